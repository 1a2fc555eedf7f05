// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commitment } from '../../../table/choice.js';
import { amount, boardText } from '../../../table/words.js';
import { gain } from '../../../table/worth.js';
import { isCell, viewOf } from '../cards/cards.js';
import { withinReach } from './route.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../contract.d.ts').Likely} Likely */

/** What is likeliest in a position. @param {Frame} frame @returns {Likely | null} */
export function likeliest(frame) {
  const legal = optionsOf(frame).filter((option) => !option.refusal);
  return viewOf(frame).step === 'turn' ? inTurn(frame, legal) : answer(frame, legal);
}

/** An officer who can be recruited here, the one who brings most; then the nearest within reach; then
 * what AP are good for; then the end of the turn.
 * @param {Frame} frame @param {Option[]} legal @returns {Likely | null}
 */
function inTurn(frame, legal) {
  const here = legal
    .filter((option) => option.verb === 'recruit' && gain(option.worth) >= 0)
    .toSorted((a, b) => amount(a.cost, 'ap') - amount(b.cost, 'ap'));
  if (here.length) return likely(frame, best(here));
  const [far] = withinReach(frame);
  if (far)
    return {
      target: far.cell,
      option: null,
      words: t('plan-line', { what: far.what, price: far.price || t('plan-free') }),
    };
  const useful = ['train', 'raise'].flatMap((verb) =>
    legal.filter((option) => option.verb === verb && gain(option.worth) > 0),
  );
  const found = useful[0] ?? legal.find(({ verb }) => verb === 'end');
  return found ? likely(frame, found) : null;
}

/** The answer that brings most points by the engine's own figure: of equal ones that which does something
 * rather than let it be, and a button rather than a cell. No answer that costs points is proposed while
 * another costs none.
 * @param {Frame} frame @param {Option[]} legal @returns {Likely | null}
 */
function answer(frame, legal) {
  const order = (/** @type {Option} */ { verb, target }) =>
    verb === 'decline' ? 3 : verb === 'swap' ? 2 : isCell(target) ? 1 : 0;
  const answers = legal.filter(({ verb }) => verb !== 'buy');
  const sorted = answers.toSorted((a, b) => order(a) - order(b));
  return sorted.length ? likely(frame, best(sorted)) : null;
}

/** The option that brings most points, the first of equal ones. @param {Option[]} options */
function best(options) {
  return options.reduce((found, each) => (gain(each.worth) > gain(found.worth) ? each : found));
}

/** @param {Frame} frame @param {Option} option @returns {Likely} */
function likely(frame, option) {
  const { target, worth } = option;
  return { target, option, words: endWords(option) || commitment(frame, option), worth };
}

/** What the end of the turn loses; empty if nothing, or if it is no end. @param {Option} option */
export function endWords(option) {
  const lost = option.effects.find(({ id }) => id === 'effect-ap-lost');
  return lost ? t('table-end-anyway', { lost: boardText(lost) }) : '';
}
