// Pictures of War on the High Seas: crates, flags, convoys, shots, bursts, cards and captains. Those that stand on
// the table in numbers are images, so that they take no part in its layout.

import { html } from 'lit-html';
import { picture } from '../../app/art.js';
import { spriteImage } from '../../app/spriteimages.js';
import { flagOf } from '../../kit/flag.js';

/** The chart of the world. */
export function chartPicture() {
  return spriteImage('war-chart', ['chart'], 'sea__engraved');
}

/** A crate with its brand. @param {string} good @param {string} [more] */
export function goodSign(good, more = '') {
  return spriteImage(`war-good-${good}`, ['wares'], `good good--${good} ${more}`);
}

/** A nation's flag, with a black border, or the skull in its colours. @param {string} nation @param {'flag' | 'black' | 'pirate'} [kind] */
export function flagSign(nation, kind = 'flag') {
  return spriteImage(`war-${kind}-${nation}`, ['wares'], 'flagsign');
}

/** A convoy under sail in a seat's colour, one sail for each ship. @param {number} ships @param {boolean} pirate @param {number} seat */
export function convoySign(ships, pirate, seat) {
  const flag = flagOf(seat);
  const id = `war-convoy-${ships}${pirate ? '-black' : ''}`;
  return spriteImage(id, [`convoy-${flag}`], `convoysign convoysign--${flag}`);
}

/** A small sign: sails, crew, hull, cannon, hold, gold, letter, passenger, plague, fort, pirate. @param {string} id @param {string} [more] */
export function sign(id, more = '') {
  return picture(`war-${id}`, `sign ${more}`);
}

/** @param {string} shot */
export function shotSign(shot) {
  return picture(`war-shot-${shot}`, 'sign shotsign');
}

/** A face of the damage die. @param {number} hits */
export function burstSign(hits) {
  return picture(`war-burst-${Math.min(2, hits)}`, 'sign burstsign');
}

/** A sea card. @param {string} card @param {string} [more] */
export function cardSign(card, more = '') {
  return html`<span class="cardsign ${more}" aria-hidden="true">${spriteImage(`war-card-${card}`, ['picture'], 'cardsign__picture')}</span>`;
}

/** The view of a port from the sea. @param {string} port */
export function portPicture(port) {
  return spriteImage(`war-port-${port}`, ['picture'], 'portpicture');
}

/** A captain's head. @param {string} nation @param {string} [more] */
export function captainFace(nation, more = '') {
  return picture(`war-captain-${nation}`, `captainface ${more}`, '0 0 96 96');
}
