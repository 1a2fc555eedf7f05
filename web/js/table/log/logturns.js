// The log by turns: which entries belong together, and what of their events is told in which line.

import { page } from '../../app/games.js';
import { boardText, capital } from '../words.js';

/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../games/contract.d.ts').LogLine} LogLine */
/** An entry, or a part of one: within which the next turn begins (its events then are those of that turn),
 * or from an event on that heads a row, with the number of that part.
 * @typedef {Entry & {begun?: boolean, piece?: number}} Part
 */
/** Entries of one turn, with the number of the part of the game; 0 where it has no parts. The seat is -1
 * where a part is everybody's.
 * @typedef {{seat: number, part: number, entries: Part[]}} LogTurn
 */

/** Sorts entries into turns. @param {readonly Entry[]} log from the first entry on @returns {LogTurn[]} the oldest first */
export function turnsOf(log) {
  const { begins, partName } = page()?.recap ?? {};
  /** @type {LogTurn[]} */
  const turns = [];
  let part = !begins && partsIn(log) ? 1 : 0;
  let last = '';
  for (const entry of log.flatMap(halves)) {
    const seat = partName ? -1 : (entry.turn ?? entry.seat);
    const round = begins && entry.begun && entry.events[0].facts.round;
    if (typeof round === 'number') part = round;
    if (last !== `${part} ${seat}`) turns.push({ seat, part, entries: [] });
    last = `${part} ${seat}`;
    turns[turns.length - 1].entries.push(entry);
    if (!begins) part += partsIn([entry]);
  }
  return turns;
}

/** An entry in two where the next turn begins within it. @param {Entry} entry @returns {Part[]} */
function halves(entry) {
  const { begins } = page()?.recap ?? {};
  const at = begins ? entry.events.findIndex(({ kind }) => begins.has(kind)) : -1;
  if (at < 0) return [entry];
  const next = entry.events.slice(at);
  const then = { ...entry, events: next, do: null, turn: next[0].facts.seat, begun: true };
  return [{ ...entry, events: entry.events.slice(0, at) }, then];
}

/** How many parts of the game, such as rounds, begin in some entries. @param {readonly Entry[]} entries */
function partsIn(entries) {
  const kind = page()?.partEvent ?? 'round';
  return entries.flatMap(({ events }) => events).filter((event) => event.kind === kind).length;
}

/** The entries that stand in one row of the log, row by row. @param {readonly Part[]} entries of a turn @returns {Part[][]} */
export function rowsIn(entries) {
  const { joins } = page()?.recap ?? {};
  const listed = entries.filter((entry, at) => !isFollowed(entry, entries[at + 1]));
  /** @type {Part[][]} */
  const rows = [];
  for (const entry of listed.flatMap(pieces)) {
    const last = rows.at(-1);
    if (last && !entry.piece && joins?.(entry, last[last.length - 1], last[0])) last.push(entry);
    else rows.push([entry]);
  }
  return rows.filter((row) => linesIn(row).length);
}

/** An entry, parted where an event within it heads a row. @param {Part} entry @returns {Part[]} */
function pieces(entry) {
  const { heads } = page()?.recap ?? {};
  const starts = entry.events.flatMap(({ kind }, at) => (at && heads?.has(kind) ? [at] : []));
  return [0, ...starts].map((start, piece) => {
    const events = entry.events.slice(start, starts[piece]);
    return piece ? { ...entry, events, do: null, piece } : { ...entry, events };
  });
}

/** The lines of a row, each under who did it. @param {readonly Part[]} entries @returns {LogLine[]} */
export function linesIn(entries) {
  const lines = page()?.recap?.lines;
  if (lines) return lines(entries);
  return entries.map((entry) => ({ seat: entry.seat, entry: entry.number, words: '' }));
}

/** Tells whether the next entry of a turn says more, so that this one needs no line: a step of a longer way.
 * @param {Entry} entry @param {Entry | undefined} next
 */
function isFollowed({ events, do: action }, next) {
  const { follows, unsaid } = page()?.recap ?? {};
  if (!events.length) return Boolean(next && unsaid?.(action ?? ''));
  const last = events.at(-1);
  return Boolean(
    follows && last && next && events.every((event) => follows(event, next.events[0])),
  );
}

/** What an entry tells: its sentence, in brief under its player's name, and lines that stand alone.
 * @param {Entry} entry @returns {{text: string, alone: string[]}}
 */
export function linesOf(entry) {
  const { brief, headed, alone } = page()?.recap ?? {};
  const told = entry.events.filter(({ kind }) => !headed?.has(kind));
  const lines = told.filter(({ kind }) => alone?.has(kind)).map((event) => boardText(event.text));
  const rest = told.filter(({ kind }) => !alone?.has(kind));
  const short = rest.map((event) => brief?.(event, entry.seat) ?? null);
  const text = short.some((each) => each === null)
    ? rest.map((event) => boardText(event.text)).join(' ')
    : capital(short.join(', '));
  return { text: text || (lines.length ? '' : bare(entry.do ?? '')), alone: lines };
}

/** An action of which nothing else is told, in the words of the command line. @param {string} action */
function bare(action) {
  const unsaid = page()?.recap?.unsaid?.(action);
  if (unsaid) return capital(unsaid);
  const { verbs = [], word = String } = page()?.commands ?? {};
  const [verb, ...rest] = action.split(' ');
  return verbs.includes(verb) ? [word(verb), ...rest].join(' ') : action;
}
