// The board: the voyages as rows with the hand below them; during a fight the two logs.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { optionsOf } from '../../../match/mode.js';
import { onTheWaves, seaPrint, tallShip } from '../art.js';
import { fightEnding } from '../fight/ending.js';
import { fightBoard } from '../fight/fight.js';
import { hand } from '../hand/hand.js';
import { shipName } from '../names.js';
import { isOpen, picked } from '../picked.js';
import { atSea, shipIn, viewOf } from '../position.js';
import { stepLine } from '../steps.js';
import { unfoldButton } from './fold.js';
import { row } from './row.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the board; looking back, with the cards that were played and had better been played.
 * @param {Frame} frame @param {string | null} selected @param {import('../../contract.d.ts').ShownMoves} [moves]
 */
export function board(frame, selected, moves) {
  const { fight } = viewOf(frame);
  const sailing = inOrder(frame);
  return html`<section class="area-market sea ${fight ? 'sea--fight' : ''} ${picked(frame) ? 'sea--picking' : ''}" aria-label=${t('table-board')}>
    ${
      fight
        ? fightBoard(frame, fight)
        : html`${fightEnding(frame)}<div class="sea__rows ${onTheWaves()}">
            ${sailing.map((ship) => row(frame, ship, selected))}
            ${sailing.length ? unfoldButton() : quay(frame)}
          </div>`
    }
    ${viewOf(frame).step === 'outfit' ? nothing : stepLine(frame)} ${hand(frame, moves)}
  </section>`;
}

/** The own ships, then those to which something can be done, then the others; whatever is picked.
 * @param {Frame} frame
 */
function inOrder(frame) {
  const own = frame.viewer ?? 0;
  const open = new Set(optionsOf(frame).filter(isOpen).map(shipIn));
  const rank = (/** @type {import('../view.d.ts').ShipView} */ ship) =>
    ship.holder === own ? 0 : open.has(ship.id) ? 1 : 2;
  return atSea(frame).toSorted((a, b) => rank(a) - rank(b));
}

/** While nobody is at sea: whose ships lie in port. @param {Frame} frame */
function quay(frame) {
  return html`<div class="quay">
    ${seaPrint('roads')}
    <p class="sea__none">${t('table-nobody-at-sea')}</p>
    <ul class="quay__ships" aria-hidden="true">
      ${firstShips(frame).map(
        (ship) => html`<li class="quay__ship">
          ${tallShip(ship, { moored: true })}
          <span class="quay__name">${pin(ship.holder)} <b>${shipName(ship)}</b><span class="quay__who">${playerName(ship.holder)}</span></span>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** One ship of each seat. @param {Frame} frame */
function firstShips(frame) {
  const { ships } = viewOf(frame);
  return ships.filter(({ holder }, at) => ships.findIndex((each) => each.holder === holder) === at);
}
