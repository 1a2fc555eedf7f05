// The players' shapes: a shape and a colour for each, so that neither stands alone.

import { html, svg } from 'lit-html';
import { get } from '../app/store.js';
import { t } from '../app/text.js';

/** The outlines of the shapes, in a square of 24. */
const OUTLINES = [
  'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  'M12 4 20.5 19h-17z',
  'M5.5 5.5h13v13h-13z',
  'M12 3 20 12l-8 9-8-9z',
  'M7.8 4.7h8.4l4.2 7.3-4.2 7.3H7.8L3.6 12z',
  'M9 4h6v5h5v6h-5v5H9v-5H4V9h5z',
];

const SHAPES = OUTLINES.map((outline) => svg`<path d=${outline} />`);

/** Which shape and colour a seat has. @param {number} seat @returns {number} */
export function flagOf(seat) {
  const flag = get().frame?.table.flags?.[seat];
  return typeof flag === 'number' && SHAPES[flag] ? flag : seat % SHAPES.length;
}

/** The word for a seat's shape: "circle". @param {number} seat */
export function shapeWord(seat) {
  return t(`table-shape-${flagOf(seat)}`);
}

/** A seat's shape alone, in a square of 24. @param {number} seat */
export function shape(seat) {
  return SHAPES[flagOf(seat)];
}

/** The outline of a seat's shape, in a square of 24. @param {number} seat */
export function outlineOf(seat) {
  return OUTLINES[flagOf(seat)];
}

/** A seat's shape on its colour. @param {number} seat @param {string} [more] further classes */
export function pin(seat, more = '') {
  return pinOf(flagOf(seat), more);
}

/** The shape that goes with a flag, on its colour. @param {number} flag @param {string} [more] further classes */
export function pinOf(flag, more = '') {
  return html`<span class="pin pin--${flag} ${more}" aria-hidden="true"
    ><svg viewBox="0 0 24 24" width="1em" height="1em">${SHAPES[flag]}</svg></span
  >`;
}
