// Pictures of Victory: ships and signs of the sea, faces of cubes, and what is drawn on cards.

import { picture } from '../../app/art.js';
import { spriteImage, stillClass } from '../../app/spriteimages.js';
import { flagOf } from '../../kit/flag.js';
import { isBuild, isVoyage } from './position.js';

/** @typedef {import('./view.d.ts').ShipView} Ship */

/** Where the voyages go: the coast that is drawn for each. @type {Record<string, string>} */
const COASTS = {
  v01: 'village',
  v02: 'banks',
  v03: 'cliffs',
  v04: 'works',
  v05: 'mill',
  v06: 'harbour',
  v07: 'kilns',
  v08: 'forest',
  v09: 'works',
  v10: 'sailcloth',
  v11: 'packet',
  v12: 'palms',
  v13: 'east',
  v14: 'open',
  v15: 'cape',
  v16: 'fort',
  v17: 'works',
  v18: 'shoals',
  v19: 'mill',
  v20: 'village',
  v21: 'hogs',
  v22: 'cliffs',
  v23: 'forest',
  v24: 'strait',
};

/** A ship in her holder's colour; what she has suffered shows. @param {Ship} ship */
export function shipSign(ship) {
  return picture(`v-ship${state(ship)}`, `shipsign shipsign--${flagOf(ship.holder)}`);
}

/** A ship that is gone, in the colour of who had her. @param {number} seat */
export function wreckSign(seat) {
  return picture('v-ship-wreck', `shipsign shipsign--${flagOf(seat)}`);
}

/** The same as a large engraving: under sail, or moored with her sails furled.
 * @param {Ship} ship @param {{moored?: boolean}} [how]
 */
export function tallShip(ship, { moored = false } = {}) {
  const suffered = state(ship);
  const sails = moored ? '-moored' : /torn|wreck/.test(suffered) ? '-torn' : '';
  return tall(sails, ship.holder, /listing|wreck/.test(suffered));
}

/** A large engraving of a ship that is gone; her sails may be whole. @param {number} seat @param {boolean} torn */
export function tallWreck(seat, torn) {
  return tall(torn ? '-torn' : '', seat, true);
}

/** @param {string} sails @param {number} seat @param {boolean} listing */
function tall(sails, seat, listing) {
  const more = `tallship shipsign--${flagOf(seat)} ${listing ? 'tallship--listing' : ''}`;
  return picture(`tall-ship${sails}`, more, '0 0 210 160');
}

/** What lies behind ships: the roads of a port, or the open sea. @param {'roads' | 'offing'} print */
export function seaPrint(print) {
  return spriteImage(`print-${print}`, ['seaprint'], 'seaprint');
}

/** The class of what has waves behind it, faint as on a chart. */
export function onTheWaves() {
  return `waves ${stillClass('print-swell', ['swell'])}`;
}

/** Where a port builds: one of its fields, a building's card, or a site that is free.
 * @param {string} site such as 'field-commerce', 'built-tavern', 'site-free'
 */
export function siteArt(site) {
  return spriteImage(site, ['seaprint'], 'site__art');
}

/** Torn, listing or both: where more spaces of sails or hull are hit than free. @param {Ship} ship */
function state({ damage, free }) {
  const torn = damage.sails.length > free.sails;
  const listing = damage.hull.length > free.hull;
  if (torn && listing) return '-wreck';
  return torn ? '-torn' : listing ? '-listing' : '';
}

/** An anchor: she may be repaired there. */
export function anchorSign() {
  return spriteImage('v-anchor', ['anchor'], 'anchor');
}

/** A blast: she may be fired at there. */
export function blastSign() {
  return spriteImage('v-blast', ['blast'], 'blast');
}

/** A Piece of Eight. */
export function pieceSign() {
  return spriteImage('v-piece', ['coin'], 'piece');
}

/** What a port keeps. @param {'passengers' | 'piece' | 'admiralty' | 'jolly'} token */
export function tokenSign(token) {
  return spriteImage(`v-${token}`, [token === 'piece' ? 'coin' : 'token'], 'tokensign');
}

/** A kind of shot. @param {string} shot */
export function shotSign(shot) {
  return spriteImage(`shot-${shot}`, ['ink'], 'shotsign');
}

/** The pennant of flight. */
export function flightSign() {
  return spriteImage('v-flight', ['ink'], 'shotsign');
}

/** What a cube is made of, to lie under its letter. @param {string} kind */
export function cubeFace(kind) {
  return spriteImage(`cube-${kind}`, ['cube'], 'cube__face');
}

/** The picture of a card of the hand. @param {string} card */
export function cardArt(card) {
  if (isBuild(card)) return buildingArt(card, 'cardart');
  const name = isVoyage(card) ? `coast-${COASTS[card]}` : `card-${card}`;
  return spriteImage(name, ['picture'], 'cardart');
}

/** The building half of a card. @param {string} card @param {string} more */
export function buildingArt(card, more) {
  return spriteImage(`built-${card.split('.')[0]}`, ['picture'], more);
}
