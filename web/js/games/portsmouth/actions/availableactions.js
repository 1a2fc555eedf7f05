// "What can I do now?": everything that can be done with its price, and the rest with its reason.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf, whyNothingHere } from '../../../match/mode.js';
import { commit, select, whyNot } from '../../../table/choice.js';
import { refusedCount, refusedIn } from '../../../table/details.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { closePanel } from '../../../table/ui.js';
import { boardText, effectsWords, price } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { isCell } from '../cards/cards.js';
import { withinReach } from './route.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws the list of everything that can be done now with its price, and the rest with its reason. @param {Frame} frame */
export function availableActions(frame) {
  const { selected } = get();
  const legal = optionsOf(frame).filter((option) => !option.refusal);
  const away = whyNothingHere(frame);
  const refused = refusedIn(frame);
  return html`${selected ? whyHere(frame, selected) : nothing}
    <h3>${t('table-can-now', { count: legal.length })}</h3>
    ${groups(legal)} ${reachable(frame)}
    <h3>${t('table-cannot-now', { count: refusedCount(frame) })}</h3>
    <ul class="cans cans--refused">
      ${refused.map(
        ({ label, refusal }) => html`<li>
          <b>${boardText(label)}</b>: ${ruleLine(refusal)}
        </li>`,
      )}
      ${away ? html`<li>${ruleLine(away)}</li>` : nothing}
    </ul>`;
}

/** What can be done now: the steps, the recruits, and the rest. @param {Option[]} legal */
function groups(legal) {
  const kind = (/** @type {Option} */ option) =>
    ['move', 'recruit'].includes(option.verb) ? option.verb : 'other';
  return ['recruit', 'move', 'other'].map((name) => {
    const found = legal.filter((option) => kind(option) === name);
    if (!found.length) return nothing;
    return html`<h4 class="cans__group">${t(`plan-group-${name}`)}</h4>
      <ul class="cans">
        ${found.map(legalItem)}
      </ul>`;
  });
}

/** @param {string} cell */
function point(cell) {
  closePanel();
  select(cell);
}

/** The officers that several actions lead to, the cheapest first. @param {Frame} frame */
function reachable(frame) {
  const found = withinReach(frame);
  if (!found.length) return nothing;
  return html`<h3>${t('plan-within', { count: found.length })}</h3>
    <ul class="cans cans--reach">
      ${found.map(
        ({ cell, what, price: cost }) => html`<li>
          <button type="button" class="cans__do" data-reach=${cell} @click=${() => point(cell)}>
            <b>${what}</b> <span class="choice__cost">${cost}</span>
          </button>
        </li>`,
      )}
    </ul>`;
}

/** @param {Frame} frame @param {string} selected */
function whyHere(frame, selected) {
  const refusal = whyNot(frame, selected);
  if (!refusal) return nothing;
  const where = isCell(selected) ? selected.toUpperCase() : '';
  return html`<p class="inspector__why">${where ? html`<b>${where}:</b> ` : nothing}${ruleLine(refusal)}</p>`;
}

/** @param {Option} option */
function legalItem(option) {
  const cost = price(option.cost);
  return html`<li>
    <button type="button" class="cans__do" data-can=${option.action} @click=${() => choose(option)}>
      <b>${boardText(option.label)}</b>${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}
      ${option.effects.length ? html`<small>${effectsWords(option.effects)}</small>` : nothing}
      ${option.worth ? html`<small>${worthLine(option.worth)}</small>` : nothing}
    </button>
  </li>`;
}

/** A cell is pointed at, the rest is done. @param {Option} option */
function choose(option) {
  closePanel();
  if (isCell(option.target) || option.verb === 'end') select(option.target);
  else commit(option);
}
