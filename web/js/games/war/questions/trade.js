// The trade of a visit as far as it has come: crates sold and bought, gold before and after.

import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { capital, list } from '../../../table/words.js';
import { goodWord, valueName } from '../names.js';
import { goods, ownConvoy, VALUES } from '../position.js';
import { doneSoFar, moved, replay } from './crates.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

const VERBS = ['sell', 'buy', 'mend', 'smuggle'];

/** Was anything done in this port action? @param {Frame} frame */
export function changedHere(frame) {
  return doneSoFar(frame, VERBS).length > 0;
}

/** How many were sold, bought or mended. @param {Frame} frame @param {'sell' | 'buy' | 'mend'} verb @param {string} what */
export function tradedSoFar(frame, verb, what) {
  return moved(doneSoFar(frame, VERBS), verb, what);
}

/** Sets how much of a good is sold and bought, or of a value mended; what brings gold comes first.
 * @param {Frame} frame @param {Record<string, number>} wanted by "sell tea"
 */
export function setTrade(frame, wanted) {
  const done = doneSoFar(frame, VERBS);
  const count = (/** @type {string} */ verb, /** @type {string} */ what) =>
    wanted[`${verb} ${what}`] ?? moved(done, verb, what);
  const of = (/** @type {string} */ verb, /** @type {readonly string[]} */ all) =>
    all
      .filter((what) => count(verb, what) > 0)
      .map((what) => `${verb} ${what} ${count(verb, what)}`);
  replay(done.length, [
    ...done.filter((action) => action === 'smuggle'),
    ...of('sell', goods()),
    ...of('buy', goods()),
    ...of('mend', VALUES),
  ]);
}

/** The gold before this port action. @param {Frame} frame */
export function goldBefore(frame) {
  const count = doneSoFar(frame, VERBS).length;
  const events = get()
    .log.slice(frame.entries - count, frame.entries)
    .flatMap((entry) => entry.events);
  const sum = (/** @type {string[]} */ kinds) =>
    events
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((all, { facts }) => all + Number(facts.gold ?? 0), 0);
  return ownConvoy(frame).gold - sum(['sold']) + sum(['bought', 'mended']);
}

/** All of it in a line: "Sold 12 cotton, bought 6 coffee: 15 → 33"; '' where nothing was done. @param {Frame} frame */
export function tradeSum(frame) {
  const some = (/** @type {'sell' | 'buy'} */ verb) =>
    goods()
      .filter((good) => tradedSoFar(frame, verb, good))
      .map((good) =>
        t('table-some-good', { count: tradedSoFar(frame, verb, good), good: goodWord(good) }),
      );
  const mended = VALUES.filter((value) => tradedSoFar(frame, 'mend', value)).map((value) =>
    t('table-mended', { value: valueName(value), count: tradedSoFar(frame, 'mend', value) }),
  );
  const [sold, bought] = [some('sell'), some('buy')];
  const parts = [
    ...(sold.length ? [t('table-sold', { goods: list(sold) })] : []),
    ...(bought.length ? [t('table-bought', { goods: list(bought) })] : []),
    ...mended,
  ];
  if (!parts.length) return '';
  return `${capital(parts.join(', '))}: ${t('table-sum', { before: goldBefore(frame), after: ownConvoy(frame).gold })}`;
}
