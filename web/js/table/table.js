// The table screen: everything that main.js renders while the route is 'table'.

import { html, nothing } from 'lit-html';
import { isWatched } from '../match/captains.js';
import { isPassed } from '../match/friends.js';
import { isShared } from '../match/guests.js';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { actionBar, actionRow } from '../games/portsmouth/actionbar.js';
import { viewOf } from '../games/portsmouth/cards.js';
import { asks, isCell } from './choice.js';
import { coach, coached } from './lesson/coach.js';
import { elsewhereBar, elsewhereTold, isElsewhere } from './driver/elsewhere.js';
import { helmBar, helmTold } from './driver/helmbar.js';
import { chips, pileStrip, titleRow } from './header.js';
import { inspector } from '../games/portsmouth/inspector.js';
import './voice/live.js';
import { recap } from './log/log.js';
import { market } from '../games/portsmouth/market.js';
import { notice } from './notice.js';
import { pastBar, pastTold } from './past/pastbar.js';
import { passBar, passTold } from './driver/passbar.js';
import { recapStrip } from './log/recap.js';
import { replayBar } from './past/replaybar.js';
import { ribbon } from '../games/portsmouth/ribbon.js';
import { ruleSheet } from './rules/rulesheet.js';
import { scoringScreen } from './score/scoring.js';
import { sheet } from './sheets.js';
import { shipDock } from '../games/portsmouth/ship.js';
import { recapOpen } from './log/since.js';
import { change, focusCell, ui } from './ui.js';

export { onTableKey } from './keys.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../app/store.js').Store} Store */

/** The whole screen. @param {Readonly<Store>} store */
export function tableTemplate(store) {
  const frame = store.past ?? store.frame;
  if (!frame) return html`<p class="table-none">${t('table-no-match')}</p>`;
  const over = Boolean(frame.outcome) && !ui.looking && !store.past;
  return html`<main
    class="table ${over ? 'table--over' : manner(frame, store)} ${coached(store)}"
    data-game=${frame.game}
    data-step=${viewOf(frame).step}
    aria-busy=${store.busy ? 'true' : 'false'}
    @click=${{ handleEvent: inspectPast, capture: true }}
  >
    ${coach(store)} ${over ? scoringScreen(frame) : playing(frame, store)} ${sheet(frame)} ${notice()}
    ${ruleSheet()}
    <p class="sr" role="status" aria-live="polite">${ui.said}</p>
    <p class="sr" role="alert" aria-live="assertive">${ui.called}</p>
  </main>`;
}

/** What the lower part of a small table shows. @param {Frame} frame @param {Readonly<Store>} store */
function manner(frame, store) {
  if (store.past || isShared(frame)) return 'table--past table--points';
  if (isWatched(frame) || isPassed(frame) || isElsewhere(frame)) return 'table--watched table--points';
  if (asks(frame)) return 'table--asks';
  return store.selected ? 'table--points' : recapOpen() ? 'table--since' : '';
}

/** In the past a press on a cell only points at it. @param {Event} event */
function inspectPast(event) {
  const { past, selected } = get();
  const cell = /** @type {HTMLElement} */ (event.target).closest('[data-cell]')?.getAttribute('data-cell');
  if (!past || !cell || !isCell(cell)) return;
  event.stopPropagation();
  ui.cell = cell;
  set({ selected: selected === cell ? null : cell });
}

/** @param {Frame} frame @param {Readonly<Store>} store */
function playing(frame, store) {
  if (store.past || isShared(frame)) return pastTable(frame, store);
  if (isElsewhere(frame)) return watchedTable(frame, store, elsewhereTold(), elsewhereBar());
  if (isPassed(frame)) return watchedTable(frame, store, passTold(frame), passBar(frame));
  if (isWatched(frame)) return watchedTable(frame, store, helmTold(frame), helmBar(frame));
  const { selected } = store;
  const asking = asks(frame);
  return html`<button type="button" class="skip" @click=${() => focusCell(ui.cell)}>${t('sound-skip')}</button>
  ${titleRow(frame)} ${chips(frame)} ${pileStrip(frame)} ${market(frame, selected)}
  ${asking ? ribbon(frame) : nothing} ${inspector(frame, selected)} ${shipDock(frame)}
  ${asking ? nothing : frame.outcome ? resultsRow() : actionRow(frame, selected)}
  ${actionBar(frame, selected)} ${asking ? nothing : recapStrip()} ${recap(frame, store.log)}`;
}

/** The table while a captain acts, or another tab plays.
 * @param {Frame} frame @param {Readonly<Store>} store @param {unknown} told @param {unknown} bar
 */
function watchedTable(frame, store, told, bar) {
  const { selected } = store;
  return html`<button type="button" class="skip" @click=${() => focusCell(ui.cell)}>${t('sound-skip')}</button>
  ${titleRow(frame)} ${chips(frame)} ${pileStrip(frame)} ${market(frame, selected)}
  ${selected ? inspector(frame, selected) : told} ${shipDock(frame)} ${bar}
  ${recap(frame, store.log)}`;
}

/** The table as it was. @param {Frame} past @param {Readonly<Store>} store */
function pastTable(past, store) {
  const { selected } = store;
  return html`${titleRow(past)} ${chips(past)} ${pileStrip(past)} ${market(past, selected)}
  ${selected ? inspector(past, selected) : pastTold(past)} ${shipDock(past)} ${store.frame && isShared(store.frame) ? replayBar(past) : pastBar(past)}
  ${recap(past, isShared(store.frame ?? past) ? store.log.slice(0, past.past) : store.log)}`;
}

/** Back to the scores after a look at the table. */
function resultsRow() {
  return html`<div class="area-actions actions">
    <button type="button" class="action" data-do="results" @click=${() => change({ looking: false })}>
      ${t('table-results')}
    </button>
  </div>`;
}
