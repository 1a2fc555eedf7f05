// Small drawn figures: a bar, and the mark of whoever stands best.

import { html, svg } from 'lit-html';
import { t } from '../app/text.js';
import { flagOf } from './flag.js';

/** A bar of so many parts of the whole; the number stands beside it in words.
 * @param {number} value @param {number} most @param {number} [seat] whose colour it has
 */
export function bar(value, most, seat) {
  const colour = seat === undefined ? '' : `gauge__fill--${flagOf(seat)}`;
  const width = most > 0 ? Math.max(0, Math.min(100, (100 * value) / most)) : 0;
  return html`<svg class="gauge" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="gauge__whole" width="100" height="10" />
    <rect class="gauge__fill ${colour}" width=${width} height="10" />`}
  </svg>`;
}

/** A pennant beside the best of a row. */
export function pennant() {
  return html`<svg class="pennant" viewBox="0 0 12 14" aria-hidden="true"><path d="M2 0v14M2 1l9 3.5-9 3.5" /></svg
    ><span class="sr">${t('standing-best')} </span>`;
}

/** The points as they stand: a star, in a disc for whoever leads. @param {number} points @param {boolean} leads */
export function starred(points, leads) {
  return html`<span class="stars ${leads ? 'stars--lead' : ''}"
    ><span class="stars__mark" aria-hidden="true">★</span>${points}</span
  >`;
}

/** Who has the most points as they stand; nobody while all are equal.
 * @param {readonly {seat: number, total: number}[]} ships @returns {number[]}
 */
export function leaders(ships) {
  const most = Math.max(...ships.map((ship) => ship.total));
  const leading = ships.filter((ship) => ship.total === most).map((ship) => ship.seat);
  return leading.length < ships.length ? leading : [];
}
