// A notice on the screens that are not the table: what went wrong, in words, with its details.

import { html, nothing } from 'lit-html';
import { ruleAddress } from '../../app/router.js';
import { get, set } from '../../app/store.js';
import { t } from '../../app/text.js';

/** Draws the notice, if there is one. @param {Readonly<import('../../app/store.js').Store>} store */
export function noticeBox({ notice, frame }) {
  if (!notice) return nothing;
  return html`<div class="notice notice--${notice.tone}" role="alert">
    <p>${notice.text}${notice.rule ? html` <a href=${ruleAddress(frame?.game ?? '', notice.rule)}>${notice.rule}</a>` : nothing}</p>
    <div class="notice__buttons">
      ${
        notice.button
          ? html`<button type="button" class="button" @click=${notice.button.press}>${notice.button.words}</button>`
          : nothing
      }
      ${
        notice.details
          ? html`<button type="button" class="button" @click=${() => copy(notice.details ?? '')}>
            ${t('page-copy-details')}
          </button>`
          : nothing
      }
      <button type="button" class="button" @click=${() => set({ notice: null })}>
        ${t('page-dismiss')}
      </button>
    </div>
  </div>`;
}

/** Copies text, also where the clipboard is closed to pages. @param {string} details */
export async function copy(details) {
  const text = `${details}\n${get().catalog?.version ?? ''} ${navigator.userAgent}`;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = document.createElement('textarea');
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand('copy');
    box.remove();
  }
}
