// What is written on the map, where it covers no ship: how far both lie apart, and the enemy's name.

import { svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { flagOf } from '../../../kit/flag.js';
import { shipName } from '../names.js';
import { isReady, ownSeatOf, sectionsOf, viewOf } from '../position.js';
import { lies } from './ghosts.js';
import { halfHull, middleOf, sealAt } from './hulls.js';
import { marks } from './marks.js';
import { roomOf } from './rose.js';
import { countPlaces } from './smokecounts.js';
import { placeOf } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./outlook.js').Outlook} Outlook */
/** A box by its middle and half its size, in pixels; `weight` tells how bad it is to cover it.
 * @typedef {{x: number, y: number, w: number, h: number, weight?: number}} Box
 */

/** A letter of the name and of the plate, in pixels. */
const LETTER = 6.8;
const DIGIT = 6.5;

/** Half the room of what smoke counts, in pixels, with a gap beside it. */
const COUNT = { w: 13, h: 8 };

/** To cover a ship is worse than to cover a mark or the wind. */
const SHIP = 6;

/** The line between both ships with a plate beside or on it, and the enemy's name.
 * @param {Frame} frame @param {Outlook} shown
 */
export function labels(frame, shown) {
  const { square } = shown;
  const { ships, range } = viewOf(frame);
  const own = ownSeatOf(frame);
  const [one, other] = [own, 1 - own].map((seat) => middleOf(frame, seat).map((at) => at * square));
  const taken = obstacles(frame, shown);
  const words = shipName(ships[1 - own]);
  const name = free(nameBoxes(other, square, (words.length * LETTER) / 2), taken, shown);
  const named = svg`<text class="hull__name hull__name--${flagOf(1 - own)}" x=${name.x} y=${name.y + 4}>${words}</text>`;
  if (ships[0].square === ships[1].square) return named;
  const told = t('table-range', { count: range });
  const half = 6 + (told.length * DIGIT) / 2;
  const plate = free(plateBoxes(one, other, square, half), [...taken, name], shown);
  const bears = sectionsOf(ships[own], ships[own].bears ?? '-').some(isReady);
  return svg`<g class="range ${bears ? 'range--bears' : ''}">
      <path d="M${one.join(' ')}L${other.join(' ')}" />
      <g transform="translate(${plate.x} ${plate.y})">
        <rect x=${-half} y="-9" width=${2 * half} height="18" rx="9" />
        <text y="4">${told}</text>
      </g>
    </g>
    ${named}`;
}

/** Ships, seals, marks, counts of smoke, the wind, and where the own ship would come. @param {Frame} frame @param {Outlook} shown @returns {Box[]} */
function obstacles(frame, shown) {
  const { square } = shown;
  const { ships } = viewOf(frame);
  const half = halfHull(square);
  const hulls = ships.map((_, seat) => {
    const [x, y] = middleOf(frame, seat);
    return { x: x * square, y: y * square, w: half, h: half, weight: SHIP };
  });
  const seals = ships.flatMap(({ plan, heading }, seat) => {
    if (!plan) return [];
    const [x, y] = sealAt(frame, seat, heading, square);
    return [{ x, y, w: 8, h: 8 }];
  });
  const [column, row] = placeOf(lies(frame, ownSeatOf(frame)).square);
  const middles = ships.map((_, seat) => middleOf(frame, seat));
  return [
    ...hulls,
    ...countPlaces(frame, square, middles).map(([x, y]) => ({ x, y, ...COUNT })),
    ...seals,
    windBox(shown),
    ...marks(frame, shown).map(({ at: [x, y] }) => ({ x, y, w: 12, h: 12 })),
    { x: (column + 0.5) * square, y: (row + 0.5) * square, w: half, h: half },
  ];
}

/** @param {Outlook} shown @returns {Box} */
function windBox(shown) {
  const { across, down } = roomOf(shown);
  return {
    x: shown.x * shown.square + across / 2,
    y: shown.y * shown.square + down / 2,
    w: across / 2,
    h: down / 2,
  };
}

/** Under her, above her, beside her, and farther off. @param {number[]} middle @param {number} square @param {number} w @returns {Box[]} */
function nameBoxes([x, y], square, w) {
  const far = halfHull(square) + 9;
  return [
    { x, y: y + far, w, h: 7 },
    { x, y: y - far, w, h: 7 },
    { x: x + far + w, y, w, h: 7 },
    { x: x - far - w, y, w, h: 7 },
    { x, y: y + far + 14, w, h: 7 },
    { x, y: y - far - 14, w, h: 7 },
    ...[far, -far].flatMap((down) =>
      [w, -w].map((aside) => ({ x: x + aside, y: y + down, w, h: 7 })),
    ),
    { x: x + far + w + 14, y, w, h: 7 },
    { x: x - far - w - 14, y, w, h: 7 },
  ];
}

/** On the line, else beside it, ever further off. @param {number[]} one @param {number[]} other @param {number} square @param {number} w @returns {Box[]} */
function plateBoxes([ax, ay], [bx, by], square, w) {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(ay - by) / long, (bx - ax) / long];
  return [0, 0.7, 0.95, 1.2, 1.5].flatMap((far) =>
    [0.5, 0.36, 0.64].flatMap((along) =>
      (far ? [1, -1] : [1]).map((way) => ({
        x: ax + (bx - ax) * along + way * nx * (far * square + (far ? Math.abs(nx) * w : 0)),
        y: ay + (by - ay) * along + way * ny * far * square,
        w,
        h: 9,
      })),
    ),
  );
}

/** The first box that covers nothing and is in sight; else the one that covers least. @param {Box[]} boxes @param {Box[]} taken @param {Outlook} shown */
function free(boxes, taken, shown) {
  const costs = boxes.map(
    (box) =>
      taken.reduce((sum, each) => sum + overlap(box, each) * (each.weight ?? 1), 0) +
      outside(box, shown),
  );
  return boxes[costs.indexOf(Math.min(...costs))];
}

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  const wide = one.w + other.w - Math.abs(one.x - other.x);
  const high = one.h + other.h - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of a box is out of sight. @param {Box} box @param {Outlook} shown */
function outside({ x, y, w, h }, { x: left, y: top, width, height, square }) {
  const cut = [
    left * square - (x - w),
    top * square - (y - h),
    x + w - (left + width) * square,
    y + h - (top + height) * square,
  ];
  return cut.reduce((sum, each) => sum + Math.max(0, each) * 40, 0);
}
