// What the player has picked to play with: a card of the hand. A press on a ship then means that card;
// without one it means what the ship may do.

import { get } from '../../app/store.js';
import { optionsOf } from '../../match/mode.js';
import { select, touch } from '../../table/choice.js';
import { change } from '../../table/ui.js';
import { cardOf, shipIn } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

const state = { card: '', entries: -1 };

/** The picked card of the hand; empty when there is none, or the position has changed. @param {Frame} frame */
export function picked(frame) {
  return state.entries === frame.entries ? state.card : '';
}

/** Picks a card, or lays it back. @param {Frame} frame @param {string} card */
export function pick(frame, card) {
  const again = picked(frame) === card;
  Object.assign(state, { card: again ? '' : card, entries: frame.entries });
  const legal = again ? [] : usesOf(frame, card).filter(({ refusal }) => !refusal);
  select(legal.length === 1 ? legal[0].target : null);
  change({});
}

/** Picks the card that an action plays, or lays back what it does not need. @param {Frame} frame @param {string} action */
export function pickFor(frame, action) {
  const option = optionsOf(frame).find((each) => each.action === action);
  Object.assign(state, { card: (option && cardOf(option)) ?? '', entries: frame.entries });
}

/** What a card may be played for, refused uses too. @param {Frame} frame @param {string} card @returns {Option[]} */
export function usesOf(frame, card) {
  return optionsOf(frame).filter((option) => cardOf(option) === card);
}

/** What is offered beside the board: the uses of the picked card, else all that needs no card.
 * @param {Frame} frame @returns {readonly Option[]}
 */
export function offered(frame) {
  const card = picked(frame);
  const all = optionsOf(frame);
  const uses = card ? all.filter((option) => cardOf(option) === card) : [];
  if (uses.length) return uses;
  const without = all.filter((option) => cardOf(option) === null);
  return without.length ? without : all;
}

/** The option that a press on a ship means. @param {Frame} frame @param {string} ship @returns {Option | undefined} */
export function pickedAt(frame, ship) {
  const here = offered(frame).filter((option) => shipIn(option) === ship);
  return here.find(({ refusal }) => !refusal) ?? here[0];
}

/** Points at what a press on a ship means, or does it at the second press. @param {Frame} frame @param {string} ship */
export function pressShip(frame, ship) {
  const option = pickedAt(frame, ship);
  if (option) touch(option.target);
  else select(get().selected === `ship-${ship}` ? null : `ship-${ship}`);
}
