// The table screen: everything that main.js renders while the route is 'table'.

import { html, nothing } from 'lit-html';
import { page } from '../app/games.js';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { isShared, modeNow } from '../match/mode.js';
import { isAskedTogether } from '../match/viewer.js';
import { onBoard } from './advice/analysis.js';
import { mistakeBar, mistakeTold, movesToDraw } from './advice/mistakebar.js';
import { asks, isPlace } from './choice.js';
import { botBar, botStatus, onBoardTap } from './driver/botbar.js';
import { otherTabBar, otherTabStatus } from './driver/othertab.js';
import { passBar, passStatus } from './driver/passbar.js';
import { actions, bar, inspector } from './fallback.js';
import { chips, titleRow } from './header.js';
import { coach, coached } from './lesson/coach.js';
import { firstStep, firstSteps } from './lesson/firststeps.js';
import { recap } from './log/log.js';
import { recapOpen } from './log/missedturns.js';
import { recapStrip } from './log/recap.js';
import { momentNow } from './moment.js';
import { notice } from './notice.js';
import { pastBar, pastSummary } from './past/pastbar.js';
import { replayBar } from './past/replaybar.js';
import { puzzleBar, puzzlePanel, puzzleTold } from './puzzle/puzzlepanel.js';
import { ruleSheet } from './rules/rulesheet.js';
import { scoringScreen } from './score/scoring.js';
import { sheet } from './sheets.js';
import { change, focusPlace, ui } from './ui.js';
import { windowQuestion } from './windowquestion.js';

export { onTableKey } from './input/keys.js';

/** @typedef {import('../games/contract.d.ts').GamePage} GamePage */
/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../app/store.js').Store} Store */

/** Draws the table. @param {Readonly<Store>} store */
export function tableTemplate(store) {
  const frame = store.past ?? store.frame;
  const game = page();
  if (!frame || !game) return html`<p class="table-none">${t('table-no-match')}</p>`;
  const over = Boolean(frame.outcome) && !ui.looking && !store.past;
  return html`<main
    class="table ${over ? 'table--over' : manner(frame, store)} ${coached(store)} ${frame.puzzle ? 'table--lesson table--puzzle' : ''} ${firstStep() && !over ? 'table--guided' : ''}"
    data-game=${frame.game}
    data-step=${frame.view.step ?? nothing}
    @click=${{ handleEvent: onTap, capture: true }}
  >
    ${coach(store)} ${puzzlePanel(store)} ${over ? scoringScreen(frame) : playing(game, frame, store)} ${sheet(frame)} ${notice()}
    ${ruleSheet()}
    <p class="sr" role="status" aria-live="polite">${ui.said}</p>
    <p class="sr" role="alert" aria-live="assertive">${ui.called}</p>
  </main>`;
}

/** What the lower part of a small table shows. @param {Frame} frame @param {Readonly<Store>} store */
function manner(frame, store) {
  if (momentNow()) return 'table--moment';
  const { kind } = modeNow();
  if (kind === 'past' || kind === 'shared')
    return `table--past table--points ${onBoard(frame) ? 'table--tour' : ''}`;
  if (kind !== 'play') return 'table--watched table--points';
  if (asks(frame)) return 'table--asks';
  return store.selected ? 'table--points' : recapOpen() ? 'table--since' : '';
}

/** Hears a press before the board does. @param {MouseEvent} event */
function onTap(event) {
  if (!onBoardTap(event)) inspectPast(event);
}

/** In the past a press on a place only points at it. @param {Event} event */
function inspectPast(event) {
  const { past, selected } = get();
  const place = /** @type {HTMLElement} */ (event.target)
    .closest('[data-target]')
    ?.getAttribute('data-target');
  if (!past || !place || !isPlace(place)) return;
  event.stopPropagation();
  ui.place = place;
  set({ selected: selected === place ? null : place });
}

/** @param {GamePage} game @param {Frame} frame @param {Readonly<Store>} store */
function playing(game, frame, store) {
  const moment = momentNow();
  if (moment) return html`${titleRow(frame)} ${moment}`;
  switch (modeNow().kind) {
    case 'past':
    case 'shared':
      return pastTable(game, frame, store);
    case 'otherTab':
      return watchedTable(game, frame, store, otherTabStatus(), otherTabBar());
    case 'friend':
      return watchedTable(game, frame, store, passStatus(frame), passBar(frame));
    case 'captain':
      return watchedTable(game, frame, store, botStatus(frame), botBar(frame));
    case 'puzzle':
      return watchedTable(game, frame, store, puzzleTold(frame), puzzleBar(frame));
    default:
      return ownTable(game, frame, store);
  }
}

/** The table of who may act. @param {GamePage} game @param {Frame} frame @param {Readonly<Store>} store */
function ownTable(game, frame, store) {
  const { selected } = store;
  const asking = asks(frame);
  return html`${skip()} ${top(game, frame, selected)}
  ${asking ? (isAskedTogether(frame) ? windowQuestion(frame) : game.question?.(frame)) : nothing} ${inspector(game, frame, selected)} ${game.dock?.(frame) ?? nothing}
  ${asking ? nothing : frame.outcome ? resultsRow() : actions(game, frame, selected)}
  ${bar(game, frame, selected)} ${asking ? nothing : recapStrip()} ${recap(frame, store.log)}`;
}

/** The way past everything to the board. */
function skip() {
  return html`<button type="button" class="skip" @click=${() => focusPlace(ui.place)}>${t('sound-skip')}</button>`;
}

/** All that lies above what one points at. @param {GamePage} game @param {Frame} frame @param {string | null} selected */
function top(game, frame, selected) {
  return html`${titleRow(frame)} ${chips(frame)} ${game.strip?.(frame) ?? nothing} ${firstSteps()}
  ${game.board(frame, selected, movesToDraw(frame))}`;
}

/** The table while a captain acts, or another tab plays.
 * @param {GamePage} game @param {Frame} frame @param {Readonly<Store>} store @param {unknown} told @param {unknown} does
 */
function watchedTable(game, frame, store, told, does) {
  const { selected } = store;
  return html`${skip()} ${top(game, frame, selected)}
  ${selected ? inspector(game, frame, selected) : told} ${game.dock?.(frame) ?? nothing} ${does}
  ${recap(frame, store.log)}`;
}

/** The table as it was. @param {GamePage} game @param {Frame} past @param {Readonly<Store>} store */
function pastTable(game, past, store) {
  const { selected } = store;
  const mistake = onBoard(past);
  const told = mistake ? mistakeTold(past) : pastSummary(past);
  const does = mistake ? mistakeBar(past) : isShared() ? replayBar(past) : pastBar(past);
  return html`${top(game, past, selected)} ${selected ? inspector(game, past, selected) : told}
  ${game.dock?.(past) ?? nothing} ${does}
  ${recap(past, isShared() || mistake ? store.log.slice(0, mistake?.end ?? past.past) : store.log)}`;
}

/** Back to the scores after a look at the table. */
function resultsRow() {
  return html`<div class="area-actions actions">
    <button type="button" class="action" data-do="results" @click=${() => change({ looking: false })}>
      ${t('table-results')}
    </button>
  </div>`;
}
