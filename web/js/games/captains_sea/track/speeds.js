// How fast both ships are against each other: an arrow for each, as long as her speed, dashed
// and as long as the likeliest one before it is rolled.

import { html, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { flagOf, pin } from '../../../kit/flag.js';
import { shipName } from '../names.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The highest speed: one activation in each impulse. */
const MOST = 12;

/** Draws the speeds. @param {Frame} frame */
export function speeds(frame) {
  const { ships, leader } = viewOf(frame);
  const own = ownSeatOf(frame);
  return html`<ul class="speeds">
    ${[own, 1 - own].map((seat) => {
      const chances = /** @type {number[] | null} */ (oddsOf(frame)?.speeds[seat] ?? null);
      const speed = chances ? chances.indexOf(Math.max(...chances)) : ships[seat].speed;
      return html`<li class="speeds__line">
        <span class="speeds__who">${pin(seat)} ${shipName(ships[seat])}</span>
        <svg class="speeds__arrow speeds__arrow--${flagOf(seat)} ${chances ? 'speeds__arrow--likely' : ''}" viewBox="0 0 120 14" aria-hidden="true">${arrow(speed)}</svg>
        <b>${speedWords(frame, seat)}</b>
        ${leader === seat ? html`<small>${t('table-leader')}</small>` : ''}
      </li>`;
    })}
  </ul>`;
}

/** The speed of a ship, or from which to which it may be before it is rolled; a dash before the first turn.
 * @param {Frame} frame @param {number} seat
 */
export function speedWords(frame, seat) {
  const { ships, turn } = viewOf(frame);
  const chances = /** @type {number[] | null} */ (oddsOf(frame)?.speeds[seat] ?? null);
  if (chances) return span(chances);
  return turn ? ships[seat].speed : '–';
}

/** From the lowest to the highest speed that the die can bring. @param {number[]} chances */
function span(chances) {
  const possible = chances.flatMap((chance, speed) => (chance ? [speed] : []));
  const [low, high] = [possible[0], possible[possible.length - 1]];
  return low === high ? low : t('table-speed-span', { low, high });
}

/** @param {number} speed */
function arrow(speed) {
  const end = 12 + (100 * speed) / MOST;
  return speed
    ? svg`<path class="speeds__shaft" d="M2 7H${end - 5}" /><path class="speeds__head" d="M${end - 8} 2L${end} 7L${end - 8} 12Z" />`
    : svg`<circle class="speeds__head" cx="5" cy="7" r="3" />`;
}
