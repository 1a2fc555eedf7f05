// Smoke and fire over the sea: fresh smoke swells up at the guns, old smoke has come a square with the wind,
// and the side that fired last flashes.

import { nothing, svg } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { viewOf } from '../position.js';
import { isSeen } from '../volley/seen.js';
import { flash } from './figure.js';
import { COMPASS, placeOf } from './squares.js';
import { styled } from './styled.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** How far smoke reaches beyond its square, by its value. */
const SPREAD = [0, 0.08, 0.26];

/** Draws the smoke. @param {Frame} frame @param {number} square pixels of a square */
export function smoke(frame, square) {
  const { smoke: clouds, wind } = viewOf(frame);
  const [wx, wy] = COMPASS[wind - 1];
  const way = { '--wx': `${wx * square}px`, '--wy': `${wy * square}px` };
  return repeat(
    clouds,
    ({ square: where, value }) => `${where} ${value}`,
    ({ square: where, value }) => {
      const [x, y] = placeOf(where);
      const wide = (1 + 2 * SPREAD[value]) * square;
      return svg`<g class="smoke" transform="translate(${x * square} ${y * square})">
        <g class="smoke__cloud smoke__cloud--${value === 2 ? 'fresh' : 'old'}" ${styled(way)}>
          <use href=${`#cs-smoke-${value}`} x=${-SPREAD[value] * square} y=${-SPREAD[value] * square} width=${wide} height=${wide} />
        </g>
      </g>`;
    },
  );
}

/** The corners of a square in which a count may stand: its anchor and its shift. @type {[0 | 1, 0 | 1][]} */
const CORNERS = [
  [1, 1],
  [0, 1],
  [1, 0],
  [0, 0],
];

/** What smoke counts in each square, over everything, in the corner that is farthest from both ships.
 * @param {Frame} frame @param {number} square @param {[number, number][]} ships their middles, in squares
 */
export function smokeCounts(frame, square, ships) {
  const { smoke: clouds, wind } = viewOf(frame);
  const [wx, wy] = COMPASS[wind - 1];
  const way = { '--wx': `${wx * square}px`, '--wy': `${wy * square}px` };
  return clouds.map(({ square: where, value, count }) => {
    const [x, y] = placeOf(where);
    const [right, low] = cornerOf([x, y], ships);
    return svg`<text class="smoke__count ${value === 2 ? '' : 'smoke__count--old'} ${right ? '' : 'smoke__count--left'}" ${styled(way)} x=${(x + right) * square + (right ? -3 : 3)} y=${(y + low) * square + (low ? -3 : 12)}>${value * count}</text>`;
  });
}

/** @param {[number, number]} place @param {[number, number][]} ships */
function cornerOf([x, y], ships) {
  const far = CORNERS.map(([right, low]) =>
    Math.min(...ships.map(([sx, sy]) => Math.hypot(x + right - sx, y + low - sy))),
  );
  const best = Math.max(...far);
  return CORNERS[far.findIndex((each) => each > best - 0.2)];
}

/** What ends the moment of a fire. */
const LATER = new Set(['impulse', 'turn']);

/** The flash of a ship's guns, if she has fired in this impulse. @param {Frame} frame @param {number} seat */
export function flashOf(frame, seat) {
  for (const { events, number } of frame.log.toReversed()) {
    const fired = events.find(
      ({ kind, facts }) => kind === 'broadside' && Number(facts.seat) === seat,
    );
    if (fired) {
      if (isSeen(number)) return nothing;
      const { id } = /** @type {{id: string}} */ (fired.facts.side);
      const side = id === 'side-port' ? 'port' : 'starboard';
      return keyed(number, svg`<g class="flash">${flash(side)}</g>`);
    }
    if (events.some(({ kind }) => LATER.has(kind))) return nothing;
  }
  return nothing;
}
