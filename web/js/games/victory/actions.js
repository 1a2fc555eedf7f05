// The row of buttons beside the board: what may be done now, or what the picked card may be played for.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { plan, touch } from '../../table/choice.js';
import { boardText, price } from '../../table/words.js';
import { offered } from './picked.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/** Draws the buttons: what can be done first. @param {Frame} frame @param {string | null} selected */
export function actionRow(frame, selected) {
  const options = offered(frame).toSorted((a, b) => Number(shut(a)) - Number(shut(b)));
  return html`<div class="area-actions actions deeds" role="group" aria-label=${t('table-actions')}>
    ${options.map((option) => deed(option, selected))}
  </div>`;
}

/** @param {Option} option */
function shut(option) {
  return Boolean(option.refusal && !plan(option));
}

/** @param {Option} option @param {string | null} selected */
function deed(option, selected) {
  const cost = price(option.cost);
  return html`<button
    type="button"
    class="action deed"
    data-target=${option.target}
    data-option=${option.action}
    aria-pressed=${selected === option.target ? 'true' : 'false'}
    aria-disabled=${shut(option) ? 'true' : 'false'}
    @click=${() => touch(option.target)}
  >
    ${boardText(option.label)}${cost ? html` <small>${cost}</small>` : nothing}
  </button>`;
}
