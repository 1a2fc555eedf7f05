// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { byTouch } from '../../app/pointer.js';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { commitment } from '../../table/choice.js';
import { placements } from './fight/placement.js';
import { isOpen, picked, usesOf } from './picked.js';
import { cardOf, spacesOf } from './position.js';
import { chosenPayment } from './questions/payments.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../contract.d.ts').Likely} Likely */

/** Verbs in the order in which they are proposed: sail on, set out, or else end the turn, or go on;
 * passengers and what a Merchant brings are taken where they can be. */
const LIKELY = [
  'sail',
  'end',
  'launch',
  'rest',
  'done',
  'passengers',
  'merchant',
  'decline',
  'pass',
];

/** The best placement of dice, which is shown as chosen already; the only answer; else the first of those
 * that most turns need. Ending the turn asks for a second press while a card could be played.
 * @param {Frame} frame @returns {Likely | null}
 */
export function likeliest(frame) {
  if (usesOf(frame, picked(frame)).some(isOpen)) return null;
  const open = optionsOf(frame).filter(isOpen);
  const paid = chosenPayment(frame);
  if (paid) return paid;
  const [best] = placements(frame);
  if (best) return { target: best.target, option: best, words: commitment(frame, best) };
  const option =
    open.length === 1
      ? open[0]
      : LIKELY.map((verb) => richest(open.filter((each) => each.verb === verb))).find(Boolean);
  if (!option || isLeftUndone(frame, option)) return null;
  const confirms = option.verb === 'rest' && open.some((each) => cardOf(each) !== null);
  const words = commitment(frame, option);
  const again = confirms && get().selected === option.target;
  return {
    target: option.target,
    option,
    words: again ? t('table-end-again', { what: words, touch: byTouch() }) : words,
    confirms,
  };
}

/** Would the turn end while the task of a lesson is to attack, and one can? @param {Frame} frame @param {Option} option */
function isLeftUndone({ lesson, options }, { verb }) {
  const asked = lesson && !lesson.over && lesson.tasks[lesson.step].key === 'fired';
  return Boolean(
    asked && verb === 'rest' && options.some((each) => each.verb === 'fire' && isOpen(each)),
  );
}

/** The way to end the turn while the main button proposes a voyage. @param {Frame} frame @returns {Option | null} */
export function restBeside(frame) {
  if (likeliest(frame)?.option?.verb !== 'launch') return null;
  return optionsOf(frame).find((option) => option.verb === 'rest' && isOpen(option)) ?? null;
}

/** Of several voyages the one with the most cubes. @param {Option[]} options @returns {Option | undefined} */
function richest(options) {
  return options.toSorted((a, b) => cubesOf(b) - cubesOf(a))[0];
}

/** How many cubes lie on the way of a voyage; 0 where the option is none. @param {Option} option */
function cubesOf(option) {
  const card = option.verb === 'launch' ? cardOf(option) : null;
  return spacesOf(card ?? '').reduce((sum, { kinds, any }) => sum + kinds.length + any, 0);
}
