// What the player has pointed at: a card of the hand, a ship, the trade, or a use of a card. All of it
// follows from the one target that is selected.

import { get } from '../../app/store.js';
import { optionsOf } from '../../match/mode.js';
import { plan, select, touch } from '../../table/choice.js';
import { perMatch } from '../../table/session.js';
import { change } from '../../table/ui.js';
import { cardOf, ownPort, ownSeatOf, shipIn, shipOf, viewOf } from './position.js';

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

/** The place in the hand of the card that was pressed. */
const state = perMatch(() => ({ at: -1 }));

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

/** Points at a card, or at its only use but for a storm upon oneself; again lays it back, or does what is pointed at.
 * @param {Frame} frame @param {string} card
 */
function pick(frame, card) {
  const { selected } = get();
  const open = usesOf(frame, card).filter((use) => isOpen(use) && !isOwnStorm(frame, use));
  if (open.length === 1) return touch(open[0].target);
  select(selected === targetOf(card) ? null : targetOf(card));
}

/** Is this the card that is pointed at, of two alike the one that was pressed? @param {Frame} frame @param {string} card @param {number} at */
export function isPicked(frame, card, at) {
  if (picked(frame) !== card) return false;
  const cards = ownPort(frame).hand ?? [];
  return at === (cards[state().at] === card ? state().at : cards.indexOf(card));
}

/** Points at a card in its place of the hand; the other of two alike only takes the mark over.
 * @param {Frame} frame @param {string} card @param {number} at
 */
export function pickAt(frame, card, at) {
  const other = picked(frame) === card && !isPicked(frame, card, at);
  state().at = at;
  if (other) change({});
  else pick(frame, card);
}

/** What a card may be played for, refused uses too; of building and building in place of another only what
 * the number of buildings asks for. A storm is meant for others' ships, which stand first.
 * @param {Frame} frame @param {string} card @returns {Option[]}
 */
export function usesOf(frame, card) {
  const own = (/** @type {Option} */ use) => Number(isOwnStorm(frame, use));
  return optionsOf(frame)
    .filter((option) => cardOf(option) === card && !OTHERWISE.has(option.refusal?.code ?? ''))
    .toSorted((a, b) => own(a) - own(b));
}

/** Does a storm drive one's own ship back? @param {Frame} frame @param {Option} use */
export function isOwnStorm(frame, use) {
  return use.verb === 'storm' && shipOf(frame, shipIn(use) ?? '')?.holder === ownSeatOf(frame);
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

/** Points at what a ship does first, or at what the picked card does to it; else at the ship itself.
 * @param {Frame} frame @param {string} ship
 */
export function pressShip(frame, ship) {
  const option = pickedAt(frame, ship);
  if (option && (picked(frame) || isOpen(option))) touch(option.target);
  else select(get().selected === `ship-${ship}` ? null : `ship-${ship}`);
}
