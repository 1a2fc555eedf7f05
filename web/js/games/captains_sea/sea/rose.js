// The wind, always in the same corner of the map, which is laid so that no ship lies under it: the arrow flies
// with it.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { headingName } from '../names.js';
import { viewOf } from '../position.js';
import { placeOf } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./outlook.js').Outlook} Outlook */

/** How far the rose reaches from the corner, in pixels; on a lower map it is small, without words. */
const ROOM = { across: 66, down: 76 };
const SMALL = { across: 56, down: 46 };
const LOW = 150;

/** Is there room for a small rose only? @param {Outlook} shown */
function isSmall({ height, square }) {
  return height * square < LOW;
}

/** How far the rose reaches, in pixels. @param {Outlook} shown */
export function roomOf(shown) {
  return isSmall(shown) ? SMALL : ROOM;
}

/** Draws the wind. @param {Frame} frame @param {Outlook} shown */
export function rose(frame, shown) {
  const { wind, ships } = viewOf(frame);
  const words = t('table-wind', { heading: headingName(wind) });
  const small = isSmall(shown);
  const under = ships.some(({ square }) => covers(shown, placeOf(square)));
  return html`<div class="rose ${small ? 'rose--small' : ''} ${under ? 'rose--clear' : ''}" role="img" aria-label=${words}>
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <circle class="rose__face" r="22" />
      <path class="rose__arrow" d="M0 17V-9M0-18L-7-4H7Z" transform="rotate(${(wind - 1) * 45})" />
    </svg>
    ${small ? nothing : html`<span aria-hidden="true">${t(`table-compass-${wind}`)}</span>`}
  </div>`;
}

/** Would the rose lie over a square? @param {Outlook} shown @param {[number, number]} place */
export function covers(shown, [column, row]) {
  const { across, down } = roomOf(shown);
  const { x, y, square } = shown;
  return column < x + across / square && row < y + down / square;
}
