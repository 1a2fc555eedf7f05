// The wind rose in a corner of the chart that holds nothing: the arrow flies with the wind.

import { html, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { windWords } from '../names.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the wind. @param {Frame} frame */
export function rose(frame) {
  const { wind } = viewOf(frame);
  return html`<div class="rose rose--${wind}" role="img" aria-label=${windWords(wind)}>
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle class="rose__face" cx="32" cy="32" r="30" />
      <circle class="rose__ring" cx="32" cy="32" r="26" />
      ${[45, 135, 225, 315].map((angle) => svg`<path class="rose__point" d="M32 32L29 26 32 10 35 26z" transform="rotate(${angle} 32 32)" />`)}
      <text class="rose__letter" x="32" y="14">${t('table-rose-north')}</text>
      <text class="rose__letter" x="32" y="58">${t('table-rose-south')}</text>
      ${
        wind !== 'neutral'
          ? svg`<g class="rose__arrow">
              <path d="M18 32H44M36 23L46 32L36 41" />
            </g>`
          : svg`<circle class="rose__calm" cx="32" cy="32" r="6" />`
      }
    </svg>
  </div>`;
}
