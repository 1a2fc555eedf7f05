// Lines of several actions toward a target: asked of the engine when one points at it, kept until
// one points elsewhere. The engine finds, prices and names them; this only remembers the answer.

import { drawAfter, get } from '../app/store.js';
import { ask, EngineError } from '../boot/engine.js';
import { AWAITED, noteOptions } from './details.js';
import { perMatch } from './session.js';
import { acting } from './turninfo.js';
import { change } from './ui.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').PlanShape} Plan */
/** @typedef {import('../protocol.d.ts').RefusalShape} Refusal */

/**
 * What is known of the lines to one target in one position.
 * @typedef {object} Known
 * @property {number} n
 * @property {number | null} viewer
 * @property {string} target
 * @property {boolean} asked the answer is still on its way
 * @property {Plan[]} plans
 * @property {Refusal | null} refusal
 * @property {number} picked which of them is meant; -1 for none
 */

const asked = perMatch(() => ({ known: /** @type {Known | null} */ (null) }));

/** What is known of a target now. @param {Frame} frame @param {string | null} target @returns {Known | null} */
export function knownAt(frame, target) {
  const { known } = asked();
  return known && known.n === frame.n && known.viewer === frame.viewer && known.target === target
    ? known
    : null;
}

/** Returns the line of actions that is chosen for a target. @param {Frame} frame @param {string | null} target @returns {Plan | null} */
export function pickedPlan(frame, target) {
  const found = knownAt(frame, target);
  return found?.plans[found.picked] ?? null;
}

/** Chooses another line of actions for the target. @param {number} index */
export function pickPlan(index) {
  const { known } = asked();
  if (known) known.picked = index;
  change({});
}

/**
 * Asks for the lines to a target, of which the first is meant. An answer that comes after another
 * question is dropped.
 * @param {Frame} frame
 * @param {string} target
 */
export async function askPlans(frame, target) {
  if (knownAt(frame, target) || acting(frame) === null) return;
  /** @type {Known} */
  const mine = {
    n: frame.n,
    viewer: frame.viewer,
    target,
    asked: true,
    plans: [],
    refusal: null,
    picked: -1,
  };
  const here = asked();
  here.known = mine;
  try {
    const { n, viewer } = frame;
    const asking = ask({ op: 'plan', n, target, seat: acting(frame), viewer });
    drawAfter(asking, AWAITED);
    const reply = await asking;
    if (frame.omitted) noteOptions(frame, target, reply.options);
    mine.plans = reply.plans;
    mine.refusal = reply.refusal;
    mine.picked = !mine.plans[0] || mine.plans[0].harms ? -1 : 0;
  } catch (error) {
    if (here.known === mine) here.known = null;
    if (!(error instanceof EngineError)) throw error;
  }
  mine.asked = false;
  if (here.known === mine && get().selected === target) change({});
}
