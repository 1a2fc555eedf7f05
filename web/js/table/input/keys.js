// The keyboard of the table (a board's own arrows are the game's).

import { page } from '../../app/games.js';
import { getSetting, setSetting } from '../../app/settings.js';
import { get, set } from '../../app/store.js';
import { t } from '../../app/text.js';
import { redo } from '../../match/game.js';
import { hasAbility } from '../abilities.js';
import { pressHint } from '../advice/hintsheet.js';
import { select, standing } from '../choice.js';
import { onBotKey } from '../driver/botbar.js';
import { takeBack } from '../header.js';
import { onPastKey } from '../past/pastbar.js';
import { onReplayKey } from '../past/replaybar.js';
import { acting, turnSeat } from '../turninfo.js';
import {
  afterDraw,
  change,
  closePanel,
  focusPlace,
  focusSoon,
  openPanel,
  togglePanel,
  ui,
} from '../ui.js';
import { isTable, speak } from '../voice/announcer.js';
import { boardText } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** @type {Record<string, (frame: Frame) => unknown>} */
const LETTERS = {
  u: takeBack,
  l: () => togglePanel('log'),
  h: (frame) => hasAbility(frame, 'hints') && pressHint(frame),
  s: (frame) =>
    togglePanel(page()?.seatSheet ?? 'text', { seat: acting(frame) ?? turnSeat(frame) ?? 0 }),
  o: () => (page()?.score?.standing || page()?.sheets?.compare) && togglePanel('compare'),
  w: () => togglePanel('can'),
  m: () => openPanel('info'),
  M: () => togglePanel('can'),
  i: () => openPanel('info'),
  n: (frame) => nextLegal(frame, 1),
  N: (frame) => nextLegal(frame, -1),
  r: () => togglePanel('recap'),
  L: sayLast,
  t: () => togglePanel('text'),
  v: turnVerbosity,
  x: turnSounds,
  ':': () => page()?.commands && openCommand(),
  '?': () => togglePanel('keys'),
};

/** Hears the keyboard while the table is shown. @param {KeyboardEvent} event */
export function onTableKey(event) {
  const frame = get().past ?? get().frame;
  if (
    !frame ||
    event.defaultPrevented ||
    event.altKey ||
    onReplayKey(event) ||
    onPastKey(event) ||
    onBotKey(event)
  )
    return;
  if (event.key === 'Escape') return void leave(event);
  const at = /** @type {HTMLElement} */ (event.target);
  if (at.closest?.('input, select, textarea')) return;
  if (event.ctrlKey || event.metaKey) return void combined(event, frame);
  if (!getSetting('letters') || !isTable(at)) return;
  const own = page();
  if (own?.onKey?.(event, frame)) return;
  const act =
    LETTERS[event.key] ??
    own?.keys?.[event.key] ??
    (/^[1-9]$/.test(event.key) ? () => digit(Number(event.key)) : null);
  if (!act) return;
  event.preventDefault();
  act(frame);
}

/** Closes what is open: the sheet, the notice, the selection. @param {KeyboardEvent} event */
function leave(event) {
  const { notice, selected } = get();
  const { frame } = get();
  if (frame) page()?.onKey?.(event, frame);
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

/** The question's option of that number; Enter then confirms it. @param {number} number */
function digit(number) {
  const buttons = document.querySelectorAll(
    '.ribbon__options .choice:not(.choice--back), .buys button',
  );
  const chosen = /** @type {HTMLElement | undefined} */ (buttons[number - 1]);
  if (!chosen) return;
  const n = get().frame?.n;
  chosen.click();
  afterDraw(() => {
    if (get().frame?.n === n && chosen.isConnected) focusSoon('.main:not([aria-disabled="true"])');
  });
}

/** The next place where something can be done. @param {Frame} frame @param {number} way 1 or -1 */
function nextLegal(frame, way) {
  const all = page()?.targets?.order(frame) ?? [];
  const at = all.indexOf(ui.place);
  for (let step = 1; step <= all.length; step++) {
    const place = all[(at + way * step + all.length * 2) % all.length];
    if (standing(frame, place) !== 'legal') continue;
    focusPlace(place);
    return change({ place });
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

function sayLast() {
  const events = get().log.at(-1)?.events ?? [];
  speak(events.map((event) => boardText(event.text)).join(' ') || t('table-log-empty'));
  focusPlace(ui.place);
}
