// The whole world in a corner of the chart: where the window lies, where the convoys are. It opens the list of
// all ports.

import { html, nothing, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { flagOf } from '../../../kit/flag.js';
import { togglePanel, ui } from '../../../table/ui.js';
import { COLUMNS, ROWS, viewOf } from '../position.js';
import { landPath } from './land.js';
import { spotOf } from './spots.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws it. @param {Frame} frame */
export function inset(frame) {
  return html`<button
    type="button"
    class="inset"
    data-do="world"
    aria-label=${t('table-world')}
    aria-expanded=${ui.panel === 'world' ? 'true' : 'false'}
    @click=${() => togglePanel('world')}
  >
    <svg class="inset__map tone--chart" viewBox="0 0 ${COLUMNS} ${ROWS}" aria-hidden="true">
      ${svg`<path class="inset__land" d=${landPath()} />`}
      ${[0, 1].map(() => svg`<rect class="inset__window" rx="0.4" />`)}
      ${viewOf(frame).convoys.map(({ at }, seat) => (at ? dot(at, seat) : nothing))}
    </svg>
  </button>`;
}

/** @param {string} at @param {number} seat */
function dot(at, seat) {
  const [x, y] = spotOf(at);
  return svg`<rect class="inset__convoy inset__convoy--${flagOf(seat)}" x=${x - 0.7} y=${y - 0.7} width="1.4" height="1.4" />`;
}
