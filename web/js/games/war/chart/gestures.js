// Pushing and zooming the chart by mouse, finger, two fingers and wheel; what a tap on it means.

import { get } from '../../../app/store.js';
import { select, touch } from '../../../table/choice.js';
import { cellAt, open, ports, viewOf } from '../position.js';
import { shipsOf } from './berths.js';
import { eastOf, spotOf } from './spots.js';
import { markPushed, placeUnder, push, unit, zoom } from './window.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** A finger that has moved so far pushes the chart, and taps nothing. */
const PUSHES = 7;
/** So far from its middle a port is still meant, in pixels; and one where nothing can be done. */
const NEAR = 24;
const CLOSE = 15;
/** So far from its middle a ship is meant, in cells; and a port nearer than that is meant before a ship. */
const HULL = 0.3;
const ON_PORT = 10;

/** The fingers on the chart. @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
const drag = { begun: { x: 0, y: 0 }, pushes: false };

/** @param {PointerEvent} event */
export function onDown(event) {
  if (event.button > 0) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size > 1) return;
  Object.assign(drag, { begun: { x: event.clientX, y: event.clientY }, pushes: false });
}

/** @param {PointerEvent} event */
export function onMove(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  if (fingers.size === 1 && !drag.pushes) {
    if (Math.hypot(now.x - drag.begun.x, now.y - drag.begun.y) < PUSHES) return;
    drag.pushes = true;
    markPushed(true);
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }
  if (fingers.size > 1) pinch(event, before, now);
  else push(now.x - before.x, now.y - before.y);
  fingers.set(event.pointerId, now);
}

/** @param {PointerEvent} event @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
function pinch(event, before, now) {
  drag.pushes = true;
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (!other) return;
  const far = (/** @type {{x: number, y: number}} */ at) =>
    Math.hypot(at.x - other.x, at.y - other.y);
  const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  const [x, y] = [(now.x + other.x) / 2, (now.y + other.y) / 2];
  push((now.x - before.x) / 2, (now.y - before.y) / 2);
  if (far(before) > 8) zoom(far(now) / far(before), x - box.left, y - box.top);
}

/** @param {PointerEvent} event */
export function onUp(event) {
  fingers.delete(event.pointerId);
  if (!fingers.size) markPushed(false);
}

/** The chart takes a finger over from the button under it, which is no end of the push. @param {PointerEvent} event */
export function onLost(event) {
  if (event.target === event.currentTarget) onUp(event);
}

/** @param {WheelEvent} event */
export function onWheel(event) {
  event.preventDefault();
  if (event.shiftKey) return push(-event.deltaY - event.deltaX, 0);
  const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  const lines = event.deltaMode ? 30 : 1;
  zoom(1.0015 ** (-event.deltaY * lines), event.clientX - box.left, event.clientY - box.top);
}

/** Hears a press before the buttons on the chart do; the keyboard's presses are theirs. @param {MouseEvent} event */
export function onClick(event) {
  if (event.detail === 0 || /** @type {HTMLElement} */ (event.target).closest('.inset')) return;
  event.stopPropagation();
  if (drag.pushes) {
    drag.pushes = false;
    return;
  }
  const { frame, past } = get();
  if (!frame) return;
  const target = targetUnder(past ?? frame, event.clientX, event.clientY);
  if (!target || past) return select(target === get().selected ? null : target);
  touch(target);
}

/** The space of a ship that is drawn there; null for none. @param {Frame} frame @param {number} x @param {number} y */
function shipUnder(frame, x, y) {
  const spaces = viewOf(frame).convoys.map(({ at }) => at);
  return (
    spaces.find((at) => {
      if (!at) return false;
      const [column, row] = shipsOf(at);
      return Math.hypot(eastOf(column, x), row - y) < HULL;
    }) ?? null
  );
}

/** The port whose name is written there; null for none. @param {number} left @param {number} top */
function nameUnder(left, top) {
  for (const name of document.querySelectorAll('.worldchart .port__name')) {
    const box = name.getBoundingClientRect();
    if (left >= box.left && left <= box.right && top >= box.top && top <= box.bottom)
      return name.closest('.port')?.getAttribute('data-target') ?? null;
  }
  return null;
}

/** The port or cell that a tap means: a ship, then a port close to it, what can be done first, then a name.
 * @param {Frame} frame @param {number} left @param {number} top @returns {string | null}
 */
function targetUnder(frame, left, top) {
  const [x, y] = placeUnder(left, top);
  const cell = cellAt(Math.floor(x), Math.floor(y));
  const legal = new Set(
    open(frame, 'go', 'storm', 'flag', 'begin', 'mark', 'drift', 'flee').map(
      ({ target }) => target,
    ),
  );
  const far = (/** @type {string} */ port) => {
    const [column, row] = spotOf(port);
    return Math.hypot(eastOf(column, x), row - y) * unit();
  };
  const most = (/** @type {string} */ port) =>
    legal.has(port) || !cell || !legal.has(cell) ? NEAR : CLOSE;
  const [port] = ports()
    .map(({ id }) => ({ id, far: far(id) }))
    .filter((each) => each.far <= most(each.id))
    .sort((a, b) => Number(legal.has(b.id)) - Number(legal.has(a.id)) || a.far - b.far);
  if (port && port.far <= ON_PORT) return port.id;
  return shipUnder(frame, x, y) ?? port?.id ?? nameUnder(left, top) ?? cell;
}

/** The ports so close to a space that a finger may mean one of them. @param {string} space @returns {string[]} */
export function neighbours(space) {
  const [x, y] = spotOf(space);
  return ports()
    .map(({ id }) => id)
    .filter((id) => {
      const [column, row] = spotOf(id);
      return id !== space && Math.hypot(eastOf(column, x), row - y) * unit() < 44;
    });
}
