// "What can I do now?": everything that can be done with its price, and the rest with its reason.

import { html, nothing } from 'lit-html';
import { get } from '../store.js';
import { t } from '../text.js';
import { bestAt, commit, isCell, select } from './choice.js';
import { closePanel } from './ui.js';
import { effectsWords, price, refusalWords, tell } from './words.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').OptionShape} Option */

/** The list. @param {Frame} frame */
export function canList(frame) {
  const { selected } = get();
  const legal = frame.options.filter((option) => !option.refusal);
  const refused = frame.options.filter((option) => option.refusal);
  return html`${selected ? whyHere(frame, selected) : nothing}
    <h3>${t('table-can-now', { count: legal.length })}</h3>
    <ul class="cans">
      ${legal.map(legalItem)}
    </ul>
    <h3>${t('table-cannot-now', { count: refused.length })}</h3>
    <ul class="cans cans--refused">
      ${refused.map(
        (option) => html`<li>
          <b>${tell(option.label)}</b>: ${option.refusal ? refusalWords(option.refusal) : nothing}
        </li>`,
      )}
      ${frame.away ? html`<li>${refusalWords(frame.away)}</li>` : nothing}
    </ul>`;
}

/** @param {Frame} frame @param {string} selected */
function whyHere(frame, selected) {
  const refusal = (bestAt(frame, selected) ?? { refusal: frame.away }).refusal;
  if (!refusal) return nothing;
  const where = isCell(selected) ? selected.toUpperCase() : '';
  return html`<p class="inspector__why">${where ? html`<b>${where}:</b> ` : nothing}${refusalWords(refusal)}</p>`;
}

/** @param {Option} option */
function legalItem(option) {
  const cost = price(option.cost);
  return html`<li>
    <button type="button" class="cans__do" data-can=${option.action} @click=${() => choose(option)}>
      <b>${tell(option.label)}</b>${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}
      ${option.effects.length ? html`<small>${effectsWords(option.effects)}</small>` : nothing}
    </button>
  </li>`;
}

/** A cell is pointed at, the rest is done. @param {Option} option */
function choose(option) {
  closePanel();
  const first = get().frame?.options.find((each) => each.target === option.target);
  if (isCell(option.target) || (option.verb === 'end' && first)) select(option.target);
  else commit(option);
}
