// Rules in context: the link from a thing on the table to its rule. Which rule it is, the engine
// says (its catalogue's `topics`); a click opens the rule over the table (rulesheet.js).

import { html, nothing } from 'lit-html';
import { componentsOf, page } from '../../app/games.js';
import { ruleAddress } from '../../app/router.js';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/**
 * Links to the rules of a topic, such as 'end-of-turn'; nothing for a topic without rules.
 * @param {string} topic
 */
export function ruleLink(topic) {
  const numbers = /** @type {string[]} */ (
    componentsOf(get().frame?.game ?? '').topics?.[topic] ?? []
  );
  return numbers.map((number) => ruleNumber(number));
}

/** The number of a rule as a link. @param {string} number */
export function ruleNumber(number) {
  return html`<a class="rulelink" href=${ruleAddress(get().frame?.game ?? '', number)} aria-label=${t('learn-rule-title', { number })}>${number}</a> `;
}

/** "The rule: R81", for every topic of a place. @param {Frame} frame @param {string} place */
export function rulesAt(frame, place) {
  const topics = page()?.targets?.topics?.(frame, place) ?? [];
  const links = topics.map(ruleLink).filter((each) => each.length);
  return links.length ? html`<p class="rulelinks">${t('learn-rule')} ${links}</p>` : nothing;
}
