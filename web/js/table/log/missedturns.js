// What happened since a seat's last turn: the turns of the others, the positions between them, and the
// places that they changed.

import { openKey, page } from '../../app/games.js';
import { drawAfter, get, set } from '../../app/store.js';
import { ask } from '../../boot/engine.js';
import { isPractice } from '../../match/practice.js';
import { AWAITED } from '../details.js';
import { perMatch } from '../session.js';
import { turnSeat } from '../turninfo.js';
import { boardText } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../protocol.d.ts').TextShape} TextShape */

/**
 * What was done in a player's turn, reactions of others included, and the positions before and after it
 * once they are known. `setbacks` is what it took from the plans of the player who looks.
 * @typedef {{seat: number, entries: Entry[], before: Frame | null, after: Frame | null, setbacks: TextShape[]}} Turn
 */

/** What the player who looks has missed; `open` until it is put away or his turn has gone on. */
const since = perMatch(() => ({
  key: '',
  /** How many entries came before. */
  from: 0,
  entries: 0,
  open: false,
  /** Is it known what the turns came to? */
  known: false,
  /** @type {Turn[]} */
  turns: [],
  /** What the places show that have changed. @type {ReadonlyMap<string, string>} */
  marks: new Map(),
  /** The positions between turns, by the number of entries, and the newest. @type {Map<number, Frame>} */
  seen: new Map(),
}));

/** How many positions are remembered: more than a round has turns. */
const REMEMBERED = 12;

/** Remembers a position, and forgets those in the middle of a turn. @param {Frame} frame @param {readonly Entry[]} log */
function remember(frame, log) {
  const { seen } = since();
  for (const entry of seen.keys()) if (!isBetween(log, entry)) seen.delete(entry);
  seen.delete(frame.entries);
  seen.set(frame.entries, frame);
  if (seen.size > REMEMBERED) seen.delete(/** @type {number} */ (seen.keys().next().value));
}

/** Does a position lie between two turns? @param {readonly Entry[]} log @param {number} entry */
function isBetween(log, entry) {
  if (entry >= log.length) return false;
  return entry === 0 || turnOf(log[entry - 1]) !== turnOf(log[entry]);
}

/** What the player who looks has missed, turn by turn. @returns {readonly Turn[]} */
export function missedTurns() {
  return since().turns;
}

/** Does the card of what was missed lie open? */
export function recapOpen() {
  return since().open && since().turns.length > 0;
}

/** Where the missed turns begin in the log, if they are open; null while it is not known what they came to. */
export function knownTurns() {
  return recapOpen() && since().known ? since().from : null;
}

/** Hides the card of the missed turns until the next turn. */
export function dismissRecap() {
  since().open = false;
  set({});
}

/** Follows a new position: a turn that begins is recapped, the first action ends it.
 * @param {Frame} frame @param {readonly Entry[]} log
 */
export function followTurns(frame, log) {
  remember(frame, log);
  const here = since();
  const seat = frame.viewer;
  const { from, to } = seat === null ? { from: 0, to: 0 } : toldTurns(frame, log, seat);
  const key = `${seat} ${from} ${to}`;
  if (key === here.key) {
    if (frame.entries !== here.entries) here.open = false;
    return;
  }
  const watched = get().mode.kind === 'captain';
  const turns = frame.outcome ? [] : inTurns(log.slice(from, to));
  const goesOn = log.slice(to).some((entry) => entry.seat === seat); // back from another's answer
  const quiet = watched || goesOn || isPractice(frame) || !turns.some(lineOf);
  Object.assign(here, {
    key,
    from,
    turns,
    entries: frame.entries,
    open: !quiet,
    known: false,
    marks: new Map(),
  });
  if (turns.length && !watched) complete(frame, from);
}

/** Whose turn an entry belongs to; his who acted, where all act at once. @param {Entry} entry */
function turnOf({ turn, seat }) {
  return turn ?? seat;
}

/** The entries of the others' turns before this turn of a seat. @param {readonly Entry[]} log @param {number} seat */
function betweenTurns(log, seat) {
  let to = log.length;
  while (to > 0 && turnOf(log[to - 1]) === seat) to--;
  let from = to;
  while (from > 0 && turnOf(log[from - 1]) !== seat) from--;
  return { from, to };
}

/** The same without the turn that still goes on, in games that show it elsewhere.
 * @param {Frame} frame @param {readonly Entry[]} log @param {number} seat
 */
function toldTurns(frame, log, seat) {
  const { from, to } = betweenTurns(log, seat);
  const now = turnSeat(frame);
  if (!page()?.recap?.whole || now === null || now === seat) return { from, to };
  let end = to;
  while (end > from && turnOf(log[end - 1]) === now) end--;
  return { from, to: end };
}

/** @param {readonly Entry[]} entries @returns {Turn[]} */
function inTurns(entries) {
  /** @type {Turn[]} */
  const turns = [];
  for (const entry of entries) {
    const seat = turnOf(entry);
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.entries.push(entry);
    else turns.push({ seat, entries: [entry], before: null, after: null, setbacks: [] });
  }
  return turns;
}

/** Finds what belongs to the turns: the positions between them, what has changed since the first, and
 * what they took from the player's plans. @param {Frame} frame @param {number} from how many entries came before
 */
async function complete(frame, from) {
  const here = since();
  const { key, turns, seen } = here;
  const ends = [from, ...turns.map(({ entries }) => entries[entries.length - 1].number + 1)];
  const asking = Promise.all([
    Promise.all(ends.map((entry) => seen.get(entry) ?? askPast(frame, entry))),
    askSetbacks(frame, from),
  ]);
  drawAfter(asking, AWAITED);
  const [positions, setbacks] = await asking;
  if (here !== since() || key !== here.key) return;
  turns.forEach((turn, at) => {
    const [before, after] = [positions[at], positions[at + 1]];
    const numbers = turn.entries.map((entry) => entry.number);
    const taken = setbacks.filter(({ number }) => numbers.includes(number));
    Object.assign(turn, { before, after, setbacks: taken.map(({ text }) => text) });
  });
  here.known = true;
  mark(frame, positions[0]);
  set({});
}

/** Notes which places differ from a position; none if it can't be shown any more. @param {Frame} frame @param {Frame | null} before */
function mark(frame, before) {
  const faces = openKey() === frame.game ? page()?.recap?.faces : null;
  if (!faces || !before) return;
  const then = faces(before);
  since().marks = new Map([...faces(frame)].filter(([place, face]) => then.get(place) !== face));
}

/** @param {Frame} frame @param {number} entry @returns {Promise<Frame | null>} */
async function askPast({ n, viewer }, entry) {
  const asking = ask({ op: 'past', n, entry, viewer });
  return /** @type {any} */ (await asking.catch(() => null)); // the log still tells
}

/** @param {Frame} frame @param {number} from @returns {Promise<import('../../protocol.d.ts').SetbackShape[]>} */
async function askSetbacks({ n, viewer }, from) {
  if (viewer === null || !page()?.recap?.outcome) return [];
  const asking = ask({ op: 'setbacks', n, entry: from, viewer });
  return /** @type {any} */ (await asking.catch(() => null))?.setbacks ?? [];
}

/** Has a place been changed since the last turn of the player who looks? @param {string} place @param {string} face what it shows */
export function isChanged(place, face) {
  return !get().past && since().marks.get(place) === face;
}

/** A player's turn in one line; empty if nothing was done. @param {{seat: number, entries: readonly Entry[]}} turn */
export function lineOf(turn) {
  const { silent, refill, follows } = page()?.recap ?? {};
  const told = turn.entries
    .flatMap((entry) => entry.events)
    .filter((event) => !silent?.has(event.kind))
    .filter((event, index, all) => !follows?.(event, all[index + 1]));
  let line = '';
  for (const [index, event] of told.entries()) {
    const refills = refill?.has(event.kind) && !refill.has(told[index - 1]?.kind);
    line += (index ? (refills ? '; ' : ', ') : '') + clause(event, turn.seat);
  }
  return line;
}

/** An event as a part of a line: a whole sentence loses its full stop. @param {Happening} event @param {number} seat */
function clause(event, seat) {
  return page()?.recap?.brief?.(event, seat) ?? boardText(event.text).replace(/\.$/, '');
}
