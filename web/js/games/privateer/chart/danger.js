// The forecast of danger: on every square where the move can end, how likely somebody beats you there
// before your next turn, as one to three dots.

import { html, nothing, svg } from 'lit-html';
import { getSetting, setSetting } from '../../../app/settings.js';
import { set } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { oddsOf } from '../odds.js';
import { placeOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** From so many thousandths on a square has two dots, and three. */
const LEVELS = [250, 500];

/** Shows the forecast, or hides it, in this game and the next. */
export function toggleDanger() {
  setSetting('forecast', !getSetting('forecast'));
  set({});
}

/** Is there a forecast in this position? @param {Frame} frame */
function isForecast(frame) {
  return viewOf(frame).step === 'sail' && Boolean(oddsOf(frame));
}

/** The button of the forecast, with what its dots mean while it is shown. @param {Frame} frame */
export function dangerButton(frame) {
  if (!isForecast(frame)) return nothing;
  const shown = getSetting('forecast');
  return html`<button type="button" class="dest dest--danger" data-do="danger" aria-pressed=${shown ? 'true' : 'false'} @click=${toggleDanger}>
    <b>${t('table-forecast')}</b> <small>${t(shown ? 'table-forecast-key' : 'table-forecast-more')}</small>
  </button>`;
}

/** The dots on the chart. @param {Frame} frame */
export function dangerField(frame) {
  if (!getSetting('forecast') || !isForecast(frame)) return nothing;
  const danger = oddsOf(frame)?.danger ?? {};
  return html`<svg class="seachart__danger" viewBox="0 0 16 12" aria-hidden="true">
    ${Object.entries(danger).map(([square, rivals]) => {
      const most = Math.max(0, ...rivals.map(({ win }) => win));
      return most ? dots(square, 1 + LEVELS.filter((level) => most >= level).length) : nothing;
    })}
  </svg>`;
}

/** @param {string} square @param {number} count */
function dots(square, count) {
  const [column, row] = placeOf(square);
  return svg`<g class="danger danger--${count}">
    <rect x=${column} y=${row} width="1" height="1" />
    ${Array.from({ length: count }, (_, at) => svg`<circle cx=${column + 0.5 + (at - (count - 1) / 2) * 0.24} cy=${row + 0.5} r="0.09" />`)}
  </g>`;
}
