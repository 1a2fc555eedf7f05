// Portsmouth's pictures: portraits of the officers, views of the towns, emblems.

import { picture } from '../../app/art.js';
import { still } from '../../app/stills.js';

/** An officer's head, for a berth or a line of text. @param {string} card his id @param {string} [more] */
export function portrait(card, more = '') {
  return picture(`officer-${card}-plain`, `art--officer ${more}`, '0 0 94 78');
}

/** An officer on a card, or large: `face` is the bust, `plain` the head for small cards. @param {string} card @param {string} more */
export function cardPortrait(card, more) {
  return still(`officer-${card}`, ['face', 'plain'], `art--officer ${more}`);
}

/** The view of a town, faint for a card or in ink. @param {string} town its key @param {string} [more] */
export function townView(town, more = '') {
  return still(`town-${town}`, ['view', 'ink'], `art--town ${more}`);
}

/** What a card without a face shows: its back, or a compass. @param {'back' | 'compass'} id @param {string} more */
export function ornament(id, more) {
  return still(`ornament-${id}`, [id], more);
}

/** An emblem in ink. @param {string} id @param {string} more */
export function emblem(id, more) {
  return still(id, ['ink'], more);
}

/** An emblem for a square of the ship, whatever its state. @param {string} id @param {string} more */
export function squareEmblem(id, more) {
  return still(id, ['ink', 'onsea', 'faint'], more);
}
