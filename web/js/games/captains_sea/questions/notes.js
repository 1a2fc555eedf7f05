// What an answer brings beside its words: on its button, and in the list of all that can be done.

import { nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { oddsOf } from '../odds.js';
import { viewOf } from '../position.js';
import { ghostTold } from '../sea/ghosts.js';
import { aimNote, aimTold } from './aims.js';
import { boardingNote } from './boarding.js';
import { percent } from './figures.js';
import { fireNote } from './fire.js';
import { readyNote } from './loads.js';
import { playNote, spendNote } from './windows.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** By verb. @type {Record<string, (frame: Frame, option: Option) => unknown>} */
const NOTES = {
  fire: fireNote,
  hold: fireNote,
  strike: () => t('ask-strike'),
  aim: aimNote,
  chase: aimNote,
  load: readyNote,
  play: (_, option) => playNote(option),
  spend: spendNote,
  grapple: boardingNote,
  cut: boardingNote,
  split: boardingNote,
};

/** What an answer would come to, in words; empty where nothing more is known of it. @param {Frame} frame @param {Option} option */
export function preview(frame, option) {
  return viewOf(frame).step === 'aim' ? aimTold(frame, option) : ghostTold(frame, option.target);
}

/** How likely it goes well. @param {Frame} frame @param {Option} option */
export function rollNote(frame, { action, target, verb }) {
  const rolls = oddsOf(frame)?.rolls ?? {};
  if (verb === 'tack' && rolls.tack !== undefined)
    return t('ask-chance', { chance: percent(rolls.tack) });
  if (verb === 'bonus' && rolls[target] !== undefined)
    return t('ask-unharmed', { chance: percent(rolls[target]) });
  const strained = verb === 'strain' ? rolls[`bonus-${action.split(' ')[1]}`] : undefined;
  if (strained !== undefined) return t('ask-unharmed', { chance: percent(strained) });
  return nothing;
}

/** In the list of all that can be done: what an answer brings; empty for what the crew's screen tells itself.
 * @param {Frame} frame @param {Option} option
 */
export function answerNote(frame, option) {
  const note = rollNote(frame, option);
  if (note !== nothing) return note;
  return (NOTES[option.verb] ?? preview)(frame, option) || nothing;
}
