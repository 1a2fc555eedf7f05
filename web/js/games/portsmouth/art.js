// Portsmouth's pictures: portraits of the officers and views of the towns.

import { html } from 'lit-html';
import { picture } from '../../app/art.js';

/** An officer's portrait. @param {string} card his id @param {string} [more] */
export function portrait(card, more = '') {
  return picture(`officer-${card}`, `art--officer ${more}`, '0 0 120 120');
}

/** The view of a town. @param {string} town its key @param {string} [more] */
export function townView(town, more = '') {
  return html`<svg
    class="art art--town ${more}"
    viewBox="0 0 150 110"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <use href="#town-${town}" width="150" height="110"></use>
  </svg>`;
}
