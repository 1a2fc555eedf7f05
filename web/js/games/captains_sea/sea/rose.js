// The wind, always in the same corner of the map, which is laid so that no ship lies under it: the arrow flies
// with it.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { headingName } from '../names.js';
import { viewOf } from '../position.js';
import { placeOf } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./outlook.js').Outlook} Outlook */

/** How far the rose reaches from the corner, in pixels: with words, on a narrow map with one, on a low one without. */
const ROOM = { across: 94, down: 78 };
const NARROW = { across: 66, down: 76 };
const SMALL = { across: 56, down: 46 };
const BROAD = 600;
const LOW = 150;

/** How far the rose reaches, in pixels; large words would lie over ships. @param {Outlook} shown */
export function roomOf({ width, height, square }) {
  if (height * square < LOW || document.documentElement.dataset.text === 'large') return SMALL;
  return width * square < BROAD ? NARROW : ROOM;
}

/** Draws the wind. @param {Frame} frame @param {Outlook} shown */
export function rose(frame, shown) {
  const { wind, ships } = viewOf(frame);
  const words = t('table-wind', { heading: headingName(wind) });
  const room = roomOf(shown);
  const under = ships.some(({ square }) => covers(shown, placeOf(square)));
  return html`<div class="rose ${room === SMALL ? 'rose--small' : ''} ${under ? 'rose--clear' : ''}" role="img" aria-label=${words}>
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <circle class="rose__face" r="22" />
      <path class="rose__arrow" d="M0 17V-9M0-18L-7-4H7Z" transform="rotate(${(wind - 1) * 45})" />
    </svg>
    ${room === SMALL ? nothing : html`<span aria-hidden="true">${room === ROOM ? t(`table-compass-${wind}`) : t('table-wind-short')}</span>`}
  </div>`;
}

/** Would the rose lie over a square? @param {Outlook} shown @param {[number, number]} place */
export function covers(shown, [column, row]) {
  const { across, down } = roomOf(shown);
  const { x, y, square } = shown;
  return column < x + across / square && row < y + down / square;
}
