// What a player's chip shows in Portsmouth: purse and points, and where there is room the crew.

import { html, nothing } from 'lit-html';
import { picture } from '../../../app/art.js';
import { playerName, t } from '../../../app/text.js';
import { leaders, starred } from '../../../kit/bars.js';
import { shapeWord } from '../../../kit/flag.js';
import { placeWord } from '../../../table/words.js';
import { squareEmblem } from '../art.js';
import { squareKind } from '../ship/ship.js';
import { specialties, viewOf } from './cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Draws what a player's chip shows: money, points, and the crew where there is room. @param {Frame} frame @param {number} seat */
export function chip(frame, seat) {
  const { ships } = viewOf(frame);
  const ship = ships[seat];
  const leads = leaders(ships).includes(seat);
  const money =
    ship.money === null ? t('table-purse-hidden') : t('table-money', { amount: ship.money });
  const label = t('table-chip-label', {
    who: playerName(seat),
    shape: shapeWord(seat),
    money,
    points: ship.total,
  });
  return {
    label: leads ? t('standing-chip-leads', { chip: label }) : label,
    sums: html`${money} · ${starred(ship.total, leads)}`,
    more: more(frame, ship),
  };
}

/** The crew in words, and its crafts as squares. @param {Frame} frame @param {Ship} ship */
function more(frame, ship) {
  const threatened = viewOf(frame).mutiny.seats.includes(ship.seat);
  return html`<span>${t('table-chip-crew', { lt: ship.lieutenants.length, mid: ship.midshipmen.length })}</span>
    <span class="chip__squares">${specialties().map((craft) => square(ship, craft))}</span>
    <span>${t('table-chip-hands', { landsmen: ship.landsmen.length, seamen: ship.seamen.length })}</span>
    <span
      >${t('table-marines', { count: ship.strength })}${
        ship.place ? ` (${placeWord(ship.place)})` : nothing
      }</span
    >${
      threatened
        ? html`<span class="chip__danger">${picture('icon-mutineer', '', '0 0 24 24')} ${t('standing-chip-danger')}</span>`
        : nothing
    }`;
}

/** @param {Ship} ship @param {string} craft */
function square(ship, craft) {
  return html`<i class="square square--${squareKind(ship, craft)}">${squareEmblem(`emblem-${craft}`, 'square__sign')}</i>`;
}
