// The second press of a double one belongs to what was there at the first: it answers no question
// that came between the two, since nobody can have read it.

import { get } from '../app/store.js';

/** What gives an answer. Going back, pages, steppers and the like may be pressed as fast as one can. */
const ANSWERS = '[data-do="main"], [data-option], [data-target], .area-bar button';

/** Browsers count a mouse's presses as the system is set, but each tap of a finger as a first one: so long
 * after another one, and so near to it, a tap is its second.
 */
const DOUBLE_MS = 400;
const NEAR = 24;

/** The position at the first press of a series. */
let first = -1;

/** The last tap of a finger: when and where. */
let tap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** Is a press the second of a double one? @param {PointerEvent} event a click; ``detail`` counts the presses of a series, and is 0 for a key */
function isSecond({ detail, pointerType, timeStamp, clientX, clientY }) {
  if (pointerType !== 'touch' || !detail) return detail > 1;
  const near = Math.hypot(clientX - tap.x, clientY - tap.y) < NEAR;
  const second = near && timeStamp - tap.at < DOUBLE_MS;
  tap = { at: timeStamp, x: clientX, y: clientY };
  return second;
}

/** @param {PointerEvent} event a click */
function guard(event) {
  const n = get().frame?.n ?? -1;
  if (!isSecond(event)) {
    first = n;
    return;
  }
  if (n === first || !(event.target instanceof Element) || !event.target.closest(ANSWERS)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Watches while the table is shown. @returns {() => void} ends it */
export function mountSecondPress() {
  addEventListener('click', guard, { capture: true });
  return () => removeEventListener('click', guard, { capture: true });
}
