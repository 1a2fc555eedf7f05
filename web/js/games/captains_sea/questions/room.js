// Which options are answers to what is asked, and whether they leave room for what is pointed at.

import { isReadOnly, optionsOf } from '../../../match/mode.js';
import { isMustering } from '../muster/draft.js';
import { viewOf } from '../position.js';
import { shownAims } from './aims.js';
import { isShut } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** What stands in the list of all that can be done, not among the answers. */
const ELSEWHERE = new Set(['strike', 'orders']);
/** More answers than this take the room of what stands around the question on phones. */
const MANY = 5;
/** So many cards, each with what it does, already do. */
const FEW = 4;
/** Answered by rows of their own. */
const STEPPED = new Set(['charge', 'support']);
const CARDS = new Set(['hand', 'spend', 'nail']);

/** The options that are answers to what is asked. @param {Frame} frame @returns {Option[]} */
export function answersOf(frame) {
  const { step } = viewOf(frame);
  return optionsOf(frame).filter(({ verb }) => step === 'strike' || !ELSEWHERE.has(verb));
}

/** Are there so many answers that nothing else has room? @param {Frame} frame */
export function isCrowded(frame) {
  const { step } = viewOf(frame);
  const open =
    step === 'aim' ? shownAims(frame) : answersOf(frame).filter((option) => !isShut(option));
  return !STEPPED.has(step) && open.length > (CARDS.has(step) ? FEW : MANY);
}

/** Has the question room for what is told of a square that is pointed at? @param {Frame} frame */
export function hasRoom(frame) {
  return frame.actors.length > 0 && !isReadOnly() && !isMustering(frame) && !isCrowded(frame);
}
