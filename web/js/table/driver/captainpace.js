// How fast a captain's turn is shown: the longer it is the faster, so that all of it takes seconds, what
// he thinks about it included.

/** @typedef {import('../../app/settings.js').Settings['pace']} Pace */

/** The most time of an action, in milliseconds, until the next. @type {Record<Pace, number>} */
const ACTION = { instant: 0, brisk: 560, calm: 1600, step: 0 };

/** The most time of a whole turn, all its thoughts included. @type {Record<Pace, number>} */
const TURN = { instant: 0, brisk: 3000, calm: 9000, step: 0 };

/** Shorter than this nothing can be seen: several actions are shown together. */
const LEAST = 90;

/** What is spared for thoughts about cards not drawn yet, before any such thought was measured. */
const SPARED = 1200;

/** How much of a long thought is still expected a turn later. */
const EXPECTED = 0.7;

/** What the actions before the drawn cards have at least, while there is time at all. */
const FIRST = 200;

/** How much of an action's time its pieces move. */
export const MOVING = 0.45;

/** A turn as it is shown: whose, when its first thought began, whether that has been played, how long the
 * thoughts after it took (about drawn cards), and how long such thoughts are expected to take.
 * @typedef {{turn: number, began: number, drawing: boolean, thought: number, spared: number}} Showing
 */

/** Begins to show a turn, before it is thought about.
 * @param {number} turn whose @param {number} now @param {Showing | null} [last] the turn shown before @returns {Showing}
 */
export function beginShowing(turn, now, last) {
  const spared = last ? Math.max(last.thought, last.spared * EXPECTED) : SPARED;
  return { turn, began: now, drawing: false, thought: 0, spared };
}

/** Counts a thought. @param {Showing} showing @param {number} long in milliseconds */
export function countThought(showing, long) {
  if (showing.drawing) showing.thought += long;
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
  const time = timeLeft(showing, now, pace);
  const looks = Math.min(left, Math.floor(time / LEAST) - 1); // one is kept for what is drawn then
  if (looks < 1) return { count: left, long: 0 };
  return { count: Math.ceil(left / looks), long: Math.min(ACTION[pace], time / (looks + 1)) };
}

/** Returns how an action is shown that has its own time, whatever the turn has taken.
 * @param {number} weight how much longer than others at most @param {Pace} pace @returns {{count: number, long: number}}
 */
export function lingering(weight, pace) {
  return { count: 1, long: weight * ACTION[pace] };
}

/** How long the actions that are known may be shown. @param {Showing} showing @param {number} now @param {Pace} pace */
function timeLeft({ began, drawing, thought, spared }, now, pace) {
  const time = Math.max(0, began + TURN[pace] - now);
  const least = drawing ? 0 : Math.min(time, FIRST);
  return Math.max(time - Math.max(0, spared - thought), least);
}
