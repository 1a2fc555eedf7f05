// The sea itself: short crests, as an engraver would rule them.

import { svg } from 'lit-html';

/** Crests of one patch of 168 by 108: where each begins, and how long it is. */
const CRESTS = [
  [10, 12, 34],
  [92, 26, 48],
  [34, 48, 26],
  [112, 64, 30],
  [8, 80, 44],
  [76, 96, 36],
];

const PATCH = CRESTS.map(
  ([x, y, long]) =>
    `M${x} ${y}q${long / 4} -2.600 ${long / 2} 0t${long / 2} 0M${x + long * 0.34} ${y + 3.6}q${long / 8} -1.200 ${long / 4} 0`,
).join('');

/** Draws the sea under everything else. @param {number} width @param {number} height */
export function waves(width, height) {
  return svg`<defs>
      <pattern id="seawaves" width="168" height="108" patternUnits="userSpaceOnUse">
        <path class="seamap__crests" d=${PATCH} />
      </pattern>
    </defs>
    <rect width=${width} height=${height} fill="url(#seawaves)" />`;
}
