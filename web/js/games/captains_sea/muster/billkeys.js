// The keyboard on the watch bill: up and down go to the next task, left and right take and give men.

import { bill, freeMen, mostOf, put, step } from './draft.js';
import { reveal } from './pages.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** @type {Record<string, number>} */
const ROWS = { ArrowUp: -1, ArrowDown: 1 };
/** @type {Record<string, 1 | -1>} */
const MEN = { ArrowLeft: -1, ArrowRight: 1 };

/** Hears a key on the bill: on a row, or above the rows, from where the arrows lead to the first. @param {KeyboardEvent} event @param {Frame} frame */
export function onBillKey(event, frame) {
  const row = /** @type {HTMLElement} */ (event.target).closest('[data-task]');
  const task = row?.getAttribute('data-task');
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (!task || !row) {
    if (event.key in ROWS) enter(event);
    return;
  }
  if (event.key in ROWS) goTo(row, ROWS[event.key]);
  else if (event.key in MEN) step(frame, task, MEN[event.key]);
  else if (event.key === 'Home') put(frame, { ...bill(frame), [task]: 0 });
  else if (event.key === 'End') fill(frame, task);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Goes to the first task. @param {KeyboardEvent} event */
function enter(event) {
  const bill = /** @type {HTMLElement} */ (event.currentTarget);
  const first = bill.querySelector('[data-task]');
  if (!first) return;
  reveal(first);
  /** @type {HTMLElement | null} */ (first.querySelector('[data-more="1"]'))?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Element} row @param {number} way */
function goTo(row, way) {
  const rows = [...(row.parentElement?.querySelectorAll('[data-task]') ?? [])];
  const next = rows[(rows.indexOf(row) + way + rows.length) % rows.length];
  reveal(next);
  /** @type {HTMLElement | null} */ (next.querySelector('[data-more="1"]'))?.focus();
}

/** As many men as there is room, and as are free. @param {Frame} frame @param {string} task */
function fill(frame, task) {
  const now = bill(frame);
  const men = Math.min(mostOf(frame, task), now[task] + freeMen(frame));
  put(frame, { ...now, [task]: men });
}
