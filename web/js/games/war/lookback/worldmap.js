// The world in small, for looking back: circles for what was earned, ways that were sailed, convoys.

import { html, nothing, svg } from 'lit-html';
import { flagOf } from '../../../kit/flag.js';
import { landPath } from '../chart/land.js';
import { spotOf } from '../chart/spots.js';
import { COLUMNS, ROWS } from '../position.js';

/** @typedef {import('../view.d.ts').ConvoyView} Convoy */

const LARGEST = 1.6;
const SIDE = 0.8;

/**
 * Draws it. Listeners hear what is said beside it.
 * @param {{sums?: readonly [string, number][], sailed?: Record<string, number>, convoys?: readonly Convoy[], chosen?: number}} what `sums`: gold
 *   by port, the largest first; `sailed`: how often a space was come to; `chosen`: the seat whose convoy is
 *   ringed, and that sailed there
 */
export function worldMap({ sums = [], sailed = {}, convoys = [], chosen = -1 }) {
  const most = Math.max(...Object.values(sailed));
  return html`<svg class="ledger__map tone--chart" viewBox="0 0 ${COLUMNS} ${ROWS}" aria-hidden="true">
    ${svg`<path class="inset__land" d=${landPath()} />`}
    ${Object.entries(sailed).map(([space, count]) => heat(space, count / most, chosen))}
    ${sums.map(([port, gold]) => {
      const [x, y] = spotOf(port);
      return svg`<circle class="ledger__spot" cx=${x} cy=${y} r=${LARGEST * Math.sqrt(gold / sums[0][1])} />`;
    })}
    ${convoys.map(({ at }, seat) => (at ? convoy(at, seat, seat === chosen) : nothing))}
  </svg>`;
}

/** A space, the stronger the oftener it was come to. @param {string} space @param {number} part of the most @param {number} seat */
function heat(space, part, seat) {
  const [x, y] = spotOf(space);
  return svg`<rect class=${`ledger__heat inset__convoy--${flagOf(seat)}`} x=${x - 0.5} y=${y - 0.5} width="1" height="1" fill-opacity=${0.3 + 0.6 * part} />`;
}

/** @param {string} at @param {number} seat @param {boolean} isChosen */
function convoy(at, seat, isChosen) {
  const [x, y] = spotOf(at);
  return svg`${isChosen ? svg`<circle class="ledger__ring" cx=${x} cy=${y} r="1.3" />` : nothing}
    <rect class="inset__convoy inset__convoy--${flagOf(seat)}" x=${x - SIDE / 2} y=${y - SIDE / 2} width=${SIDE} height=${SIDE} />`;
}
