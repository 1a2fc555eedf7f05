// A whole ship: the captain and his power, the tracks with their prices, cargo, purse, Relics, Infamy.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { ruleLink } from '../../../table/rules/context.js';
import { compareButton, seatTabs } from '../../../table/seattabs.js';
import { bountySign, captainFace } from '../art.js';
import { captainName, cargoWords, portName, relicName, spaces, trackName } from '../names.js';
import { squareName, TRACKS, viewOf } from '../position.js';
import { holdLine } from './dock.js';
import { ladder, nextStep } from './ladder.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Draws the sheet of a seat. @param {Frame} frame @param {number} seat */
export function seatSheet(frame, seat) {
  const ship = viewOf(frame).ships[seat];
  return html`<div class="shipsheet">
    ${seatTabs(frame, seat)} ${ship.captain ? captain(ship.captain) : nothing}
    <p>${where(ship)}</p>
    <h3>${t('table-tracks')}</h3>
    <table class="ladders">
      <thead>
        <tr>
          <th scope="col">${t('table-track')}</th>
          <th scope="col">${t('table-positions')}</th>
          <th scope="col">${t('table-next-step')}</th>
        </tr>
      </thead>
      <tbody>
        ${TRACKS.map(
          (track) => html`<tr>
            <th scope="row">${trackName(track)} <span class="rulelinks">${ruleLink(`track-${track}`)}</span></th>
            <td>${ladder(track, ship.tracks[track])}</td>
            <td>${nextStep(ship.tracks[track])}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p>${sums(ship)}</p>
    <h3>${t('table-cargo')}</h3>
    <p class="shipsheet__cargo">${holdLine(ship)} <span>${t('table-load-of', { load: ship.load, hold: ship.hold })}</span></p>
    <p class="sr">${cargoWords(ship.cargo)}</p>
    <p>${ship.silver === null ? t('table-purse-closed-long') : t('table-purse', { amount: ship.silver })}</p>
    <h3>${t('table-relics')}</h3>
    ${relicList(ship)}
    ${compareButton(t('table-menu-compare'))}
  </div>`;
}

/** The captain with his power. @param {string} id */
export function captain(id) {
  return html`<div class="captaincard">
    ${captainFace(id)}
    <div>
      <h3>${captainName(id)}</h3>
      <p>${t(`table-power-${id}`)} <span class="rulelinks">${ruleLink(`captain-${id}`)}</span></p>
    </div>
  </div>`;
}

/** @param {Ship} ship */
function where(ship) {
  const last = portName(ship.last_port);
  if (ship.port) return t('table-lies-in-port', { port: portName(ship.port) });
  return t('table-lies-at-sea', { square: squareName(ship.square), port: last });
}

/** What the ship does with Relics and powers counted in. @param {Ship} ship */
function sums(ship) {
  return t('table-ship-sums', {
    spaces: spaces(ship.spaces),
    combat: ship.combat,
    crew: ship.crew,
    infamy: ship.infamy,
  });
}

/** @param {Ship} ship */
function relicList(ship) {
  if (!ship.relics.length && !ship.debts) return html`<p>${t('table-no-relics')}</p>`;
  return html`<ul class="relicrows">
    ${ship.relics.map(
      (relic) =>
        html`<li>${bountySign(relic, true)} <b>${relicName(relic)}</b> ${t(`table-relic-${relic}`)}</li>`,
    )}
    ${ship.debts ? html`<li>${bountySign('shipwrights_debt', false)} ${t('table-debts', { count: ship.debts })}</li>` : nothing}
  </ul>`;
}
