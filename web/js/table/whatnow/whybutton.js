// The button for what can be done, and why something can't.

import { html } from 'lit-html';
import { t } from '../../app/text.js';
import { togglePanel, ui } from '../ui.js';

/** Draws the button that opens and closes the sheet of all actions. */
export function whyButton() {
  return html`<button
    type="button"
    class="tool bar__why"
    data-do="why"
    aria-expanded=${ui.panel === 'can' ? 'true' : 'false'}
    @click=${() => togglePanel('can')}
  >
    ${t('table-why-not')}
  </button>`;
}
