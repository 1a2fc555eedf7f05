// An answer as a button: the first press points at it, the main button or a second press gives it.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { plan, press, touch } from '../../../table/choice.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { boardText, effectsWords, price, refusalWords } from '../../../table/words.js';

/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws an answer. @param {Option} option @param {unknown} [art] a sign before it
 * @param {unknown} [note] what it brings @param {string} [words] shorter ones than the engine's
 */
export function choice(option, art = nothing, note = nothing, words = undefined) {
  const cost = price(option.cost);
  const shut = isShut(option);
  return html`<button
    type="button"
    class="choice choice--place choice--do-${option.verb} ${shut ? 'choice--shut' : ''}"
    data-option=${option.action}
    aria-disabled=${shut ? 'true' : 'false'}
    aria-pressed=${get().selected === option.target ? 'true' : 'false'}
    @click=${() => touch(option.target)}
  >
    ${art === nothing ? nothing : html`<span class="choice__sign">${art}</span>`}
    <b>${words ?? boardText(option.label)}${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}</b>
    ${small(option, note)}
  </button>`;
}

/** Why not, or what it brings. @param {Option} option @param {unknown} note */
function small(option, note) {
  if (option.refusal)
    return html`<small class="choice__why">${refusalWords(option.refusal)}</small>`;
  const effects = option.effects.length ? effectsWords(option.effects) : nothing;
  if (effects === nothing && note === nothing) return nothing;
  const between = effects !== nothing && note !== nothing ? ' · ' : '';
  return html`<small>${effects}${between}${note}</small>`;
}

/** An answer that changes nothing, given at once. @param {Option} option */
export function quickChoice(option) {
  return html`<button
    type="button"
    class="choice choice--quick choice--do-${option.verb}"
    data-option=${option.action}
    @click=${() => press(option)}
  >
    <b>${boardText(option.label)}</b>
  </button>`;
}

/** Can it not be done, whatever is done first? @param {Option} option */
export function isShut(option) {
  return Boolean(option.refusal && !plan(option));
}

/** What can't be done, and why: one line for each reason. @param {readonly Option[]} options */
export function refused(options) {
  /** @type {Map<string, {why: import('../../../protocol.d.ts').RefusalShape, labels: string[]}>} */
  const reasons = new Map();
  for (const { refusal, label, action } of options) {
    if (!refusal) continue;
    const found = reasons.get(refusalWords(refusal)) ?? { why: refusal, labels: [] };
    found.labels.push(boardText(label) || action);
    reasons.set(refusalWords(refusal), found);
  }
  return [...reasons.values()].map(
    ({ why, labels }) =>
      html`<p class="ask__facts"><b>${labels.join(', ')}:</b> ${ruleLine(why)}</p>`,
  );
}
