// The letters that only Privateer has at the table: jumping to a square, to the next destination, ship or
// Merchant, to a port by its number; the wind, the last card, the prices.

import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { isReadOnly } from '../../match/mode.js';
import { commitAt, select } from '../../table/choice.js';
import { perMatch } from '../../table/session.js';
import { togglePanel } from '../../table/ui.js';
import { speak } from '../../table/voice/announcer.js';
import { toggleDanger } from './chart/danger.js';
import { destinationsOf } from './chart/destinations.js';
import { goTo } from './chart/gridkeys.js';
import { bountyName, windWords } from './names.js';
import { isMerchant, isSquare, portsInOrder, SQUARES, seatsAt, viewOf } from './position.js';
import { asks } from './questions/ribbon.js';
import { cardTold } from './strip.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Letters typed after "g", to jump to a square. */
const state = perMatch(() => ({ typed: /** @type {string | null} */ (null) }));

/** @type {Record<string, (frame: Frame) => void>} */
export const KEYS = {
  g: () => void (state().typed = ''),
  f: (frame) => next(SQUARES.filter((square) => seatsAt(frame, square).length)),
  b: sayCard,
  W: (frame) => speak(windWords(viewOf(frame).wind)),
  $: () => togglePanel('prices'),
  D: toggleDanger,
  e: () => void (isReadOnly() || commitAt(get().selected)),
};

/** Letters among them that only look. */
export const LOOKING = ['g', 'f', 'b', 'W', '$', 'D', ...'abcdefghijklmnop', ...'1234567890'];

/** After "g" a column and a row; else destinations by n, Merchants by v, ports by their number.
 * @param {KeyboardEvent} event @param {Frame} frame @returns {boolean}
 */
export function onKey(event, frame) {
  const jump = state();
  if (jump.typed !== null) return typed(event);
  if (event.ctrlKey || event.metaKey) return false;
  const port =
    /^[1-6]$/.test(event.key) && !asks(frame) ? portsInOrder(frame)[Number(event.key) - 1] : null;
  if (port) goTo(port.square);
  else if (event.key === 'v') next(SQUARES.filter(isMerchant));
  else if ((event.key === 'n' || event.key === 'N') && !isReadOnly()) {
    const all = destinationsOf(frame).flatMap(({ squares }) => squares);
    if (!all.length) return false;
    next(all, event.key === 'n' ? 1 : -1, true);
  } else return false;
  event.preventDefault();
  return true;
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const jump = state();
  const letters = ((jump.typed ?? '') + event.key).toLowerCase();
  jump.typed = null;
  if (event.key === 'Escape') return false;
  if (/^[a-p]1?$/.test(letters)) jump.typed = letters;
  if (isSquare(letters)) goTo(letters);
  else if (event.key === 'Enter' && isSquare(letters.slice(0, -5))) goTo(letters.slice(0, -5));
  event.preventDefault();
  return true;
}

/** Goes to the next of some squares, and points at it if wanted. @param {string[]} squares @param {1 | -1} [way] @param {boolean} [points] */
function next(squares, way = 1, points = false) {
  if (!squares.length) return;
  const here = document.activeElement?.getAttribute('data-target');
  const at = squares.indexOf(here ?? get().selected ?? '');
  const square = squares[(at + way + squares.length) % squares.length];
  if (points) select(square);
  goTo(square);
}

/** @param {Frame} frame */
function sayCard(frame) {
  const { card } = viewOf(frame);
  speak(
    card
      ? t('table-card-said', { card: bountyName(card), told: cardTold() })
      : t('table-no-bounty'),
  );
}

/** The lines for the sheet of keys. */
export function keyLines() {
  return [
    'jump',
    'main',
    'destination',
    'ships',
    'merchant',
    'port',
    'wind',
    'card',
    'prices',
    'danger',
  ].map((key) => ({ keys: t(`table-key-of-${key}`), does: t(`table-key-does-${key}`) }));
}
