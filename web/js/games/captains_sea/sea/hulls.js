// The ships on the map, from above, and where a manoeuvre would bring one.

import { nothing, svg } from 'lit-html';
import { flagOf } from '../../../kit/flag.js';
import { perMatch } from '../../../table/session.js';
import { hasStruck, ownSeatOf, viewOf } from '../position.js';
import { figure } from './figure.js';
import { flashOf } from './smoke.js';
import { COMPASS, placeOf, turned } from './squares.js';
import { styled } from './styled.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** How far two ships in one square lie from its middle, in squares. */
const BESIDE = 0.24;

/** A hull is never drawn smaller than in a square of so many pixels. */
const SMALLEST = 36;

/** How each ship was turned last, in degrees without end, so that she turns the shorter way. */
const state = perMatch(() => ({ turns: /** @type {number[]} */ ([]) }));

/** Draws both ships, the own one last. @param {Frame} frame @param {number} square pixels of a square */
export function hulls(frame, square) {
  const own = ownSeatOf(frame);
  return [1 - own, own].map((seat) => {
    const ship = viewOf(frame).ships[seat];
    const [x, y] = middleOf(frame, seat);
    const style = {
      transform: `translate(${x * square}px, ${y * square}px) rotate(${turnOf(seat, ship)}deg) scale(${Math.max(square, SMALLEST) / 48})`,
    };
    return svg`<g class="hull hull--${flagOf(seat)} " ${styled(style)}>
      ${figure(ship, viewOf(frame).wind, hasStruck(frame, seat))}${flashOf(frame, seat)}${ship.burning ? svg`<use href="#cs-fire" width="24" height="24" x="-12" y="-14" />` : ''}
    </g>`;
  });
}

/** The grapnels between two ships that are held together. @param {Frame} frame @param {number} square */
export function grapnels(frame, square) {
  const { grappled, ships } = viewOf(frame);
  if (!grappled) return nothing;
  const [x, y] = placeOf(ships[0].square).map((at) => (at + 0.5) * square - 12);
  return svg`<use class="csgrapnel" href="#cs-grapnel" x=${x} y=${y} width="24" height="24" />`;
}

/** A seal of wax at the stern of each ship whose captain has sealed a manoeuvre. @param {Frame} frame @param {number} square */
export function seals(frame, square) {
  return viewOf(frame).ships.map(({ plan, heading }, seat) => {
    if (!plan) return nothing;
    const [x, y] = sealAt(frame, seat, heading, square);
    return svg`<use class="csseal" href="#cs-seal" x=${x - 7} y=${y - 7} width="14" height="14" />`;
  });
}

/** Where the seal of a ship lies: abaft her beam. @param {Frame} frame @param {number} seat @param {number} heading @param {number} square */
export function sealAt(frame, seat, heading, square) {
  const [x, y] = middleOf(frame, seat);
  const [dx, dy] = COMPASS[turned(heading, 3) - 1];
  const far = Math.max(square, SMALLEST) * 0.56;
  return [x * square + dx * far, y * square + dy * far];
}

/** Draws a ship where she may be, dashed. @param {number} seat @param {[number, number]} place @param {number} heading @param {number} square */
export function ghost(seat, [x, y], heading, square) {
  const middle = [(x + 0.5) * square, (y + 0.5) * square];
  return svg`<g class="ghost ghost--${flagOf(seat)}">
    <use href="#cs-ship-ghost" width="48" height="48" transform="translate(${middle.join(' ')}) rotate(${(heading - 1) * 45}) scale(${square / 48}) translate(-24 -24)" />
  </g>`;
}

/** Half the length of a hull as it is drawn, in pixels. @param {number} square */
export function halfHull(square) {
  return 0.46 * Math.max(square, SMALLEST);
}

/** A disc with a point on a heading, and words in it.
 * @param {[number, number]} place in pixels @param {number} heading @param {string | number} words @param {'open' | 'chosen' | 'other'} manner
 */
export function course(place, heading, words, manner) {
  const turn = `rotate(${(heading - 1) * 45})`;
  return svg`<g class="course course--${manner}" transform="translate(${place.join(' ')})">
    <path class="course__disc" transform=${turn} d="M-5.800 -6.600L0 -15 5.800 -6.600A8.800 8.800 0 1 1 -5.800 -6.600Z" />
    ${words === '' ? svg`<path class="course__way" transform=${turn} d="M0 5V-6M-4 -2 0 -6 4 -2" />` : svg`<text class="course__when" y="4.200">${words}</text>`}
  </g>`;
}

/** Where a ship is drawn, in squares: beside the middle if the other lies in the same square.
 * @param {Frame} frame @param {number} seat @returns {[number, number]}
 */
export function middleOf(frame, seat) {
  const { ships, mover } = viewOf(frame);
  const ship = ships[seat];
  const [x, y] = placeOf(ship.square);
  if (ship.square !== ships[1 - seat].square) return [x + 0.5, y + 0.5];
  const away = ship.bears
    ? turned(ship.heading, ship.bears === 'port' ? 2 : -2)
    : turned(ship.heading, seat === mover ? 4 : 0);
  const [dx, dy] = COMPASS[away - 1];
  return [x + 0.5 + dx * BESIDE, y + 0.5 + dy * BESIDE];
}

/** @param {number} seat @param {Ship} ship */
function turnOf(seat, { heading }) {
  const { turns } = state();
  const wanted = (heading - 1) * 45;
  const last = turns[seat] ?? wanted;
  const short = ((((wanted - last) % 360) + 540) % 360) - 180;
  turns[seat] = last + short;
  return turns[seat];
}
