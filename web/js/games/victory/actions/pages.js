// Deeds in pages: in rows if all are whole there, or if a page of them is one of few; else in columns of two.
// What has no room is on another page, and two buttons beside them turn there and back.

import { html } from 'lit-html';
import { get, whenDrawn } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';

/** What was shown last, where each page begins, and which one is in sight. */
const state = perMatch(() => ({ shown: '', starts: [0], page: 0 }));

/** A deed of half the width that is higher than this takes the whole row, in pixels. */
const TALL = 66;

/** Half of a list must be so wide for two deeds to stand side by side, in pixels. */
const NARROW = 128;

/** So many deeds always stand in rows. */
const FEW = 3;

/** The ways to the deeds that have no room; hidden while all are in sight. */
export function turnButtons() {
  whenDrawn(follow);
  return html`<div class="deeds__turns" hidden>
    <button type="button" class="deeds__turn" data-do="deeds-back" aria-label=${t('table-deeds-back')} @click=${() => turn(-1)}><span aria-hidden="true">‹</span></button>
    <button type="button" class="deeds__turn" data-do="more-deeds" @click=${() => turn(1)}></button>
  </div>`;
}

/** Lays them out anew when the room changes. @returns {() => void} ends it */
export function mountPages() {
  addEventListener('resize', fit);
  return () => removeEventListener('resize', fit);
}

/** The list that is in sight. @returns {HTMLElement | null} */
function listNow() {
  return document.querySelector('.inspector .deeds');
}

/** Shows the page of what has been chosen, else the first. */
function follow() {
  const list = listNow();
  if (!list) return;
  const { selected, frame } = get();
  const shown = `${frame?.entries} ${selected}`;
  const isNew = state().shown !== shown;
  state().shown = shown;
  const here = [...list.children].findIndex((deed) => deed.matches('.deed--here'));
  if (isNew && here < 0) state().page = 0;
  fit();
  if (!isNew || here < 0) return;
  state().page = state().starts.findLastIndex((start) => start <= here);
  fit();
}

/** Fills the pages; large text has all on one. */
function fit() {
  const list = listNow();
  if (!list) return;
  const deeds = /** @type {HTMLElement[]} */ ([...list.children]);
  const held = deeds.find((deed) => deed === document.activeElement);
  for (const deed of deeds) {
    deed.hidden = false;
    deed.classList.remove('deed--row');
  }
  tell(1);
  list.classList.add('deeds--wide');
  state().starts = [0];
  const all = document.documentElement.dataset.text === 'large';
  list.classList.remove('deeds--tight');
  list.classList.toggle('deeds--tight', !all && !isWhole(list, deeds));
  if (!all && !isWhole(list, deeds)) paginate(list, deeds);
  const { starts, page } = state();
  state().page = Math.min(page, starts.length - 1);
  show(deeds, starts[state().page], starts[state().page + 1] ?? deeds.length);
  tell(starts.length);
  if (held && !held.hidden) held.focus({ preventScroll: true }); // what is hidden to be measured loses the focus
}

/** Finds where each page begins. @param {HTMLElement} list @param {HTMLElement[]} deeds */
function paginate(list, deeds) {
  tell(2); // its buttons take room
  const rows = deeds.length <= FEW || list.classList.contains('deeds--rows');
  list.classList.toggle('deeds--wide', rows || list.clientWidth / 2 < NARROW);
  list.classList.add('deeds--measured'); // each as high as its own words
  const tall = deeds.map((deed) => deed.getBoundingClientRect().height > TALL);
  list.classList.remove('deeds--measured');
  deeds.forEach((deed, at) => {
    deed.classList.toggle('deed--row', tall[at]);
  });
  const { starts } = state();
  for (let from = 0, to = 1; to <= deeds.length; to++) {
    show(deeds, from, to);
    if (to === from + 1 || isWhole(list, deeds)) continue;
    from = to - 1;
    starts.push(from);
  }
}

/** Shows one page and hides the others. @param {readonly HTMLElement[]} deeds @param {number} from @param {number} to */
function show(deeds, from, to) {
  deeds.forEach((deed, at) => {
    deed.hidden = at < from || at >= to;
  });
}

/** Is nothing of it cut off below? @param {Element} list @param {readonly HTMLElement[]} deeds */
function isWhole(list, deeds) {
  const { bottom } = list.getBoundingClientRect();
  return deeds.every((deed) => deed.hidden || deed.getBoundingClientRect().bottom <= bottom + 1);
}

/** Which page of how many it is. @param {number} pages */
function tell(pages) {
  const turns = document.querySelector('.inspector .deeds__turns');
  const [back, on] = turns?.querySelectorAll('button') ?? [];
  if (!(turns instanceof HTMLElement) || !on) return;
  turns.hidden = pages < 2;
  const { page, starts } = state();
  const all = listNow()?.children.length ?? 0;
  const after = all - (starts[page + 1] ?? all);
  back.setAttribute('aria-disabled', `${page === 0}`);
  on.setAttribute('aria-disabled', `${after === 0}`);
  on.setAttribute('aria-label', t('table-deeds-on', { count: after }));
  on.textContent = `${after || ''} ›`;
}

/** To another page. @param {1 | -1} by */
function turn(by) {
  state().page = Math.max(0, state().page + by);
  fit();
}
