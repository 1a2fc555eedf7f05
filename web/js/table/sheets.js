// The sheets that open beside the market, or over the lower part of a small screen.

import { html, nothing } from 'lit-html';
import { page } from '../app/games.js';
import { visit } from '../app/router.js';
import { getSetting, setSetting } from '../app/settings.js';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { keySheet } from '../kit/keysheet.js';
import { takesAnswers } from '../match/answers.js';
import { redo, restartTurn } from '../match/game.js';
import { isTransient, optionsOf } from '../match/mode.js';
import { hasAbility, isAnalysedLater } from './abilities.js';
import { advisable } from './advice/advice.js';
import { analysisSheet } from './advice/analysissheet.js';
import { hintSheet, pressHint } from './advice/hintsheet.js';
import { plannerSheet } from './advice/plannersheet.js';
import { nameOf, press } from './choice.js';
import { captainSheet } from './driver/captainsheet.js';
import { targetSheet, wordsOf } from './fallback.js';
import { logList } from './log/log.js';
import { recapSheet } from './log/recap.js';
import { chartBlock } from './score/chart.js';
import { compareSheet } from './score/standing.js';
import { answerSheet } from './share/answersheet.js';
import { passSheet, shareSheet } from './share/sharesheet.js';
import { closePanel, openPanel, ui } from './ui.js';
import { updateEntry } from './updateentry.js';
import { commandSheet } from './voice/command.js';
import { whatNow } from './whatnow/whatnow.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** Sheets that hold nothing to press: their text takes the focus, so that it can be scrolled. */
const TO_READ = new Set(['info', 'keys', 'text']);

/** Draws the sheet that is open, if any. @param {Frame} frame */
export function sheet(frame) {
  if (!ui.panel) return nothing;
  const own = page()?.sheets?.[ui.panel];
  return html`<section
    class="sheet sheet--${ui.panel}"
    role="dialog"
    aria-modal="false"
    aria-labelledby="sheet-title"
  >
    <header class="sheet__head">
      <h2 class="sheet__title" id="sheet-title" tabindex="-1">${own ? own.title(frame) : title(frame)}</h2>
      <button type="button" class="tool" data-do="close" @click=${closePanel}>${t('table-close')}</button>
    </header>
    <div class="sheet__body" tabindex=${(own ? own.toRead : TO_READ.has(ui.panel)) ? 0 : -1}>${own ? own.body(frame) : body(frame)}</div>
  </section>`;
}

/** @param {Frame} frame */
function title(frame) {
  if (ui.panel === 'compare') return t('table-scores');
  if (ui.panel === 'info') return nameOf(frame, get().selected ?? ui.place);
  if (ui.panel === 'text' || ui.panel === 'command') return t(`sound-sheet-${ui.panel}`);
  return t(`table-sheet-${ui.panel}`);
}

/** @param {Frame} frame */
function body(frame) {
  switch (ui.panel) {
    case 'log':
      return logList(frame, get().log);
    case 'compare':
      return compareSheet(frame);
    case 'recap':
      return recapSheet();
    case 'chart':
      return chartBlock(frame);
    case 'can':
      return whatNow(frame);
    case 'info':
      return targetSheet(frame, get().selected ?? ui.place);
    case 'text':
      return wordsOf(frame);
    case 'captains':
      return captainSheet(frame);
    case 'command':
      return commandSheet();
    case 'hint':
      return hintSheet(frame);
    case 'planner':
      return plannerSheet(frame);
    case 'analysis':
      return analysisSheet(frame);
    case 'share':
      return shareSheet(frame);
    case 'pass':
      return passSheet(frame);
    case 'answers':
      return answerSheet(frame);
    case 'keys':
      return keySheet();
    default:
      return menu(frame);
  }
}

/** What can be done about this turn, what can be looked up, what concerns the game, and the rest.
 * @param {Frame} frame
 */
function menu(frame) {
  return [
    group('turn', turnItems(frame)),
    group('look', lookItems(frame)),
    group('game', gameItems(frame)),
    group('app', [
      ...['home', 'settings'].map((screen) => item(screen, () => leave(screen), true)),
      item('sounds', turnSounds, true, {
        words: t(getSetting('sounds') ? 'sound-turn-off' : 'sound-turn-on'),
      }),
      item('keys', () => openPanel('keys'), true),
      updateEntry(),
    ]),
  ];
}

/** @param {string} name @param {unknown[]} items */
function group(name, items) {
  return html`<h3 class="menu__title" id="menu-${name}">${t(`table-menu-group-${name}`)}</h3>
    <ul class="menu" aria-labelledby="menu-${name}">${items}</ul>`;
}

/** @param {Frame} frame */
function turnItems(frame) {
  const noGoals = advisable(frame) ? (page()?.noGoals?.(frame) ?? null) : null;
  return [
    item('restart', () => restartTurn(), frame.undo > 0),
    item('redo', () => redo(), frame.redo > 0),
    hasAbility(frame, 'hints') ? item('hint', () => pressHint(frame), advisable(frame)) : nothing,
    hasAbility(frame, 'goals')
      ? item('planner', () => openPanel('planner'), advisable(frame) && !noGoals, { why: noGoals })
      : nothing,
    item('can', () => openPanel('can'), true),
  ];
}

/** @param {Frame} frame */
function lookItems(frame) {
  const begun = !frame.lesson && (get().frame ?? frame).entries > 0;
  return [
    comparable()
      ? item('compare', () => openPanel('compare'), true, { words: t('table-scores') })
      : nothing,
    page()?.menu?.map((entry) => ('sheet' in entry ? sheetItem(frame, entry) : nothing)),
    hasAbility(frame, 'chart') ? item('chart', () => openPanel('chart'), true) : nothing,
    item('recap', () => openPanel('recap'), true),
    item('log', () => openPanel('log'), true),
    hasAbility(frame, 'analysis') ? item('analysis', () => openPanel('analysis'), begun) : nothing,
    isAnalysedLater(frame)
      ? item('analysis', () => {}, false, { why: t('table-analysis-later') })
      : nothing,
    item('rules', () => leave(`rules/${frame.game}`), true),
    item('text', () => openPanel('text'), true),
  ];
}

/** A sheet of the game. @param {Frame} frame @param {import('../games/contract.d.ts').SheetEntry} entry */
function sheetItem(frame, { sheet: name, words, closed }) {
  const why = closed?.(frame) ?? null;
  return item(name, () => openPanel(name), !why, { words: words(), why });
}

/** What may be done at nearly every question and belongs to none, such as to give up: as from the list of all that
 * can be done. @param {Frame} frame @param {import('../games/contract.d.ts').DeedEntry} entry
 */
function deedItem(frame, { verb, words }) {
  const option = optionsOf(frame).find((each) => each.verb === verb && !each.refusal);
  const act = () => {
    closePanel();
    if (option) press(option);
  };
  const told = { words: words(), why: t('table-no-deed') };
  return item(`deed-${verb}`, act, Boolean(option), told);
}

/** @param {Frame} frame */
function gameItems(frame) {
  return [
    page()?.menu?.map((entry) => ('verb' in entry ? deedItem(frame, entry) : nothing)),
    item('share', () => openPanel('share'), !frame.lesson && !frame.puzzle),
    item('captains', () => openPanel('captains'), !isTransient() && !frame.outcome),
    takesAnswers(frame) ? item('answers', () => openPanel('answers'), !frame.outcome) : nothing,
    item('new', () => leave(`new/${frame.game}`), true),
    item('logbook', () => leave('logbook'), true),
  ];
}

/** Does the table compare the scores by itself? Then the game has no sheet for it. */
function comparable() {
  const game = page();
  return Boolean(game?.score?.standing) && !game?.sheets?.compare;
}

/** Turns the sounds on or off; the menu stays open and says which. */
function turnSounds() {
  setSetting('sounds', !getSetting('sounds'));
  set({});
}

/** @param {string} screen with what follows its name */
function leave(screen) {
  ui.panel = null;
  visit(screen);
}

/** An entry; where it is not possible, a press on it says why.
 * @param {string} name @param {() => unknown} act @param {boolean} possible
 * @param {{words?: string, why?: string | null}} [told]
 */
function item(name, act, possible, { words = t(`table-menu-${name}`), why = null } = {}) {
  return html`<li>
    <button
      type="button"
      class="menu__item"
      data-menu=${name}
      aria-disabled=${possible ? 'false' : 'true'}
      @click=${() => (possible ? act() : set({ notice: { text: why ?? t(`table-no-${name}`), tone: 'refused' } }))}
    >
      ${words}
    </button>
  </li>`;
}
