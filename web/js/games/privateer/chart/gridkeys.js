// The keyboard on the chart: the arrows walk from square to square, letters and figures go to one.

import { change, focusPlace, ui } from '../../../table/ui.js';
import { sayEdge } from '../../../table/voice/announcer.js';
import { COLUMNS, placeOf, ROWS, squareAt } from '../position.js';

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Moves the focus through the grid. @param {KeyboardEvent} event */
export function onGridKey(event) {
  if (event.altKey || event.metaKey) return;
  const next = goal(event);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (next === null) sayEdge();
  else goTo(next);
}

/** Puts the keyboard's place and the focus on a square. @param {string} square */
export function goTo(square) {
  focusPlace(square);
  change({ place: square });
}

/** Where a key leads; null beyond the edge, undefined for a key that leads nowhere.
 * @param {KeyboardEvent} event @returns {string | null | undefined}
 */
function goal(event) {
  const [column, row] = placeOf(ui.place || 'a1');
  const step = STEPS[event.key];
  if (step && !event.ctrlKey) return squareAt(column + step[0], row + step[1]);
  if (event.key !== 'Home' && event.key !== 'End') return undefined;
  const last = event.key === 'End';
  const end = last ? COLUMNS.length - 1 : 0;
  return squareAt(end, event.ctrlKey ? (last ? ROWS.length - 1 : 0) : row);
}
