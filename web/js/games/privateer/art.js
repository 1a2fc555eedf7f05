// Pictures of Privateer: emblems of goods, tracks, ports, Relics and Fortunes, and the captains.

import { picture } from '../../app/art.js';
import { spriteImage } from '../../app/spriteimages.js';

/** A good in ink. @param {string} good @param {string} [more] */
export function goodSign(good, more = '') {
  return spriteImage(`good-${good}`, ['ink'], `good good--${good} ${more}`);
}

/** @param {string} track */
export function trackSign(track) {
  return spriteImage(`track-${track}`, ['ink'], 'tracksign');
}

/** A port's emblem. @param {string} port @param {string} [more] */
export function portSign(port, more = '') {
  return spriteImage(`port-${port}`, ['ink'], `portsign ${more}`);
}

/** A captain's head. @param {string} captain @param {string} [more] */
export function captainFace(captain, more = '') {
  return picture(`captain-${captain}`, `captainface ${more}`, '0 0 96 96');
}

/** A Relic or a Fortune. @param {string} card @param {boolean} relic */
export function bountySign(card, relic) {
  return spriteImage(`${relic ? 'relic' : 'fortune'}-${card}`, ['ink'], 'bountysign');
}

/** The Merchant's ship. */
export function merchantSign() {
  return spriteImage('merchant', ['ink', 'faint'], 'merchant');
}

/** A sign that is drawn once for all: coin, ship, wind. @param {'coin' | 'ship' | 'wind'} id @param {string} [more] */
export function sign(id, more = '') {
  return spriteImage(id, ['ink'], `sign ${more}`);
}
