// A small picture of how both ships lay when something was decided, and how they had come there.

import { html, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { flagOf } from '../../../kit/flag.js';

/** @typedef {import('./decisions.js').Decision} Decision */
/** @typedef {import('./marks.js').ShipMark} ShipMark */

/** Marks of a ship's way that are shown. */
const WAKE = 6;
/** Points of a square, and the least sea that is shown, in squares. */
const SQUARE = 12;
const LEAST = 7;
/** Two ships in one square lie so far apart. */
const BESIDE = 9;
const HULL = 'M0-9C3.5-5 3.5 3 2.5 7H-2.5C-3.5 3-3.5-5 0-9Z';

/** The picture; nothing while it is not known how the ships lay. @param {Decision} decision */
export function positionPicture({ ships, ways }) {
  if (ships.length < 2) return '';
  const wakes = ships.map((ship, seat) => [
    ...ways.filter((mark) => mark.seat === seat).slice(-WAKE),
    ship,
  ]);
  const all = wakes.flat().map(({ at }) => at);
  const [west, wide] = extent(all.map(([column]) => column));
  const [north, high] = extent(all.map(([, row]) => row));
  return html`<svg class="whatif__picture" viewBox="${west} ${north} ${wide} ${high}" role="img" aria-label=${t('lookback-whatif-picture')}>
    ${wakes.map((wake, seat) => shipDrawn(wake, seat, isShared(ships) ? seat - 0.5 : 0))}
  </svg>`;
}

/** Do both lie in one square, side by side? @param {ShipMark[]} ships */
function isShared([one, other]) {
  return one.at.join() === other.at.join();
}

/** @param {number[]} places @returns {[number, number]} where the picture begins, and its length */
function extent(places) {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const long = Math.max(LEAST, most - least + 3);
  return [((least + most - long) / 2) * SQUARE, long * SQUARE];
}

/** @param {ShipMark[]} wake @param {number} seat @param {number} aside which half of the room between two ships */
function shipDrawn(wake, seat, aside) {
  const way = wake.map(({ at: [column, row] }) => `${column * SQUARE} ${row * SQUARE}`);
  const { heading, at } = wake[wake.length - 1];
  const [x, y] = at.map((each) => each * SQUARE);
  return svg`<g class=${`csplan csplan--${flagOf(seat)} wake wake--${seat}`}>
    <path class="wake__way" d=${`M${way.join('L')}`}></path>
    <path class="wake__hull" d=${HULL} transform=${`translate(${x + aside * BESIDE} ${y}) rotate(${(heading - 1) * 45})`}></path>
  </g>`;
}
