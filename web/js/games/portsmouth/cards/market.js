// The five by five cells of Portsmouth, as a grid with one stop for Tab.

import { html } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { t } from '../../../app/text.js';
import { change, focusPlace, ui } from '../../../table/ui.js';
import { sayEdge } from '../../../table/voice/announcer.js';
import { movesDrawn } from '../actions/moves.js';
import { routeLine } from '../actions/route.js';
import { cellButton } from './card.js';
import { ownPawn, viewOf } from './cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../contract.d.ts').ShownMoves} ShownMoves */

export const COLUMNS = ['a', 'b', 'c', 'd', 'e'];
export const ROWS = ['1', '2', '3', '4', '5'];

/** Draws the market as a grid of five by five cells. @param {Frame} frame @param {string | null} selected @param {ShownMoves} [moves] */
export function market(frame, selected, moves) {
  const cells = new Map(viewOf(frame).cells.map((cell) => [cell.id, cell]));
  const row = (/** @type {string} */ number) => html`<div class="market__row" role="row">
    <span class="market__number" aria-hidden="true">${number}</span>
    ${repeat(
      COLUMNS,
      (column) => column,
      (column) => {
        const cell = cells.get(column + number);
        if (!cell) return '';
        return html`<div class="market__cell" role="gridcell">${cellButton(frame, cell, selected)}</div>`;
      },
    )}
  </div>`;
  return html`<section class="area-market market" aria-label=${t('table-market')}>
    <div class="market__letters" aria-hidden="true">
      <span></span>${COLUMNS.map((column) => html`<span>${column.toUpperCase()}</span>`)}
    </div>
    <div class="market__grid" role="grid" aria-label=${t('table-grid')} @keydown=${onGridKey}>
      ${repeat(ROWS, (number) => number, row)}
    </div>
    ${moves ? movesDrawn(frame, moves) : routeLine(frame, ownPawn(frame))}
  </section>`;
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Moves the focus through the grid. @param {KeyboardEvent} event */
function onGridKey(event) {
  if (event.altKey || event.metaKey) return;
  const next = target(event);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  if (next === ui.place && event.key in STEPS) sayEdge();
  goTo(next);
}

/** Puts the keyboard's place and the focus on a cell. @param {string} cell */
export function goTo(cell) {
  focusPlace(cell);
  change({ place: cell });
}

/** @param {KeyboardEvent} event @returns {string | null} */
function target(event) {
  let column = COLUMNS.indexOf(ui.place[0]);
  let row = ROWS.indexOf(ui.place[1]);
  const step = STEPS[event.key];
  if (step && !event.ctrlKey) {
    column = Math.max(0, Math.min(4, column + step[0]));
    row = Math.max(0, Math.min(4, row + step[1]));
  } else if (event.key === 'Home' || event.key === 'End') {
    const last = event.key === 'End';
    column = last ? 4 : 0;
    if (event.ctrlKey) row = last ? 4 : 0;
  } else return null;
  return COLUMNS[column] + ROWS[row];
}
