// What the player has pointed at: a card of the hand, a ship, the trade, or a use of a card. All of it
// follows from the one target that is selected.

import { get } from '../../app/store.js';
import { optionsOf } from '../../match/mode.js';
import { plan, select, touch } from '../../table/choice.js';
import { cardOf, shipIn, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/** What is selected while cubes are traded. */
export const TRADE = 'trade';

/** Can it be done, at once or after its remedy? @param {Option} option */
export function isOpen(option) {
  return plan(option) !== null;
}

/** Refusals of one way to build where the other way is meant. */
const OTHERWISE = new Set(['room_for_building', 'four_buildings']);

/** The target of a card of the hand. @param {string} card */
export function targetOf(card) {
  return `card-${card}`;
}

/** The card that is pointed at, by itself or by one of its uses; empty if there is none. @param {Frame} frame */
export function picked(frame) {
  const { selected } = get();
  if (!selected) return '';
  if (selected.startsWith('card-')) return selected.slice('card-'.length);
  const option = optionsOf(frame).find(({ target }) => target === selected);
  return (option && cardOf(option)) ?? '';
}

/** The ship that is pointed at, by itself or by what she may do without a card. @param {Frame} frame */
export function pickedShip(frame) {
  const { selected } = get();
  if (selected?.startsWith('ship-')) return selected.slice('ship-'.length);
  const option = optionsOf(frame).find(({ target }) => target === selected);
  return option && !cardOf(option) ? shipIn(option) : null;
}

/** Are cubes being traded? @param {Frame} frame */
export function isTrading(frame) {
  const { selected } = get();
  if (viewOf(frame).step !== 'trade' || !selected) return false;
  return selected === TRADE || selected.startsWith('trade-');
}

/** Points at a card, or at its only use; again lays it back, or does what is pointed at.
 * @param {Frame} frame @param {string} card
 */
export function pick(frame, card) {
  const { selected } = get();
  const open = usesOf(frame, card).filter(isOpen);
  if (open.length === 1) return touch(open[0].target);
  select(selected === targetOf(card) ? null : targetOf(card));
}

/** What a card may be played for, refused uses too; of building and building in place of another only what
 * the number of buildings asks for.
 * @param {Frame} frame @param {string} card @returns {Option[]}
 */
export function usesOf(frame, card) {
  return optionsOf(frame).filter(
    (option) => cardOf(option) === card && !OTHERWISE.has(option.refusal?.code ?? ''),
  );
}

/** What may be done with a ship or to her: with the picked card, else without one.
 * @param {Frame} frame @param {string} ship @returns {Option[]}
 */
export function deedsOf(frame, ship) {
  const card = picked(frame);
  return optionsOf(frame).filter(
    (option) => shipIn(option) === ship && (card ? cardOf(option) === card : !cardOf(option)),
  );
}

/** The option that a press on a ship means. @param {Frame} frame @param {string} ship @returns {Option | undefined} */
export function pickedAt(frame, ship) {
  const here = deedsOf(frame, ship);
  return here.find(isOpen) ?? here[0];
}

/** Points at a ship, at the first press; with a card at what the card does to her.
 * @param {Frame} frame @param {string} ship
 */
export function pressShip(frame, ship) {
  const option = pickedAt(frame, ship);
  const only = deedsOf(frame, ship).filter(isOpen).length === 1;
  if (option && (picked(frame) || only)) touch(option.target);
  else select(get().selected === `ship-${ship}` ? null : `ship-${ship}`);
}
