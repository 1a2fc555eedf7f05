// The moment after the guns have spoken: the map with flash and smoke, the dice of both sides, what they did; before
// a question within a fire what has been thrown so far. It stays until it is put away, whoever fired; where everything happens at once nothing waits for it.

import { html } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { chips } from '../../../table/header.js';
import { recap } from '../../../table/log/log.js';
import { change, focusDrawn } from '../../../table/ui.js';
import { inspector } from '../inspector.js';
import { shipName } from '../names.js';
import { viewOf } from '../position.js';
import { board } from '../sea/board.js';
import { dock } from '../ships/dock.js';
import { track } from '../track/track.js';
import { whenWords } from './firesteps.js';
import { isGoingOn, justFired } from './justfired.js';
import { markSeen } from './seen.js';
import { harmList, sides } from './volley.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./firesteps.js').FireStep} FireStep */

/** Goes on after the fire that is looked at; false if there is none. @param {Frame} frame */
export function goOn(frame) {
  const step = justFired(frame);
  if (step) putAway(frame, step);
  return step !== null;
}

/** Is a fire looked at? @param {Frame} frame */
export function isLookedAt(frame) {
  return justFired(frame) !== null;
}

/** @param {Frame} frame @param {FireStep} step */
function putAway(frame, step) {
  markSeen(step.end, !isGoingOn(frame));
  change({});
  focusDrawn(':is(.ribbon__question, .waitbar button)');
}

/** Draws it; null where nothing was fired, or all of it has been seen. @param {Frame} frame */
export function fireMoment(frame) {
  const step = justFired(frame);
  if (!step) return null;
  return html`${chips(frame)} ${track(frame)} ${board(frame, null)}
    <section class="area-moment volley volley--now" aria-labelledby="volley-now">
      <h2 class="ribbon__question volley__title" id="volley-now" tabindex="-1">
        ${title(frame, step)} <small>${whenWords(step, viewOf(frame).turn)}</small>
      </h2>
      ${harmList(frame, step)} ${sides(frame, step)}
    </section>
    ${inspector(frame, null)} ${dock(frame)}
    <section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
      <button type="button" class="main" data-do="main" @click=${() => putAway(frame, step)}>${t('volley-go-on')}</button>
    </section>
    ${recap(frame, get().log)}`;
}

/** Who fired. @param {Frame} frame @param {FireStep} step */
function title(frame, { attacks }) {
  const seats = [...new Set(attacks.map(({ seat }) => seat))];
  return seats.length > 1
    ? t('volley-both')
    : t('volley-one', { ship: shipName(viewOf(frame).ships[seats[0]]) });
}
