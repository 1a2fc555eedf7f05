// What happened, in sentences, with an anchor where nothing can be taken back.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../text.js';
import { pin } from './flag.js';
import { openPanel } from './ui.js';
import { tell } from './words.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').EntryShape} Entry */

/** The log as a list, newest first. @param {Frame} frame @param {readonly Entry[]} entries */
export function logList(frame, entries) {
  const fixed = frame.entries - frame.undo;
  return html`<ol class="log" role="log" aria-live="off" aria-label=${t('table-log-label')} tabindex="0">
    ${entries.toReversed().map((entry) => logEntry(entry, entry.number === fixed - 1))}
    ${entries.length ? nothing : html`<li class="log__none">${t('table-log-empty')}</li>`}
  </ol>`;
}

/** @param {Entry} entry @param {boolean} barrier the last entry that stays for good */
function logEntry(entry, barrier) {
  const sentences = entry.events.map((event) => tell(event.text));
  return html`<li class="log__entry ${barrier ? 'log__entry--anchor' : ''}" data-entry=${entry.number}>
    ${barrier
      ? html`<p class="log__anchor"><span aria-hidden="true">⚓ </span>${t('table-anchor')}</p>`
      : nothing}
    <p>${pin(entry.seat)} <span class="sr">${playerName(entry.seat)}:</span> ${sentences.join(' ')}</p>
  </li>`;
}

/** The newest entries, docked where there is room. @param {Frame} frame @param {readonly Entry[]} entries */
export function recap(frame, entries) {
  return html`<section class="area-recap recap" aria-label=${t('table-log')}>
    <h2 class="recap__title">
      <span class="recap__name">${t('table-log')}</span>
      <button type="button" class="small" @click=${() => openPanel('log')}>${t('table-log-whole')}</button>
    </h2>
    ${logList(frame, entries.slice(-40))}
  </section>`;
}
