// How fast a captain's turn is shown: the longer it is the faster, so that all of it takes seconds.

/** @typedef {import('../../app/settings.js').Settings['pace']} Pace */

/** The most time of an action, in milliseconds, until the next. @type {Record<Pace, number>} */
const ACTION = { instant: 0, brisk: 560, calm: 1600, step: 0 };

/** The most time of a whole turn, the thought that it begins with included. @type {Record<Pace, number>} */
const TURN = { instant: 0, brisk: 3000, calm: 9000, step: 0 };

/** How much of that is left for showing, however long the thought was. */
const SHOWN = 0.5;

/** Shorter than this nothing can be seen: several actions are shown together. */
const LEAST = 90;

/** How much of an action's time its pieces move. */
export const MOVING = 0.45;

/** A turn as it is shown: whose, when its thought began, and when it is to be over at the latest.
 * @typedef {{turn: number, began: number, until: number}} Showing
 */

/** Begins to show a turn, before it is thought about. @param {number} turn whose @param {number} now @returns {Showing} */
export function beginShowing(turn, now) {
  return { turn, began: now, until: Number.NaN };
}

/**
 * Returns how many actions of a turn are shown next, together, and for how long, in milliseconds. Where no
 * time is left it is all of them.
 * @param {Showing} showing @param {number} now
 * @param {number} left how many actions are known to come
 * @param {Pace} pace
 * @returns {{count: number, long: number}}
 */
export function nextShown(showing, now, left, pace) {
  const most = TURN[pace];
  if (Number.isNaN(showing.until))
    showing.until = Math.max(showing.began + most, now + most * SHOWN);
  const time = Math.max(0, showing.until - now);
  const looks = Math.min(left, Math.floor(time / LEAST) - 1); // one is kept for what is drawn then
  if (looks < 1) return { count: left, long: 0 };
  return { count: Math.ceil(left / looks), long: Math.min(ACTION[pace], time / (looks + 1)) };
}
