// How long what a captain does is shown: a combat between captains has its own time.

import { viewOf } from '../position.js';

/** How much longer than other actions those of a combat are shown, by its questions. @type {Record<string, number>} */
const WEIGHT = { arm: 0.5, count: 0.9, place: 1.7, answer: 1.2 };

/** How long the attack itself is shown. */
const ATTACK = 2;

/** @param {import('../../../protocol.d.ts').Frame} frame before the action @param {string} action @returns {number} 0 where it is shown like others */
export function lingers(frame, action) {
  const { fight, step } = viewOf(frame);
  if (action.startsWith('fire ')) return ATTACK;
  return fight ? (WEIGHT[step] ?? 0) : 0;
}
