// When a captain's next actions are shown: at the player's pace, step by step, or all at once.

import { page } from '../../app/games.js';
import { getSetting } from '../../app/settings.js';
import { get } from '../../app/store.js';
import { momentNow } from '../moment.js';
import { turnSeat } from '../turninfo.js';
import { botTurn, update } from './botturn.js';
import { beginShowing, lingering, nextShown } from './captainpace.js';

/** @typedef {import('./botturn.js').Run} Run */

/** Between two looks whether the table is free. */
const TICK = 20;

/** Goes on with the turn that is shown, or begins with the next. @param {number} seat of the captain to act */
export function showTurn(seat) {
  const { frame } = get();
  const turn = (frame && turnSeat(frame)) ?? seat;
  const { showing, shownLast } = botTurn();
  if (showing?.turn === turn) {
    showing.drawing = true;
    return;
  }
  const begun = beginShowing(turn, performance.now(), showing ?? shownLast);
  Object.assign(botTurn(), { showing: begun, shownLast: begun, due: 0 });
}

/** Does each action wait for the player? */
export function isStepped() {
  return getSetting('pace') === 'step' && !botTurn().skipping;
}

/** Before an action: until the last has been seen, and the table is free.
 * @param {readonly string[]} left the actions that are to come @param {Run} mine
 * @returns {Promise<{count: number, long: number}>} how many are shown now, and for how long
 */
export async function waitForPace(left, mine) {
  if (isStepped()) await waitForStep();
  else {
    update({ state: 'playing' });
    await waitUntil(botTurn().due || performance.now() + shown(left).long);
  }
  while ((get().busy || momentNow()) && botTurn().run === mine) await sleep(TICK);
  const next = shown(left);
  const { showing } = botTurn();
  if (showing && weightOf(left)) showing.began += next.long; // besides the time of the turn
  return next;
}

/** @param {readonly string[]} left the actions that are to come */
function shown(left) {
  const { showing, skipping } = botTurn();
  if (skipping || !showing) return { count: left.length, long: 0 };
  if (isStepped()) return { count: 1, long: 0 };
  const [pace, weight] = [getSetting('pace'), weightOf(left)];
  if (weight) return lingering(weight, pace);
  return nextShown(showing, performance.now(), left.length, pace);
}

/** How much longer than others the next action is shown; 0 for no longer. @param {readonly string[]} left */
function weightOf([action]) {
  const { frame } = get();
  return (frame && page()?.lingers?.(frame, action)) || 0;
}

/** Until a time, or until somebody goes on. @param {number} due @returns {Promise<void>} */
function waitUntil(due) {
  const long = due - performance.now();
  if (long <= 0 || botTurn().skipping) return Promise.resolve();
  return new Promise((done) => {
    botTurn().proceed = done;
    setTimeout(done, long);
  });
}

/** Until the player says so. @returns {Promise<void>} */
function waitForStep() {
  update({ state: 'waiting' });
  return new Promise((done) => {
    botTurn().proceed = done;
  });
}

/** @param {number} long @returns {Promise<void>} */
function sleep(long) {
  return new Promise((done) => setTimeout(done, long));
}
