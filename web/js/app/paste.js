// A field for a link that was sent: also for those whose messages open another browser than this.

import { html, nothing } from 'lit-html';
import { hashOf, linkIn } from './links.js';
import { set } from './store.js';
import { onLanguageChange, t } from './text.js';

let trouble = '';

onLanguageChange(() => {
  trouble = '';
});

/** Draws the form in which a player pastes a link. @param {string} label */
export function pasteForm(label) {
  return html`<form class="paste" @submit=${open}>
    <label class="field"
      ><span>${label}</span>
      <input type="text" name="link" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="20000"
    /></label>
    <button type="submit" class="button">${t('links-paste-open')}</button>
    ${trouble ? html`<p class="trouble" role="alert">${trouble}</p>` : nothing}
  </form>`;
}

/** @param {Event} event */
function open(event) {
  event.preventDefault();
  const field = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
  const link = linkIn(field?.value ?? '');
  trouble = link?.text ? '' : t('links-paste-none');
  if (link?.text) location.hash = hashOf(link);
  set({});
}
