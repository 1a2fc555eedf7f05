// A whole convoy: where it is, values, crates, what it holds, cards with what they do, and its race.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { ruleLink } from '../../../table/rules/context.js';
import { compareButton, seatTabs } from '../../../table/seattabs.js';
import { capital } from '../../../table/words.js';
import { captainFace, cardSign } from '../art.js';
import { cardName, nationName, whereName } from '../names.js';
import { ownSeatOf, viewOf, WAYS } from '../position.js';
import { wayRow } from '../scores/race.js';
import { heldLine, holdLine } from './dock.js';
import { valueBars } from './facts.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ConvoyView} Convoy */

/** Draws the sheet of a seat. @param {Frame} frame @param {number} seat */
export function seatSheet(frame, seat) {
  const convoy = viewOf(frame).convoys[seat];
  return html`<div class="convoysheet">
    ${seatTabs(frame, seat)}
    <div class="captaincard">
      ${captainFace(convoy.nation)}
      <p>
        <b>${convoy.pirate ? t('table-pirate-of', { nation: nationName(convoy.nation) }) : nationName(convoy.nation)}</b><br />
        ${convoy.at ? capital(whereName(convoy.at)) : t('table-nowhere')}<br />
        ${t('table-ships', { count: convoy.ships })} · ${t('table-cannons', { count: convoy.cannons })} · ${t('table-gold', { amount: convoy.gold })}
      </p>
    </div>
    ${valueBars(convoy)}
    <p>${holdLine(convoy)}</p>
    <p>${heldLine(convoy, seat)}</p>
    <p>${t('table-flags-left', { nation: convoy.nation_flags, pirate: convoy.pirate_flags })}</p>
    <h3>${t('race-title')}</h3>
    <table class="race">
      <tbody>${WAYS.filter((way) => convoy.ways[way]).map((way) => wayRow(frame, seat, way))}</tbody>
    </table>
    ${cards(frame, convoy, seat)} ${compareButton(t('table-menu-compare'))}
  </div>`;
}

/** @param {Frame} frame @param {Convoy} convoy @param {number} seat */
function cards(frame, convoy, seat) {
  const hidden = seat === ownSeatOf(frame) ? 0 : convoy.hidden;
  if (!convoy.hand.length && !hidden) return nothing;
  return html`<h3>${t('table-cards-title')}</h3>
    <ul class="cardrows">
      ${convoy.hand.map((card) => cardRow(card))}
      ${hidden ? html`<li>${t('table-cards', { count: hidden })}</li>` : nothing}
    </ul>`;
}

/** The cards of a seat alone, with what they do. @param {Frame} frame @param {number} seat */
export function handSheet(frame, seat) {
  return html`<ul class="cardrows">${viewOf(frame).convoys[seat].hand.map((card) => cardRow(card))}</ul>`;
}

/** A card with what it does. @param {string} card */
export function cardRow(card) {
  return html`<li class="cardrow">
    ${cardSign(card)} <span><b>${cardName(card)}</b><br />${t(`cardtext-${card}`)} <span class="rulelinks">${ruleLink(`card-${card}`)}</span></span>
  </li>`;
}
