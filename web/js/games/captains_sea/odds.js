// What the engine reckons of the open position: what bears, volleys, previews, chances of rolls.

import { hasAbility } from '../../table/abilities.js';
import { queryPosition } from '../../table/positionqueries.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** A broadside as it would be fired now; means in thousandths, chances in parts of 10 000.
 * @typedef {{
 *   dice: {fore: number, aft: number}, defense: number, mean: number, low: number, high: number, boxes: number,
 *   none: number, hits: number[], hull: number, rigging: number, crew: number, fire: number,
 *   morale: number, smoke: number,
 * }} Volley
 */
/** @typedef {{dice: number, mean: number, boxes: number, hits: number[], rigging: number}} Chase */
/** @typedef {{attacker: number | null, points: number[], dice: number[], win: number, lose: number,
 *   splits: Record<string, {gain: number, loss: number}>}} Boarding
 */

/** The roll that a moment for cards comes before; its chance in parts of 10 000.
 * @typedef {{seat: number, dice: number, wanted: number, by: number, all_dice: boolean, chance: number}} Coming
 */

/** The engine's answer (README of the game's rules); null while it is on its way or where there is none.
 * @param {Frame} frame @returns {Record<string, any> | null}
 */
export function oddsOf(frame) {
  if (!hasAbility(frame, 'odds') || frame.outcome || frame.past !== undefined) return null;
  return queryPosition(frame, 'odds')?.odds ?? null;
}
