// Portsmouth's pictures: portraits of the officers, views of the towns, emblems.

import { picture } from '../../app/art.js';
import { spriteImage } from '../../app/spriteimages.js';

/** Draws an officer's head, for a berth or a line of text. @param {string} card his id @param {string} [more] */
export function portrait(card, more = '') {
  return picture(`officer-${card}-plain`, `art--officer ${more}`, '0 0 94 78');
}

/** An officer on a card, or large: `face` is the bust, `plain` the head for small cards. @param {string} card @param {string} more */
export function cardPortrait(card, more) {
  return spriteImage(`officer-${card}`, ['face', 'plain'], `art--officer ${more}`);
}

/** The view of a town, faint for a card or in ink. @param {string} town its key @param {string} [more] */
export function townView(town, more = '') {
  return spriteImage(`town-${town}`, ['view', 'ink'], `art--town ${more}`);
}

/** What a card without a face shows: its back, or a compass. @param {'back' | 'compass'} id @param {string} more */
export function ornament(id, more) {
  return spriteImage(`ornament-${id}`, [id], more);
}

/** Draws an emblem in ink. @param {string} id @param {string} more */
export function emblem(id, more) {
  return spriteImage(id, ['ink'], more);
}

/** An emblem for a square of the ship, whatever its state. @param {string} id @param {string} more */
export function squareEmblem(id, more) {
  return spriteImage(id, ['ink', 'onsea', 'faint'], more);
}
