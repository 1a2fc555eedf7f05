// The view of Captain's Sea in a frame, and what is printed on its displays.

import { componentsOf } from '../../app/games.js';
import { acting } from '../../table/turninfo.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('./view.d.ts').CaptainsSeaView} View */
/** @typedef {import('./view.d.ts').ShipView} Ship */
/** @typedef {import('./view.d.ts').SectionView} Section */

export const SIDES = ['port', 'starboard'];
/** The order of sections wherever they stand: the bow first, port before starboard, as on a plan with its bow up. */
export const SECTIONS = ['pf', 'sf', 'pa', 'sa'];
export const IMPULSES = Array.from({ length: 12 }, (_, at) => at + 1);

/** What is printed of its ships, duels, cards and tables. */
export function components() {
  return componentsOf('captains_sea');
}

/** Returns the view of the game in a frame. @param {Frame} frame @returns {View} */
export function viewOf(frame) {
  return /** @type {View} */ (/** @type {unknown} */ (frame.view));
}

/** Whose side of the table is shown: of who looks, else of who must act. @param {Frame} frame @returns {number} */
export function ownSeatOf(frame) {
  return frame.viewer ?? acting(frame) ?? 0;
}

/** @param {Frame} frame @returns {Ship} */
export function ownShip(frame) {
  return viewOf(frame).ships[ownSeatOf(frame)];
}

/** The sections of a side, the bow first. @param {Ship} ship @param {string} side */
export function sectionsOf(ship, side) {
  return ship.sections.filter(({ id }) => id[0] === side[0]);
}

/** Sound gun boxes. @param {Ship} ship */
export function hullOf(ship) {
  return ship.sections.reduce((sum, { sound }) => sum + sound, 0);
}

/** What is printed on a ship's display.
 * @param {Ship} ship @returns {{fore: [number, number][], aft: [number, number][], type: string, strength: string} | undefined}
 */
export function displayOf(ship) {
  return components().ships?.find((/** @type {{id: string}} */ { id }) => id === ship.ship);
}

/** Men that are not at any task and those that are, guns included. @param {Ship} ship */
export function menOf(ship) {
  const posted = Object.values(ship.tasks ?? {}).reduce((sum, men) => sum + men, 0);
  const guns = ship.sections.reduce((sum, { manned }) => sum + (manned ?? 0), 0);
  return (ship.melee ?? 0) + posted + guns;
}

/** Does the section fire if she may: is it loaded, with men at sound boxes? @param {Section} section */
export function isReady({ loaded, sound, manned }) {
  return loaded && sound > 0 && manned !== 0;
}

/** The impulse of this turn in which something comes due; null in a later turn.
 * @param {Frame} frame @param {import('./view.d.ts').DueView | null} due
 */
export function dueNow(frame, due) {
  return due && due.turn === viewOf(frame).turn ? due.impulse : null;
}

/** Ends of a fight in which a ship hauls down her colours. */
const HAULED_DOWN = new Set(['struck', 'captured', 'resigned']);

/** Has a ship hauled down her colours, by order, after a check, or because she was taken? @param {Frame} frame @param {number} seat */
export function hasStruck(frame, seat) {
  const { ending, loser } = viewOf(frame);
  return loser === seat && HAULED_DOWN.has(ending ?? '');
}
