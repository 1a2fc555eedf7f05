// Under the map: the own guns on phones, the plans of both ships where there is room for them.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { ui } from '../../../table/ui.js';
import { shipSide } from '../art.js';
import { handStrip } from '../cards/hand.js';
import { hasStruck, ownSeatOf, viewOf } from '../position.js';
import { pointsWords } from '../scores/bonus.js';
import { guns } from './guns.js';
import { mayCome } from './maycome.js';
import { vessel } from './vessel.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the dock. @param {Frame} frame */
export function dock(frame) {
  const own = ownSeatOf(frame);
  return html`<section class="area-dock ships" aria-label=${t('table-ships')}>
    ${guns(frame)}
    <div class="ships__plans">${vessel(frame, own)}${vessel(frame, 1 - own)}</div>
    ${handStrip(frame)}
  </section>`;
}

/** Draws the sheet of a ship. @param {Frame} frame */
export function shipSheet(frame) {
  const ship = viewOf(frame).ships[ui.seat];
  const points = frame.outcome ? '' : pointsWords(ship);
  return html`${shipSide(ship, ui.seat, hasStruck(frame, ui.seat))} ${points ? html`<p>★ ${points}</p>` : nothing} ${vessel(frame, ui.seat)} <div class="sailing">${mayCome(frame)}</div>`;
}
