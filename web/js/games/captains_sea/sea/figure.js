// A ship as she lies on the map: hull, muzzles and sails from above, her yards braced to the wind, her ensign
// at the stern and a bow wave when she sails; and the fire of her guns.

import { nothing, svg } from 'lit-html';
import { styled } from './styled.js';

/** @typedef {import('../view.d.ts').ShipView} Ship */

const HULL =
  'M0 -22C5 -16 8 -10 8 -3V13C8 17 7 19.500 6 21.500H-6C-7 19.500 -8 17 -8 13V-3C-8 -10 -5 -16 0 -22Z';
const RAIL =
  'M0 -17C3.500 -12 5.500 -8 5.500 -2.500V12.500C5.500 15.500 5 17 4.300 18.500H-4.300C-5 17 -5.500 15.500 -5.500 12.500V-2.500C-5.500 -8 -3.500 -12 0 -17Z';

/** Where guns look out of her sides, from the bow on. */
const PORTS = [-6, -1.5, 3, 7.5, 12, 16.5];

/** Her masts from the bow on, and half the breadth of the sail at each. @type {[number, number][]} */
const MASTS = [
  [-9, 9.5],
  [1.5, 11.5],
  [12, 8.5],
];

/** Yards are braced no further round than this, in degrees. */
const SHARP = 42;

/** A hull in her captain's colour, bow up, with what she carries: broad sails, small ones, or stumps.
 * @param {Ship} ship @param {number} wind the heading to which it blows @param {boolean} [struck] has her ensign been hauled down?
 */
export function figure(ship, wind, struck = false) {
  const { sail, rigging, speed, heading } = ship;
  const part = rigging === 0 ? 0 : sail === 'fighting' ? 0.66 : 1;
  const guns = PORTS.map((y) => `M-8.500 ${y}h-2.600M8.500 ${y}h2.600`).join('');
  return svg`${speed ? svg`<path class="hull__wake" d="M0 -27C5 -22 10 -14 15 -3M0 -27C-5 -22 -10 -14 -15 -3" />` : nothing}
    <path class="hull__halo" d=${`${HULL}M0 -21V-27`} />
    <path class="hull__guns" d=${`${guns}M0 -21V-26.500`} />
    <path class="hull__deck" d=${HULL} />
    ${struck ? nothing : svg`<path class="hull__ensign" d="M-3.500 22H3.500V29L0 27 -3.500 29Z" />`}
    <path class="hull__rail" d=${`${RAIL}M-3.500 18.500H3.500`} />
    ${MASTS.map(([y, half]) =>
      part
        ? svg`<path class="hull__sail" transform="translate(0 ${y}) rotate(${braced(wind, heading)})" d=${canvas(half * part, part)} />`
        : svg`<circle class="hull__stump" cy=${y} r="2" />`,
    )}`;
}

/** A sail from above, full towards the bow, its yard behind it. @param {number} half @param {number} part */
function canvas(half, part) {
  return `M${-half} 1Q0 ${-8.5 * part} ${half} 1Q0 ${-2.5 * part} ${-half} 1Z`;
}

/** How far the yards are turned from square: the weather arm forward. @param {number} wind @param {number} heading */
function braced(wind, heading) {
  const away = ((((wind - heading) * 45) % 360) + 540) % 360;
  const turn = away - 180;
  return Math.abs(turn) > 170 ? 0 : Math.max(-SHARP, Math.min(SHARP, turn / 2.5));
}

/** The muzzles of a side that has just fired, a flash at each, over the same hull. @param {string} side */
export function flash(side) {
  const way = side === 'port' ? -1 : 1;
  return svg`${PORTS.map(
    (y, at) => svg`<path class="flash__burst" ${styled({ '--n': String(at) })}
      transform="translate(${way * 10} ${y}) scale(${way} 1)" d="M0 -.7L3.500 -1.200 6 -2.800 6.200 -1.100 11 -1.700 8.500 0 11 1.700 6.200 1.100 6 2.800 3.500 1.200 0 .7Z" />`,
  )}`;
}
