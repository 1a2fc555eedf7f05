// What a turn came to: where the convoy went, net gold, ships, fights, flags, values lost.

import { t } from '../../../app/text.js';
import { boardText, list } from '../../../table/words.js';
import { convoySign } from '../art.js';
import { cargoWords, valueName, whereName } from '../names.js';
import { loaded, VALUES, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../view.d.ts').ConvoyView} Convoy */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {TurnOutcome['facts'][number]} Fact */

/** Events that are told as they are: fights and what came of them. */
const TOLD = new Set([
  ...['captured', 'sunk', 'taken', 'starts_over', 'turned_pirate', 'stopped', 'attacks'],
  ...['attacks_port', 'pardoned'],
]);

/** Returns what a turn of a seat came to.
 * @param {readonly Entry[]} entries @param {number} seat @param {Frame} before @param {Frame} after
 * @returns {TurnOutcome}
 */
export function turnOutcome(entries, seat, before, after) {
  const [was, now] = [before, after].map((frame) => viewOf(frame).convoys[seat]);
  const events = entries.flatMap((entry) => entry.events);
  return {
    won: now.ships > was.ships ? [ship(now, seat)] : [],
    facts: [
      ...fights(events),
      ...way(was, now),
      ...cargo(was, now),
      ...purse(was, now),
      ...harm(was, now),
      ...flags(was, now),
    ],
  };
}

/** @param {Convoy} now @param {number} seat */
function ship(now, seat) {
  const words = t('table-ships', { count: now.ships });
  return {
    picture: convoySign(now.ships, now.pirate, seat),
    name: words,
    kind: t('recap-kind-ship'),
    full: words,
    spoken: words,
  };
}

/** @param {readonly Happening[]} events @returns {Fact[]} */
function fights(events) {
  return events
    .filter(({ kind }) => TOLD.has(kind))
    .map(({ text }) => ({ words: boardText(text).replace(/\.$/, '') }));
}

/** @param {Convoy} was @param {Convoy} now @returns {Fact[]} */
function way(was, now) {
  if (!now.at) return [];
  const space = whereName(now.at);
  return [{ words: t(was.at === now.at ? 'recap-sum-stayed' : 'recap-sum-sailed', { space }) }];
}

/** @param {Convoy} was @param {Convoy} now @returns {Fact[]} */
function cargo(was, now) {
  const same = list(loaded(was.cargo).map(String)) === list(loaded(now.cargo).map(String));
  return same ? [] : [{ words: t('recap-sum-cargo', { cargo: cargoWords(now.cargo) }) }];
}

/** @param {Convoy} was @param {Convoy} now @returns {Fact[]} */
function purse(was, now) {
  const more = now.gold - was.gold;
  if (!more) return [];
  return [
    { words: t(more > 0 ? 'recap-sum-gained' : 'recap-sum-spent', { amount: Math.abs(more) }) },
  ];
}

/** @param {Convoy} was @param {Convoy} now @returns {Fact[]} */
function harm(was, now) {
  return VALUES.filter((value) => now.values[value] < was.values[value]).map((value) => ({
    words: t('recap-sum-value', {
      value: valueName(value),
      before: was.values[value],
      after: now.values[value],
    }),
  }));
}

/** @param {Convoy} was @param {Convoy} now @returns {Fact[]} */
function flags(was, now) {
  const sum = (/** @type {Convoy} */ convoy) => convoy.flags.nation + convoy.flags.pirate;
  return sum(now) === sum(was) ? [] : [{ words: t('recap-sum-flags', { count: sum(now) }) }];
}
