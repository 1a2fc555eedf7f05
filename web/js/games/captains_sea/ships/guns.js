// The own ship's guns in four lines, for phones: boxes, dice, loads.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { openPanel } from '../../../table/ui.js';
import { shipShown } from '../muster/draft.js';
import { oddsOf } from '../odds.js';
import { isReady, ownSeatOf, SIDES, sectionsOf, viewOf } from '../position.js';
import { boxes, loadWords, looks, sectionTold } from './boxes.js';
import { postWords } from './posts.js';
import { seal } from './seal.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the guns. @param {Frame} frame */
export function guns(frame) {
  const seat = ownSeatOf(frame);
  const ship = shipShown(frame, seat);
  return html`<div class="guns">
    ${SIDES.map(
      (side) => html`<div class="guns__side ${ship.bears === side ? 'guns__side--bears' : ''}">
        <p class="guns__title">
          <b>${t(`table-side-${side}`)}</b>${ship.bears === side ? html` · ${t(bearingWords(frame, seat, side))}` : nothing}
        </p>
        ${sectionsOf(ship, side).map(
          (section) => html`<p class="guns__row guns__row--${looks(section)}">
            <span class="sr">${sectionTold(frame, ship, section)}</span>
            <span class="guns__end" aria-hidden="true">${t(`table-end-${section.id[1]}`)}</span>
            ${boxes(frame, seat, section)}
            <b class="guns__load" aria-hidden="true">${loadWords(frame, section)}</b>
          </p>`,
        )}
      </div>`,
    )}
    ${posts(frame, seat)}
  </div>`;
}

/** The message for a side in whose arc the enemy lies: whether she is near enough, and whether it can fire.
 * @param {Frame} frame @param {number} seat @param {string} side
 */
function bearingWords(frame, seat, side) {
  const sections = sectionsOf(shipShown(frame, seat), side);
  const bearing = oddsOf(frame)?.bearing[seat];
  if (bearing && bearing.side !== side && sections.some(({ sound }) => sound))
    return 'table-bears-far';
  return sections.some(isReady) ? 'table-bears' : 'table-bears-idle';
}

/** Men at other posts, cards, and the seal, in a line. @param {Frame} frame @param {number} seat */
function posts(frame, seat) {
  const ship = viewOf(frame).ships[seat];
  return html`<div class="posts">
    <span class="posts__men">${postWords(ship).join(' · ')}</span>
    ${ship.hand_size ? html`<button type="button" class="posts__cards" data-do="cards" @click=${() => openPanel('cards')}>${t('table-cards', { count: ship.hand_size })}</button>` : nothing}
    ${seal(frame, seat)}
  </div>`;
}
