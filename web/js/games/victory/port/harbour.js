// A port as a picture: its sites with what stands there, its fields at the quay, its ships before them.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { seaPrint, siteArt, tallShip } from '../art.js';
import { builtName, byKind, cubeSigns, shipName } from '../names.js';
import { buildingOf, docked, fieldOf, viewOf } from '../position.js';
import { builtTold, FIELDS, fieldTold, SLOTS } from './dock.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').PortView} Port */

/** Draws the port of a seat. @param {Frame} frame @param {number} seat */
export function harbour(frame, seat) {
  const port = viewOf(frame).ports[seat];
  const free = Array.from({ length: SLOTS - port.buildings.length }, freeSite);
  return html`<div class="harbour">
    <ul class="harbour__row harbour__row--sites" aria-label=${t('table-buildings-title', { count: port.buildings.length, most: SLOTS })}>
      ${port.buildings.map(buildingSite)} ${free}
    </ul>
    <ul class="harbour__row" aria-label=${t('table-fields-title')}>
      ${FIELDS.map((field) => fieldSite(port, field))}
    </ul>
    <div class="harbour__water" aria-hidden="true">
      ${seaPrint('offing')} ${docked(frame, seat).map(
        (ship) =>
          html`<span class="harbour__ship">${tallShip(ship, { moored: true })}<b>${shipName(ship)}</b></span>`,
      )}
    </div>
  </div>`;
}

/** @param {string} card */
function buildingSite(card) {
  const { points = 0 } = buildingOf(card.split('.')[0]) ?? {};
  return html`<li class="site">
    ${siteArt(`built-${card.split('.')[0]}`)}
    <span class="site__name" aria-hidden="true">${builtName(card)}</span>
    ${points ? html`<span class="site__foot" aria-hidden="true">★${points}</span>` : nothing}
    <span class="sr">${builtTold(card)}</span>
  </li>`;
}

function freeSite() {
  return html`<li class="site site--open">
    ${siteArt('site-free')}<span class="site__name">${t('table-free-slot')}</span>
  </li>`;
}

/** @param {Port} port @param {string} field */
function fieldSite(port, field) {
  const built = port.fields.includes(field);
  const printed = fieldOf(field);
  return html`<li class="site ${built ? '' : 'site--open site--plan'}">
    ${siteArt(`field-${field}`)}
    <span class="site__name" aria-hidden="true">${t(`field-${field}`)}</span>
    <span class="site__foot" aria-hidden="true"
      >★${printed?.points}${built ? nothing : html` <span>${cubeSigns(byKind(printed?.cost ?? {}))}</span>`}</span
    >
    <span class="sr">${fieldTold(field, built)}</span>
  </li>`;
}
