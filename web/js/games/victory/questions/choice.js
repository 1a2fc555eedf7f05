// An answer to a question as a button: a sign of what it is about, its words, its price, or why not.

import { html, nothing } from 'lit-html';
import { plan, press } from '../../../table/choice.js';
import { boardText, effectsWords, price, refusalWords } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { cube } from '../names.js';
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
  const shut = Boolean(option.refusal && !plan(option));
  return html`<button
    type="button"
    class="choice choice--${option.verb} ${shut ? 'choice--shut' : ''}"
    data-option=${option.action}
    aria-disabled=${shut ? 'true' : 'false'}
    @click=${() => press(option)}
  >
    ${sign(option)}
    <b>${boardText(option.label)}${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}</b>
    ${why ? html`<small class="choice__why">${why}</small>` : option.effects.length ? html`<small>${effectsWords(option.effects)}</small>` : nothing}
    ${option.worth ? html`<small>${worthLine(option.worth)}</small>` : nothing} ${note}
  </button>`;
}

/** The cube that is taken or paid. @param {Option} option */
function sign({ action }) {
  const [verb, what] = action.split(' ');
  const kind = ['take', 'pay'].includes(verb) ? KINDS[LETTERS.indexOf(what)] : undefined;
  return kind ? html`<span class="choice__sign">${cube(kind)}</span>` : nothing;
}
