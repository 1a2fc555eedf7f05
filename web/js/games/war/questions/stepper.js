// A number with a button to take one off and one to add one, each as large as a fingertip.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';

/**
 * Draws a stepper; `less` and `more` are null where that can't be, `all` is what the number itself does.
 * `oneLess`, `oneMore` and `whole` are actions by which the coach finds the buttons.
 * @param {{name: string, value: number, less: (() => void) | null, more: (() => void) | null, all?: (() => void) | null, allWords?: string, why?: string, whyLess?: string, oneLess?: string, oneMore?: string, whole?: string}} of
 */
export function stepper({
  name,
  value,
  less,
  more,
  all = null,
  allWords = '',
  why = '',
  whyLess = '',
  oneLess,
  oneMore,
  whole,
}) {
  return html`<span class="stepper" role="group" aria-label=${name}>
    ${button('−', t('table-less', { what: name }), less, whyLess, oneLess)}
    ${
      all
        ? html`<button type="button" class="stepper__value" data-option=${whole ?? nothing} title=${allWords} aria-label=${t('table-all-of', { what: name, value, all: allWords })} @click=${all}>${value}</button>`
        : html`<b class="stepper__value">${value}</b>`
    }
    ${button('+', t('table-more-of', { what: name }), more, why, oneMore)}
  </span>`;
}

/** @param {string} sign @param {string} label @param {(() => void) | null} act @param {string} [why] @param {string} [action] */
function button(sign, label, act, why = '', action) {
  return html`<button
    type="button"
    class="stepper__button"
    data-option=${action ?? nothing}
    aria-label=${why && !act ? `${label}: ${why}` : label}
    title=${act ? '' : why}
    aria-disabled=${act ? 'false' : 'true'}
    @click=${() => act?.()}
  >
    ${sign}
  </button>`;
}
