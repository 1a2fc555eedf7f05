// A square of the map as a button; what lies there is drawn under it, and told to those who listen.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { select } from '../../../table/choice.js';
import { change, focusPlace, ui } from '../../../table/ui.js';
import { sayEdge } from '../../../table/voice/announcer.js';
import { list } from '../../../table/words.js';
import { ownShip } from '../position.js';
import { COLUMNS, isSquare, placeOf, ROWS, squareAt } from './squares.js';
import { smokeTold, squareHeard } from './told.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Draws a square. @param {Frame} frame @param {string} square @param {string | null} selected */
export function squareButton(frame, square, selected) {
  return html`<button
    type="button"
    class="square"
    data-target=${square}
    tabindex=${placeNow(frame) === square ? 0 : -1}
    title=${list(smokeTold(frame, square)) || nothing}
    aria-pressed=${selected === square ? 'true' : 'false'}
    @click=${() => select(get().selected === square ? null : square)}
  >
    <span class="sr">${squareHeard(frame, square)}</span>
  </button>`;
}

/** The square that Tab reaches. @param {Frame} frame */
export function placeNow(frame) {
  return isSquare(ui.place) ? ui.place : ownShip(frame).square;
}

/** Moves the focus through the map. @param {KeyboardEvent} event @param {Frame} frame */
export function onGridKey(event, frame) {
  if (event.altKey || event.metaKey || event.ctrlKey) return;
  const next = goal(event.key, placeNow(frame));
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (next === null) sayEdge();
  else goTo(next);
}

/** Puts the keyboard's place and the focus on a square. @param {string} square */
export function goTo(square) {
  change({ place: square });
  focusPlace(square);
}

/** Where a key leads; null beyond the edge, undefined for a key that leads nowhere.
 * @param {string} key @param {string} from @returns {string | null | undefined}
 */
function goal(key, from) {
  const [column, row] = placeOf(from);
  const step = STEPS[key];
  if (step) return squareAt(column + step[0], row + step[1]);
  if (key === 'Home') return squareAt(0, row);
  return key === 'End' ? squareAt(COLUMNS.length - 1, row % ROWS.length) : undefined;
}
