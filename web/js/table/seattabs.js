// What the sheets of a seat share: the other seats one press away, and everybody beside one another.

import { html } from 'lit-html';
import { playerName, t } from '../app/text.js';
import { flagOf, pin } from '../kit/flag.js';
import { change, openPanel } from './ui.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** All seats; the one whose sheet is open is pressed. @param {Frame} frame @param {number} seat */
export function seatTabs({ seats }, seat) {
  return html`<div class="tabs" role="group" aria-label=${t('table-players')}>
    ${Array.from({ length: seats }, (_, at) => tab(at, at === seat))}
  </div>`;
}

/** @param {number} seat @param {boolean} open */
function tab(seat, open) {
  return html`<button
    type="button"
    class="tab chip--${flagOf(seat)}"
    aria-pressed=${open ? 'true' : 'false'}
    @click=${() => change({ seat })}
  >
    ${pin(seat)} ${playerName(seat)}
  </button>`;
}

/** The way to the sheet of comparison. @param {string} words */
export function compareButton(words) {
  return html`<button type="button" class="wide-button" data-do="compare" @click=${() => openPanel('compare')}>
    ${words}
  </button>`;
}
