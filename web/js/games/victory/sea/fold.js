// Whole rows only: ships at sea that the sea has no room for are folded away, and a button brings them.

import { html } from 'lit-html';
import { get, whenDrawn } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';

const state = perMatch(() => ({ unfolded: false }));

/** The button under the rows; hidden while there is room for all. */
export function unfoldButton() {
  whenDrawn(fold);
  return html`<button type="button" class="sea__unfold" data-do="unfold" hidden @click=${unfold}></button>`;
}

/** Folds anew when the room changes. @returns {() => void} ends it */
export function mountFold() {
  addEventListener('resize', fold);
  return () => removeEventListener('resize', fold);
}

function unfold() {
  state().unfolded = true;
  change({});
}

/** Lays out all rows, then folds away those that would be cut off: never the ship pointed at. */
function fold() {
  const sea = document.querySelector('.sea__rows');
  const button = sea?.querySelector('.sea__unfold');
  if (!sea || !(button instanceof HTMLElement)) return;
  const rows = /** @type {HTMLElement[]} */ ([...sea.querySelectorAll('.voyage')]);
  for (const row of rows) row.hidden = false;
  button.hidden = true;
  const fits = state().unfolded ? rows.length : roomIn(sea, rows);
  if (fits >= rows.length) return;
  const kept = new Set(rows.slice(0, Math.max(1, fits - 1)));
  for (const row of rows) row.hidden = !kept.has(row) && row.dataset.target !== get().selected;
  button.hidden = false;
  button.textContent = t('table-rows-more', { count: rows.filter((row) => row.hidden).length });
}

/** How many rows, none of them lower than it must be, are whole. @param {Element} sea @param {HTMLElement[]} rows */
function roomIn(sea, rows) {
  const { bottom } = sea.getBoundingClientRect();
  const rolls = document.documentElement.dataset.text === 'large';
  return rolls
    ? rows.length
    : rows.filter((row) => row.getBoundingClientRect().bottom <= bottom + 3).length;
}
