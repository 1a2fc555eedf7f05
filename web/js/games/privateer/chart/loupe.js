// The loupe: seven by five squares as large as a fingertip, over the half of the chart that was not
// tapped, for a square of the open sea.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { select, standing } from '../../../table/choice.js';
import { spaces } from '../names.js';
import { COLUMNS, isLand, placeOf, ROWS, squareAt, squareName, viewOf } from '../position.js';
import { drawn } from './square.js';
import { closeLoupe, loupeAt } from './taps.js';
import { squareTold } from './told.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

const WIDE = 7;
const HIGH = 5;

/** Draws the loupe, if it is open. @param {Frame} frame @param {string | null} selected */
export function loupe(frame, selected) {
  const at = loupeAt();
  if (!at) return nothing;
  const [column, row] = placeOf(at);
  const left = within(column - 3, COLUMNS.length - WIDE);
  const top = within(row - 2, ROWS.length - HIGH);
  const lines = Array.from({ length: HIGH }, (_, y) =>
    Array.from({ length: WIDE }, (_, x) => /** @type {string} */ (squareAt(left + x, top + y))),
  );
  return html`<div
    class="loupe loupe--${row < 6 ? 'low' : 'high'}"
    role="group"
    aria-label=${t('table-loupe', { square: squareName(at) })}
    @keydown=${onKey}
  >
    ${lines.flat().map((square) => lens(frame, square, selected))}
    <button type="button" class="loupe__close" @click=${closeLoupe}>${t('table-close')}</button>
  </div>`;
}

/** @param {number} value @param {number} most */
function within(value, most) {
  return Math.max(0, Math.min(most, value));
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  closeLoupe();
}

/** A square under the loupe. @param {Frame} frame @param {string} square @param {string | null} selected */
function lens(frame, square, selected) {
  const legal = standing(frame, square) === 'legal';
  const needs = viewOf(frame).reach[square];
  return html`<button
    type="button"
    class="lens square ${isLand(square) ? 'square--land' : ''} ${legal ? 'lens--legal' : ''} ${square === selected ? 'square--selected' : ''}"
    data-lens=${square}
    @click=${() => choose(square)}
  >
    ${drawn(frame, square, false)}<small class="lens__name" aria-hidden="true">${squareName(square)}</small
    >${legal && needs !== undefined ? html`<small class="lens__cost" aria-hidden="true">${spaces(needs)}</small>` : nothing}<span
      class="sr"
      >${squareTold(frame, square)}</span
    >
  </button>`;
}

/** @param {string} square */
function choose(square) {
  closeLoupe();
  select(square);
}
