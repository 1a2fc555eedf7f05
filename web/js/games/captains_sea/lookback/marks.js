// What the engine tells of a finished fight: marks in order, and the luck of both gunners.

import { chronicleOf } from '../../../table/score/chronicle.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {[number, number]} Square a column and a row of the open sea, from the north-west */
/** Something that happened; a ship's has her seat, her square and her heading then.
 * @typedef {object} Mark
 * @property {string} kind
 * @property {number} turn
 * @property {number} impulse
 * @property {number} [seat]
 * @property {Square} [at]
 * @property {number} [heading]
 * @property {Square} [target] of a volley
 * @property {number} [range]
 * @property {number} [hits]
 * @property {number} [told] those that were not parried
 * @property {string | null} [side] null for chasers
 * @property {string | null} [rake]
 * @property {string | null} [end]
 * @property {string} [card]
 * @property {string} [level]
 * @property {number} [held]
 */
/** A mark of a ship.
 * @typedef {Mark & {seat: number, at: Square, heading: number}} ShipMark
 */
/** @typedef {{told: number, expected: number, points: number}} Luck expected in thousandths */
/** @typedef {{marks: Mark[], luck: Luck[]}} Chronicle */

/** The chronicle of a finished fight in which ships set sail; null while it is on its way.
 * @param {Frame} frame @returns {Chronicle | null}
 */
export function fightOf(frame) {
  const told = /** @type {Chronicle | null} */ (chronicleOf(frame));
  return told?.marks.length ? told : null;
}

/** @param {Chronicle} chronicle @returns {ShipMark[]} */
export function shipMarks({ marks }) {
  return marks.flatMap((mark) =>
    mark.seat === undefined || !mark.at ? [] : [/** @type {ShipMark} */ (mark)],
  );
}
