// The own port: its three fields, special buildings, docked ships and tokens.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { togglePanel } from '../../../table/ui.js';
import { buildingArt, shipSign, tokenSign } from '../art.js';
import { builtName, byKind, cubeSigns, cubesWords, upgradeName } from '../names.js';
import { buildingOf, docked, fieldOf, ownSeatOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').PortView} Port */

export const FIELDS = ['commerce', 'shipyards', 'industry'];
export const SLOTS = 4;

/** Draws the port of who looks. @param {Frame} frame */
export function portDock(frame) {
  const seat = ownSeatOf(frame);
  return html`<section class="area-dock dock" aria-label=${t('table-port-of', { who: playerName(seat) })}>
    <div class="dock__title">
      <h2 class="dock__who">${pin(seat)}${t('table-port-of', { who: playerName(seat) })}</h2>
      <button type="button" class="dock__open" data-do="port" @click=${() => togglePanel('port', { seat })}>
        ${t('table-port-open')}
      </button>
    </div>
    ${portBody(frame, seat)}
  </section>`;
}

/** Fields, buildings, ships and tokens of a seat. @param {Frame} frame @param {number} seat */
function portBody(frame, seat) {
  const port = viewOf(frame).ports[seat];
  return html`<ul class="port" aria-label=${t('table-fields')}>
      ${FIELDS.map((field) => fieldBox(port, field))}
      ${port.buildings.map((card) => html`<li class="port__box port__box--built">${buildingArt(card, 'port__art')}<span aria-hidden="true">${builtName(card)}</span><span class="sr">${builtTold(card)}</span></li>`)}
      ${Array.from({ length: SLOTS - port.buildings.length }, () => html`<li class="port__box port__box--free">${t('table-free-slot')}</li>`)}
    </ul>
    <p class="port__ships">${shipsWords(frame, seat)} ${tokens(port)}</p>`;
}

/** @param {Port} port @param {string} field */
function fieldBox(port, field) {
  const built = port.fields.includes(field);
  const printed = fieldOf(field);
  return html`<li class="port__box ${built ? 'port__box--built' : ''}">
    <span aria-hidden="true">${t(`field-${field}`)}</span>
    <span class="sr">${fieldTold(field, built)}</span>
    <span class="port__price" aria-hidden="true">★${printed?.points}${built ? nothing : html` <span>${cubeSigns(byKind(printed?.cost ?? {}))}</span>`}</span>
  </li>`;
}

/** @param {string} field @param {boolean} built */
export function fieldTold(field, built) {
  const printed = fieldOf(field);
  return t('table-field-told', {
    name: t(`field-${field}`),
    points: printed?.points ?? 0,
    built: Number(built),
    cost: cubesWords(byKind(printed?.cost ?? {})),
  });
}

/** @param {string} card */
export function builtTold(card) {
  const { points = 0 } = buildingOf(card.split('.')[0]) ?? {};
  return t('table-field-told', { name: builtName(card), points, built: 1, cost: '' });
}

/** The ships that lie at the quay. @param {Frame} frame @param {number} seat */
function shipsWords(frame, seat) {
  const lying = docked(frame, seat);
  if (!lying.length) return t('table-none-docked');
  return html`${t('table-docked', { count: lying.length })}
  ${lying.map((ship) => html`${shipSign(ship)}${ship.upgrade ? html`<small>${upgradeName(ship.upgrade.split('.')[1])}</small>` : nothing}`)}`;
}

/** @param {Port} port */
export function tokens(port) {
  return [
    token('delivered', 'passengers', port.delivered),
    token('pieces', 'piece', port.pieces),
    token('admiralty', 'admiralty', port.admiralty),
    token('jolly', 'jolly', port.jolly_rogers),
  ];
}

/** @param {string} name @param {Parameters<typeof tokenSign>[0]} sign @param {number} count */
function token(name, sign, count) {
  if (!count) return nothing;
  return html`<span class="port__token">${tokenSign(sign)}${t(`table-token-${name}`, { count })}</span>`;
}
