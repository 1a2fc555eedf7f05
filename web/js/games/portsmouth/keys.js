// The letters that only Portsmouth has at the table: jumping to a cell, what is known of the pile,
// money, the own ship, the end of the turn.

import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { press } from '../../table/choice.js';
import { perMatch } from '../../table/session.js';
import { togglePanel } from '../../table/ui.js';
import { speak } from '../../table/voice/announcer.js';
import { isCell, tradeWord, viewOf } from './cards/cards.js';
import { goTo } from './cards/market.js';
import { docked } from './ship/ship.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Letters typed after "g", to jump to a cell. */
const state = perMatch(() => ({ typed: /** @type {string | null} */ (null) }));

/** @type {Record<string, (frame: Frame) => void>} */
export const KEYS = {
  e: endTurn,
  a: sayMoney,
  p: sayPile,
  P: () => togglePanel('odds'),
  g: () => void (state().typed = ''),
};

/** Letters that only look; the cell that one jumps to among them. */
export const LOOKING = ['a', 'p', 'g', ...'abcde12345'];

/** After "g": a column, then a row. @param {KeyboardEvent} event @returns {boolean} */
export function onJumpKey(event) {
  const jump = state();
  if (jump.typed === null) return false;
  const typed = (jump.typed + event.key).toLowerCase();
  jump.typed = null;
  if (/^[a-e]$/.test(typed)) jump.typed = typed;
  else if (isCell(typed)) goTo(typed);
  else return event.key !== 'Escape';
  event.preventDefault();
  return true;
}

/** The lines for the sheet of keys. */
export function keyLines() {
  return ['jump', 'end', 'money', 'pile', 'odds'].map((key) => ({
    keys: t(`table-key-of-${key}`),
    does: t(`table-key-does-${key}`),
  }));
}

/** @param {Frame} frame */
function endTurn(frame) {
  const end = optionsOf(frame).find((option) => option.verb === 'end');
  if (!end) return;
  press(end);
  if (get().selected === end.target) {
    /** @type {HTMLElement | null} */ (document.querySelector('[data-do="main"]'))?.focus();
  }
}

/** @param {Frame} frame */
function sayMoney(frame) {
  const seat = docked(frame);
  const { ap, ships } = viewOf(frame);
  speak(
    t('table-prompt', {
      who: playerName(seat),
      prompt: t('table-ap-money', { ap, money: ships[seat].money ?? 0 }),
    }),
  );
}

/** @param {Frame} frame */
function sayPile(frame) {
  const { pile, landsmen } = viewOf(frame);
  const next = t(`table-next-${pile.next}`, { towns: pile.towns, mutinies: pile.mutinies });
  const hand = landsmen.next === null ? t('table-no-hands') : tradeWord(landsmen.next);
  speak(
    `${t('table-pile', { count: pile.left })} ${t('table-sentence', { text: next })} ${t('table-next-landsman')} ${hand}`,
  );
}
