// What a turn came to, the weightiest first: a declaration, a combat, what was built, voyages that ended,
// and then the rest. Where there is room it is told in sentences, elsewhere in a few words each.

import { get } from '../../../app/store.js';
import { boardText, list, playerName, t } from '../../../app/text.js';
import { deedsWords, deedWords, doerOf, eventsOf, isEmpty, isOwn } from './deeds.js';
import { outcomeWords } from './loglines.js';
import { foldMoves } from './moves.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {TurnOutcome['facts'][number]} Fact */

/** Deeds by their weight; of each group those of one kind are told as one. */
const WEIGHT = [
  ...['built', 'rebuilt', 'founded', 'laid', 'fitted'],
  ...['relief', 'ended', 'piece', 'delivered', 'undelivered', 'merchant', 'took'],
  ...['set_out', 'boarded', 'full_sail', 'storm', 'pushed', 'sailed', 'stayed', 'bartered'],
  ...['traded', 'repaired', 'repaired_free', 'dropped'],
];

/** Deeds with words for little room, `recap-short-<kind>`. */
const BRIEF = new Set(['ended', 'built', 'set_out', 'sailed', 'relief']);

const ENDS = ['letter', 'sunk', 'captured', 'apart', 'escaped', 'fight_stopped'];
const TOKENS = ['admiralty', 'jolly_roger'];

/** Returns what a turn of a seat came to.
 * @param {readonly Entry[]} entries @param {number} seat
 * @returns {TurnOutcome}
 */
export function turnOutcome(entries, seat) {
  const all = eventsOf(entries);
  const events = [...begun(entries, seat), ...inTurn(all)];
  const groups = groupsOf(events, seat);
  const apart = [...declaration(events), ...combat(events)];
  const next = ownBeginning(all);
  const others = commerce(events, seat);
  const deeds = groups.map((group) => ({ at: firstOf(group, events), words: deedsWords(group) }));
  return {
    won: [],
    facts: [
      ...[...apart, ...next].map(({ words, brief }) => ({ words, brief: brief ?? words })),
      ...groups.map((group) => ({ words: deedsWords(group), brief: briefOf(group) })),
      ...others.map((words) => ({ words })),
    ],
    sentence: [...asTold(deeds, apart, seat), ...others, ...next.map(({ words }) => words)].join(
      ' ',
    ),
  };
}

/** Sentences in the order of what they tell: what was done before a combat, the combat, and the rest.
 * @param {{at: number, words: string}[]} deeds @param {(Fact & {at: number})[]} apart @param {number} seat
 * @returns {string[]}
 */
function asTold(deeds, apart, seat) {
  const breaks = apart.toSorted((a, b) => a.at - b.at);
  let from = -1;
  return [...breaks, { at: Infinity, words: '' }].flatMap(({ at, words }) => {
    const mine = deeds
      .filter((each) => from <= each.at && each.at < at)
      .toSorted((a, b) => a.at - b.at)
      .map((each) => each.words);
    from = at;
    const told = mine.length ? [t('recap-turn', { who: playerName(seat), deeds: list(mine) })] : [];
    return words ? [...told, words] : told;
  });
}

/** What happened as the turn began, within the last action of the turn before it.
 * @param {readonly Entry[]} entries @param {number} seat @returns {Happening[]}
 */
function begun([first], seat) {
  const events = (first && get().log[first.number - 1]?.events) || [];
  const at = events.findLastIndex(({ kind, facts }) => kind === 'turn' && facts.seat === seat);
  return at < 0 ? [] : events.slice(at + 1);
}

/** What the turn begins with of the player who looks: nobody else's turn will tell it.
 * @param {Happening[]} events @returns {Fact[]}
 */
function ownBeginning(events) {
  const at = events.findLastIndex(({ kind }) => kind === 'turn');
  if (at < 0 || events[at].facts.seat !== get().frame?.viewer) return [];
  const mine = events.slice(at);
  return [...relief(mine), ...declaration(mine)];
}

/** What a seat did, by kind, the weightiest first; that it played no card only where it did nothing else.
 * @param {readonly Happening[]} events @param {number} seat @returns {Happening[][]}
 */
function groupsOf(events, seat) {
  const own = foldMoves(
    events.filter((event) => doerOf(event, seat) === seat),
    isOwn,
  );
  const groups = WEIGHT.map((kind) => own.filter((event) => event.kind === kind));
  const told = groups.filter((each) => each.length);
  const rested = own.filter(({ kind }) => kind === 'rested').slice(0, 1);
  return told.length || !rested.length ? told : [rested];
}

/** Where a group begins. @param {Happening[]} group @param {readonly Happening[]} events */
function firstOf([{ text }], events) {
  return events.findIndex((each) => each.text === text);
}

/** The weightiest deed of a decision, in a sentence without its full stop; null where none is told.
 * @param {readonly Entry[]} entries @param {number} seat
 */
export function deedOf(entries, seat) {
  const own = inTurn(entries.flatMap((entry) => entry.events)).filter(
    (event) => doerOf(event, seat) === seat,
  );
  const kind = ['attacked', ...WEIGHT].find((each) => own.some((event) => event.kind === each));
  const found = own.find((event) => event.kind === kind);
  return found ? boardText(found.text).replace(/\.$/, '') : null;
}

/** Without what belongs to the next turn: that begins within the last action. @param {Happening[]} events */
function inTurn(events) {
  const next = events.findLastIndex(({ kind }) => kind === 'turn');
  return next < 0 ? events : events.slice(0, next);
}

/** @param {Happening[]} group */
function briefOf(group) {
  const [event, ...more] = group;
  const { kind, facts } = event;
  if (more.length || !BRIEF.has(kind)) return deedsWords(group);
  return boardText({ id: `recap-short-${isEmpty(event) ? 'ended_empty' : kind}`, args: facts });
}

/** Whoever has declared in it. @param {Happening[]} events @returns {(Fact & {at: number})[]} */
function declaration(events) {
  return events.flatMap(({ kind, text }, at) =>
    kind === 'declared' ? [{ at, words: boardText(text) }] : [],
  );
}

/** Whoever gets a new ship as a turn begins. @param {Happening[]} events @returns {Fact[]} */
function relief(events) {
  return events
    .filter(({ kind }) => kind === 'relief')
    .map(({ facts }) => ({
      words: boardText({ id: 'recap-lost-relief', args: facts }),
      brief: boardText({ id: 'recap-short-relief', args: facts }),
    }));
}

/** The cubes that others' Commerce brought them. @param {Happening[]} events @param {number} seat */
function commerce(events, seat) {
  return events
    .filter(({ kind, facts }) => kind === 'took' && facts.seat !== seat)
    .map(({ facts }) => boardText({ id: 'recap-turn-commerce', args: facts }));
}

/** A combat: who attacked whom, how long it took, and how it ended if it has. @param {Happening[]} events @returns {(Fact & {at: number})[]} */
function combat(events) {
  return events.flatMap(({ kind, facts }, at) => {
    if (kind !== 'attacked') return [];
    const next = events.findIndex((event, after) => after > at && event.kind === 'attacked');
    const mine = events.slice(at, next < 0 ? events.length : next);
    const ends = mine.filter((event) => ENDS.includes(event.kind));
    const fought = mine.some((event) => event.kind === 'threw');
    const rounds =
      fought && ends.length ? 1 + mine.filter((event) => event.kind === 'next_round').length : 0;
    const words = [
      boardText({ id: 'recap-fight', args: { ...facts, rounds } }),
      ...ends.map(endWords),
      ...mine.filter((event) => TOKENS.includes(event.kind)).map(endWords),
    ];
    return [{ at, words: words.join(' '), brief: ends.map(endBrief).join(' ') || words.join(' ') }];
  });
}

/** How a combat ended, where there is little room. @param {Happening} event */
function endBrief(event) {
  const { kind, facts } = event;
  const short = kind === 'sunk' || kind === 'captured';
  return short ? boardText({ id: `recap-short-${kind}`, args: facts }) : endWords(event);
}

/** @param {Happening} event */
function endWords(event) {
  const deed = deedWords(event);
  if (deed === null) return outcomeWords(event);
  return t('recap-turn', { who: playerName(event.facts.seat), deeds: deed });
}
