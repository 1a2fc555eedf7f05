// An answer to a question as a button: a sign of what it is about, its words, its price, what it sets off, or why
// not. The first press tells it on the main button, the second does it.

import { html, nothing } from 'lit-html';
import { boardText, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { plan } from '../../../table/choice.js';
import { effectsWords, price, refusalWords } from '../../../table/words.js';
import { armed, pressTwice } from '../actions/armed.js';
import { turnsPirate } from '../actions/solemn.js';
import { cardSign, sign } from '../art.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws an answer. @param {Frame} _frame @param {Option} option @param {unknown} [more] */
export function choice(_frame, option, more = nothing) {
  const cost = price(option.cost);
  const shut = !plan(option);
  const here = armed() === option.action;
  return html`<button
    type="button"
    class="choice choice--${option.verb} ${shut ? 'choice--shut' : ''} ${here ? 'choice--here' : ''} ${turnsPirate(option) ? 'choice--pirate' : ''}"
    data-option=${option.action}
    aria-disabled=${shut ? 'true' : 'false'}
    aria-pressed=${here ? 'true' : 'false'}
    @click=${() => pressTwice(option)}
  >
    ${head(option)}
    <b>${boardText(option.label)}${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}</b>
    ${
      option.refusal
        ? html`<small class="choice__why">${refusalWords(option.refusal)}</small>`
        : option.effects.length
          ? html`<small>${effectsWords(option.effects)}</small>`
          : nothing
    }
    ${cardWords(option)} ${more}
  </button>`;
}

/** What an answer is about, as a sign. @param {Option} option */
function head({ target, verb }) {
  const [kind, ...rest] = target.split('-');
  const id = rest.join('-');
  if (kind === 'seat') return html`<span class="choice__sign">${pin(Number(id))}</span>`;
  if (kind === 'card')
    return html`<span class="choice__sign choice__sign--card">${cardSign(id)}</span>`;
  const signs = /** @type {Record<string, string>} */ ({
    ship: 'convoy-1',
    board: 'passenger',
    letter: 'letter',
    storm: 'fort',
  });
  return signs[verb] ? html`<span class="choice__sign">${sign(signs[verb])}</span>` : nothing;
}

/** What a card does. @param {Option} option */
function cardWords({ target }) {
  return target.startsWith('card-')
    ? html`<small>${t(`cardtext-${target.slice(5)}`)}</small>`
    : nothing;
}
