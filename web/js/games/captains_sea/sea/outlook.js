// Which part of the map is shown: both ships with some water around them, as large as there is room.
// It stays where it is until a ship comes near its edge.

import { set } from '../../../app/store.js';
import { perMatch } from '../../../table/session.js';
import { ownSeatOf, viewOf } from '../position.js';
import { COLUMNS, placeOf, ROWS } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The part of the map that is shown: its corner and size in squares, and the pixels of a square.
 * @typedef {{x: number, y: number, width: number, height: number, square: number}} Outlook
 */

/** Water around the ships, in squares. */
const MARGIN = 2.2;
/** What must be left of it before the map moves: around the enemy, and around the own ship, which may sail a
 * square on. */
const LEFT = 0.9;
const LEFT_OWN = 1.5;
/** So much is shown beyond the edge of the map, so that a ship in the last square lies there whole. */
const BEYOND = 0.4;
const LARGEST = 66;

/** The room that the map has, in pixels. */
const room = { width: 374, height: 250 };

const state = perMatch(() => ({ shown: /** @type {Outlook | null} */ (null), room: '' }));

/** What of the map is shown. @param {Frame} frame @returns {Outlook} */
export function outlook(frame) {
  const kept = state();
  const size = `${room.width} ${room.height}`;
  const box = boxOf(frame);
  const best = fitting(box);
  const shown = kept.shown && size !== kept.room ? within(kept.shown) : kept.shown;
  if (shown && holds(shown, needed(frame)) && best.square < shown.square * 1.3) {
    Object.assign(kept, { shown, room: size });
    return shown;
  }
  Object.assign(kept, { shown: best, room: size });
  return best;
}

/** The same part where the room has only become higher or lower: more or less of it at its lower edge; null
 * where it is another room, or the part would reach beyond the map.
 * @param {Outlook} shown @returns {Outlook | null}
 */
function within(shown) {
  const height = room.height / shown.square;
  const same = Math.abs(shown.width * shown.square - room.width) < 1;
  return same && (shown.y + height <= ROWS.length + BEYOND || height === shown.height)
    ? { ...shown, height }
    : null;
}

/** Sees the room change. */
const seen = new ResizeObserver(measure);
const watched = { map: /** @type {Element | null} */ (null) };

/** Watches the map as it has just been drawn. */
export function watchRoom() {
  const map = document.querySelector('.seamap__view');
  if (map === watched.map) return;
  forgetRoom();
  watched.map = map;
  if (map) seen.observe(map);
}

/** Watches it no longer. */
export function forgetRoom() {
  seen.disconnect();
  watched.map = null;
}

function measure() {
  const { clientWidth: width = 0, clientHeight: height = 0 } = watched.map ?? {};
  if (!width || !height || (width === room.width && height === room.height)) return;
  Object.assign(room, { width, height });
  set({});
}

/** From the first to the last square with a ship. @param {Frame} frame */
function boxOf(frame) {
  const places = viewOf(frame).ships.map(({ square }) => placeOf(square));
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs) + 1,
    top: Math.min(...ys),
    bottom: Math.max(...ys) + 1,
  };
}

/** What must be in sight: both ships with some water, as far as there is any. @param {Frame} frame @returns {ReturnType<typeof boxOf>} */
function needed(frame) {
  const own = ownSeatOf(frame);
  const around = viewOf(frame).ships.map(({ square }, seat) => {
    const [x, y] = placeOf(square);
    const left = seat === own ? LEFT_OWN : LEFT;
    return {
      left: Math.max(-BEYOND, x - left),
      right: Math.min(COLUMNS.length + BEYOND, x + 1 + left),
      top: Math.max(-BEYOND, y - left),
      bottom: Math.min(ROWS.length + BEYOND, y + 1 + left),
    };
  });
  return {
    left: Math.min(...around.map(({ left }) => left)),
    right: Math.max(...around.map(({ right }) => right)),
    top: Math.min(...around.map(({ top }) => top)),
    bottom: Math.max(...around.map(({ bottom }) => bottom)),
  };
}

/** @param {Outlook} shown @param {ReturnType<typeof boxOf>} box */
function holds({ x, y, width, height }, box) {
  const slack = 0.01;
  return (
    x <= box.left + slack &&
    y <= box.top + slack &&
    box.right <= x + width + slack &&
    box.bottom <= y + height + slack
  );
}

/** The ships in the middle; never far beside the map where it is larger than the room.
 * @param {ReturnType<typeof boxOf>} box @returns {Outlook}
 */
function fitting(box) {
  const across = Math.min(COLUMNS.length + 2 * BEYOND, box.right - box.left + 2 * MARGIN);
  const down = Math.min(ROWS.length + 2 * BEYOND, box.bottom - box.top + 2 * MARGIN);
  const square = Math.min(LARGEST, room.width / across, room.height / down);
  const width = room.width / square;
  const height = room.height / square;
  return {
    x: corner((box.left + box.right - width) / 2, width, COLUMNS.length),
    y: corner((box.top + box.bottom - height) / 2, height, ROWS.length),
    width,
    height,
    square,
  };
}

/** @param {number} wanted @param {number} shown @param {number} all */
function corner(wanted, shown, all) {
  if (shown >= all + 2 * BEYOND) return (all - shown) / 2;
  return Math.min(Math.max(wanted, -BEYOND), all - shown + BEYOND);
}
