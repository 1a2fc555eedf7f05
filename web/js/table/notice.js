// Refusals and faults, readable until they are put away.

import { html, nothing } from 'lit-html';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { linked } from './rules/rulelink.js';

/** The notice, if there is one. */
export function notice() {
  const { notice: told } = get();
  if (!told) return nothing;
  return html`<div class="note note--${told.tone}" role="alert">
    <p>
      ${linked(told.text, told.rule)}
    </p>
    <div class="note__buttons">
      ${
        told.button
          ? html`<button type="button" class="small" @click=${told.button.press}>${told.button.words}</button>`
          : nothing
      }
      ${
        told.details
          ? html`<button type="button" class="small" data-do="copy" @click=${copy}>${t('table-copy')}</button>`
          : nothing
      }
      <button type="button" class="small" data-do="dismiss" @click=${() => set({ notice: null })}>
        ${t('table-dismiss')}
      </button>
    </div>
  </div>`;
}

/** Copies the details of a fault, the old way where the new one is refused. @param {Event} event */
async function copy(event) {
  const details = get().notice?.details ?? '';
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  try {
    await navigator.clipboard.writeText(details);
  } catch {
    const area = document.createElement('textarea');
    area.value = details;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  button.textContent = t('table-copied');
}
