// The answers in a fight, more cannons or dice taken off: what can be done, and each reason why not once.

import { html } from 'lit-html';
import { optionsOf } from '../../../match/mode.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { choice } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').RefusalShape} Refusal */

/** Draws them. @param {Frame} frame */
export function fightAnswers(frame) {
  const options = optionsOf(frame);
  const legal = options.filter(({ refusal }) => !refusal);
  /** @type {Map<string, Refusal>} */
  const reasons = new Map();
  for (const { refusal } of options) if (refusal) reasons.set(JSON.stringify(refusal), refusal);
  return html`<div class="fightanswers">
    <ul class="fightanswers__why">
      ${[...reasons.values()].map((refusal) => html`<li>${ruleLine(refusal)}</li>`)}
    </ul>
    <div class="ribbon__options">${legal.map(choice)}</div>
  </div>`;
}
