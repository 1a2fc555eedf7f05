// What players are called who were given no name.

import { getSetting } from '../app/settings.js';

const NAMES = ['Anson', 'Byron', 'Cooke', 'Duncan', 'Elliot', 'Fisher'];

/** The name of a seat to which none was given. @param {number} seat */
export function defaultName(seat) {
  return NAMES[seat];
}

/** Tells whether two names are the same to a reader. @param {string} one @param {string} other */
function isSame(one, other) {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/**
 * Names and flags for a match of one person, in the first seat, and others. The person goes by the name
 * in the settings, whatever it is then; without one by "You". The name in the list is for a link.
 * @param {number} seats
 */
export function soloTable(seats) {
  const own = getSetting('name').trim() || NAMES[0];
  const names = [own, ...NAMES.filter((name) => name !== NAMES[0] && !isSame(name, own))];
  const seated = names.slice(0, seats);
  return { names: seated, flags: seated.map((_, seat) => seat), unnamed: true };
}
