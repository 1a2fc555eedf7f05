// Both ships of a combat against the sea: as they fire, and as it has ended for each.

import { html, nothing, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { pin } from '../../../kit/flag.js';
import { blastSign, seaPrint, tallShip, tallWreck } from '../art.js';
import { shipOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** What became of a ship: she fights still, or how it ended for her.
 * @typedef {'fights' | 'won' | 'sunk' | 'taken' | 'away'} Fate
 */
/** A ship of the scene: whose she was, what became of her, who holds her now; are the sails of a sunk one torn?
 * @typedef {{id: string, seat: number, fate: Fate, holder: number, torn?: boolean}} Shown
 */

/** Draws them; `fired` tells one broadside from the next, -1 before the first.
 * @param {Frame} frame @param {readonly Shown[]} ships @param {number} [fired]
 */
export function seaScene(frame, ships, fired = -1) {
  return html`<div class="seascene" aria-hidden="true">
    ${seaPrint('offing')} ${ships.map((shown, at) => ship(frame, shown, at, fired))} ${waves()}
  </div>`;
}

/** @param {Frame} frame @param {Shown} shown @param {number} at @param {number} fired */
function ship(frame, { id, seat, fate, holder, torn = false }, at, fired) {
  const there = shipOf(frame, id);
  const flashes = fired < 0 ? [] : [fired];
  return html`<div class="seascene__ship seascene__ship--${at ? 'right' : 'left'} seascene__ship--${fate}">
    ${there && fate !== 'sunk' ? tallShip({ ...there, holder: seat }) : tallWreck(seat, torn)}
    ${fate === 'taken' ? html`<span class="seascene__flag">${pin(holder)}</span>` : nothing}
    ${repeat(
      flashes,
      (each) => each,
      () => html`<span class="seascene__flash">${blastSign()}</span>`,
    )}
  </div>`;
}

/** Two lines of waves over what is under water. */
function waves() {
  const line = (/** @type {number} */ y) =>
    `M0 ${y}${Array.from({ length: 20 }, () => 'q5-4 10 0t10 0').join('')}V40H0Z`;
  return svg`<svg class="seascene__waves" viewBox="0 0 400 40" preserveAspectRatio="none">
    <path d=${line(8)} /><path d=${line(18)} />
  </svg>`;
}
