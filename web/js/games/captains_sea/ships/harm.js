// What shot has done to a ship, drawn over her: holes in the hull seen from the side and in the sails, and
// breaches in the hull seen from above.

import { svg } from 'lit-html';

/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Where holes come in the hull of a side view (96 by 60), the bow to the right: by end, one for each lost box.
 * @type {Record<string, [number, number][]>}
 */
const HOLES = {
  f: [
    [70, 41],
    [59, 45],
    [77, 46],
    [64, 48],
    [53, 41],
    [74, 42],
    [57, 48],
    [67, 44],
    [79, 42],
    [51, 46],
  ],
  a: [
    [22, 41],
    [34, 46],
    [14, 46],
    [28, 48],
    [41, 41],
    [18, 42],
    [38, 47],
    [25, 44],
    [11, 42],
    [45, 45],
  ],
};

/** Where sails are torn, each for an eighth of the rigging. @type {[number, number][]} */
const TEARS = [
  [44, 30],
  [21, 20],
  [65, 31],
  [45, 16],
  [22, 31],
  [64, 18],
  [40, 22],
  [68, 24],
];

/** Lost boxes of both sections at an end. @param {Ship} ship @param {string} end */
function lostAt(ship, end) {
  return ship.sections
    .filter(({ id }) => id[1] === end)
    .reduce((sum, { sound }) => sum + ship.boxes - sound, 0);
}

/** Holes over a side view. @param {Ship} ship */
export function holes(ship) {
  const { rigging, rigging_boxes: all } = ship;
  const torn = rigging ? Math.round((TEARS.length * (all - rigging)) / all) : 0;
  return svg`${['f', 'a'].flatMap((end) =>
    HOLES[end]
      .slice(0, lostAt(ship, end))
      .map(
        ([x, y]) =>
          svg`<path class="harm__hole" transform="translate(${x} ${y})" d="M-3 0-1-1.200-.4-3 .8-1.300 2.800-1.600 1.500 0 2.900 1.700.7 1.300-.5 3-1 1.200-2.800 1.500Z" />`,
      ),
  )}
  ${TEARS.slice(0, torn).map(([x, y]) => svg`<path class="harm__tear" transform="translate(${x} ${y})" d="M-2.200-1.500 0-.7 1.800-2 1.200.6 2.400 2-.3 1.300-2 1.800-1.300.2Z" />`)}`;
}

/** Where a plan (300 by 120, the bow up) is breached along its outline, and how far a breach is turned there.
 * @type {Record<string, {from: number[], to: number[], turn: number}>}
 */
const EDGES = {
  pf: { from: [128, 5], to: [20, 36], turn: -16 },
  pa: { from: [3, 62], to: [6, 108], turn: -90 },
  sf: { from: [172, 5], to: [280, 36], turn: 16 },
  sa: { from: [297, 62], to: [294, 108], turn: 90 },
};

/** The order in which breaches come along an edge, in fifths of its length. */
const ALONG = [2, 4, 1, 3, 0, 5];

/** Breaches in the outline of a plan. @param {Ship} ship */
export function breaches(ship) {
  return ship.sections.flatMap(({ id, sound }) => {
    const { from, to, turn } = EDGES[id];
    return ALONG.slice(0, ship.boxes - sound).map((at) => {
      const [x, y] = from.map((start, way) => start + ((to[way] - start) * at) / 5);
      return svg`<path class="harm__breach" transform="translate(${x} ${y}) rotate(${turn})" d="M-9 0-5-4-2 0 1-5 4 0 8-3 9 1 5 4 2 1-1 5-4 1-8 3Z" />`;
    });
  });
}
