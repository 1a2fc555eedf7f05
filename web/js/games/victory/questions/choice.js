// An answer to a question as a button: a sign of what it is about, its words, its price, or why not.

import { html, nothing } from 'lit-html';
import { press, touch } from '../../../table/choice.js';
import { boardText, effectsWords, price, refusalWords } from '../../../table/words.js';
import { worthMark } from '../../../table/worth.js';
import { isMeant, isPointedAt } from '../actions/meant.js';
import { cube } from '../names.js';
import { isOpen } from '../picked.js';
import { KINDS, LETTERS } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws an answer. @param {Option} option */
export function choice(option) {
  return choiceWith(option, nothing);
}

/** Draws an answer with a note of one's own. @param {Option} option @param {unknown} note */
export function choiceWith(option, note) {
  const cost = option.verb === 'pay' ? '' : price(option.cost); // its label tells it
  const why = option.refusal ? refusalWords(option.refusal) : '';
  const shut = !isOpen(option);
  return html`<button
    type="button"
    class="choice choice--${option.verb} ${shut ? 'choice--shut' : ''} ${isMeant(option.target) ? 'choice--meant' : ''}"
    data-option=${option.action}
    aria-pressed=${isPointedAt(option.target) ? 'true' : 'false'}
    aria-disabled=${shut ? 'true' : 'false'}
    @click=${() => (shut ? press(option) : touch(option.target))}
  >
    ${sign(option)}
    <b>${boardText(option.label)}${cost ? html` <span class="choice__cost">${cost}</span>` : nothing} ${worthMark(option.worth)}</b>
    ${why ? html`<small class="choice__why">${why}</small>` : option.effects.length ? html`<small>${effectsWords(option.effects)}</small>` : nothing}
    ${note}
  </button>`;
}

/** The cube that is taken or paid. @param {Option} option */
function sign({ action }) {
  const [verb, what] = action.split(' ');
  const kind = ['take', 'pay'].includes(verb) ? KINDS[LETTERS.indexOf(what)] : undefined;
  return kind ? html`<span class="choice__sign">${cube(kind)}</span>` : nothing;
}
