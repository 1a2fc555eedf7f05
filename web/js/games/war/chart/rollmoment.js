// The die of a course, shown for a moment before the convoy sails on by itself: how long depends on the player's
// pace, any press ends it.

import { html, nothing } from 'lit-html';
import { getSetting } from '../../../app/settings.js';
import { get, set } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';
import { ownConvoy, viewOf } from '../position.js';
import { bringIn } from './window.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** So long it is looked at, in milliseconds. @type {Record<import('../../../app/settings.js').Settings['pace'], number>} */
const LOOK_MS = { instant: 0, brisk: 1100, calm: 2000, step: 2000 };

/** What gives the course up: pressing that doesn't sail on. */
const CANCEL = '[data-do="drop-course"]';

const state = perMatch(() => ({ shown: /** @type {Frame | null} */ (null) }));

/** Shows the die of a position; resolves when it has been looked at. @param {Frame} frame */
export async function showRoll(frame) {
  const long = LOOK_MS[getSetting('pace')];
  if (!long) return;
  state().shown = frame;
  bringIn(ownConvoy(frame).at ?? '', 2.2);
  set({});
  await lookedAt(long);
  state().shown = null;
  set({});
}

/** Waits so long, or for any press. @param {number} long @returns {Promise<void>} */
function lookedAt(long) {
  return new Promise((resolve) => {
    const ends = new AbortController();
    const end = (/** @type {Event | undefined} */ event = undefined) => {
      if (event?.target instanceof Element && event.target.closest(CANCEL)) return;
      clearTimeout(timer);
      ends.abort();
      resolve();
    };
    const timer = setTimeout(() => end(), long);
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, end, { capture: true, signal: ends.signal });
  });
}

/** Is the die of this position being looked at? @param {Frame} frame */
export function isRollShown(frame) {
  return state().shown === frame;
}

/** Draws it over the chart: the die, and how far it lets one move. @param {Frame} frame */
export function rollMoment(frame) {
  const { roll, spaces } = viewOf(frame);
  if (!isRollShown(frame) || get().frame !== frame) return nothing;
  return html`<p class="rolled" data-roll=${roll}>
    <b class="movedie rolled__die">${roll}</b>
    <span>${t('table-rolled-allows', { roll, spaces: spaces ?? 0 })}</span>
  </p>`;
}
