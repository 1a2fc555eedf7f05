// What lies over the chart as lines and fields: the coast, the squares in reach, the way to one of them.

import { html, nothing, svg } from 'lit-html';
import { components, isSquare, ownShip, placeOf, squareAt, viewOf } from '../position.js';
import { courseTo } from './course.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

const BOX = '0 0 16 12';

/** The side beside each edge of a square, and the edge as it is drawn. @type {[number, number, (x: number, y: number) => string][]} */
const EDGES = [
  [0, -1, (x, y) => `M${x} ${y}h1`],
  [1, 0, (x, y) => `M${x + 1} ${y}v1`],
  [0, 1, (x, y) => `M${x} ${y + 1}h1`],
  [-1, 0, (x, y) => `M${x} ${y}v1`],
];

/** The border around a set of squares, as the data of a path. @param {ReadonlySet<string>} squares */
export function outline(squares) {
  return [...squares]
    .flatMap((square) => {
      const [x, y] = placeOf(square);
      return EDGES.filter(([dx, dy]) => !squares.has(squareAt(x + dx, y + dy) ?? '')).map(
        ([, , edge]) => edge(x, y),
      );
    })
    .join('');
}

/** The land, for a page whose engraved chart has not come yet. */
export function coast() {
  /** @type {string[]} */
  const picture = components().map?.picture ?? [];
  const land = picture.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === '#' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return html`<svg class="seachart__coast" viewBox=${BOX} aria-hidden="true"><path d=${land.join('')} /></svg>`;
}

/** The squares where the move can end: a bright field with a border. @param {Frame} frame */
export function reachField(frame) {
  const { reach } = viewOf(frame);
  const squares = new Set(Object.keys(reach));
  if (!squares.size) return nothing;
  const field = [...squares].map((square) => {
    const [x, y] = placeOf(square);
    return `M${x} ${y}h1v1h-1z`;
  });
  return html`<svg class="seachart__reach" viewBox=${BOX} aria-hidden="true">
    <path class="reach__field" d=${field.join('')} />
    <path class="reach__edge" d=${outline(squares)} />
  </svg>`;
}

/** The squares of the way to a square, both ends included; empty if there is none.
 * @param {Frame} frame @param {string | null} square @returns {string[]}
 */
export function wayTo(frame, square) {
  const { before } = viewOf(frame);
  if (!square || !isSquare(square) || before[square] === undefined) return [];
  const from = ownShip(frame).square;
  const way = [square];
  while (way[0] !== from && way.length < 192) {
    const earlier = before[way[0]];
    if (earlier === undefined) return [];
    way.unshift(earlier);
  }
  return way;
}

/** The way to what is pointed at; over several turns to this turn's stop, then on to the later ones.
 * @param {Frame} frame @param {string | null} selected
 */
export function wayLine(frame, selected) {
  const course = courseTo(frame, selected);
  const way = wayTo(frame, course ? course.stop : selected);
  if (way.length < 2) return nothing;
  const points = `${besideShip(way[0], way[1])} ${pointsOf(way.slice(1))}`;
  return html`<svg class="seachart__way" viewBox=${BOX} aria-hidden="true">
    ${course ? svg`<polyline class="way__later" points=${pointsOf(course.way)} />` : nothing}
    ${svg`<polyline class="way__edge" points=${points} />`}
    ${svg`<polyline class="way__line" points=${points} />`}
    ${course ? [course.stop, ...course.stops].map((square, at) => stopMark(square, at)) : nothing}
  </svg>`;
}

/** Where a way leaves the ship, whose pin it must not cross. @param {string} from @param {string} to */
function besideShip(from, to) {
  const [[x, y], [toX, toY]] = [placeOf(from), placeOf(to)];
  return `${x + 0.5 + (toX - x) * 0.45},${y + 0.5 + (toY - y) * 0.45}`;
}

/** The middles of squares, as the points of a line. @param {string[]} squares */
function pointsOf(squares) {
  return squares
    .map((square) =>
      placeOf(square)
        .map((at) => at + 0.5)
        .join(','),
    )
    .join(' ');
}

/** Where a turn of the way ends; the first is this one. @param {string} square @param {number} at */
function stopMark(square, at) {
  const [x, y] = placeOf(square);
  return svg`<g class="way__stop ${at ? 'way__stop--later' : ''}" transform="translate(${x + 0.5} ${y + 0.5})">
    <circle r="0.3" /><text y="0.16">${at + 1}</text>
  </g>`;
}
