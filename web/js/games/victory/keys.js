// The letters that only Victory has at the table: cards by their number, ships, trading, the port, the cubes.

import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { isReadOnly } from '../../match/mode.js';
import { commitAt, select } from '../../table/choice.js';
import { perMatch } from '../../table/session.js';
import { change, focusDrawn, focusPlace, togglePanel, ui } from '../../table/ui.js';
import { sayEdge, speak } from '../../table/voice/announcer.js';
import { payments } from './actions/trade.js';
import { isAnnounced, meet } from './fight/brief.js';
import { goOn } from './fight/ending.js';
import { deedsOf, isOpen, pickAt, pressShip, TRADE } from './picked.js';
import { ownPort, ownSeatOf, viewOf } from './position.js';
import { asks } from './questions/ribbon.js';
import { cubesTold } from './strip.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** What Enter presses by itself. */
const PRESSED = 'a, button, summary, [role="button"]';

/** Was "v" the last key, so that a digit means a ship? */
const state = perMatch(() => ({ ship: false }));

/** @type {Record<string, (frame: Frame) => void>} */
export const KEYS = {
  p: (frame) => togglePanel('port', { seat: ownSeatOf(frame) }),
  c: sayCubes,
  e: (frame) =>
    void (
      goOn(frame) ||
      isReadOnly() ||
      (isAnnounced(frame) ? meet(frame) : commitAt(get().selected))
    ),
};

/** Letters among them that only look. */
export const LOOKING = ['p', 'c', 'v', ...'123456789'];

/** After "v" the number of a row; else cards by their number, "t" trades, "n" goes on to what can be done,
 * Enter does what these have pointed at.
 * @param {KeyboardEvent} event @param {Frame} frame @returns {boolean}
 */
export function onKey(event, frame) {
  const now = state();
  const row = now.ship;
  now.ship = false;
  if (event.ctrlKey || event.metaKey || event.key === 'Escape') return false;
  if (!act(event.key, frame, row)) return false;
  event.preventDefault();
  return true;
}

/** @param {string} key @param {Frame} frame @param {boolean} row was a ship asked for? */
function act(key, frame, row) {
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (number && row) return toShip(frame, number);
  if (number && !asks(frame)) return toCard(frame, number);
  if (key === 'v') return nextShip();
  if (key === 'Enter') return confirms();
  if (key === 't' && viewOf(frame).step === 'trade' && payments(frame).length) {
    select(TRADE);
    focusDrawn('.trade__pay');
    return true;
  }
  if (key === 'n' || key === 'N') {
    const way = key === 'n' ? 1 : -1;
    return asks(frame) ? nextAnswer(way) : nextOpen(frame, way);
  }
  return false;
}

/** Goes to the next ship; a digit after it goes to that row. */
function nextShip() {
  const rows = rowsNow();
  state().ship = true;
  if (rows.length) goTo(rows[(rows.indexOf(ui.place) + 1) % rows.length]);
  else sayEdge();
  return true;
}

/** Does what a letter or a digit has pointed at, while nothing that Enter would press has the focus. */
function confirms() {
  const { selected } = get();
  if (!selected || isReadOnly() || document.activeElement?.matches(PRESSED)) return false;
  commitAt(selected);
  return true;
}

/** Goes to the next answer that can be given. @param {1 | -1} way */
function nextAnswer(way) {
  const all = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll('.ribbon .choice:not(.choice--back, [aria-disabled="true"])'),
  ]);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  all[at < 0 && way < 0 ? all.length - 1 : (at + way + all.length) % all.length]?.focus();
  return all.length > 0;
}

/** @param {Frame} frame @param {number} number */
function toShip(frame, number) {
  const target = rowsNow()[number - 1];
  if (!target) return false;
  goTo(target);
  if (!isReadOnly()) pressShip(frame, target.slice('ship-'.length));
  return true;
}

/** @param {Frame} frame @param {number} number */
function toCard(frame, number) {
  const card = (ownPort(frame).hand ?? [])[number - 1];
  if (!card || viewOf(frame).fight) return false;
  pickAt(frame, card, number - 1);
  /** @type {HTMLElement | null} */ (
    document.querySelector(`.hand [data-place="${number - 1}"]`)
  )?.focus();
  return true;
}

/** The next ship with which something can be done. @param {Frame} frame @param {1 | -1} way */
function nextOpen(frame, way) {
  const open = rowsNow().filter((target) =>
    deedsOf(frame, target.slice('ship-'.length)).some(isOpen),
  );
  if (!open.length) return false;
  goTo(open[(open.indexOf(ui.place) + way + open.length) % open.length]);
  return true;
}

/** The rows as they stand on the screen. @returns {string[]} */
function rowsNow() {
  return [...document.querySelectorAll('.sea__rows [data-target]')].map(
    (row) => row.getAttribute('data-target') ?? '',
  );
}

/** @param {string} target */
function goTo(target) {
  focusPlace(target);
  change({ place: target });
}

/** @param {Frame} frame */
function sayCubes(frame) {
  speak(cubesTold(frame));
}

/** The lines for the sheet of keys. */
export function keyLines() {
  return ['card', 'ship', 'trade', 'main', 'port', 'cubes'].map((key) => ({
    keys: t(`table-letter-${key}`),
    does: t(`table-letter-does-${key}`),
  }));
}
