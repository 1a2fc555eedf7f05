// The letters that only Captain's Sea has at the table: jumping to a square, to the ships, what bears.

import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { isReadOnly } from '../../match/mode.js';
import { commitAt } from '../../table/choice.js';
import { perMatch } from '../../table/session.js';
import { togglePanel } from '../../table/ui.js';
import { speak } from '../../table/voice/announcer.js';
import { isMustering, sealBill } from './muster/draft.js';
import { ownSeatOf, ownShip, viewOf } from './position.js';
import { charge, isCharging } from './questions/loads.js';
import { isSupporting, support } from './questions/support.js';
import { goTo } from './sea/square.js';
import { isSquare } from './sea/squares.js';
import { bearingTold } from './sea/told.js';
import { goOn, isLookedAt } from './volley/moment.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Letters typed after "g", to jump to a square. */
const state = perMatch(() => ({ typed: /** @type {string | null} */ (null) }));

/** @type {Record<string, (frame: Frame) => void>} */
export const KEYS = {
  g: () => void (state().typed = ''),
  b: (frame) => speak(bearingTold(frame)),
  d: (frame) => goTo(ownShip(frame).square),
  f: (frame) => goTo(viewOf(frame).ships[1 - ownSeatOf(frame)].square),
  k: () => togglePanel('track'),
  e: (frame) => {
    if (goOn(frame)) return;
    if (isReadOnly()) return;
    if (isMustering(frame)) sealBill(frame);
    else if (isCharging(frame)) charge(frame);
    else if (isSupporting(frame)) support(frame);
    else commitAt(get().selected);
  },
};

/** Letters among them that only look. */
export const LOOKING = ['g', 'b', 'd', 'f', 'k', ...'abcdefghijklmnopqrstu', ...'1234567890'];

/** After "g" a column and a row; while a fire is looked at, digits answer nothing.
 * @param {KeyboardEvent} event @param {Frame} frame @returns {boolean}
 */
export function onKey(event, frame) {
  const jump = state();
  if (jump.typed === null && /^\d$/.test(event.key) && isLookedAt(frame)) return true;
  if (jump.typed === null || event.key === 'Shift') return false;
  const letters = (jump.typed + event.key).toLowerCase();
  jump.typed = null;
  if (event.key === 'Escape') return false;
  if (/^[a-u]1?$/.test(letters)) jump.typed = letters;
  if (isSquare(letters)) goTo(letters);
  else if (event.key === 'Enter' && isSquare(letters.slice(0, -5))) goTo(letters.slice(0, -5));
  event.preventDefault();
  return true;
}

/** The lines for the sheet of keys. */
export function keyLines() {
  return ['jump', 'bears', 'own', 'enemy', 'track', 'main', 'bill'].map((key) => ({
    keys: t(`table-key-of-${key}`),
    does: t(`table-key-does-${key}`),
  }));
}
