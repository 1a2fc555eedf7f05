// What a game without a server rests on, in plain words.

import { html } from 'lit-html';
import { t } from './text.js';

export function trustNote() {
  return html`<details class="more trust">
    <summary>${t('links-trust')}</summary>
    <p>${t('links-trust-more')}</p>
  </details>`;
}
