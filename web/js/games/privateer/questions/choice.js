// An answer to a question as a button: a sign of what it is about, its words, its price, or why not.

import { html, nothing } from 'lit-html';
import { pin } from '../../../kit/flag.js';
import { plan, press } from '../../../table/choice.js';
import { boardText, effectsWords, price, refusalWords } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { bountySign, captainFace, goodSign, portSign } from '../art.js';
import { portPrices } from '../chart/prices.js';
import { squareTold } from '../chart/told.js';
import { portName } from '../names.js';
import { portOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws an answer. @param {Frame} frame @param {Option} option @param {unknown} [more] */
export function choice(frame, option, more = nothing) {
  const cost = price(option.cost);
  const why = option.refusal ? refusalWords(option.refusal) : '';
  const shut = Boolean(option.refusal && !plan(option));
  return html`<button
    type="button"
    class="choice choice--${option.verb} ${shut ? 'choice--shut' : ''}"
    data-option=${option.action}
    aria-disabled=${shut ? 'true' : 'false'}
    @click=${() => press(option)}
  >
    ${portTold(frame, option)} ${head(option.target)}
    <b aria-hidden=${isPort(option) ? 'true' : nothing}>${namePort(option) ?? boardText(option.label)}${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}</b>
    ${
      why
        ? html`<small class="choice__why">${why}</small>`
        : option.effects.length
          ? html`<small>${effectsWords(option.effects)}</small>`
          : nothing
    }
    ${prices(frame, option.target)} ${option.worth ? html`<small>${worthLine(option.worth)}</small>` : nothing} ${more}
  </button>`;
}

/** Is the answer a port, whose prices are shown in signs? @param {Option} option */
function isPort({ target }) {
  return target.startsWith('port-');
}

/** A port by its name alone, where the question says what is done with it. @param {Option} option */
function namePort(option) {
  return isPort(option) ? portName(option.target.slice(5)) : undefined;
}

/** What is done with a port, and its prices, in words for those who listen.
 * @param {Frame} frame @param {Option} option
 */
function portTold(frame, option) {
  const port = isPort(option) ? portOf(frame, option.target.slice(5)) : undefined;
  if (!port) return nothing;
  return html`<span class="sr">${boardText(option.label)}: ${squareTold(frame, port.square)}</span>`;
}

/** What an answer is about, as a sign. @param {string} target */
export function head(target) {
  const [kind] = target.split('-', 1);
  const id = target.slice(kind.length + 1);
  switch (id ? kind : '') {
    case 'good':
      return html`<span class="choice__sign">${goodSign(id)}</span>`;
    case 'relic':
      return html`<span class="choice__sign">${bountySign(id, true)}</span>`;
    case 'port':
      return html`<span class="choice__sign">${portSign(id)}</span>`;
    case 'captain':
      return captainFace(id, 'choice__head');
    case 'seat':
      return html`<span class="choice__sign">${pin(Number(id))}</span>`;
    default:
      return nothing;
  }
}

/** The prices of a port that an answer is about. @param {Frame} frame @param {string} target */
function prices(frame, target) {
  const port = target.startsWith('port-') ? portOf(frame, target.slice(5)) : undefined;
  return port
    ? html`<span class="choice__prices" aria-hidden="true">${portPrices(frame, port)}</span>`
    : nothing;
}
