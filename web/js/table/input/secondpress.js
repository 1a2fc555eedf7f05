// The second press of a double one belongs to what was there at the first: it answers no question
// that came between the two, since nobody can have read it.

import { get } from '../../app/store.js';

/** What gives an answer. Going back, pages, steppers and the like may be pressed as fast as one can. */
const ANSWERS = '[data-do="main"], [data-option], [data-target], .area-bar button';

/** The position at the first press of a series. */
let first = -1;

/** @param {PointerEvent} event a click; ``detail`` counts a mouse's presses of a series, and is 0 for a key */
function guard(event) {
  const n = get().frame?.n ?? -1;
  if (event.detail < 2 || event.pointerType === 'touch') {
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
