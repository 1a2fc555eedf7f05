// The keyboard on the chart: arrows, Home, End, Page Up and Page Down walk over the sea, plus and minus zoom.

import { change, focusPlace, ui } from '../../../table/ui.js';
import { sayEdge } from '../../../table/voice/announcer.js';
import { COLUMNS, cellAt, isCell, isLand, isSpace, placeOf } from '../position.js';
import { spotOf } from './spots.js';
import { bringIn, zoom, zoomBack } from './window.js';

/** @type {Record<string, [number, number]>} */
const STEPS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-1, -1],
  End: [-1, 1],
  PageUp: [1, -1],
  PageDown: [1, 1],
};

const ZOOM = 1.25;

/** Moves the focus through the grid. @param {KeyboardEvent} event */
export function onGridKey(event) {
  if (event.altKey || event.metaKey || event.ctrlKey) return;
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const next = seaBeyond(ui.place || 'd17', step);
  if (next === null) sayEdge();
  else goTo(next);
}

/** The next cell of the sea in a direction, over land if need be; null beyond the edge. @param {string} from @param {[number, number]} step @returns {string | null} */
function seaBeyond(from, [right, down]) {
  let [column, row] = isCell(from) ? placeOf(from) : spotOf(from).map(Math.floor);
  for (let tries = 0; tries < COLUMNS; tries += 1) {
    column += right;
    row += down;
    const cell = cellAt(column, row);
    if (!cell || !isLand(cell)) return cell;
  }
  return null;
}

/** Puts the keyboard's place and the focus on a space. @param {string} space */
export function goTo(space) {
  if (!isSpace(space)) return;
  bringIn(space);
  focusPlace(space);
  change({ place: space });
}

/** Hears the keys that zoom. @param {string} key @returns {boolean} */
export function onZoomKey(key) {
  if (key === '+' || key === '=') zoom(ZOOM);
  else if (key === '-') zoom(1 / ZOOM);
  else if (key === '0') zoomBack();
  else return false;
  return true;
}
