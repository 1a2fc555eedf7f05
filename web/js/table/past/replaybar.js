// The bar of a replay, in the place of the actions, and its keys.

import { html, nothing } from 'lit-html';
import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { isShared } from '../../match/mode.js';
import { hasAbility } from '../abilities.js';
import { progressWords, turnSeat } from '../turninfo.js';
import { openPanel, ui } from '../ui.js';
import { slider, step } from './pastbar.js';
import {
  analyse,
  copyHere,
  entryNow,
  goBy,
  goTo,
  goTurn,
  leave,
  playOn,
  playOrPause,
  show,
} from './replay.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the bar of a replay in place of the actions. @param {Frame} shown */
export function replayBar(shown) {
  const entry = entryNow();
  const entries = get().frame?.entries ?? 0;
  return html`<section class="area-past past replay" aria-label=${t('links-replay-bar')}>
    <div class="past__row">
      <h2 class="past__title replay__title" tabindex="-1">
        <span>${momentWords(shown)}</span> <small>${t('links-replay-move', { entry, entries })}</small>
      </h2>
      ${doing('copy-at', t('links-copy-at'), copyHere)} ${playButton()}
      <button type="button" class="tool replay__more" data-do="replay-more" @click=${() => openPanel('share')}>${t('links-more')}</button>
    </div>
    <div class="past__row">
      ${step('turn-before', t('links-turn-before'), 'M5 5h3v14H5zM19 5v14L9 12z', () => goTurn(-1), entry > 0)}
      ${step('before', t('recap-step-before'), 'M17 5v14L6 12z', () => goBy(-1), entry > 0)}
      ${slider(entry, entries, goTo, `${momentWords(shown)}, ${t('links-replay-move', { entry, entries })}`)}
      ${step('after', t('recap-step-after'), 'M7 5v14l11-7z', () => goBy(1), entry < entries)}
      ${step('turn-after', t('links-turn-after'), 'M16 5h3v14h-3zM5 5v14l10-7z', () => goTurn(1), entry < entries)}
    </div>
  </section>`;
}

/** Draws what can be done with the position that is shown. @param {Frame} frame */
export function positionActions(frame) {
  return html`${doing('copy-at', t('links-copy-at'), copyHere)} ${doing('play-on', t('links-play-on'), playOn)}
  ${hasAbility(frame, 'analysis') ? doing('analyse', t('links-analyse'), analyse) : nothing} ${doing('leave-replay', t('links-leave'), leave)}`;
}

/** @param {string} name @param {string} words @param {() => unknown} act */
function doing(name, words, act) {
  return html`<button type="button" class="tool" data-do=${name} @click=${act}>${words}</button>`;
}

function playButton() {
  return html`<button type="button" class="past__back replay__play" data-do="replay-play" @click=${playOrPause}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d=${show.playing ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M7 5v14l11-7z'} fill="currentColor" />
    </svg>
    ${t(show.playing ? 'links-pause' : 'links-play')}
  </button>`;
}

/** How far it is and whose turn. @param {Frame} shown */
function momentWords(shown) {
  const seat = turnSeat(shown);
  if (shown.outcome || seat === null) return t('links-replay-end');
  return t('links-replay-moment', { progress: progressWords(shown), who: playerName(seat) });
}

/** @type {Record<string, () => unknown>} */
const KEYS = {
  ArrowLeft: () => goBy(-1),
  ArrowRight: () => goBy(1),
  Home: () => goTo(0),
  End: () => goTo(Infinity),
  '[': () => goTurn(-1),
  ']': () => goTurn(1),
  ' ': playOrPause,
};

/** The keyboard of a replay; true if the key has been dealt with. @param {KeyboardEvent} event */
export function onReplayKey(event) {
  const { frame } = get();
  const at = /** @type {HTMLElement} */ (event.target);
  const act = KEYS[event.key];
  if (!frame || !isShared() || !act || event.ctrlKey || event.metaKey) return false;
  if (at.closest('input[type="text"], select, textarea')) return false;
  if (event.key === ' ' && at.closest('button, a')) return false;
  if (at instanceof HTMLInputElement && !'[] '.includes(event.key)) return false; // the slider's own
  if (ui.panel && at.closest('.sheet')) return false;
  event.preventDefault();
  act();
  return true;
}
