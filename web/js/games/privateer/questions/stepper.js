// A number with a button to take one off and one to add one, each as large as a fingertip.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';

/**
 * Draws a stepper; `less` and `more` are null where that can't be, `all` is what the number itself does.
 * @param {{name: string, value: number, less: (() => void) | null, more: (() => void) | null, all?: (() => void) | null, why?: string}} of
 */
export function stepper({ name, value, less, more, all = null, why = '' }) {
  return html`<span class="stepper" role="group" aria-label=${name}>
    ${button('−', t('table-less', { what: name }), less)}
    ${
      all
        ? html`<button type="button" class="stepper__value" title=${t('table-all')} aria-label=${t('table-all-of', { what: name, value })} @click=${all}>${value}</button>`
        : html`<b class="stepper__value">${value}</b>`
    }
    ${button('+', t('table-more-of', { what: name }), more, why)}
  </span>`;
}

/** @param {string} sign @param {string} label @param {(() => void) | null} act @param {string} [why] */
function button(sign, label, act, why = '') {
  return html`<button
    type="button"
    class="stepper__button"
    aria-label=${why && !act ? `${label}: ${why}` : label}
    title=${act ? '' : why}
    aria-disabled=${act ? 'false' : 'true'}
    @click=${() => act?.()}
  >
    ${sign}
  </button>`;
}
