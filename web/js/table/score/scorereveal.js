// The end of a game told item by item, in the order of the ship board, with running totals.

import { html, nothing } from 'lit-html';
import { getSetting, isStill } from '../../app/settings.js';
import { get, set } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { bar } from '../../kit/bars.js';
import { pin } from '../../kit/flag.js';
import { follow, perMatch } from '../session.js';
import { focusSoon } from '../ui.js';
import { ownWords } from './result.js';
import { itemName, itemsOf, signed } from './standing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LineShape} Line */

/** How long a line stands before the next comes. @type {Record<string, number>} */
const STEP_TIME = { brisk: 420, calm: 1300 };

const state = perMatch(
  () => ({
    /** How many lines are told; null when there is nothing to tell. @type {number | null} */
    told: null,
    timer: 0,
    /** @type {Frame | null} */
    last: null,
  }),
  (left) => clearTimeout(left.timer),
);

/** Reveals the scores when the game on the table ends. @returns {() => void} ends it */
export function mountScoreReveal() {
  const unfollow = follow(({ frame }) => {
    const here = state();
    const ended = frame?.outcome && here.last && !here.last.outcome;
    if (frame !== here.last) stop();
    here.last = frame;
    if (ended && !ownWords(frame) && getSetting('pace') !== 'instant' && !isStill()) beginReveal();
  });
  addEventListener('keydown', onKey);
  return () => {
    unfollow();
    removeEventListener('keydown', onKey);
    stop();
    state().last = null;
  };
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (!isRevealing() || at.closest?.('button, a, summary, select, [role=dialog]')) return;
  if (event.key !== ' ' && event.key !== 'Enter') return;
  event.preventDefault();
  if (getSetting('pace') === 'step') next();
  else showAll();
}

/** Tells whether the scores are being revealed. */
export function isRevealing() {
  return state().told !== null;
}

/** Reveals the scores from the first item on. */
export function beginReveal() {
  state().told = 0;
  next();
}

/** The next line; after the last one the whole table. */
function next() {
  const lines = get().frame ? linesOf(/** @type {Frame} */ (get().frame)) : [];
  const here = state();
  clearTimeout(here.timer);
  if (here.told === null || here.told >= lines.length) return showAll();
  here.told += 1;
  const beat = STEP_TIME[getSetting('pace')] ?? (isStill() ? 0 : STEP_TIME.calm);
  if (getSetting('pace') !== 'step') here.timer = window.setTimeout(next, beat);
  set({});
}

function stop() {
  clearTimeout(state().timer);
  state().told = null;
}

/** Everything at once. */
function showAll() {
  stop();
  set({});
  focusSoon('.final__title');
}

/** The items that bring anybody anything, with the points of each seat. @param {Frame} frame */
function linesOf(frame) {
  const scores = frame.outcome?.scores ?? [];
  return itemsOf(scores)
    .map((item) => ({
      item,
      points: scores.map((lines) => lines.find((line) => line.item === item)?.points ?? 0),
    }))
    .filter(({ points }) => points.some(Boolean));
}

/** Draws the scores item by item, as far as they have been revealed. @param {Frame} frame */
export function revealScreen(frame) {
  const all = linesOf(frame);
  const shown = all.slice(0, state().told ?? 0);
  const sums = (frame.outcome?.totals ?? []).map((_, seat) =>
    shown.reduce((sum, line) => sum + line.points[seat], 0),
  );
  const most = Math.max(...(frame.outcome?.totals ?? []), ...sums, 1);
  const step = getSetting('pace') === 'step';
  return html`<section class="final telling" aria-label=${t('standing-telling')}>
    <h1 class="final__title" tabindex="-1">${t('standing-telling')}</h1>
    <ul class="telling__sums">
      ${sums.map(
        (sum, seat) => html`<li>
          <span class="race__who">${pin(seat)} ${playerName(seat)}</span> ${bar(sum, most, seat)}
          <b class="race__value">${signed(sum)}</b>
        </li>`,
      )}
    </ul>
    <div class="final__buttons">
      ${
        step
          ? html`<button type="button" class="main" data-do="next-line" @click=${next}>${t('standing-next-line')}</button>`
          : nothing
      }
      <button type="button" class=${step ? 'tool' : 'main'} data-do="show-all" @click=${showAll}>
        ${t('standing-show-all')}
      </button>
    </div>
    <ol class="telling__lines" aria-live=${getSetting('pace') === 'brisk' ? 'off' : 'polite'}>
      ${shown.map(
        ({ item, points }) => html`<li>
          <b>${itemName(item)}</b>
          ${points.map(
            (each, seat) =>
              html`<span>${pin(seat)}<span class="sr">${playerName(seat)}</span> ${plus(each)}</span>`,
          )}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {number} points */
function plus(points) {
  return points > 0 ? `+${points}` : signed(points);
}
