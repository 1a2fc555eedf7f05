// The land as plain fields, for a page whose engraved chart has not come yet, and for the small world.

import { html, svg } from 'lit-html';
import { COLUMNS, components, ROWS } from '../position.js';

const made = { path: '' };

/** The outline of all land, as the data of a path. */
export function landPath() {
  if (made.path) return made.path;
  /** @type {string[]} */
  const grid = components().map?.grid ?? [];
  made.path = grid
    .flatMap((row, y) =>
      [...row].flatMap((mark, x) => (mark === '#' ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('');
  return made.path;
}

/** Draws it. */
export function land() {
  return html`<svg class="sea__land" viewBox="0 0 ${COLUMNS} ${ROWS}" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path d=${landPath()} />`}
  </svg>`;
}
