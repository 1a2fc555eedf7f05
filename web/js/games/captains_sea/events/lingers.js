// How long what a captain does is shown: within range of guns long enough to be read. Far apart nothing
// is decided, and what both have sailed is told in one line with the next question.

import { viewOf } from '../position.js';
import { distance } from '../sea/squares.js';

/** The range beyond which no gun reaches. */
const FAR = 24;

/** How much longer than other actions these are shown. @type {Record<string, number>} */
const WEIGHT = {
  fire: 2.5,
  aim: 2.5,
  play: 3,
  turn: 2,
  select: 2,
  hold: 1.5,
  board: 3,
  grapple: 3,
};

/** @param {import('../../../protocol.d.ts').Frame} frame before the action @param {string} action @returns {number} 0 where it is shown like others */
export function lingers(frame, action) {
  const [one, other] = viewOf(frame).ships;
  if (distance(one.square, other.square) > FAR) return 0;
  return WEIGHT[action.split(' ')[0]] ?? 0;
}
