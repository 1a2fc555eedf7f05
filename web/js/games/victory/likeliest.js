// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { optionsOf } from '../../match/mode.js';
import { commitment } from '../../table/choice.js';
import { isOpen, picked } from './picked.js';
import { cardOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../contract.d.ts').Likely} Likely */

/** Verbs in the order in which they are proposed: sail on, or else end the turn, or go on. */
const LIKELY = ['sail', 'end', 'rest', 'done', 'decline', 'pass'];

/** The only answer, else the first of those that most turns need; ending the turn asks for a second press
 * while a card could be played.
 * @param {Frame} frame @returns {Likely | null}
 */
export function likeliest(frame) {
  if (picked(frame)) return null;
  const open = optionsOf(frame).filter(isOpen);
  const option =
    open.length === 1
      ? open[0]
      : LIKELY.map((verb) => open.find((each) => each.verb === verb)).find(Boolean);
  if (!option) return null;
  const confirms = option.verb === 'rest' && open.some((each) => cardOf(each) !== null);
  return { target: option.target, option, words: commitment(frame, option), confirms };
}
