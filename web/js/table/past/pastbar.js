// The banner of the past: where one is, the steps, and the way back.

import { html } from 'lit-html';
import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { isShared } from '../../match/mode.js';
import { ui } from '../ui.js';
import { promptLine } from '../words.js';
import {
  continueReplay,
  leavePast,
  pastTitle,
  pastWords,
  replayWaits,
  showPast,
  stepPast,
} from './past.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Instead of the actions: the name of the position and the steps. @param {Frame} past */
export function pastBar(past) {
  const entry = past.past ?? 0;
  const entries = get().frame?.entries ?? 0;
  return html`<section class="area-past past" aria-label=${t('recap-past-label')}>
    <div class="past__row">
      <h2 class="past__title" tabindex="-1">${pastTitle(entry)}</h2>
      <button type="button" class="past__back" data-do="present" @click=${leavePast}>${backWords()}</button>
    </div>
    <div class="past__row">
      ${leap('first', -entry, entry > 0)} ${leap('before', -1, entry > 0)} ${slider(entry, entries, showPast, pastTitle(entry))}
      ${replayWaits() ? next() : leap('after', 1, entry < entries)}
      ${leap('last', entries - entry, entry < entries)}
    </div>
  </section>`;
}

/** Where the way back leads: to the result where the game is over, unless its last position is looked at. */
export function backWords() {
  return t(get().frame?.outcome && !ui.looking ? 'recap-back-end' : 'recap-back');
}

/** What the steps look like. */
const PATHS = {
  first: 'M5 5h3v14H5zM19 5v14L9 12z',
  before: 'M17 5v14L6 12z',
  after: 'M7 5v14l11-7z',
  last: 'M16 5h3v14h-3zM5 5v14l10-7z',
};

/** @param {keyof typeof PATHS} name @param {number} by @param {boolean} possible */
function leap(name, by, possible) {
  return step(name, t(`recap-step-${name}`), PATHS[name], () => stepPast(by), possible);
}

/** Draws a button with a picture that steps through the past. @param {string} name @param {string} words @param {string} path @param {() => unknown} act @param {boolean} possible */
export function step(name, words, path, act, possible) {
  return html`<button
    type="button"
    class="tool past__step"
    data-do=${`past-${name}`}
    aria-label=${words}
    title=${words}
    aria-disabled=${possible ? 'false' : 'true'}
    @click=${() => possible && act()}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${path} /></svg>
  </button>`;
}

function next() {
  return html`<button type="button" class="past__back" data-do="past-next" @click=${continueReplay}>${t('recap-next')}</button>`;
}

/** All positions on a line, with a tick where a new part of the game begins.
 * @param {number} entry @param {number} entries @param {(entry: number) => unknown} show @param {string} words of the position
 */
export function slider(entry, entries, show, words) {
  const kind = page()?.partEvent ?? 'round';
  const parts = get().log.filter((each) => each.events.some((event) => event.kind === kind));
  const ticks = parts.map((each) => `M${each.number + 1} 0V10`).join('');
  return html`<span class="past__line">
    <input
      type="range"
      min="0"
      max=${entries}
      .value=${String(entry)}
      aria-label=${t('recap-slider')}
      aria-valuetext=${words}
      @input=${(/** @type {Event} */ event) => show(Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
    <svg class="past__ticks" viewBox="0 0 ${Math.max(1, entries)} 10" preserveAspectRatio="none" aria-hidden="true">
      <path d=${ticks} vector-effect="non-scaling-stroke" />
    </svg>
  </span>`;
}

/** What led to the position, where else the prompt stands. @param {Frame} past */
export function pastSummary(past) {
  const words = pastWords(past.past ?? 0);
  return html`<section class="area-inspector inspector past__told" aria-label=${t('table-inspector')}>
    <p>${words || promptLine(past)}</p>
  </section>`;
}

/** Keys that only look, which the table's own hand does. */
const LOOKING = ['l', 's', 'o', 'i', 'm', 'L', '?'];

/** The keyboard of the past; true if the key has been dealt with or means nothing here. @param {KeyboardEvent} event */
export function onPastKey(event) {
  const { past, notice, selected } = get();
  if (!past) return false;
  if (event.key === 'Escape') {
    if (notice || ui.panel || selected || isShared()) return false;
    leavePast();
  } else if (
    replayWaits() &&
    event.key === ' ' &&
    !(/** @type {HTMLElement} */ (event.target).closest('.past button'))
  )
    continueReplay();
  else if (event.ctrlKey || event.metaKey) return true;
  else if (!STEPS[event.key])
    return !LOOKING.includes(event.key) && !page()?.keysThatLook?.includes(event.key);
  else if (sliding(event)) return true;
  else STEPS[event.key]();
  event.preventDefault();
  return true;
}

/** The slider's own arrows move it. @param {KeyboardEvent} event */
function sliding(event) {
  return event.target instanceof HTMLInputElement && !/[[\]]/.test(event.key);
}

/** @type {Record<string, () => void>} */
const STEPS = {
  '[': () => stepPast(-1),
  ']': () => stepPast(1),
  ArrowLeft: () => stepPast(-1),
  ArrowRight: () => stepPast(1),
  Home: () => stepPast(-Infinity),
  End: () => stepPast(Infinity),
};
