// The panel of what is selected, as every game draws it.

import { html } from 'lit-html';
import { t } from '../app/text.js';
import { isAsked } from './choice.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** Draws the panel; it is busy while the engine is asked what leads to the target.
 * @param {Frame} frame @param {string | null} selected @param {unknown} body @param {string} [more] a class
 */
export function inspectorPanel(frame, selected, body, more = '') {
  return html`<section
    class="area-inspector inspector ${more}"
    aria-label=${t('table-inspector')}
    aria-busy=${isAsked(frame, selected) ? 'true' : 'false'}
    data-selected=${selected ?? ''}
  >
    ${body}
  </section>`;
}
