// Turning pirate, the one step that can't be taken back by play: what is lost, and what is won, said before it.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { ruleLink } from '../../../table/rules/context.js';
import { sign } from '../art.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Does it make a pirate of who does it? @param {Option} option */
export function turnsPirate(option) {
  return option.effects.some(({ id }) => id === 'effect-turns_pirate');
}

/** Draws the warning. @param {Frame} _frame @param {Option} option */
export function solemn(_frame, option) {
  if (!turnsPirate(option)) return nothing;
  return html`<div class="solemn" role="note">
    ${sign('pirate')}
    <p><b>${t('table-pirate-title')}</b> ${t('table-pirate-lost')} <span class="rulelinks">${ruleLink('pirate')}</span></p>
  </div>`;
}
