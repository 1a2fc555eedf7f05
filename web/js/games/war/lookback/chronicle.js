// What the engine tells of a whole match: the race by rounds, and what every leg earned.

import { chronicleOf as told } from '../../../table/score/chronicle.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {{ships: number, gold: number, flags: {nation: number, pirate: number}}} Standing */
/** @typedef {{round: number, seats: Standing[]}} Point */
/** @typedef {{round: number, port: string | null, earned: number, spent: number}} Leg */
/** How often which space was come to. @typedef {Record<string, number>} Sailed */
/** @typedef {{race: Point[], legs: Leg[][], sailed: Sailed[]}} Chronicle */

/** The chronicle of a finished match; null while it is on its way or cannot be told.
 * @param {Frame} frame @returns {Chronicle | null}
 */
export function chronicleOf(frame) {
  return told(frame);
}
