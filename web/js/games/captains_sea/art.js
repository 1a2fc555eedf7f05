// Pictures of Captain's Sea: ships from above and from the side, signs, vignettes of cards.

import { html } from 'lit-html';
import { picture } from '../../app/art.js';
import { spriteImage } from '../../app/spriteimages.js';
import { flagOf } from '../../kit/flag.js';
import { motifOf } from './cards/motifs.js';
import { holes } from './ships/harm.js';

/** @typedef {import('./view.d.ts').ShipView} Ship */

/** A ship from above in her captain's colour, bow up: the page turns her by (heading - 1) * 45 degrees.
 * @param {Ship} ship @param {number} seat
 */
export function shipPlan(ship, seat) {
  return picture(`cs-ship${sails(ship)}`, `csplan csplan--${flagOf(seat)}`);
}

/** Where she would be. @param {number} seat */
export function shipGhost(seat) {
  return picture('cs-ship-ghost', `csplan csplan--${flagOf(seat)}`);
}

/** What her rigging carries, as the pictures are called. @param {Ship} ship */
function sails({ rigging, sail }) {
  if (!rigging) return '-dismasted';
  return sail === 'fighting' ? '-fighting' : '';
}

/** Smoke of a square. @param {number} value 1 or 2 */
export function smokeSign(value) {
  return picture(`cs-smoke-${value}`, 'cssmoke');
}

/** Flames of a ship on fire. */
export function fireSign() {
  return picture('cs-fire', 'csfire');
}

/** Between two ships that are grappled. */
export function grapnelSign() {
  return picture('cs-grapnel', 'csgrapnel');
}

/** A sign in the colour of the words around it.
 * @param {'wind' | 'strain' | 'initiative' | 'strike' | 'grapnel'} name
 */
export function sign(name) {
  return picture(`cs-${name}`, 'cssign');
}

/** The wax under which a captain has sealed something. @param {boolean} [open] is it broken? */
export function sealSign(open = false) {
  return picture(open ? 'cs-seal-open' : 'cs-seal', 'cssign csseal');
}

/** A kind of shot, `none` for an empty section. @param {string} shot */
export function shotSign(shot) {
  return picture(`cs-shot-${shot}`, 'cssign');
}

/** A task of the crew, by the engine's name, or `melee`. @param {string} task */
export function taskSign(task) {
  return picture(`cs-task-${task}`, 'cssign');
}

/** The picture of a bridge card. @param {string} card */
export function cardArt(card) {
  return spriteImage(`cs-card-${motifOf(card)}`, ['picture'], 'cardart');
}

/** The cartouche of a duel: its coast, its sky, both ships. @param {string} duel */
export function cartouche(duel) {
  return spriteImage(`cs-place-${duel}`, ['picture'], 'cartouche');
}

/** Ships by their size, as they are drawn from the side. @type {Record<string, string>} */
const SIZES = {
  constitution: 'heavy',
  united_states: 'heavy',
  president: 'heavy',
  president_1815: 'heavy',
  constellation_1799: 'light',
  insurgente: 'light',
  belvidera: 'light',
  galatea: 'light',
  curlew: 'brig',
};

/** A ship from the side in her captain's colour, with the masts and sails that she has now, and holes
 * where she was hit; without her ensign once that is hauled down.
 * @param {Ship} ship @param {number} seat @param {boolean} [struck]
 */
export function shipSide(ship, seat, struck = false) {
  const name = `cs-side-${SIZES[ship.ship] ?? 'frigate'}${sails(ship)}`;
  return html`<svg class="art csplan csplan--${flagOf(seat)} csside ${struck ? 'csside--struck' : ''}" viewBox="0 0 96 60" aria-hidden="true" focusable="false">
    <use href="#${name}"></use>${holes(ship)}
  </svg>`;
}
