// Questions about the position on the table that change nothing, each asked once for a position.

import { set } from '../app/store.js';
import { ask } from '../boot/engine.js';
import { perMatch } from './session.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

const state = perMatch(() => ({
  /** The answers to each position. @type {WeakMap<Frame, Map<string, any>>} */
  answers: new WeakMap(),
  /** The last answer to each question and viewer, shown until the next one is there. @type {Map<string, any>} */
  latest: new Map(),
}));

/**
 * The engine's answer; null while it is on its way, false if there is none.
 * @param {Frame} frame
 * @param {'chart' | 'odds' | 'chronicle'} op
 * @returns {any}
 */
export function queryPosition(frame, op) {
  const { answers, latest } = state();
  const known = answers.get(frame) ?? new Map();
  answers.set(frame, known);
  if (!known.has(op)) question(frame, op, known, latest);
  return known.get(op) ?? latest.get(`${op} ${frame.viewer}`) ?? null;
}

/** @param {Frame} frame @param {string} op @param {Map<string, any>} known @param {Map<string, any>} latest */
async function question(frame, op, known, latest) {
  known.set(op, null);
  const answer = await ask({ op, n: frame.n, viewer: frame.viewer }).catch(() => false);
  known.set(op, answer);
  if (answer) latest.set(`${op} ${frame.viewer}`, answer);
  set({});
}
