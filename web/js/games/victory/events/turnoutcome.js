// What a turn came to, in the order of its steps: voyages, cubes of choice, repairs, trade, the card played,
// a combat in one line, discards. A step without an event is left out; a turn without a card says so.

import { t } from '../../../app/text.js';
import { boardText, list } from '../../../table/words.js';
import { cubesWords } from '../names.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {TurnOutcome['facts'][number]} Fact */

const VOYAGES = ['pushed', 'ended', 'piece', 'delivered', 'undelivered', 'merchant'];
const PLAYS = [
  ...['built', 'rebuilt', 'fitted', 'founded', 'laid', 'bartered', 'set_out', 'boarded'],
  ...['full_sail', 'storm', 'rested'],
];
const ENDS = ['letter', 'sunk', 'captured', 'apart', 'escaped', 'fight_stopped'];
const TOKENS = ['admiralty', 'jolly_roger'];

/** Returns what a turn of a seat came to.
 * @param {readonly Entry[]} entries @param {number} seat
 * @returns {TurnOutcome}
 */
export function turnOutcome(entries, seat) {
  const all = entries.flatMap((entry) => entry.events);
  const events = inTurn(all);
  return {
    won: [],
    facts: [
      ...declaration(all),
      ...voyages(events, seat),
      ...taken(events, seat),
      ...repairs(events),
      ...trades(events),
      ...plays(events),
      ...combat(events),
      ...discards(events),
    ],
  };
}

/** Without what belongs to the next turn: that begins within the last action. @param {Happening[]} events */
function inTurn(events) {
  const next = events.findLastIndex(({ kind }) => kind === 'turn');
  return next < 0 ? events : events.slice(0, next);
}

/** @param {string} id @param {Happening['facts']} args @returns {Fact} */
function fact(id, args) {
  return { words: boardText({ id, args }) };
}

/** Whoever has declared in it, or as the next turn began. @param {Happening[]} events @returns {Fact[]} */
function declaration(events) {
  return events
    .filter(({ kind }) => kind === 'declared')
    .map(({ facts }) => fact('recap-sum-declared', facts));
}

/** Where the ships went and what they brought, with the cubes of others' Commerce.
 * @param {Happening[]} events @param {number} seat @returns {Fact[]}
 */
function voyages(events, seat) {
  return events.flatMap(({ kind, facts }) => {
    if (kind === 'sailed') return [fact('recap-sum-sailed', facts)];
    if (kind === 'ended')
      return [
        {
          ...fact('recap-did-ended', facts),
          brief: boardText({ id: 'recap-short-ended', args: facts }),
        },
      ];
    if (kind === 'took' && facts.seat !== seat) return [fact('recap-sum-commerce', facts)];
    return VOYAGES.includes(kind) ? [fact(`recap-did-${kind}`, facts)] : [];
  });
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
function plays(events) {
  return events.flatMap(({ kind, facts }) =>
    PLAYS.includes(kind) ? [fact(`recap-did-${kind}`, facts)] : [],
  );
}

/** A combat in one line: who fought whom, how long, and how it ended. @param {Happening[]} events @returns {Fact[]} */
function combat(events) {
  const began = events.find(({ kind }) => kind === 'attacked');
  if (!began) return [];
  const rounds = 1 + events.filter(({ kind }) => kind === 'next_round').length;
  const ends = [...ENDS, ...TOKENS].flatMap((end) =>
    events.flatMap(({ kind, facts }) =>
      kind === end ? [boardText({ id: `recap-did-${kind}`, args: facts })] : [],
    ),
  );
  const fought = boardText({ id: 'recap-sum-fought', args: began.facts });
  const stopped = events.some(({ kind }) => kind === 'letter');
  const words = t(`recap-sum-${stopped ? 'stopped' : 'combat'}`, {
    fought,
    rounds,
    end: list(ends),
  });
  return [{ words, brief: list(ends) }];
}

/** @param {Happening[]} events @returns {Fact[]} */
function discards(events) {
  const count = events.filter(({ kind }) => kind === 'dropped').length;
  return count ? [{ words: t('recap-sum-dropped', { count }) }] : [];
}
