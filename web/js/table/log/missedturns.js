// What happened since a seat's last turn: whose actions, in a line each, and the places they changed.

import { page } from '../../app/games.js';
import { drawAfter, get, set } from '../../app/store.js';
import { ask } from '../../boot/engine.js';
import { AWAITED } from '../details.js';
import { perMatch } from '../session.js';
import { boardText } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../protocol.d.ts').EventShape} Happening */

/** What was done in a player's turn, reactions of others included. @typedef {{seat: number, entries: Entry[]}} Turn */

/** What the player who looks has missed; `open` until it is put away or his turn has gone on. */
const since = perMatch(() => ({
  key: '',
  entries: 0,
  open: false,
  /** @type {Turn[]} */
  turns: [],
  /** What the places show that have changed. @type {ReadonlyMap<string, string>} */
  marks: new Map(),
  /** What the places showed after so many entries, the latest positions only. @type {Map<number, Map<string, string>>} */
  seen: new Map(),
}));

/** How many positions are remembered: all of a round, as a rule. */
const REMEMBERED = 80;

/** Remembers what the places show. @param {Frame} frame */
function remember(frame) {
  const faces = page()?.recap?.faces;
  if (!faces) return;
  const { seen } = since();
  seen.delete(frame.entries);
  seen.set(frame.entries, faces(frame));
  if (seen.size > REMEMBERED) seen.delete(/** @type {number} */ (seen.keys().next().value));
}

/** What the player who looks has missed, turn by turn. @returns {readonly Turn[]} */
export function missedTurns() {
  return since().turns;
}

/** Does the card of what was missed lie open? */
export function recapOpen() {
  return since().open && since().turns.length > 0;
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
  remember(frame);
  const here = since();
  const seat = frame.viewer;
  const { from, to } = seat === null ? { from: 0, to: 0 } : betweenTurns(log, seat);
  const key = `${seat} ${from} ${to}`;
  if (key === here.key) {
    if (frame.entries !== here.entries) here.open = false;
    return;
  }
  const watched = get().mode.kind === 'captain';
  const turns = frame.outcome ? [] : inTurns(log.slice(from, to)).filter(lineOf);
  Object.assign(here, {
    key,
    turns,
    entries: frame.entries,
    open: turns.length > 0 && !watched && !frame.lesson,
    marks: new Map(),
  });
  if (turns.length && !watched) mark(frame, from);
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

/** @param {readonly Entry[]} entries @returns {Turn[]} */
function inTurns(entries) {
  /** @type {Turn[]} */
  const turns = [];
  for (const entry of entries) {
    const seat = turnOf(entry);
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.entries.push(entry);
    else turns.push({ seat, entries: [entry] });
  }
  return turns;
}

/** Notes which places differ from the position after so many entries. @param {Frame} frame @param {number} from */
async function mark(frame, from) {
  const faces = page()?.recap?.faces;
  if (!faces) return;
  const here = since();
  const { key, seen } = here;
  const compare = (/** @type {Map<string, string>} */ before) => {
    here.marks = new Map([...faces(frame)].filter(([place, face]) => before.get(place) !== face));
  };
  const known = seen.get(from);
  if (known) return compare(known);
  try {
    const asking = ask({ op: 'past', n: frame.n, entry: from, viewer: frame.viewer });
    drawAfter(asking, AWAITED);
    const then = /** @type {any} */ (await asking);
    if (here !== since() || key !== here.key) return;
    compare(faces(then));
    set({});
  } catch {
    // A position that can't be shown any more marks nothing; the log still tells.
  }
}

/** Has a place been changed since the last turn of the player who looks? @param {string} place @param {string} face what it shows */
export function isChanged(place, face) {
  return !get().past && since().marks.get(place) === face;
}

/** A player's turn in one line. @param {Turn} turn */
export function lineOf(turn) {
  const { silent, refill, follows } = page()?.recap ?? {};
  const told = turn.entries
    .flatMap((entry) => entry.events)
    .filter((event) => !silent?.has(event.kind))
    .filter((event, index, all) => !follows?.(event, all[index + 1]));
  let line = '';
  for (const [index, event] of told.entries()) {
    const refills = refill?.has(event.kind) && !refill.has(told[index - 1]?.kind);
    line += (index ? (refills ? '; ' : ', ') : '') + clause(event);
  }
  return line;
}

/** An event as a part of a line: a whole sentence loses its full stop. @param {Happening} event */
function clause(event) {
  return page()?.recap?.brief?.(event) ?? boardText(event.text).replace(/\.$/, '');
}
