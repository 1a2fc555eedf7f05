// Questions about the position on the table that change nothing, each asked once for a position.

import { ask } from '../../boot/engine.js';
import { set } from '../../app/store.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** @type {WeakMap<Frame, Map<string, any>>} */
const answers = new WeakMap();

/** The last answer to each question with its match, shown until the next one is there. */
const latest = /** @type {Map<string, {seed: string, answer: any}>} */ (new Map());

/**
 * The engine's answer; null while it is on its way, false if there is none.
 * @param {Frame} frame
 * @param {'chart' | 'odds'} op
 * @returns {any}
 */
export function reckon(frame, op) {
  const known = answers.get(frame) ?? new Map();
  answers.set(frame, known);
  if (!known.has(op)) question(frame, op, known);
  const before = latest.get(op);
  return known.get(op) ?? (before?.seed === frame.seed ? before.answer : null);
}

/** @param {Frame} frame @param {string} op @param {Map<string, any>} known */
async function question(frame, op, known) {
  known.set(op, null);
  const answer = await ask({ op, n: frame.n }).catch(() => false);
  known.set(op, answer);
  if (answer) latest.set(op, { seed: frame.seed, answer });
  set({});
}
