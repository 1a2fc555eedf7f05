// Taps on a chart with small squares: ports, ships and Merchants take every tap close to them; a tap on
// the open sea opens the loupe.

import { get } from '../../../app/store.js';
import { select, touch } from '../../../table/choice.js';
import { perMatch } from '../../../table/session.js';
import { change, focusSoon } from '../../../table/ui.js';
import {
  COLUMNS,
  isLand,
  isMerchant,
  placeOf,
  portAt,
  ROWS,
  SQUARES,
  seatsAt,
  squareAt,
} from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** From this size on a square is a target of its own, in pixels. */
const LARGE = 36;

/** So far from its middle a port, a ship or a Merchant is still meant. */
const NEAR = 22;

const state = perMatch(() => ({ at: /** @type {string | null} */ (null) }));

/** The square that the loupe lies over; null while it is closed. */
export function loupeAt() {
  return state().at;
}

/** Opens the loupe over a square. @param {string} square */
function openLoupe(square) {
  state().at = square;
  change({ place: square });
  focusSoon(`.loupe [data-lens="${square}"]`);
}

/** Closes the loupe. */
export function closeLoupe() {
  if (state().at === null) return;
  state().at = null;
  change({});
}

/** Hears a tap before the squares do; the keyboard's presses and those on large squares are theirs.
 * @param {MouseEvent} event
 */
export function onChartClick(event) {
  const { frame, past } = get();
  const at = /** @type {HTMLElement} */ (event.target);
  const sea = /** @type {HTMLElement} */ (event.currentTarget);
  if (!frame || at.closest('.loupe') || event.detail === 0) return;
  const box = (sea.querySelector('.seachart__grid') ?? sea).getBoundingClientRect();
  const size = box.width / COLUMNS.length;
  if (size >= LARGE) return;
  event.stopPropagation();
  const [x, y] = [(event.clientX - box.left) / size, (event.clientY - box.top) / size];
  const shown = past ?? frame;
  const near = nearest(shown, x, y, NEAR / size);
  const under = squareAt(
    Math.min(COLUMNS.length - 1, Math.max(0, Math.floor(x))),
    Math.min(ROWS.length - 1, Math.max(0, Math.floor(y))),
  );
  const met = near ?? (under && under === get().selected ? under : null);
  if (met) return past ? select(met) : touch(met);
  if (!under || isLand(under)) return select(null);
  openLoupe(under);
}

/** The port, ship or Merchant whose middle is nearest, within a distance in squares.
 * @param {Frame} frame @param {number} x @param {number} y @param {number} most
 */
function nearest(frame, x, y, most) {
  const far = (/** @type {string} */ square) => {
    const [column, row] = placeOf(square);
    return Math.hypot(column + 0.5 - x, row + 0.5 - y);
  };
  const special = SQUARES.filter(
    (square) => isMerchant(square) || portAt(frame, square) || seatsAt(frame, square).length,
  ).filter((square) => far(square) <= most);
  return special.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
