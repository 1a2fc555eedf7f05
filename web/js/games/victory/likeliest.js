// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { optionsOf } from '../../match/mode.js';
import { commitment } from '../../table/choice.js';
import { picked } from './picked.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../contract.d.ts').Likely} Likely */

/** Verbs in the order in which they are proposed: sail on, or else go on. */
const LIKELY = ['sail', 'end', 'done', 'decline', 'pass', 'rest'];

/** The only answer, else the first of those that most turns need. @param {Frame} frame @returns {Likely | null} */
export function likeliest(frame) {
  if (picked(frame)) return null;
  const legal = optionsOf(frame).filter(({ refusal }) => !refusal);
  const option =
    legal.length === 1
      ? legal[0]
      : LIKELY.map((verb) => legal.find((each) => each.verb === verb)).find(Boolean);
  return option ? { target: option.target, option, words: commitment(frame, option) } : null;
}
