// What the enemy's captain did since one's own last decision, in its order; where there is little room broadsides
// and hits first, then where both ships have come, then the rest. What happened to the other follows, after one name.

import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { logLines } from './loglines.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */

/** Of these only the last of each ship is told: where she has come, how she lies. */
const LAST = new Set(['moved', 'turned', 'fell_off']);

/** Told in the log, but not what a turn came to. */
const SMALL = new Set([
  ...['impulse', 'goes_first', 'revealed', 'initiative', 'speed', 'loaded', 'chasers_loaded'],
  ...['special_load', 'morale_held', 'strike_held', 'mustered', 'reshuffled', 'recentred'],
  ...['drew', 'holds', 'not_loaded', 'strain_shown', 'dropped'],
]);

/** Of what the reader's own ship did and suffered only these are told: he knows what he did himself. */
const SUFFERED = new Set([
  ...['hull_hit', 'rigging_hit', 'crew_hit', 'morale', 'caught_fire', 'in_irons', 'fell_off'],
  ...['captured', 'struck', 'broke_off', 'grappled', 'repelled', 'left_post', 'night'],
]);

/** What a captain chooses in secret: told where nothing else is. */
const SECRET = ['selected', 'selected_strain', 'crew_sealed', 'sail_sealed', 'aim_sealed'];

/** How weighty a kind of event is; all others come last. @type {string[][]} */
const WEIGHT = [
  ['captured', 'struck', 'broke_off', 'boards', 'grappled', 'caught_fire', 'repelled', 'night'],
  ['broadside', 'chased', 'parried', 'hull_hit', 'rigging_hit', 'crew_hit', 'morale'],
  ['moved', 'tack_die', 'turned', 'backed', 'in_irons', 'fell_off', 'alongside', 'lies', 'bonus'],
];

/** What is told once more in later impulses of a turn, and how much of it for each ship. */
const EARLIER = [
  ...WEIGHT[0],
  ...WEIGHT[1],
  'in_irons',
  'alongside',
  'played',
  'play_now',
  'spent',
];
const MOST = 3;

/** Returns what a turn came to. @param {readonly Entry[]} entries @param {number} seat @returns {TurnOutcome} */
export function turnOutcome(entries, seat) {
  const all = entries.flatMap(({ events }) => events);
  const told = all.filter((event, at) => isNews(event, seat) && isTold(event, all.slice(at + 1)));
  const before = earlier(entries);
  const past = earlierTold(before, seat);
  const squares = [...before, ...entries]
    .flatMap(({ events }) => events)
    .filter((event) => isSquare(event, seat));
  const sailed = squares.length > 1 ? [t('recap-squares', { count: squares.length })] : [];
  const weighty = [...WEIGHT, null].flatMap((kinds) => linesOf(entries, told, kinds));
  const [first, ...rest] = nowTold(linesIn(entries, told), seat);
  const then = first && past.length ? t('recap-then', { words: first }) : first;
  const inOrder = [...past, ...(then ? [then, ...rest] : []), ...sailed];
  const secret = inOrder.length ? [] : secretly(entries, seat);
  return {
    won: [],
    facts: [...nowTold(weighty, seat), ...sailed, ...past, ...secret].map((words) => ({ words })),
    sentence: [...inOrder, ...secret].map(sentence).join('\n'),
  };
}

/** What a captain chose that nobody else may know yet, or that he played no card. @param {readonly Entry[]} entries @param {number} seat */
function secretly(entries, seat) {
  const own = entries.filter((entry) => entry.seat === seat);
  const kinds = own
    .flatMap(({ events }) => events)
    .filter(({ facts }) => facts.seat === seat)
    .map(({ kind }) => kind);
  const found = SECRET.findLast((kind) => kinds.includes(kind));
  if (found) return [t(`recap-secret-${found}`)];
  return own.some((entry) => entry.do === 'pass') ? [t('recap-no-card')] : [];
}

/** What was done now: the captain's deeds, or that there were none, then what happened to the other ship.
 * @param {{doer: number | null, words: string}[]} lines @param {number} seat
 */
function nowTold(lines, seat) {
  const theirs = lines.filter(({ doer }) => doer !== null && doer !== seat);
  const words = lines.filter((line) => !theirs.includes(line)).map((line) => line.words);
  if (!theirs.length) return words;
  return [...(words.length ? words : [t('recap-nothing')]), othersTold(theirs)];
}

/** What was done in this turn before some entries, if the turn began before them. @param {readonly Entry[]} entries */
function earlier(entries) {
  const { log } = get();
  const isTurn = (/** @type {Entry} */ { events }) => events.some(({ kind }) => kind === 'turn');
  if (!entries.length || entries.some(isTurn)) return [];
  const before = log.filter(({ number }) => number < entries[0].number);
  return before.slice(before.findLastIndex(isTurn) + 1);
}

/** Has a seat's ship come to another square? @param {Happening} event @param {number} seat */
function isSquare({ kind, facts }, seat) {
  return kind === 'moved' && facts.seat === seat;
}

/** What mattered earlier in the turn, the last of it: fire and what it did, cards, missed manoeuvres.
 * @param {readonly Entry[]} before @param {number} seat
 */
function earlierTold(before, seat) {
  const all = before.flatMap(({ events }) => events).filter((event) => isNews(event, seat));
  const lines = linesOf(before, all, EARLIER);
  const his = lines.filter(({ doer }) => doer === null || doer === seat).slice(-MOST);
  const others = lines.filter(({ doer }) => doer !== null && doer !== seat);
  const words = his.map((line) => line.words);
  if (others.length) words.push(othersTold(others.slice(-MOST)));
  return words.length ? [t('recap-earlier', { words: words.join('; ') })] : [];
}

/** What the other ship did, or what was done to her, after her captain's name: no other stands right before it. @param {{doer: number | null, words: string}[]} lines */
function othersTold(lines) {
  const words = lines.map((line) => line.words).join('; ');
  return t('recap-of-ship', { who: playerName(lines[0].doer ?? 0), words });
}

/** Did the captain do it, or did it happen to the other ship? @param {Happening} event @param {number} seat */
function isNews({ kind, facts }, seat) {
  if (kind === 'parried') return facts.seat !== seat; // his broadside, which the other parried
  return facts.seat === undefined || facts.seat === seat || SUFFERED.has(kind);
}

/** @param {Happening} event @param {Happening[]} later */
function isTold({ kind, facts }, later) {
  if (SMALL.has(kind)) return false;
  return !(
    LAST.has(kind) && later.some((each) => each.kind === kind && each.facts.seat === facts.seat)
  );
}

/** The lines of events of some kinds, or of all others, with who did it.
 * @param {readonly Entry[]} entries @param {Happening[]} told @param {string[] | null} kinds
 */
function linesOf(entries, told, kinds) {
  const isOfThem = (/** @type {Happening} */ { kind }) =>
    kinds ? kinds.includes(kind) : !WEIGHT.flat().includes(kind);
  return linesIn(entries, told.filter(isOfThem));
}

/** The lines of some events as they came, with who did it. @param {readonly Entry[]} entries @param {Happening[]} told */
function linesIn(entries, told) {
  const lines = logLines(
    entries.map((entry) => ({
      ...entry,
      events: entry.events.filter((each) => told.includes(each)),
    })),
  );
  return lines.map(({ seat, words }) => ({ doer: seat, words: words.replace(/\.$/, '') }));
}

/** A card's own words end their sentence. @param {string} text */
function sentence(text) {
  return /[.!?][”“"]$/.test(text) ? text : t('table-sentence', { text });
}
