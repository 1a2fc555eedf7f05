// The sheets that open beside the market, or over the lower part of a small screen.

import { html, nothing } from 'lit-html';
import { redo, restartTurn } from '../match/game.js';
import { isGuest } from '../match/guests.js';
import { visit } from '../app/routes.js';
import { offlineEntry } from '../screens/offlinepart.js';
import { get, set } from '../app/store.js';
import { playerName, t } from '../app/text.js';
import { advisable } from './advice/advice.js';
import { analysisSheet } from './advice/analysissheet.js';
import { canList } from '../games/portsmouth/can.js';
import { captainSheet } from './driver/captainsheet.js';
import { commandSheet } from './voice/command.js';
import { takeBack } from './header.js';
import { chartBlock } from './score/chart.js';
import { hintSheet, pressHint } from './advice/hintsheet.js';
import { cellSheet } from '../games/portsmouth/inspector.js';
import { logList } from './log/log.js';
import { oddsSheet } from '../games/portsmouth/odds.js';
import { plannerSheet } from './advice/plannersheet.js';
import { recapSheet } from './log/recap.js';
import { passSheet, shareSheet } from './share/sharesheet.js';
import { shipSheet } from '../games/portsmouth/shipsheet.js';
import { compareSheet } from './score/standing.js';
import { textTable } from '../games/portsmouth/texttable.js';
import { closePanel, openPanel, ui } from './ui.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** Sheets that hold nothing to press: their text takes the focus, so that it can be scrolled. */
const TO_READ = new Set(['info', 'keys', 'text']);

/** The open sheet, if any. @param {Frame} frame */
export function sheet(frame) {
  if (!ui.panel) return nothing;
  return html`<section
    class="sheet sheet--${ui.panel}"
    role="dialog"
    aria-modal="false"
    aria-labelledby="sheet-title"
  >
    <header class="sheet__head">
      <h2 class="sheet__title" id="sheet-title" tabindex="-1">${title()}</h2>
      <button type="button" class="tool" data-do="close" @click=${closePanel}>${t('table-close')}</button>
    </header>
    <div class="sheet__body" tabindex=${TO_READ.has(ui.panel) ? 0 : -1}>${body(frame)}</div>
  </section>`;
}

function title() {
  if (ui.panel === 'ship') return t('table-ship-of', { who: playerName(ui.ship) });
  if (ui.panel === 'info') return (get().selected ?? ui.cell).toUpperCase();
  if (ui.panel === 'text' || ui.panel === 'command') return t(`sound-sheet-${ui.panel}`);
  return t(`table-sheet-${ui.panel}`);
}

/** @param {Frame} frame */
function body(frame) {
  switch (ui.panel) {
    case 'ship':
      return shipSheet(frame, ui.ship);
    case 'log':
      return logList(frame, get().log);
    case 'compare':
      return compareSheet(frame);
    case 'odds':
      return oddsSheet(frame);
    case 'recap':
      return recapSheet();
    case 'chart':
      return chartBlock(frame);
    case 'can':
      return canList(frame);
    case 'info':
      return cellSheet(frame, get().selected ?? ui.cell);
    case 'text':
      return textTable(frame);
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
    case 'keys':
      return keySheet();
    default:
      return menu(frame);
  }
}

/** @param {Frame} frame */
function menu(frame) {
  return html`<ul class="menu">
    ${item('undo', () => takeBack(frame), frame.undo > 0)} ${item('redo', () => redo(), frame.redo > 0)}
    ${item('restart', () => restartTurn(), frame.undo > 0)} ${item('can', () => openPanel('can'), true)}
    ${item('compare', () => openPanel('compare'), true)} ${item('odds', () => openPanel('odds'), true)}
    ${item('chart', () => openPanel('chart'), true)} ${item('recap', () => openPanel('recap'), true)}
    ${item('log', () => openPanel('log'), true)} ${item('hint', () => pressHint(frame), advisable(frame))}
    ${item('planner', () => openPanel('planner'), advisable(frame))}
    ${item('analysis', () => openPanel('analysis'), !frame.lesson && frame.entries > 0)}
    ${item('share', () => openPanel('share'), !frame.lesson)}
    ${item('captains', () => openPanel('captains'), !isGuest(frame) && !frame.outcome)}
    ${item('text', () => openPanel('text'), true)} ${item('keys', () => openPanel('keys'), true)}
    ${['harbour', 'new', 'logbook', 'rules', 'settings'].map((screen) =>
      item(screen, () => leave(screen), true),
    )}
    ${offlineEntry()}
  </ul>`;
}

/** @param {string} screen */
function leave(screen) {
  ui.panel = null;
  visit(screen);
}

/** @param {string} name @param {() => unknown} act @param {boolean} possible */
function item(name, act, possible) {
  return html`<li>
    <button
      type="button"
      class="menu__item"
      data-menu=${name}
      aria-disabled=${possible ? 'false' : 'true'}
      @click=${() => (possible ? act() : set({ notice: { text: t(`table-no-${name}`), tone: 'refused' } }))}
    >
      ${t(`table-menu-${name}`)}
    </button>
  </li>`;
}

const KEYS = ['arrows', 'home', 'corners', 'jump', 'next', 'enter', 'escape', 'info', 'digit', 'undo', 'redo', 'end', 'why', 'money', 'ship', 'others', 'pile', 'odds', 'log', 'recap', 'hint', 'past', 'last', 'help'];

/** Keys that the page has for those who listen or read. */
const KEYS_ALOUD = ['text', 'command', 'verbosity', 'mute'];

export function keySheet() {
  return html`<dl class="keys">
    ${KEYS.map((key) => html`<dt>${t(`table-key-of-${key}`)}</dt><dd>${t(`table-key-does-${key}`)}</dd>`)}
    ${KEYS_ALOUD.map((key) => html`<dt>${t(`sound-key-of-${key}`)}</dt><dd>${t(`sound-key-does-${key}`)}</dd>`)}
  </dl>`;
}
