// The board: the part of the map around both ships, with wind, smoke, arcs, and where one may sail.

import { html, nothing, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { getSetting } from '../../../app/settings.js';
import { whenDrawn } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { ownSeatOf, viewOf } from '../position.js';
import { hasRoom } from '../questions/room.js';
import { arcs } from './arcs.js';
import { enemyReach, ghosts, ghostTold, lies } from './ghosts.js';
import { glides } from './glide.js';
import { grapnels, hulls, middleOf, seals } from './hulls.js';
import { labels } from './labels.js';
import { courses, onSeaClick, touches } from './marks.js';
import { outlook, watchRoom } from './outlook.js';
import { rose } from './rose.js';
import { smoke } from './smoke.js';
import { smokeCounts } from './smokecounts.js';
import { onGridKey, squareButton } from './square.js';
import { COLUMNS, isSquare, placeOf, ROWS, squareAt } from './squares.js';
import { styled } from './styled.js';
import { squareAway } from './told.js';
import { waves } from './waves.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./outlook.js').Outlook} Outlook */

/** A letter or number of the edges needs so many pixels at the usual size of text. */
const LEGIBLE = 15;

/** A ship so near an edge is covered by what is told there, in pixels. */
const TOLD = 72;

/** Where something can be told: the edges, then half of them, but for the corner of the wind.
 * @type {[string, number, number][]}
 */
const CORNERS = [
  ['s', 0, 1],
  ['n', 0, -1],
  ['sw', -1, 1],
  ['se', 1, 1],
  ['ne', 1, -1],
];

/** Draws the map. @param {Frame} frame @param {string | null} selected */
export function board(frame, selected) {
  const shown = outlook(frame);
  whenDrawn(watchRoom);
  const { square } = shown;
  const middles = viewOf(frame).ships.map((_, seat) => middleOf(frame, seat));
  const moved = {
    '--u': `${square}px`,
    '--glides': glides(shown) ? '1' : '0',
    transform: `translate(${-shown.x * square}px, ${-shown.y * square}px)`,
  };
  return html`<section class="area-market seamap" aria-label=${t('table-board')}>
    <div class="seamap__view">
      <div
        class="seamap__sea"
        @click=${{ handleEvent: (/** @type {MouseEvent} */ event) => onSeaClick(event, frame, shown), capture: true }}
        ${styled(moved)}
      >
        <svg class="seamap__drawn" width=${COLUMNS.length * square} height=${ROWS.length * square} aria-hidden="true">
          ${waves(COLUMNS.length * square, ROWS.length * square)} ${lines(square)} ${enemyReach(frame, square)} ${marked(selected, square)} ${smoke(frame, square)} ${arcs(frame, square)} ${ghosts(frame, square)}
          ${hulls(frame, square)} ${grapnels(frame, square)} ${seals(frame, square)} ${smokeCounts(frame, square, middles)} ${labels(frame, shown)} ${courses(frame, shown)}
        </svg>
        <div class="seamap__grid" ${styled(gridPlace(shown))} role="grid" aria-label=${t('table-grid')} @keydown=${(/** @type {KeyboardEvent} */ event) => onGridKey(event, frame)}>
          ${repeat(
            ROWS,
            (row) => row,
            (_, row) => gridRow(frame, row, shown, selected),
          )}
        </div>
        ${touches(frame, shown)}
      </div>
      ${edges(shown)} ${rose(frame, shown)}
    </div>
    ${caption(frame, selected, shown)}
  </section>`;
}

/** What is told of what is pointed at where no question has room for it: where it covers no ship.
 * @param {Frame} frame @param {string | null} selected @param {Outlook} shown
 */
function caption(frame, selected, shown) {
  if (!selected) return nothing;
  const told = isSquare(selected) ? squareAway(frame, selected) : ghostTold(frame, selected);
  if (!told) return nothing;
  const spare = hasRoom(frame) ? 'seamap__told--spare' : '';
  return html`<p class="seamap__told seamap__told--${emptiest(frame, shown)} ${spare}">${told}</p>`;
}

/** The edge or corner under which the fewest ships lie, the lower edge first. @param {Frame} frame @param {Outlook} shown */
function emptiest(frame, { x, y, width, height, square }) {
  const own = ownSeatOf(frame);
  const ships = viewOf(frame).ships.map((_, seat) => middleOf(frame, seat));
  const [column, row] = placeOf(lies(frame, own).square);
  const places = [...ships, [column + 0.5, row + 0.5]].map(([left, top]) => [
    ((left - x) / width) * 2 - 1,
    ((top - y) / height) * 2 - 1,
  ]);
  const high = 1 - (2 * TOLD) / (height * square);
  const aside = 0.5 / width;
  const covered = CORNERS.map(
    ([, across, down]) =>
      places.filter(
        ([left, top]) => top * down > high && left * across > -aside * 2 * (across ? 1 : 0),
      ).length,
  );
  return CORNERS[covered.indexOf(Math.min(...covered))][0];
}

/** Where the first square in sight lies. @param {Outlook} shown */
function gridPlace(shown) {
  const [rows, columns] = seen(shown);
  return { left: `${columns[0] * shown.square}px`, top: `${rows[0] * shown.square}px` };
}

/** The squares of a row that are in sight. @param {Frame} frame @param {number} row @param {Outlook} shown @param {string | null} selected */
function gridRow(frame, row, shown, selected) {
  const [rows, columns] = seen(shown);
  if (!rows.includes(row)) return nothing;
  return html`<div class="seamap__row" role="row">
    ${repeat(
      columns,
      (column) => column,
      (column) =>
        html`<div class="seamap__cell" role="gridcell">${squareButton(frame, squareAt(column, row) ?? '', selected)}</div>`,
    )}
  </div>`;
}

/** Rows and columns in sight. @param {Outlook} shown */
function seen({ x, y, width, height }) {
  const within = (
    /** @type {number} */ from,
    /** @type {number} */ size,
    /** @type {number} */ all,
  ) => Array.from({ length: all }, (_, at) => at).filter((at) => at + 1 > from && at < from + size);
  return [within(y, height, ROWS.length), within(x, width, COLUMNS.length)];
}

/** @param {number} square */
function lines(square) {
  const across = ROWS.map((_, row) => `M0 ${row * square}H${COLUMNS.length * square}`);
  const down = COLUMNS.map((_, column) => `M${column * square} 0V${ROWS.length * square}`);
  return svg`<path class="seamap__lines" d=${[...across, ...down].join('')} />`;
}

/** The square that is pointed at. @param {string | null} selected @param {number} square */
function marked(selected, square) {
  if (!selected || !isSquare(selected)) return nothing;
  const [x, y] = placeOf(selected);
  return svg`<rect class="seamap__marked" x=${x * square} y=${y * square} width=${square} height=${square} />`;
}

/** Letters and numbers at the edges of what is shown: all that stand there whole, or every second or
 * third where squares are small. @param {Outlook} shown
 */
function edges({ x, y, width, height, square }) {
  const size = (LEGIBLE * getSetting('textSize')) / 100;
  const every = Math.ceil(size / square);
  const names = (
    /** @type {readonly (string | number)[]} */ words,
    /** @type {(at: number) => boolean} */ isWhole,
  ) => words.map((word, at) => html`<span>${at % every || !isWhole(at) ? nothing : word}</span>`);
  const left = (/** @type {number} */ at) => (at - x) * square;
  const middle = (/** @type {number} */ at) => (at + 0.5 - y) * square;
  return html`<div
      class="seamap__letters"
      aria-hidden="true"
      ${styled({ '--u': `${square}px`, transform: `translateX(${-x * square}px)` })}
    >
      ${names(COLUMNS, (at) => left(at) >= 0 && left(at) + size < width * square)}
    </div>
    <div
      class="seamap__numbers"
      aria-hidden="true"
      ${styled({ '--u': `${square}px`, transform: `translateY(${-y * square}px)` })}
    >
      ${names(ROWS, (at) => middle(at) > 1.5 * size && middle(at) + size / 2 < height * square)}
    </div>`;
}
