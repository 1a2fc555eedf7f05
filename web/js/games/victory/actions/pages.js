// Deeds in pages: in one column if all are whole there, else in rows of two; what has no room is on the next
// page, and a small button tells how many stand there.

import { html } from 'lit-html';
import { get, whenDrawn } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';

/** What was shown last, and how many deeds stand before the page in sight. */
const state = perMatch(() => ({ shown: '', from: 0 }));

/** A deed of half the width that is higher than this takes the whole row, in pixels. */
const TALL = 66;

/** Half of a list must be so wide for two deeds to stand side by side, in pixels. */
const NARROW = 128;

/** The same for a third and three of them. */
const NARROW_THIRD = 92;

/** The way to the deeds that have no room; hidden while all are in sight. */
export function turnButton() {
  whenDrawn(follow);
  return html`<button type="button" class="small deeds__turn" data-do="more-deeds" hidden @click=${turn}></button>`;
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
  if (!list) return tell([]);
  const { selected, frame } = get();
  const shown = `${frame?.entries} ${selected}`;
  if (state().shown !== shown) {
    const here = [...list.children].findIndex((deed) => deed.matches('.deed--here'));
    if (here < 0) state().from = 0;
    fit();
    if (here >= 0 && /** @type {HTMLElement} */ (list.children[here]).hidden) {
      state().from = here;
      fit();
    }
  } else fit();
  state().shown = shown;
}

/** Fills the page from the first deed on it; large text has them all. */
function fit() {
  const list = listNow();
  if (!list) return;
  const deeds = /** @type {HTMLElement[]} */ ([...list.children]);
  for (const deed of deeds) deed.hidden = false;
  tell([]); // its button takes room from the list
  list.classList.add('deeds--wide');
  const all = document.documentElement.dataset.text === 'large';
  list.classList.remove('deeds--thirds', 'deeds--brief');
  if (all || isWhole(list, deeds) || areThirds(list, deeds)) state().from = 0;
  else paginate(list, deeds);
  tell(deeds);
}

/** Are three of them whole side by side, if need be with less of what they cause? @param {HTMLElement} list @param {readonly HTMLElement[]} deeds */
function areThirds(list, deeds) {
  const fits = deeds.length === 3 && list.clientWidth / 3 >= NARROW_THIRD;
  list.classList.toggle('deeds--thirds', fits);
  if (!fits || isWhole(list, deeds)) return fits;
  list.classList.add('deeds--brief');
  const whole = isWhole(list, deeds);
  list.classList.toggle('deeds--thirds', whole);
  return whole;
}

/** @param {HTMLElement} list @param {HTMLElement[]} deeds */
function paginate(list, deeds) {
  list.classList.toggle('deeds--wide', list.clientWidth / 2 < NARROW);
  for (const deed of deeds) deed.classList.remove('deed--row');
  const tall = deeds.map((deed) => deed.getBoundingClientRect().height > TALL);
  if (state().from >= deeds.length) state().from = 0;
  const { from } = state();
  deeds.forEach((deed, at) => {
    deed.hidden = at < from;
    deed.classList.toggle('deed--row', tall[at]);
  });
  fold(list, deeds);
  tell(deeds); // its button takes room
  fold(list, deeds);
}

/** Hides the last ones until the others are whole. @param {Element} list @param {HTMLElement[]} deeds */
function fold(list, deeds) {
  for (let last = deeds.length - 1; last > state().from && !isWhole(list, deeds); last--)
    deeds[last].hidden = true;
}

/** Is nothing of it cut off below? @param {Element} list @param {readonly HTMLElement[]} deeds */
function isWhole(list, deeds) {
  const { bottom } = list.getBoundingClientRect();
  return deeds.every((deed) => deed.hidden || deed.getBoundingClientRect().bottom <= bottom + 1);
}

/** @param {readonly HTMLElement[]} deeds */
function tell(deeds) {
  const button = document.querySelector('.inspector .deeds__turn');
  if (!(button instanceof HTMLElement)) return;
  const after = deeds.length - deeds.findLastIndex((deed) => !deed.hidden) - 1;
  button.hidden = !deeds.length || (!after && !state().from);
  button.textContent = after ? t('table-deeds-on', { count: after }) : t('table-deeds-back');
}

/** To the next page; from the last one to the first. */
function turn() {
  const deeds = /** @type {HTMLElement[]} */ ([...(listNow()?.children ?? [])]);
  state().from = (deeds.findLastIndex((deed) => !deed.hidden) + 1) % deeds.length;
  fit();
}
