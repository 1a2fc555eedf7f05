// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { commitment } from '../../table/choice.js';
import { amount } from '../../table/words.js';
import { isCell, viewOf } from './cards.js';
import { withinReach } from './route.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../contract.d.ts').Likely} Likely */

/** What is likeliest in a position. @param {Frame} frame @returns {Likely | null} */
export function likeliest(frame) {
  const legal = optionsOf(frame).filter((option) => !option.refusal);
  return viewOf(frame).step === 'turn' ? inTurn(frame, legal) : answer(frame, legal);
}

/** An officer whom one can pay, the nearest first; then what AP are good for; then the end of the turn.
 * @param {Frame} frame @param {Option[]} legal @returns {Likely | null}
 */
function inTurn(frame, legal) {
  const here = legal.filter(({ verb }) => verb === 'recruit');
  const [cheapest] = here.toSorted((a, b) => amount(a.cost, 'ap') - amount(b.cost, 'ap'));
  if (cheapest) return likely(frame, cheapest);
  const [far] = withinReach(frame);
  if (far)
    return {
      target: far.cell,
      option: null,
      words: t('plan-line', { what: far.what, price: far.price || t('plan-free') }),
    };
  return first(frame, legal, ['train', 'raise', 'end']);
}

/** The answer to a question that does something, rather than the one that lets it be.
 * @param {Frame} frame @param {Option[]} legal @returns {Likely | null}
 */
function answer(frame, legal) {
  const does = legal.filter(({ verb }) => verb !== 'decline' && verb !== 'buy');
  const found =
    does.find(({ target }) => !isCell(target)) ??
    does.find(({ verb }) => verb === 'place') ??
    does[0] ??
    legal[0];
  return found ? likely(frame, found) : null;
}

/** @param {Frame} frame @param {Option[]} legal @param {string[]} verbs */
function first(frame, legal, verbs) {
  for (const verb of verbs) {
    const found = legal.find((option) => option.verb === verb);
    if (found) return likely(frame, found);
  }
  return null;
}

/** @param {Frame} frame @param {Option} option @returns {Likely} */
function likely(frame, option) {
  const { target, worth } = option;
  return { target, option, words: commitment(frame, option), worth };
}
