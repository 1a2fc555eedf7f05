// Deeds in pages: a button is whole or on the next page, and a small button tells how many stand there.

import { html } from 'lit-html';
import { get, whenDrawn } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';

const state = perMatch(() => ({ shown: '' }));

/** So much of a button may be out of sight by rounding. */
const SLACK = 4;

/** The way to the deeds that have no room; hidden while all are in sight. */
export function turnButton() {
  whenDrawn(follow);
  return html`<button type="button" class="small deeds__turn" data-do="more-deeds" hidden @click=${turn}></button>`;
}

/** Tells anew how many are out of sight when the room changes. @returns {() => void} ends it */
export function mountPages() {
  addEventListener('resize', fit);
  document.addEventListener('scroll', tell, { capture: true, passive: true });
  return () => {
    removeEventListener('resize', fit);
    document.removeEventListener('scroll', tell, { capture: true });
  };
}

/** The list that is in sight. @returns {HTMLElement | null} */
function listNow() {
  return document.querySelector('.inspector .deeds');
}

/** The deeds out of sight, on the pages before and on those to come. @param {HTMLElement} list */
function hidden(list) {
  const { left, right } = list.getBoundingClientRect();
  const deeds = [...list.children].map((deed) => ({ deed, box: deed.getBoundingClientRect() }));
  return {
    before: deeds.filter(({ box }) => box.left < left - SLACK),
    after: deeds.filter(({ box }) => box.right > right + SLACK),
  };
}

/** Shows what has been chosen, else the first page; then tells what is out of sight. */
function follow() {
  const list = listNow();
  if (!list) return;
  fit();
  const { selected, frame } = get();
  const shown = `${frame?.entries} ${selected}`;
  if (state().shown !== shown) {
    const here = list.querySelector('.deed--here');
    const at = here?.getBoundingClientRect().left ?? 0;
    list.scrollLeft += here ? at - list.getBoundingClientRect().left : -list.scrollLeft;
  }
  state().shown = shown;
  tell();
}

/** One column where two are too narrow for whole buttons; then tells what is out of sight. */
function fit() {
  const list = listNow();
  if (!list) return;
  list.classList.remove('deeds--wide');
  const { bottom } = list.getBoundingClientRect();
  const cut = [...list.children].some((deed) => deed.getBoundingClientRect().bottom > bottom + 1);
  list.classList.toggle('deeds--wide', cut);
  tell();
}

function tell() {
  const list = listNow();
  const button = document.querySelector('.inspector .deeds__turn');
  if (!list || !(button instanceof HTMLElement)) return;
  const { before, after } = hidden(list);
  button.hidden = !before.length && !after.length;
  button.textContent = after.length
    ? t('table-deeds-on', { count: after.length })
    : t('table-deeds-back', { count: before.length });
}

/** To the next page; from the last one to the first. */
function turn() {
  const list = listNow();
  if (!list) return;
  const [next] = hidden(list).after;
  list.scrollLeft = next ? list.scrollLeft + next.box.left - list.getBoundingClientRect().left : 0;
}
