// The convoys that lie in a space: a ship with a sail for each of theirs, and whose it is.

import { html } from 'lit-html';
import { pin } from '../../../kit/flag.js';
import { convoySign } from '../art.js';
import { ownSeatOf, viewOf } from '../position.js';
import { berthOf } from './berths.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws them beside the ports there, the own one last, so that it lies on top. @param {Frame} frame @param {string} space @param {number[]} seats */
export function convoysIn(frame, space, seats) {
  const [east, south] = berthOf(space);
  const own = ownSeatOf(frame);
  const { active, convoys } = viewOf(frame);
  const sorted = [...seats.filter((seat) => seat !== own), ...seats.filter((seat) => seat === own)];
  return html`<span class="convoys convoys--${Math.min(sorted.length, 4)}" data-pins .style=${`--off:${east};--down:${south}`} aria-hidden="true"
    >${sorted.map(
      (seat) =>
        html`<span class="convoy ${seat === own ? 'convoy--own' : ''} ${seat === active ? 'convoy--active' : ''}">${convoySign(convoys[seat].ships, convoys[seat].pirate, seat)}${pin(seat)}</span>`,
    )}</span
  >`;
}
