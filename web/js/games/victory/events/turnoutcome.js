// What a turn came to, in the order of its steps: voyages, repairs, trade, the card played, discards. A step
// without an event is left out.

import { t } from '../../../app/text.js';
import { boardText } from '../../../table/words.js';
import { cubesWords } from '../names.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {TurnOutcome['facts'][number]} Fact */

/** Events told as they are in brief, by their kind. */
const AS_BRIEF = new Set([
  ...['pushed', 'ended', 'piece', 'delivered', 'undelivered', 'merchant'],
  ...['built', 'rebuilt', 'fitted', 'founded', 'laid', 'bartered', 'set_out', 'boarded'],
  ...['full_sail', 'storm'],
]);

/** Ends of a combat, with the words for them. @type {Record<string, string>} */
const ENDS = {
  letter: 'letter',
  sunk: 'sunk',
  captured: 'captured',
  apart: 'apart',
  escaped: 'escaped',
  fight_stopped: 'stopped',
};

/** Returns what a turn of a seat came to.
 * @param {readonly Entry[]} entries @param {number} seat
 * @returns {TurnOutcome}
 */
export function turnOutcome(entries, seat) {
  const events = inTurn(entries.flatMap((entry) => entry.events));
  return {
    won: [],
    facts: [
      ...events.flatMap((event) => (isVoyage(event) ? told(event, seat) : [])),
      ...taken(events, seat),
      ...repairs(events),
      ...trades(events),
      ...events.flatMap((event) => (isVoyage(event) ? [] : told(event, seat))),
      ...discards(events),
    ],
  };
}

/** Without what belongs to the next turn: that begins within the last action. @param {Happening[]} events */
function inTurn(events) {
  const next = events.findLastIndex(({ kind }) => kind === 'turn');
  return next < 0 ? events : events.slice(0, next);
}

/** Does an event belong to the voyages? The play step has ships that set out or are moved by cards. @param {Happening} event */
function isVoyage({ kind }) {
  return ['sailed', 'pushed', 'ended', 'piece', 'delivered', 'undelivered', 'merchant'].includes(
    kind,
  );
}

/** An event that is told by itself. @param {Happening} event @param {number} seat @returns {Fact[]} */
function told({ kind, facts }, seat) {
  const args = facts;
  if (kind === 'sailed') return [fact('recap-sum-sailed', args)];
  if (AS_BRIEF.has(kind)) return [fact(`recap-did-${kind}`, args)];
  if (kind === 'attacked') return [fact('recap-sum-attacked', args)];
  if (ENDS[kind]) return [fact(`recap-sum-${ENDS[kind]}`, args)];
  if (kind === 'declared') return [fact('recap-sum-declared', args)];
  if (kind === 'took' && facts.seat !== seat) return [fact('recap-sum-commerce', args)];
  return [];
}

/** @param {string} id @param {Happening['facts']} args @returns {Fact} */
function fact(id, args) {
  return { words: boardText({ id, args }) };
}

/** The cubes of choice that the seat took: for a voyage or from its Industry. @param {Happening[]} events @param {number} seat @returns {Fact[]} */
function taken(events, seat) {
  /** @type {Record<string, number>} */
  const cubes = {};
  for (const { kind, facts } of events) {
    if (kind !== 'took' || facts.seat !== seat) continue;
    const name = facts.kind.id.replace('kind-', '');
    cubes[name] = (cubes[name] ?? 0) + 1;
  }
  if (!Object.keys(cubes).length) return [];
  return [{ words: t('recap-sum-took', { cubes: cubesWords(cubes) }) }];
}

/** @param {Happening[]} events @returns {Fact[]} */
function repairs(events) {
  const count = events.filter(({ kind }) => ['repaired', 'repaired_free'].includes(kind)).length;
  return count ? [{ words: t('recap-sum-repaired', { count }) }] : [];
}

/** @param {Happening[]} events @returns {Fact[]} */
function trades(events) {
  const all = events.filter(({ kind }) => kind === 'traded');
  if (all.length > 1) return [{ words: t('recap-sum-trades', { count: all.length }) }];
  return all.map(({ facts }) => fact('recap-sum-traded', facts));
}

/** @param {Happening[]} events @returns {Fact[]} */
function discards(events) {
  const count = events.filter(({ kind }) => kind === 'dropped').length;
  return count ? [{ words: t('recap-sum-dropped', { count }) }] : [];
}
