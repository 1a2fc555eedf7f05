// Which part of the map is shown: both ships with some water around them, as large as there is room. Within a turn
// it keeps its scale, and its place while both ships are in sight: then it glides, and is drawn smaller only where
// they fit no longer.

import { set } from '../../../app/store.js';
import { perMatch } from '../../../table/session.js';
import { ownSeatOf, viewOf } from '../position.js';
import { covers } from './rose.js';
import { COLUMNS, placeOf, ROWS } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The part of the map that is shown: its corner and size in squares, and the pixels of a square.
 * @typedef {{x: number, y: number, width: number, height: number, square: number}} Outlook
 */
/** From one square to another. @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** Water around the ships, in squares: where the map is laid anew, and what a new turn begins with at least. */
const MARGIN = 1.6;
const COMFORT = 1.1;
/** What must be left of it before the map moves: around the enemy, and around the own ship, which sails on. */
const LEFT = 0.4;
const LEFT_OWN = 0.9;
/** So many pixels a hull needs from the middle of her square to the edge. */
const HULL = 20;
/** A new turn lays the map anew where its squares can be so much larger. */
const LARGER = 1.25;
/** So much is shown beyond the edge of the map, so that a ship in the last square lies there whole. */
const BEYOND = 0.4;
const LARGEST = 66;
/** What rounding may lack, in squares. */
const SLACK = 0.01;

/** The room that the map has and where it begins on the table, in pixels; not known before it is drawn. */
const room = { width: 374, height: 250, top: Number.NaN };
/** The highest that the map of this breadth was: elsewhere in a turn it will be so high again. */
const most = { width: 0, height: 0 };

const state = perMatch(() => ({
  shown: /** @type {Outlook | null} */ (null),
  room: { ...room },
  turn: -1,
}));

/** What of the map is shown. @param {Frame} frame @returns {Outlook} */
export function outlook(frame) {
  const kept = state();
  const { turn } = viewOf(frame);
  const same = kept.shown && resized(kept.shown, kept.room);
  const shown =
    (same && (turn === kept.turn ? held(frame, same) : begun(frame, same))) ?? fitting(frame);
  Object.assign(kept, { shown, room: { ...room }, turn });
  return shown;
}

/** The same water in the room that there is now: more or less of it at the edges; null where the room has another
 * breadth. @param {Outlook} shown @param {typeof room} before @returns {Outlook | null}
 */
function resized(shown, before) {
  if (Math.abs(before.width - room.width) > 1) return null;
  const height = room.height / shown.square;
  const y = shown.y + (room.top - before.top || 0) / shown.square;
  const beyond = y < -BEYOND || y + height > ROWS.length + BEYOND;
  return { ...shown, height, y: beyond ? corner(y, height, ROWS.length) : y };
}

/** Within a turn: where it lay, else as near to it as both ships are in sight; null where they don't fit.
 * @param {Frame} frame @param {Outlook} shown @returns {Outlook | null}
 */
function held(frame, shown) {
  const box = around(frame, shown.square, LEFT, LEFT_OWN);
  const inSight = holds(shown, box);
  if (inSight && !isCovered(frame, shown)) return shown;
  const placed = isWide(shown, box) ? placedIn(frame, shown) : null;
  if (!placed || !holds(placed, box)) return inSight ? shown : null;
  return inSight && isCovered(frame, placed) ? shown : placed;
}

/** At a new turn: where it lay, if there is water enough and it couldn't be much larger.
 * @param {Frame} frame @param {Outlook} shown @returns {Outlook | null}
 */
function begun(frame, shown) {
  const box = around(frame, shown.square, COMFORT, COMFORT);
  const enough = holds(shown, box) && !isCovered(frame, shown);
  return enough && fitting(frame).square < shown.square * LARGER ? shown : null;
}

/** As large as there is room for both ships. @param {Frame} frame @returns {Outlook} */
function fitting(frame) {
  const box = around(frame, LARGEST, MARGIN, MARGIN, -Infinity);
  const across = Math.min(COLUMNS.length + 2 * BEYOND, box.right - box.left);
  const down = Math.min(ROWS.length + 2 * BEYOND, box.bottom - box.top);
  const square = Math.min(LARGEST, room.width / across, room.height / down);
  const size = { x: 0, y: 0, width: room.width / square, height: room.height / square, square };
  return placedIn(frame, size);
}

/** Laid so that both ships are in the middle; else beside it, where the wind would lie over a ship.
 * @param {Frame} frame @param {Outlook} shown @returns {Outlook}
 */
function placedIn(frame, shown) {
  const { width, height, square } = shown;
  const box = around(frame, square, COMFORT, COMFORT);
  const least = around(frame, square, LEFT, LEFT_OWN);
  const xs = [(box.left + box.right - width) / 2, box.right - width, least.right - width];
  const highest = Math.max(most.height / square, height);
  const low = (box.top + box.bottom - highest) / 2;
  const ys = [
    Math.max(Math.min(low, box.top), box.bottom - height),
    (box.top + box.bottom - height) / 2,
    box.bottom - height,
    least.bottom - height,
  ];
  const found = ys.flatMap((y) =>
    xs.map((x) => ({
      ...shown,
      x: corner(x, width, COLUMNS.length),
      y: corner(y, height, ROWS.length),
    })),
  );
  return found.find((each) => holds(each, least) && !isCovered(frame, each)) ?? found[0];
}

/** Does the wind lie over a ship? @param {Frame} frame @param {Outlook} shown */
function isCovered(frame, shown) {
  return viewOf(frame).ships.some(({ square }) => covers(shown, placeOf(square)));
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
  if (!width || !height) return;
  const other = width !== room.width || height !== room.height;
  Object.assign(room, { width, height, top: topOf(watched.map) });
  Object.assign(most, {
    width,
    height: width === most.width ? Math.max(most.height, height) : height,
  });
  if (other) set({});
}

/** Where the map begins on the table, however far that is scrolled. @param {Element | null} map */
function topOf(map) {
  const table = map?.closest('.table');
  if (!map || !table) return 0;
  return map.getBoundingClientRect().top - table.getBoundingClientRect().top + table.scrollTop;
}

/** From the first to the last square that must be in sight: both ships with water around, as far as there is any.
 * @param {Frame} frame @param {number} square pixels of a square @param {number} left water around the enemy
 * @param {number} leftOwn around the own ship @param {number} [edge] where the water ends @returns {Box}
 */
function around(frame, square, left, leftOwn, edge = -BEYOND) {
  const own = ownSeatOf(frame);
  const boxes = viewOf(frame).ships.map((ship, seat) => {
    const [x, y] = placeOf(ship.square);
    const by = Math.max(seat === own ? leftOwn : left, HULL / square - 0.5);
    return {
      left: Math.max(edge, x - by),
      right: Math.min(COLUMNS.length - edge, x + 1 + by),
      top: Math.max(edge, y - by),
      bottom: Math.min(ROWS.length - edge, y + 1 + by),
    };
  });
  return {
    left: Math.min(...boxes.map((each) => each.left)),
    right: Math.max(...boxes.map((each) => each.right)),
    top: Math.min(...boxes.map((each) => each.top)),
    bottom: Math.max(...boxes.map((each) => each.bottom)),
  };
}

/** Is a part as large as a box? @param {Outlook} shown @param {Box} box */
function isWide({ width, height }, { left, right, top, bottom }) {
  return right - left <= width + SLACK && bottom - top <= height + SLACK;
}

/** @param {Outlook} shown @param {Box} box */
function holds({ x, y, width, height }, box) {
  return (
    x <= box.left + SLACK &&
    y <= box.top + SLACK &&
    box.right <= x + width + SLACK &&
    box.bottom <= y + height + SLACK
  );
}

/** Never far beside the map where it is larger than the room. @param {number} wanted @param {number} shown @param {number} all */
function corner(wanted, shown, all) {
  if (shown >= all + 2 * BEYOND) return (all - shown) / 2;
  return Math.min(Math.max(wanted, -BEYOND), all - shown + BEYOND);
}
