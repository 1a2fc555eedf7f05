// The wind, in a corner of the map where no ship lies: the arrow flies with it.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { headingName } from '../names.js';
import { viewOf } from '../position.js';
import { placeOf } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./outlook.js').Outlook} Outlook */

/** The room of the rose, in pixels; on a lower map it is small, without words. */
const ROOM = 84;
const LOW = 96;

/** Draws the wind. @param {Frame} frame @param {Outlook} shown */
export function rose(frame, shown) {
  const { wind } = viewOf(frame);
  const words = t('table-wind', { heading: headingName(wind) });
  const small = shown.height * shown.square < LOW;
  return html`<div class="rose rose--${cornerOf(frame, shown)} ${small ? 'rose--small' : ''}" role="img" aria-label=${words}>
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <circle class="rose__face" r="22" />
      <path class="rose__arrow" d="M0 17V-9M0-18L-7-4H7Z" transform="rotate(${(wind - 1) * 45})" />
    </svg>
    ${small ? nothing : html`<span aria-hidden="true">${t(`table-compass-${wind}`)}</span>`}
  </div>`;
}

/** The first corner without a ship. @param {Frame} frame @param {Outlook} shown */
function cornerOf(frame, { x, y, width, height, square }) {
  const reach = ROOM / square;
  const ships = viewOf(frame).ships.map((ship) => placeOf(ship.square));
  const corners = [
    ['ne', x + width - reach, y],
    ['nw', x, y],
    ['se', x + width - reach, y + height - reach],
    ['sw', x, y + height - reach],
  ];
  const free = corners.find(
    ([, left, top]) =>
      !ships.some(
        ([column, row]) =>
          column + 1 > Number(left) &&
          column < Number(left) + reach &&
          row + 1 > Number(top) &&
          row < Number(top) + reach,
      ),
  );
  return free?.[0] ?? 'ne';
}
