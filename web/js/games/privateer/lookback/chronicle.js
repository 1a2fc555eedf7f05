// What the engine tells of a whole match: voyages and luck.

import { chronicleOf as told } from '../../../table/score/chronicle.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {{round: number, way: string[], sold: number, fight: 'won' | 'lost' | null, sent?: undefined}} Leg */
/** @typedef {{sent: string}} Sent */
/** @typedef {{kind: 'merchant' | 'fight' | 'test' | 'contest', seat: number, chance: number, other: number | null, came: boolean}} Roll */
/** @typedef {{voyages: (Leg | Sent)[][], luck: Roll[]}} Chronicle */

/** The chronicle of a finished match; null while it is on its way or cannot be told.
 * @param {Frame} frame @returns {Chronicle | null}
 */
export function chronicleOf(frame) {
  return told(frame);
}
