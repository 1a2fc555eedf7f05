// What a game without a server rests on, in plain words.

import { html } from 'lit-html';
import { t } from './text.js';

/** Explains what a game without a server can and can't guarantee: a fold-out of text. */
export function trustNote() {
  return html`<details class="more trust">
    <summary>${t('links-trust')}</summary>
    <p>${t('links-trust-more')}</p>
  </details>`;
}
