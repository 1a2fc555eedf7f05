// How long what a captain does is shown: long enough to be read with its reason, and a combat between
// captains has its own time.

import { viewOf } from '../position.js';

/** How much longer than other actions those of a combat are shown, by its questions. @type {Record<string, number>} */
const WEIGHT = { arm: 0.5, count: 0.9, place: 1.7, answer: 1.2 };

/** How long the attack itself is shown. */
const ATTACK = 2.2;

/** How long a deed is shown that is told in a line. */
const DEED = 2.2;

/** What follows a deed at once, or is told in a word. */
const PASSING = new Set(['done', 'decline', 'pass', 'pay', 'take', 'rest', 'drop', 'repair']);

/** @param {import('../../../protocol.d.ts').Frame} frame before the action @param {string} action @returns {number} 0 where it is shown like others */
export function lingers(frame, action) {
  const { fight, step } = viewOf(frame);
  const [verb] = action.split(' ');
  if (fight) return WEIGHT[step] ?? 0;
  if (verb === 'fire') return ATTACK;
  const stays = verb === 'done' && step === 'voyages';
  return PASSING.has(verb) && !stays ? 0 : DEED;
}
