// What a player's chip shows: the ship, crew, rigging, hull, victory points.

import { html, nothing } from 'lit-html';
import { number, playerName, t } from '../../app/text.js';
import { shapeWord } from '../../kit/flag.js';
import { shipSide } from './art.js';
import { shipName } from './names.js';
import { hasStruck, hullOf, viewOf } from './position.js';
import { bonusIn, pointsWords } from './scores/bonus.js';
import { justLost } from './volley/justfired.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws what a chip shows. @param {Frame} frame @param {number} seat */
export function chip(frame, seat) {
  const ship = viewOf(frame).ships[seat];
  const facts = {
    crew: ship.crew,
    rigging: ship.rigging,
    hull: hullOf(ship),
    ship: shipName(ship),
    points: ship.points,
    bonus: bonusIn(ship),
    price: number(ship.halves / 2, ship.halves % 2),
  };
  return {
    label: t('table-chip-label', { ...facts, who: playerName(seat), shape: shapeWord(seat) }),
    sums: html`<b class="chip__ship">${facts.ship}</b>${shipSide(ship, seat, hasStruck(frame, seat))}<span class="chip__points ${justLost(frame, 1 - seat) ? 'told--late' : ''}" title=${frame.outcome ? nothing : pointsWords(ship)}>★${ship.points}${ship.halves > 2 ? html` <small class="chip__price">×${facts.price}</small>` : nothing}</span
      ><span class="chip__state ${justLost(frame, seat) ? 'told--late' : ''}">${t('table-chip-state', facts)}</span>`,
    more: html`<span>${t(`morale-${ship.morale}`)}</span>
      <span>${ship.sail ? t(`sail-${ship.sail}`) : ''}</span>`,
  };
}
