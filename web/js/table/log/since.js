// What happened since a seat's last turn: whose actions, in a line each, and the cells they changed.

import { isWatched } from '../../match/captains.js';
import { ask } from '../../boot/engine.js';
import { get, set } from '../../app/store.js';
import { viewOf } from '../../games/portsmouth/cards.js';
import { acting } from '../moment.js';
import { tell } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../games/portsmouth/view.d.ts').CellView} Cell */

/** One player's actions in a row. @typedef {{seat: number, entries: Entry[]}} Turn */

/** What the seat that is to move has missed; `open` until it is put away or the seat has acted. */
const since = {
  key: '',
  entries: 0,
  open: false,
  /** @type {Turn[]} */
  turns: [],
  /** @type {Map<string, string>} */
  marks: new Map(),
};

/** Events that go without saying in a line. */
const SILENT = new Set(['drawn', 'ended', 'game_over', 'landsman_laid', 'marked', 'passed_town', 'privilege_idle', 'round', 'turn']);

/** Events that have a short form, `recap-did-<kind>`; others are told in the engine's sentence. */
const BRIEF = new Set([
  'bonus', 'bought', 'called', 'declined', 'entered', 'filled_unseen', 'gained', 'laid', 'landed', 'landsman_aboard', 'moved', 'mutiny', 'no_mutiny', 'privilege_used', 'promoted', 'raised', 'recruited', 'slid', 'toll_paid', 'topped_up', 'town', 'town_idle', 'traded', 'trainer', 'turned_up',
]);

/** Events of the end of a turn. */
const REFILL = new Set(['laid', 'slid', 'turned_up']);

/** What the seat to move has missed, a turn for each player. @returns {readonly Turn[]} */
export function missed() {
  return since.turns;
}

/** Does the card of what was missed lie open? */
export function recapOpen() {
  return since.open && since.turns.length > 0;
}

/** Puts the card away. */
export function dismissRecap() {
  since.open = false;
  set({});
}

/** Follows a new position: a turn that begins is recapped, the first action ends it.
 * @param {Frame} frame @param {readonly Entry[]} log
 */
export function follow(frame, log) {
  const seat = acting(frame);
  const { from, to } = seat === null ? { from: 0, to: 0 } : betweenTurns(log, seat);
  const key = `${frame.table.id} ${seat} ${from} ${to}`;
  if (key === since.key) {
    if (frame.entries !== since.entries) since.open = false;
    return;
  }
  const turns = frame.outcome ? [] : inTurns(log.slice(from, to));
  Object.assign(since, { key, turns, entries: frame.entries, open: turns.length > 0 && !isWatched(frame), marks: new Map() });
  if (turns.length && !isWatched(frame)) mark(frame, from);
}

/** The others' entries before this turn of a seat. @param {readonly Entry[]} log @param {number} seat */
function betweenTurns(log, seat) {
  let to = log.length;
  while (to > 0 && log[to - 1].seat === seat) to--;
  let from = to;
  while (from > 0 && log[from - 1].seat !== seat) from--;
  return { from, to };
}

/** @param {readonly Entry[]} entries @returns {Turn[]} */
function inTurns(entries) {
  /** @type {Turn[]} */
  const turns = [];
  for (const entry of entries) {
    const turn = turns.at(-1);
    if (turn?.seat === entry.seat) turn.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns;
}

/** Notes which cells differ from the position after so many entries. @param {Frame} frame @param {number} from */
async function mark(frame, from) {
  const { key } = since;
  try {
    const then = /** @type {any} */ (await ask({ op: 'past', n: frame.n, entry: from, viewer: frame.viewer }));
    if (key !== since.key) return;
    const before = new Map(viewOf(then).cells.map((cell) => [cell.id, face(cell)]));
    const fresh = viewOf(frame).cells.filter((cell) => cell.kind !== 'empty' && before.get(cell.id) !== face(cell));
    since.marks = new Map(fresh.map((cell) => [cell.id, face(cell)]));
    set({});
  } catch {
    // A position that can't be shown any more marks nothing; the log still tells.
  }
}

/** What of a cell counts as changed. @param {Cell} cell */
function face(cell) {
  return `${cell.kind} ${cell.card} ${cell.landsman}`;
}

/** Has the cell been changed since the last turn of the seat to move? @param {Cell} cell */
export function isChanged(cell) {
  return !get().past && since.marks.get(cell.id) === face(cell);
}

/** A player's turn in one line. @param {Turn} turn */
export function lineOf(turn) {
  const told = turn.entries
    .flatMap((entry) => entry.events)
    .filter((event) => !SILENT.has(event.kind))
    .filter((event, index, all) => !(event.kind === 'moved' && all[index + 1]?.kind === 'moved'));
  let line = '';
  for (const [index, event] of told.entries()) {
    const refills = REFILL.has(event.kind) && !REFILL.has(told[index - 1]?.kind);
    line += (index ? (refills ? '; ' : ', ') : '') + clause(event);
  }
  return line;
}

/** @param {Happening} event */
function clause(event) {
  return tell(BRIEF.has(event.kind) ? { id: `recap-did-${event.kind}`, args: event.facts } : event.text);
}
