// What one looks at before the game goes on: the panel under the chart, and what has been looked at.

import { html } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { getSetting } from '../../../app/settings.js';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { peopleOf } from '../../../match/viewer.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { board } from '../chart/board.js';
import { ownSeatOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */

/** The entry up to which everything has been looked at. */
const state = perMatch(() => ({ seen: -1 }));

/** The last entry of a kind, if it has not been looked at and none of some seats has acted since; null at the
 * pace without a wait.
 * @param {Frame} frame @param {(entry: Entry) => boolean} fits @param {readonly number[]} seats
 * @returns {Entry | null}
 */
export function unseenEntry(frame, fits, seats) {
  if (frame.past !== undefined || frame.outcome || getSetting('pace') === 'instant') return null;
  const { log } = get();
  const { seen } = state();
  for (const entry of [...log].reverse()) {
    if (entry.number <= seen) return null;
    if (fits(entry)) return entry;
    if (seats.includes(entry.seat)) return null;
  }
  return null;
}

/** The seats for whom something is shown: the people at the table, in a lesson who learns. @param {Frame} frame @returns {readonly number[]} */
export function lookers(frame) {
  return frame.lesson ? [ownSeatOf(frame)] : peopleOf(frame);
}

/** Puts the moment away. */
function putAway() {
  state().seen = get().log.at(-1)?.number ?? -1;
  change({});
}

/** The panel with its way on, under the chart.
 * @param {Frame} frame
 * @param {{kind: string, over: string, title: unknown, body: unknown}} told `over` stands over the title
 */
export function momentPanel(frame, { kind, over, title, body }) {
  return html`<div class="momentboard" inert>${guard([frame], () => board(frame, null))}</div>
    <section class="area-moment moment ${kind}" aria-labelledby="moment-title">
      <p class="moment__over">${over}</p>
      <h2 class="moment__title" id="moment-title" tabindex="-1">${title}</h2>
      ${body}
    </section>
    <section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
      <button type="button" class="main" data-do="main" @click=${putAway}>${t('battle-go-on')}</button>
    </section>`;
}
