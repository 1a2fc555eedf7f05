// The tasks of a watch bill in pages of whole rows: what has no room is on the next page, and a button
// in the last place tells how many stand there.

import { html } from 'lit-html';
import { whenDrawn } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';

/** How many tasks stand before the page in sight. */
const state = perMatch(() => ({ from: 0 }));

/** The way to the tasks that have no room; hidden while all are in sight. */
export function turnButton() {
  whenDrawn(fit);
  return html`<li class="bill__turn" hidden>
    <button type="button" class="small" data-do="bill-turn" @click=${turn}></button>
  </li>`;
}

/** Lays the tasks out anew when the room changes. @returns {() => void} ends it */
export function mountPages() {
  addEventListener('resize', fit);
  return () => removeEventListener('resize', fit);
}

/** Brings a task in sight. @param {Element} row */
export function reveal(row) {
  const { rows } = parts();
  if (!(/** @type {HTMLElement} */ (row).hidden)) return;
  state().from = rows.indexOf(/** @type {HTMLElement} */ (row));
  fit();
}

/** The list, its tasks, and the place of the button. */
function parts() {
  const list = document.querySelector('.bill__rows');
  return {
    list,
    rows: /** @type {HTMLElement[]} */ ([...(list?.querySelectorAll('[data-task]') ?? [])]),
    place: /** @type {HTMLElement | null} */ (list?.querySelector('.bill__turn') ?? null),
  };
}

/** Fills the page from its first task on; large text has them all. */
function fit() {
  const { list, rows, place } = parts();
  if (!list || !place) return;
  for (const row of rows) row.hidden = false;
  place.hidden = true;
  if (document.documentElement.dataset.text === 'large' || isWhole(list)) {
    state().from = 0;
    return;
  }
  place.hidden = false;
  const first = fold(list, rows, 0);
  if (state().from > 0) {
    const isLast = state().from >= rows.length - first;
    state().from = Math.min(state().from, rows.length - first);
    while (fold(list, rows, state().from) < rows.length - state().from && isLast) state().from += 1;
  }
  tell(rows, place);
}

/** Hides what stands before a task and what has no room after it. @param {Element} list
 * @param {readonly HTMLElement[]} rows @param {number} from @returns {number} how many are in sight
 */
function fold(list, rows, from) {
  rows.forEach((row, at) => {
    row.hidden = at < from;
  });
  let last = rows.length;
  while (last > from + 1 && !isWhole(list)) rows[--last].hidden = true;
  return last - from;
}

/** Is nothing of it cut off below? @param {Element} list */
function isWhole(list) {
  const { bottom } = list.getBoundingClientRect();
  return [...list.children].every((each) => each.getBoundingClientRect().bottom <= bottom + 1);
}

/** @param {readonly HTMLElement[]} rows @param {HTMLElement} place */
function tell(rows, place) {
  const after = rows.length - rows.findLastIndex((row) => !row.hidden) - 1;
  const words = after ? t('table-bill-on', { count: after }) : t('table-bill-first');
  const button = place.querySelector('button');
  if (button) button.textContent = words;
}

/** To the next page; from the last one to the first. */
function turn() {
  const { rows } = parts();
  state().from = (rows.findLastIndex((row) => !row.hidden) + 1) % rows.length;
  fit();
}
