// What a turn came to: where the convoy went, net gold, ships, fights, flags, values lost.

import { t } from '../../../app/text.js';
import { boardText } from '../../../table/words.js';
import { convoySign } from '../art.js';
import { cargoWords, valueName, whereName } from '../names.js';
import { VALUES, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../view.d.ts').ConvoyView} Convoy */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {TurnOutcome['facts'][number]} Fact */

/** Events that are told as they are: fights and what came of them. */
const TOLD = new Set([
  ...['captured', 'sunk', 'taken', 'starts_over', 'turned_pirate', 'stopped', 'attacks'],
  ...['attacks_port', 'pardoned', 'becalmed', 'squalled'],
]);
/** Those of them that have short words. */
const SHORT = new Set(['captured', 'sunk', 'taken', 'turned_pirate', 'attacks', 'attacks_port']);
/** Other events that are told in the short words of the log. */
const DEEDS = new Set([
  ...['black_flag', 'begins', 'laded', 'drew', 'drew_hidden', 'played', 'boarded', 'took_letter'],
  ...['delivered', 'mended', 'salvaged'],
]);
/** Events that tell their gold themselves. */
const PAID = new Set(['sold', 'bought', 'delivered', 'mended', 'salvaged']);

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
      ...fights(events, seat),
      ...trade(events),
      ...way(was, now),
      ...deeds(events, seat),
      ...purse(was, now, events),
      ...harm(was, now),
      ...flags(was, now),
    ],
    reasoned: true,
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

/** Fights; the short words of the log have no name, so they tell only what the seat did itself.
 * @param {readonly Happening[]} events @param {number} seat @returns {Fact[]}
 */
function fights(events, seat) {
  const fell = events.some(({ kind }) => kind === 'taken');
  return events
    .filter(({ kind }) => TOLD.has(kind) && !(fell && kind === 'attacks_port'))
    .map(({ kind, text, facts }) => ({
      words:
        SHORT.has(kind) && facts.seat === seat
          ? boardText({ id: `recap-did-${kind}`, args: facts })
          : boardText(text).replace(/\.$/, ''),
    }));
}

/** @param {Convoy} was @param {Convoy} now @returns {Fact[]} */
function way(was, now) {
  if (!now.at || !was.at) return [];
  const space = whereName(now.at);
  return [{ words: t(was.at === now.at ? 'recap-sum-stayed' : 'recap-sum-sailed', { space }) }];
}

/** What was sold and bought, each with its gold. @param {readonly Happening[]} events @returns {Fact[]} */
function trade(events) {
  return ['sold', 'bought'].flatMap((kind) => {
    const made = events.filter((event) => event.kind === kind);
    if (!made.length) return [];
    /** @type {Record<string, number>} */
    const goods = {};
    let gold = 0;
    for (const { facts } of made) {
      const good = /** @type {any} */ (facts.good).id.replace(/^good-/, '');
      goods[good] = (goods[good] ?? 0) + Number(facts.count);
      gold += Number(facts.gold);
    }
    return [{ words: t(`recap-sum-${kind}`, { cargo: cargoWords(goods), gold }) }];
  });
}

/** Cards, letters, passengers and flags of the beginning, in the short words of the log.
 * @param {readonly Happening[]} events @param {number} seat @returns {Fact[]}
 */
function deeds(events, seat) {
  return events
    .filter(({ kind, facts }) => DEEDS.has(kind) && facts.seat === seat)
    .map(({ kind, facts }) => ({ words: boardText({ id: `recap-did-${kind}`, args: facts }) }));
}

/** Gold that came or went without a trade.
 * @param {Convoy} was @param {Convoy} now @param {readonly Happening[]} events @returns {Fact[]}
 */
function purse(was, now, events) {
  const more = now.gold - was.gold;
  if (!more || events.some(({ kind }) => PAID.has(kind))) return [];
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
