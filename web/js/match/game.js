// The match on the table: what can be asked of the engine about it, a function each.

import { get } from '../app/store.js';
import { saveMatch } from './autosave.js';
import { isTransient } from './mode.js';
import { engineFrame } from './position.js';
import { request } from './request.js';

export {
  forcedForCaptain,
  liftCurtain,
  mayStandIn,
  showAgain,
  standInFor,
  standsInFor,
} from './position.js';

/** @typedef {import('../protocol.d.ts').Request} Request */

/**
 * Set-up as the engine wants it; `table` is the page's own note (names, flags, title).
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} seats
 * @property {Record<string, string | number | boolean>} options
 * @property {string | null} seed
 * @property {string} [daily] the date of a prepared match: it has options and seed of its own
 * @property {{names: string[], flags: number[], id: string} & Record<string, unknown>} table
 */

/** Starts a new match. @param {Setup} setup @returns {Promise<boolean>} */
export function startMatch(setup) {
  return request({ op: 'new', ...setup });
}

/** Puts a saved match on the table. @param {string} save @returns {Promise<boolean>} */
export function loadMatch(save) {
  return request({ op: 'load', save });
}

/** Puts a game that came by link on the table, to be looked at; it is never kept. @param {string} save @returns {Promise<boolean>} */
export function showShared(save) {
  return request({ op: 'load', save }, { shared: true });
}

/**
 * Puts a lesson on the table; it is never kept.
 * @param {string} game its key
 * @param {string} lesson its key
 * @param {Setup['table']} table
 * @returns {Promise<boolean>}
 */
export function startLesson(game, lesson, table) {
  return request({ op: 'lesson', game, lesson, table });
}

/** Puts the task at hand of the lesson on the table again, as it was when it was first set.
 * @param {string} id of the match that comes
 * @returns {Promise<boolean>}
 */
export function stepBack(id) {
  return request({ op: 'lesson_back', n: position(), table: { id } });
}

/** Puts the puzzle of a date on the table; it is never kept.
 * @param {string} game its key
 * @param {string} date as in 2026-11-22
 * @param {Setup['table']} table
 * @returns {Promise<boolean>}
 */
export function startPuzzle(game, date, table) {
  return request({ op: 'puzzle', game, date, table });
}

/** Plays actions in order, all of them or none.
 * @param {string[]} actions
 * @param {number | null} [seat] who acts; whoever looks, if none is told
 * @returns {Promise<boolean>}
 */
export async function play(actions, seat) {
  const { frame, mode } = get();
  if (!frame || mode.kind !== 'play') return false;
  return request({ op: 'play', n: position(), seat: seat ?? frame.asked ?? frame.viewer, actions });
}

/** Takes back some of one's own actions and plays others in their place, all of it or nothing.
 * @param {number} back how many are taken back
 * @param {string[]} actions one at least
 * @returns {Promise<boolean>}
 */
export async function playFrom(back, actions) {
  const { frame, mode } = get();
  if (!frame || mode.kind !== 'play') return false;
  return request({ op: 'play', n: position(), seat: frame.viewer, actions, back });
}

/** Plays what a captain has chosen. @param {number} seat @param {string[]} actions @returns {Promise<boolean>} */
export function playForCaptain(seat, actions) {
  return request({ op: 'play', n: position(), seat, actions }, { later: true });
}

/** Keeps what captains have done. */
export function saveNow() {
  if (!isTransient()) saveMatch().catch(() => {}); // the note is still there
}

/** Says who plays each seat: a captain's level, or null for a person.
 * @param {(string | null)[]} captains @returns {Promise<boolean>}
 */
export function seatCaptains(captains) {
  return request({ op: 'seats', n: position(), captains });
}

/** Keeps what a seat answers in advance. @param {number} seat @param {Record<string, string>} answers by question @returns {Promise<boolean>} */
export function answerInAdvance(seat, answers) {
  return request({ op: 'standing_answers', n: position(), seat, answers });
}

/** Notes that a hint of a depth was asked in this position. @param {number} seat @param {number} depth @returns {Promise<boolean>} */
export function noteHint(seat, depth) {
  return request({ op: 'hinted', n: position(), seat, depth });
}

/** Begins another match from a position of this one. @param {number} entry @param {Setup['table']} table @returns {Promise<boolean>} */
export function branchMatch(entry, table) {
  return request({ op: 'branch', n: position(), entry, table });
}

/** Takes the last action back. @returns {Promise<boolean>} */
export function undo() {
  return request({ op: 'undo', n: position() });
}

/** Does again what was taken back. @returns {Promise<boolean>} */
export function redo() {
  return request({ op: 'redo', n: position() });
}

/** Takes back everything since the last barrier, or since the curtain was lifted. @returns {Promise<boolean>} */
export async function restartTurn() {
  const limit = get().frame?.undo ?? 0;
  if (limit === engineFrame()?.undo) return request({ op: 'restart', n: position() });
  while (get().frame?.undo) if (!(await undo())) return false;
  return limit > 0;
}

/**
 * Lays a crewman elsewhere on a ship board; no rule reads it.
 * @param {number} seat
 * @param {string} item
 * @param {string} place
 * @returns {Promise<boolean>}
 */
export function arrange(seat, item, place) {
  return request({ op: 'arrange', n: position(), seat, item, place });
}

/** The number of the position on the table. @returns {number} */
function position() {
  return get().frame?.n ?? 0;
}
