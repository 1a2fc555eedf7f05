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

/** Lays out all rows, then folds away the last ones until the others are whole, the ship pointed at
 * never; large text scrolls.
 */
function fold() {
  const sea = document.querySelector('.sea__rows');
  const button = sea?.querySelector('.sea__unfold');
  if (!sea || !(button instanceof HTMLElement)) return;
  const rows = /** @type {HTMLElement[]} */ ([...sea.querySelectorAll('.voyage')]);
  for (const row of rows) row.hidden = false;
  button.hidden = true;
  const rolls = state().unfolded || document.documentElement.dataset.text === 'large';
  if (rolls || isWhole(sea, rows)) return;
  button.hidden = false;
  for (const row of rows.slice(1).reverse()) {
    row.hidden = row.dataset.target !== get().selected;
    if (isWhole(sea, [...rows, button])) break;
  }
  button.textContent = t('table-rows-more', { count: rows.filter((row) => row.hidden).length });
}

/** Is nothing of it cut off below? @param {Element} sea @param {readonly HTMLElement[]} parts */
function isWhole(sea, parts) {
  const { bottom } = sea.getBoundingClientRect();
  return parts.every((part) => part.hidden || part.getBoundingClientRect().bottom <= bottom + 1);
}
