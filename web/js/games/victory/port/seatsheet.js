// A whole port: points line by line, cubes, fields and buildings with what they do, ships, tokens.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { ruleLink } from '../../../table/rules/context.js';
import { compareButton, seatTabs } from '../../../table/seattabs.js';
import { buildingTold } from '../about/card.js';
import { logTable, shipPlace } from '../about/ship.js';
import { shipSign } from '../art.js';
import { byKind, cube, cubesWords, kindWord, shipName } from '../names.js';
import { fieldOf, KINDS, viewOf } from '../position.js';
import { setsTold } from '../strip.js';
import { FIELDS, tokens } from './dock.js';
import { harbour } from './harbour.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').PortView} Port */

/** Draws the sheet of a seat. @param {Frame} frame @param {number} seat */
export function seatSheet(frame, seat) {
  const port = viewOf(frame).ports[seat];
  return html`<div class="portsheet">
    ${seatTabs(frame, seat)}
    <p class="portsheet__sum"><b>${t('points-sum', { points: port.points })}</b> · ${t('table-cards-held', { count: port.hand_size })}</p>
    <p class="portsheet__cubes" role="img" aria-label=${cubesWords(port.cubes)}>
      ${KINDS.map((kind) => html`<span class="cubes__kind" title=${kindWord(kind)}>${cube(kind)}<b>${port.cubes[kind]}</b></span>`)}
    </p>
    ${setsTold(port) ? html`<p>${setsTold(port)}</p>` : nothing}
    ${harbour(frame, seat)}
    <p>${tokens(port)}</p>
    <ul class="portsheet__ships" aria-label=${t('table-ships')}>${ships(frame, seat)}</ul>
    <details class="more portsheet__does">
      <summary>${t('table-port-does')}</summary>
      <ul class="portrules">
        ${FIELDS.map((field) => fieldLine(port, field))}
        ${port.buildings.map((card) => {
          const [building] = card.split('.');
          return html`<li>${buildingTold(building)} <span class="rulelinks">${ruleLink(`building-${building}`)}</span></li>`;
        })}
      </ul>
    </details>
    ${compareButton(t('table-menu-compare'))}
  </div>`;
}

/** @param {Frame} frame @param {number} seat */
function ships(frame, seat) {
  const held = viewOf(frame).ships.filter(({ holder }) => holder === seat);
  if (!held.length) return html`<li>${t('table-no-ships')}</li>`;
  return held.map(
    (ship) => html`<li>
      <b>${shipSign(ship)} ${shipName(ship)}</b> ${ship.voyage ? shipPlace(ship) : t('table-in-port')} ${logTable(ship)}
    </li>`,
  );
}

/** @param {Port} port @param {string} field */
function fieldLine(port, field) {
  const printed = fieldOf(field);
  const told = t(port.fields.includes(field) ? 'table-field-built' : 'table-field-open', {
    name: t(`field-${field}`),
    points: printed?.points ?? 0,
    cost: cubesWords(byKind(printed?.cost ?? {})),
    does: t(`table-field-does-${field}`),
  });
  return html`<li>${told} <span class="rulelinks">${ruleLink(`field-${field}`)}</span></li>`;
}
