// A track of a ship as a ladder: the values up to where the marker stands are filled.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { trackName } from '../names.js';
import { trackValues } from '../position.js';

/** @typedef {import('../view.d.ts').TrackView} Track */

/** Draws the ladder; `gained` steps of this visit stand out. @param {string} track @param {Track} state @param {number} [gained] */
export function ladder(track, state, gained = 0) {
  return html`<span class="ladder" role="img" aria-label=${ladderWords(track, state)}
    >${trackValues(track).map(
      (value, at) =>
        html`<i class="rung ${at <= state.position ? 'rung--on' : ''} ${at <= state.position && at > state.position - gained ? 'rung--new' : ''}"
          >${value}</i
        >`,
    )}</span
  >`;
}

/** "Sails 5, position 3 of 6". @param {string} track @param {Track} state */
function ladderWords(track, { position, value }) {
  return t('table-track-told', {
    track: trackName(track),
    value,
    position: position + 1,
    positions: trackValues(track).length,
  });
}

/** What the next step costs and brings: "20, ★+3"; "last step". @param {Track} state */
export function nextStep({ price, gain }) {
  if (price === null)
    return html`<span class="tight">${t('table-track-full-brief')}</span><span class="roomy">${t('table-track-full')}</span>`;
  return html`<span class="tight">${price}</span><span class="roomy">${t('table-silver', { amount: price })}</span>${gain ? html` <b class="gain">${t('table-gain', { gain })}</b>` : nothing}`;
}
