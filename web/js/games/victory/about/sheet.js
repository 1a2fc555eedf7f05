// The sheet of what is pointed at: a card or a ship, with rules and provenance.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { ruleLink } from '../../../table/rules/context.js';
import { ui } from '../../../table/ui.js';
import { list } from '../../../table/words.js';
import { cardName, cardTitle, shipName, shipWords } from '../names.js';
import { picked, pickedShip } from '../picked.js';
import { shipOf } from '../position.js';
import { cardSheet, unsureOf, wayShown } from './card.js';
import { dangerWords, logTable, shipPlace, unsureOfShips } from './ship.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The ship that is meant: the one pointed at, else the one under the keyboard. @param {Frame} frame */
function shipNow(frame) {
  const id = pickedShip(frame) ?? (get().selected ? '' : ui.place.replace('ship-', ''));
  return shipOf(frame, id);
}

/** @param {Frame} frame */
export function aboutTitle(frame) {
  const card = picked(frame);
  const ship = shipNow(frame);
  return card ? cardTitle(card) : ship ? shipName(ship) : t('table-inspector');
}

/** @param {Frame} frame */
export function aboutSheet(frame) {
  const card = picked(frame);
  const ship = shipNow(frame);
  if (card) return cardSheet(card);
  if (!ship) return html`<p>${t('table-hint-board', { touch: 0 })}</p>`;
  const unsure = [...unsureOfShips(), ...(ship.voyage ? unsureOf(ship.voyage) : [])];
  const danger = dangerWords(frame, ship);
  return html`<p><b>${shipWords(ship)}</b> ${ship.voyage ? shipPlace(ship) : t('table-in-port')}</p>
    ${danger ? html`<p class="danger__words">${danger}</p>` : nothing} ${logTable(ship)}
    ${
      ship.voyage
        ? html`<h3>${cardName(ship.voyage)}</h3>
            ${wayShown(ship.voyage, ship)}
            <p class="rulelinks">${ruleLink('voyage')}</p>`
        : nothing
    }
    ${unsure.length ? html`<p class="reconstructed">${t('table-reconstructed', { what: list(unsure) })}</p>` : nothing}`;
}
