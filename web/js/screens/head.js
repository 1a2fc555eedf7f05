// The head of a screen that is not the home screen: its heading, and the ways home and to the table.

import { html, nothing } from 'lit-html';
import { t } from '../app/text.js';
import { isTransient } from '../match/mode.js';

/** Draws the heading of a screen with its links home and to the table. @param {Readonly<import('../app/store.js').Store>} store @param {string} title */
export function head(store, title) {
  return html`<header class="page__head">
    <a class="back" href="#/">${t('page-home')}</a>
    <h1>${title}</h1>
    ${store.frame && !isTransient() ? html`<a class="on" href="#/table">${t('page-table')}</a>` : nothing}
  </header>`;
}
