// Smoke and fire over the sea: fresh smoke swells up at the guns, old smoke has come a square with the wind,
// and the side that fired last flashes.

import { nothing, svg } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { viewOf } from '../position.js';
import { isShown } from '../volley/seen.js';
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

/** What ends the moment of a fire. */
const LATER = new Set(['impulse', 'turn']);

/** The flash of a ship's guns, if she has fired in this impulse. @param {Frame} frame @param {number} seat */
export function flashOf(frame, seat) {
  for (const { events, number } of frame.log.toReversed()) {
    const fired = events.find(
      ({ kind, facts }) => kind === 'broadside' && Number(facts.seat) === seat,
    );
    if (fired) {
      if (isShown(number)) return nothing;
      const { id } = /** @type {{id: string}} */ (fired.facts.side);
      const side = id === 'side-port' ? 'port' : 'starboard';
      return keyed(number, svg`<g class="flash">${flash(side)}</g>`);
    }
    if (events.some(({ kind }) => LATER.has(kind))) return nothing;
  }
  return nothing;
}
