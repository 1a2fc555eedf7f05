// Where a broadside reaches: from 45 degrees before the beam to 45 degrees abaft it, as far as
// carronades do, and the nearer part in which they have twice the dice (11.03, 11.04).

import { svg } from 'lit-html';
import { flagOf } from '../../../kit/flag.js';
import { shipShown } from '../muster/draft.js';
import { isReady, ownSeatOf, SIDES, sectionsOf } from '../position.js';
import { lies } from './ghosts.js';
import { COMPASS, placeOf, turned } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** How far carronades reach, and how far they are at their best, in movement points. */
const REACHES = [6, 3];

/** Draws the arcs of both ships, the own one where she would lie; those of guns that are known to be loaded
 * and manned are filled. @param {Frame} frame @param {number} square pixels
 */
export function arcs(frame, square) {
  const own = ownSeatOf(frame);
  return [0, 1].map((seat) => {
    const ship = shipShown(frame, seat);
    const there = lies(frame, seat);
    return SIDES.map((side) => {
      const able = sectionsOf(ship, side).filter(
        (each) => there.ready?.includes(each.id) ?? isReady(each),
      );
      const ready = able.some(({ manned }) => manned !== null); // a sealed crew may be anywhere
      if (!able.length && seat !== own) return '';
      return svg`<g class="arc arc--${flagOf(seat)} ${ready ? 'arc--ready' : ''} ${there.bears === side ? 'arc--bears' : ''}">
        ${REACHES.map((reach) => svg`<path d=${wedge(there, side, reach, square)} />`)}
      </g>`;
    });
  });
}

/** The outline of the squares that a side reaches. @param {{square: string, heading: number}} ship @param {string} side @param {number} reach @param {number} square */
function wedge(ship, side, reach, square) {
  const [x, y] = placeOf(ship.square);
  const abeam = turned(ship.heading, side === 'port' ? -2 : 2);
  const corners = [-1, 0, 1].map((points) => rim(turned(abeam, points), reach));
  return `M${[[0, 0], ...corners]
    .map(([dx, dy]) => `${(x + 0.5 + dx) * square} ${(y + 0.5 + dy) * square}`)
    .join('L')}Z`;
}

/** How far a reach goes on a heading: a square over a corner costs three points, over a side two.
 * @param {number} heading @param {number} reach
 */
function rim(heading, reach) {
  const [dx, dy] = COMPASS[heading - 1];
  const squares = reach / (dx && dy ? 3 : 2);
  return [dx * squares, dy * squares];
}
