// When in the game a position is, who looks at it, and whose decision the table shows.

import { gameOf } from '../app/games.js';
import { t, tell } from '../app/text.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').EntryShape} Entry */

/** Who looks; null: an onlooker. @param {Frame} frame @returns {number | null} */
export function viewer(frame) {
  const { viewer: who, seat } = /** @type {any} */ (frame);
  return who === undefined ? seat : who;
}

/** Whose decision the table shows: of several who must act the one who looks. @param {Frame} frame @returns {number | null} */
export function acting(frame) {
  const who = viewer(frame);
  return who !== null && frame.actors.includes(who) ? who : (frame.actors[0] ?? null);
}

/** Whose turn it is; null once the game is over. @param {Frame} frame @returns {number | null} */
export function turnSeat(frame) {
  const { moment, view } = /** @type {any} */ (frame);
  return moment === undefined ? view.active : (moment?.seat ?? null);
}

/** In whose turn an action was done. @param {Entry} entry @returns {number | null} */
export function turnOf(entry) {
  const { turn, seat } = /** @type {any} */ (entry);
  return turn === undefined ? seat : turn;
}

/** How far the game is, in the game's own sentence. @param {Frame} frame */
export function progressWords(frame) {
  const { progress, view } = /** @type {any} */ (frame);
  return progress ? tell(progress) : t('table-round', { round: view.round, rounds: view.rounds });
}

/** What the game on the table is called. @param {Frame} frame */
export function titleOf(frame) {
  const id = `${frame.game}-title`;
  const words = t(id);
  return words === id ? (gameOf(frame.game)?.title ?? id) : words;
}
