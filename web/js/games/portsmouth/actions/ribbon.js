// The question that a privilege, a town or the refilling asks, docked under the market.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { undo } from '../../../match/game.js';
import { optionsOf } from '../../../match/mode.js';
import { plan, press } from '../../../table/choice.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { boardText, effectsWords, price, refusalWords } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { portrait } from '../art.js';
import { isCell, nameOf, officer, viewOf } from '../cards/cards.js';
import { drawnCard, places } from '../cards/drawncard.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Steps whose question is shown in the ribbon. */
const STEPS = new Set([
  'privilege',
  'privilege_town',
  'trade',
  'trade_for',
  'commission',
  'gig',
  'replenish',
]);

/** Tells whether a question is pending in place of the actions. @param {Frame} frame */
export function asks(frame) {
  return STEPS.has(viewOf(frame).step);
}

/** Draws the pending question with its answers. @param {Frame} frame */
export function ribbon(frame) {
  const { step } = viewOf(frame);
  return html`<section
    class="area-ribbon ribbon ribbon--${step}"
    aria-label=${t('table-ribbon')}
    data-step=${step}
  >
    ${step === 'replenish' ? drawnCard(frame) : nothing}
    <div class="ribbon__told">
      ${step === 'replenish' ? nothing : html`<p class="ribbon__crumbs">${crumbs(frame)}</p>`}
      <div class="ribbon__ask">
        <h2 class="ribbon__question" tabindex="-1">${boardText(frame.prompt)}</h2>
        ${backButton(frame)}
      </div>
      ${explanation(frame)}
    </div>
    <div class="ribbon__options">
      ${step === 'replenish' ? places(frame) : choices(frame)}
    </div>
  </section>`;
}

/** Where the question lies: "Recruit: Midshipman (Trade) › Trade". @param {Frame} frame */
function crumbs(frame) {
  const { within, step } = viewOf(frame);
  const trail = within.map(([kind, card], index) => crumb(kind, card, index));
  const folded = trail.length > 3 ? ['…', ...trail.slice(-2)] : trail;
  const depth = trail.length > 3 ? ` (${trail.length})` : '';
  return [...folded, t(`table-step-${step}`)].join(' › ') + depth;
}

/** A privilege at work goes by its name, what began it all names its card.
 * @param {string} kind @param {string} card @param {number} index
 */
function crumb(kind, card, index) {
  if (index && officer(card)?.detail === kind) return t(`privilege-${kind}`);
  return t('table-crumb', { kind: t(`table-crumb-${kind}`), card: nameOf(card) });
}

/** What the one choice with consequences would do. @param {Frame} frame */
function explanation(frame) {
  const use = optionsOf(frame).find((option) => option.verb === 'use');
  if (!use) return nothing;
  const why = use.refusal ? ruleLine(use.refusal) : effectsWords(use.effects);
  return html`<p class="ribbon__more ${use.refusal ? 'ribbon__more--why' : ''}">${why}</p>`;
}

/** The answers in the order of `order`. An answer that lacks AP buys them itself, and
 * "What can I do now?" sells them alone. @param {Frame} frame
 */
function choices(frame) {
  return optionsOf(frame)
    .filter((option) => !isCell(option.target) && option.verb !== 'buy')
    .toSorted((a, b) => order(a) - order(b))
    .map(choice);
}

/** What does something, then what lets it be, then what nothing helps. @param {Option} option @returns {number} */
function order(option) {
  if (option.refusal && !plan(option)) return 3;
  return option.verb === 'decline' ? 2 : option.refusal ? 1 : 0;
}

/** An option as a button with its price; a refused one says why. @param {Option} option */
function choice(option) {
  const cost = price(option.cost);
  const why = option.refusal ? refusalWords(option.refusal) : '';
  const remedy = option.refusal && plan(option);
  return html`<button
    type="button"
    class="choice choice--${option.verb} ${order(option) === 3 ? 'choice--shut' : ''}"
    data-option=${option.action}
    aria-disabled=${option.refusal && !remedy ? 'true' : 'false'}
    @click=${() => press(option)}
  >
    ${head(option)}<b>${boardText(option.label)}${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}</b>
    ${
      why
        ? html`<small class="choice__why">${why}</small>`
        : option.effects.length && option.verb !== 'use'
          ? html`<small class=${option.verb === 'decline' ? 'roomy' : ''}>${effectsWords(option.effects)}</small>`
          : nothing
    }
    ${option.worth ? html`<small>${worthLine(option.worth)}</small>` : nothing}
  </button>`;
}

/** The officer whom an answer is about. @param {Option} option */
function head({ target }) {
  return officer(target) ? portrait(target, 'choice__head') : nothing;
}

/** @param {Frame} frame */
function backButton(frame) {
  if (!frame.undo) return nothing;
  return html`<button type="button" class="choice choice--back" data-do="back" @click=${undo}>
    <b>↶ ${t('table-back')}</b>
  </button>`;
}
