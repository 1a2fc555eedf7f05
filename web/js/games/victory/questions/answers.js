// The answers in a fight, more cannons or dice taken off: what can be done, or why nothing can.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { viewOf } from '../position.js';
import { choice } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** What the card or the building of an answer is called. @type {Record<string, string>} */
const NAMES = {
  cannons: 'card-cannons',
  foundry: 'building-foundry',
  'mend card': 'card-out_manoeuvre',
  'mend guild': 'building-crafting_guild',
};

/** Draws them; to leave it at that needs no row where nothing else can be done. @param {Frame} frame */
export function fightAnswers(frame) {
  const legal = optionsOf(frame).filter(({ refusal }) => !refusal);
  const shut = refused(frame);
  return html`<div class="fightanswers">
    ${legal.length > 1 ? html`<div class="ribbon__options">${legal.map(choice)}</div>` : nothing}
    ${
      legal.length < 2 && shut.size
        ? html`<ul class="fightanswers__why">
            ${[...shut].map(([name, { refusal }]) => html`<li><b>${t(name)}:</b> ${refusal ? ruleLine(refusal) : nothing}</li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

/** What can't be done, each card or building once. @param {Frame} frame @returns {Map<string, Option>} */
function refused(frame) {
  return new Map(
    optionsOf(frame).flatMap((option) => {
      const [verb, , by] = option.action.split(' ');
      const name = NAMES[verb === 'mend' ? `${verb} ${by}` : verb];
      return option.refusal && name ? [[name, option]] : [];
    }),
  );
}

/** The main button on going on without, for each of the two questions. @param {Frame} frame @param {Option} option */
export function passWords(frame, { verb }) {
  if (verb !== 'pass') return undefined;
  const { step } = viewOf(frame);
  if (step === 'count') return t('combat-fire-on');
  return step === 'answer' ? t('combat-fire-on-answer') : undefined;
}
