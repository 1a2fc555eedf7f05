// What smoke counts, written over the sea beside the hulls.

import { svg } from 'lit-html';
import { viewOf } from '../position.js';
import { halfHull } from './hulls.js';
import { COMPASS, placeOf } from './squares.js';
import { styled } from './styled.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The corners of a square in which its count may stand. @type {[0 | 1, 0 | 1][]} */
const CORNERS = [
  [1, 1],
  [0, 1],
  [1, 0],
  [0, 0],
];

/** How far within its corner a count stands, and how far beside a hull, in pixels. */
const WITHIN = 6;
const BESIDE = 7;

/** What smoke counts in each square, over everything, where it lies over neither ship.
 * @param {Frame} frame @param {number} square @param {[number, number][]} ships their middles, in squares
 */
export function smokeCounts(frame, square, ships) {
  const { smoke: clouds, wind } = viewOf(frame);
  const [wx, wy] = COMPASS[wind - 1];
  const way = { '--wx': `${wx * square}px`, '--wy': `${wy * square}px` };
  const places = countPlaces(frame, square, ships);
  return clouds.map(({ value, count }, at) => {
    const [x, y] = places[at];
    return svg`<text class="smoke__count ${value === 2 ? '' : 'smoke__count--old'}" ${styled(way)} x=${x} y=${y + 4}>+${value * count}</text>`;
  });
}

/** Where the counts stand, by their middles in pixels.
 * @param {Frame} frame @param {number} square @param {[number, number][]} ships their middles, in squares
 */
export function countPlaces(frame, square, ships) {
  return viewOf(frame).smoke.map(({ square: where }) => besideShips(placeOf(where), square, ships));
}

/** The corner of a square that is farthest from both ships, or farther out if it lies on one of them, in pixels.
 * @param {[number, number]} place @param {number} square @param {[number, number][]} ships
 */
function besideShips([column, row], square, ships) {
  const middles = ships.map(([x, y]) => [x * square, y * square]);
  const far = (/** @type {number[]} */ [x, y]) =>
    Math.min(...middles.map(([sx, sy]) => Math.hypot(x - sx, y - sy)));
  const corners = CORNERS.map(([right, low]) => [
    (column + right) * square + (right ? -WITHIN : WITHIN),
    (row + low) * square + (low ? -WITHIN : WITHIN),
  ]);
  const clear = halfHull(square) + BESIDE;
  const best = corners.find((corner) => far(corner) >= clear);
  if (best) return best;
  const [x, y] = corners.toSorted((one, other) => far(other) - far(one))[0];
  const [sx, sy] = middles.toSorted(
    (one, other) => Math.hypot(x - one[0], y - one[1]) - Math.hypot(x - other[0], y - other[1]),
  )[0];
  const long = Math.hypot(x - sx, y - sy) || 1;
  return [sx + ((x - sx) / long) * clear, sy + ((y - sy) / long) * clear];
}
