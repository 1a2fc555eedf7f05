// Rules in context: the link from a thing on the table to its rule. Which rule it is, the engine
// says (its catalogue's `topics`); a click opens the rule over the table (rulesheet.js).

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { components, officer, townOf } from '../../games/portsmouth/cards.js';

/** @typedef {import('../../games/portsmouth/view.d.ts').CellView} Cell */

/**
 * Links to the rules of a topic, such as 'town-mutiny'; nothing for a topic without rules.
 * @param {string} topic
 */
export function ruleLink(topic) {
  const numbers = /** @type {string[]} */ (components().topics?.[topic] ?? []);
  return numbers.map((number) => ruleNumber(number));
}

/** The number of a rule as a link. @param {string} number */
export function ruleNumber(number) {
  return html`<a class="rulelink" href="#/rules/${number}" aria-label=${t('learn-rule-title', { number })}>${number}</a> `;
}

/** "The rule: R81", for every topic of a cell. @param {Cell} cell */
export function cellRules(cell) {
  const links = topicsOf(cell).map(ruleLink).filter((each) => each.length);
  return links.length ? html`<p class="rulelinks">${t('learn-rule')} ${links}</p>` : nothing;
}

/** What a cell shows, as topics. @param {Cell} cell @returns {string[]} */
function topicsOf(cell) {
  if (cell.kind === 'hidden' || cell.kind === 'empty') return [`card-${cell.kind}`];
  const town = townOf(cell.card ?? '');
  if (town) return [`town-${town}`];
  const card = officer(cell.card ?? '');
  if (!card) return [];
  const own = card.rank === 'midshipman' ? [`privilege-${card.detail}`] : card.rank === 'lieutenant' ? [`skill-${card.detail}`] : [];
  return [...own, `rank-${card.rank}`, ...(cell.landsman === null ? [] : ['landsman'])];
}
