// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { getSetting } from '../../../app/settings.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commitment } from '../../../table/choice.js';
import { boardText, list } from '../../../table/words.js';
import { goodWord, portName } from '../names.js';
import { GOODS, portAt, portOf, portsInOrder, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../contract.d.ts').Likely} Likely */

/** Another port is worth the way if it pays more than so much more, and lies so many turns off at most. */
const WORTH_THE_WAY = 1;
const NEAR = 2;

/** In a question the only answer, and all the booty; in port a sale, then the end of the visit; at sea the port where the
 * cargo brings most now. @param {Frame} frame @returns {Likely | null}
 */
export function likeliest(frame) {
  const legal = optionsOf(frame).filter((option) => !option.refusal);
  const { step } = viewOf(frame);
  if (step === 'sail') return bestPort(frame, legal);
  const sale = saleHere(frame);
  if (sale) return sale;
  const only =
    legal.length === 1
      ? legal[0]
      : (legal.find(({ verb }) => verb === 'done') ??
        legal.findLast(({ verb }) => verb === 'take'));
  if (!only) return null;
  const words = commitment(frame, only);
  return { target: only.target, option: only, words, confirms: warnsOf(only) };
}

/** Does a visit end with neither silver nor cargo? @param {Option} option */
export function isEmptyHanded({ effects }) {
  return effects.some(({ id }) => id === 'effect-empty-handed');
}

/** Is the player to press twice to do it? @param {Option} option */
function warnsOf(option) {
  return Boolean(getSetting('confirmEnd')) && isEmptyHanded(option);
}

/** The sale of all cargo for which no port nearby pays much more; `told` is what is sold and brought.
 * @param {Frame} frame @returns {Likely & {told: string} | null}
 */
export function saleHere(frame) {
  const { step, visit } = viewOf(frame);
  const here = visit && portOf(frame, visit.port);
  if (step !== 'port' || !here) return null;
  const elsewhere = portsInOrder(frame).filter(({ id, turns }) => id !== here.id && turns <= NEAR);
  const sales = GOODS.flatMap((good) => {
    const best = Math.max(0, ...elsewhere.map(({ buys }) => buys[good] ?? 0));
    const most = optionsOf(frame).findLast(
      ({ target, refusal }) => target === `sell-${good}` && !refusal,
    );
    return most && best <= here.buys[good] + WORTH_THE_WAY ? [{ good, option: most }] : [];
  });
  if (!sales.length) return null;
  const goods = sales.map(({ good, option }) =>
    t('table-some-good', { count: option.action.split(' ')[2], good: goodWord(good) }),
  );
  const amount = sales.reduce((sum, { option }) => sum + gainOf(option), 0);
  const [{ option }, ...more] = sales;
  const brings = t('table-visit-gain', { amount });
  return {
    target: option.target,
    option,
    words: more.length ? t('table-sell-cargo') : boardText(option.label),
    told: more.length ? `${list(goods)} · ${brings}` : brings,
    actions: sales.map(({ option: { action } }) => action),
    confirms: true,
  };
}

/** The silver that a sale brings. @param {Option} option @returns {number} */
function gainOf({ effects }) {
  return Number(effects.find(({ id }) => id === 'effect-gain')?.args.silver ?? 0);
}

/** @param {Frame} frame @param {Option[]} legal @returns {Likely | null} */
function bestPort(frame, legal) {
  const [best] = legal
    .flatMap((option) => {
      const port = option.verb === 'sail' ? portAt(frame, option.target) : undefined;
      return port && !port.last && port.brings ? [{ option, port }] : [];
    })
    .toSorted((a, b) => b.port.brings - a.port.brings);
  if (best) {
    const { id, brings } = best.port;
    const words = t('table-likely-port', { port: portName(id), amount: brings });
    return { target: best.option.target, option: best.option, words };
  }
  const [only, ...others] = legal;
  return only && !others.length
    ? { target: only.target, option: only, words: commitment(frame, only) }
    : null;
}
