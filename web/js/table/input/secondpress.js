// The second press of a double one belongs to what was there at the first: it answers no question
// that came between the two, since nobody can have read it. What comes to lie where one has just pressed,
// such as the button that stops a captain, hears no press in the same place before it can have been seen.

import { get } from '../../app/store.js';

/** What gives an answer. Going back, pages, steppers and the like may be pressed as fast as one can. */
const ANSWERS = '[data-do="main"], [data-option], [data-target], .area-bar button';

/** What lies in the place of the large button while a captain acts and at the end, and that button while it
 * holds an answer that nobody has chosen.
 */
const COMES = '.waitbar button, .final__foot button, .final__buttons button, [data-unchosen]';

/** A press so soon after another one and so near to it, in pixels, was meant for what lay there before. */
const SOON_MS = 600;
const NEAR = 40;

/** The position at the first press of a series. */
let first = -1;

/** The last press: when, where, on which button, in which position. */
let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, on: '', n: -1 };

/** @param {PointerEvent} event a click; ``detail`` counts a mouse's presses of a series, and is 0 for a key */
function guard(event) {
  const n = get().frame?.n ?? -1;
  if (isHasty(event, n) || (isSecond(event, n) && isOn(event, ANSWERS))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Is it the second press of a mouse's double one, after another position has come?
 * @param {PointerEvent} event @param {number} n
 */
function isSecond({ detail, pointerType }, n) {
  if (detail >= 2 && pointerType !== 'touch') return n !== first;
  first = n;
  return false;
}

/** Does it meet what has only just come to lie there? One may step on as fast as one can by the same button,
 * but what the large one holds is another answer in another position. @param {PointerEvent} event @param {number} n
 */
function isHasty(event, n) {
  const { detail, timeStamp: at, clientX: x, clientY: y } = event;
  if (!detail) return false;
  const on = nameOf(event);
  const other = on !== last.on || (n !== last.n && isOn(event, '[data-unchosen]'));
  const near = at - last.at < SOON_MS && Math.hypot(x - last.x, y - last.y) < NEAR;
  if (other && near && isOn(event, COMES)) return true;
  last = { at, x, y, on, n };
  return false;
}

/** The name of the button that is pressed; empty beside all buttons. @param {PointerEvent} event */
function nameOf({ target }) {
  const button = target instanceof Element ? target.closest('button, a') : null;
  return button?.getAttribute('data-bot-do') ?? button?.getAttribute('data-do') ?? '';
}

/** @param {PointerEvent} event @param {string} what */
function isOn({ target }, what) {
  return target instanceof Element && target.closest(what) !== null;
}

/** Watches while the table is shown. @returns {() => void} ends it */
export function mountSecondPress() {
  addEventListener('click', guard, { capture: true });
  return () => removeEventListener('click', guard, { capture: true });
}
