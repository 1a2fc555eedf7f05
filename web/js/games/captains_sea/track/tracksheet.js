// The impulses of the turn as a list: who activates, what is loaded.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { ruleLink } from '../../../table/rules/context.js';
import { list } from '../../../table/words.js';
import { shipName } from '../names.js';
import { IMPULSES, viewOf } from '../position.js';
import { chase } from './chase.js';
import { clocksAt } from './clocks.js';
import { speedWords } from './speeds.js';
import { actsAt } from './track.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the sheet. @param {Frame} frame */
export function trackSheet(frame) {
  const { ships, impulse: now, leader } = viewOf(frame);
  return html`${chase(frame)}
    <ul class="speeds">
      ${ships.map(
        (ship, seat) => html`<li>
          ${pin(seat)} <b>${shipName(ship)}</b> ${t('table-speed', { speed: speedWords(frame, seat) })}${
            leader === seat ? html` · ${t('table-leader')}` : ''
          }
        </li>`,
      )}
    </ul>
    <p class="impulses__key" aria-hidden="true">
      ${ships.map((ship, seat) => html`<span>${pin(seat)} ${t('table-track-acts', { ship: shipName(ship) })}</span>`)}
      <span><i class="track__clock"></i> ${t('table-track-loads')}</span>
    </p>
    <ol class="impulses">
      ${IMPULSES.map(
        (
          impulse,
        ) => html`<li class="impulses__line ${impulse === now ? 'impulses__line--now' : ''}">
          <b class="impulses__number">${impulse}</b>
          <span>${actsAt(frame, impulse).map((seat) => html`<span class="impulses__who">${pin(seat)} ${shipName(ships[seat])}</span>`)}
            ${ships.map((_, seat) => loading(frame, seat, impulse))}</span>
        </li>`,
      )}
    </ol>
    <p class="impulses__how">${t('table-track-how')} <span class="rulelinks">${ruleLink('impulse')}</span></p>`;
}

/** @param {Frame} frame @param {number} seat @param {number} impulse */
function loading(frame, seat, impulse) {
  const clocks = clocksAt(frame, seat, impulse);
  return clocks.length
    ? html`<span class="impulses__loads">${pin(seat)} ${t('table-loaded', { what: list(clocks) })}</span>`
    : '';
}
