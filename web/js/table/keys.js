// The keyboard of the table (the grid's own arrows are in market.js).

import { redo } from '../match/game.js';
import { getSetting, setSetting } from '../app/settings.js';
import { get, set } from '../app/store.js';
import { playerName, t } from '../app/text.js';
import { isTable, speak } from './voice/aloud.js';
import { viewOf } from '../games/portsmouth/cards.js';
import { press, select } from './choice.js';
import { takeBack } from './header.js';
import { onHelmKey } from './driver/helmbar.js';
import { pressHint } from './advice/hintsheet.js';
import { goTo, nextLegal } from '../games/portsmouth/market.js';
import { onPastKey } from './past/pastbar.js';
import { onReplayKey } from './past/replaybar.js';
import { docked } from '../games/portsmouth/ship.js';
import { closePanel, focusPlace, focusSoon, openPanel, togglePanel, ui } from './ui.js';
import { tell, tradeWord } from './words.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** Letters typed after "g", to jump to a cell. @type {string | null} */
let jump = null;

/** @type {Record<string, (frame: Frame) => void>} */
const LETTERS = {
  u: takeBack,
  e: endTurn,
  l: () => togglePanel('log'),
  h: pressHint,
  s: (frame) => togglePanel('ship', { seat: docked(frame) }),
  o: () => togglePanel('compare'),
  w: () => togglePanel('can'),
  m: () => openPanel('info'),
  M: () => togglePanel('can'),
  i: () => openPanel('info'),
  n: (frame) => nextLegal(frame, 1),
  N: (frame) => nextLegal(frame, -1),
  a: sayMoney,
  p: sayPile,
  P: () => togglePanel('odds'),
  r: () => togglePanel('recap'),
  L: sayLast,
  g: () => void (jump = ''),
  t: () => togglePanel('text'),
  v: turnVerbosity,
  x: turnSounds,
  ':': openCommand,
  '?': () => togglePanel('keys'),
};

/** Hears the keyboard while the table is shown. @param {KeyboardEvent} event */
export function onTableKey(event) {
  const frame = get().past ?? get().frame;
  if (!frame || event.defaultPrevented || event.altKey || onReplayKey(event) || onPastKey(event) || onHelmKey(event)) return;
  if (event.key === 'Escape') return void escape(event);
  const at = /** @type {HTMLElement} */ (event.target);
  if (at.closest?.('input, select, textarea')) return;
  if (event.ctrlKey || event.metaKey) return void combined(event, frame);
  if (!getSetting('letters') || !isTable(at)) return;
  if (jump !== null) return void jumpKey(event);
  const act = LETTERS[event.key] ?? (/^[1-9]$/.test(event.key) ? () => digit(Number(event.key)) : null);
  if (!act) return;
  event.preventDefault();
  act(frame);
}

/** Closes what is open: the sheet, the notice, the selection. @param {KeyboardEvent} event */
function escape(event) {
  const { notice, selected } = get();
  jump = null;
  if (notice) set({ notice: null });
  else if (ui.panel) closePanel();
  else if (selected) select(null);
  else return;
  event.preventDefault();
}

/** @param {KeyboardEvent} event @param {Frame} frame */
function combined(event, frame) {
  if (event.key.toLowerCase() !== 'z' && event.key.toLowerCase() !== 'y') return;
  event.preventDefault();
  if (event.key.toLowerCase() === 'y' || event.shiftKey) redo();
  else takeBack(frame);
}

/** After "g": a column, then a row. @param {KeyboardEvent} event */
function jumpKey(event) {
  const typed = (jump + event.key).toLowerCase();
  jump = null;
  if (/^[a-e]$/.test(typed)) jump = typed;
  else if (/^[a-e][1-5]$/.test(typed)) goTo(typed);
  else return;
  event.preventDefault();
}

/** The ribbon's option of that number. @param {number} number */
function digit(number) {
  const buttons = document.querySelectorAll('.ribbon__options .choice:not(.choice--back), .buys button');
  /** @type {HTMLElement | undefined} */ (buttons[number - 1])?.click();
}

/** @param {Frame} frame */
function endTurn(frame) {
  const end = frame.options.find((option) => option.verb === 'end');
  if (!end) return;
  press(end);
  if (get().selected === end.target) {
    /** @type {HTMLElement | null} */ (document.querySelector('[data-do="end"]'))?.focus();
  }
}

function turnVerbosity() {
  const verbosity = getSetting('verbosity') === 'full' ? 'short' : 'full';
  setSetting('verbosity', verbosity);
  speak(t(`sound-said-${verbosity}`));
}

function turnSounds() {
  setSetting('sounds', !getSetting('sounds'));
  speak(t(getSetting('sounds') ? 'sound-on' : 'sound-off'));
}

function openCommand() {
  openPanel('command');
  focusSoon('.command input');
}

/** @param {Frame} frame */
function sayMoney(frame) {
  const seat = docked(frame);
  const { ap, ships } = viewOf(frame);
  speak(t('table-prompt', { who: playerName(seat), prompt: t('table-ap-money', { ap, money: ships[seat].money ?? 0 }) }));
}

/** @param {Frame} frame */
function sayPile(frame) {
  const { pile, landsmen } = viewOf(frame);
  const next = t(`table-next-${pile.next}`, { towns: pile.towns, mutinies: pile.mutinies });
  const hand = landsmen.next === null ? t('table-no-hands') : tradeWord(landsmen.next);
  speak(`${t('table-pile', { count: pile.left })} ${t('table-sentence', { text: next })} ${t('table-next-landsman')} ${hand}`);
}

function sayLast() {
  const events = get().log.at(-1)?.events ?? [];
  speak(events.map((event) => tell(event.text)).join(' ') || t('table-log-empty'));
  focusPlace(ui.place);
}
