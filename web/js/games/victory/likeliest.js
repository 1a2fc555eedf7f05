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

/** Steps in which the task of a lesson may be what is to be done. */
export const FREE = new Set(['voyages', 'trade', 'play']);

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
  const option = usual(open);
  if (!option || isAside(frame, option)) return null;
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

/** The only answer, or the first of those that most turns need. @param {Option[]} open @returns {Option | undefined} */
function usual(open) {
  if (open.length === 1) return open[0];
  return LIKELY.map((verb) => richest(open.filter((each) => each.verb === verb))).find(Boolean);
}

/** In a lesson: does it lead past the task? Then the main button tells the task. @param {Frame} frame @param {Option} option */
function isAside({ lesson, view }, { verb }) {
  const next = lesson && !lesson.over ? lesson.hint : null;
  return Boolean(next && next.verb !== verb && FREE.has(view.step));
}

/** The way to end the turn while the main button proposes a voyage, or tells the task of a lesson that is not
 * to attack.
 * @param {Frame} frame @returns {Option | null}
 */
export function restBeside(frame) {
  if (usesOf(frame, picked(frame)).some(isOpen)) return null;
  const open = optionsOf(frame).filter(isOpen);
  const option = usual(open);
  const aside = option && isAside(frame, option) && frame.lesson?.hint?.verb !== 'fire';
  if (!aside && likeliest(frame)?.option?.verb !== 'launch') return null;
  return open.find(({ verb }) => verb === 'rest') ?? null;
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
