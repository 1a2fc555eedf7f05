// Whose decision the table shows, whose turn it is, and how far the game is.

import { gameOf } from '../app/games.js';
import { boardText, t } from '../app/text.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** Whose decision the table shows: of several who must act the one who looks, as in the past. @param {Frame} frame @returns {number | null} */
export function acting({ viewer, actors, past }) {
  if (past !== undefined) return viewer;
  return viewer !== null && actors.includes(viewer) ? viewer : (actors[0] ?? null);
}

/** Whose turn it is; null once the game is over. @param {Frame} frame @returns {number | null} */
export function turnSeat(frame) {
  return frame.moment?.seat ?? null;
}

/** The seat that is asked something in another's turn; null if the one whose turn it is decides, or all at once.
 * @param {Frame} frame @returns {number | null}
 */
export function askedSeat(frame) {
  const turn = turnSeat(frame);
  const seat = acting(frame);
  return turn === null || seat === turn || frame.past !== undefined ? null : seat;
}

/** How far the game is, in the game's own sentence. @param {Frame} frame */
export function progressWords(frame) {
  return boardText(frame.progress);
}

/** What the game on the table is called. @param {Frame} frame */
export function titleOf(frame) {
  const id = `${frame.game}-title`;
  const words = t(id);
  return words === id ? (gameOf(frame.game)?.title ?? '') : words;
}
