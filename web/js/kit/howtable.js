// The tables of "How to play": a sign, what it stands for, and what that brings.

import { html, nothing } from 'lit-html';
import { t } from '../app/text.js';

/** A table with its caption, `howto-<key>`.
 * @param {string} key @param {unknown[]} rows
 * @param {string} [note] a sentence after it @param {string} [lead] one before the rows
 */
export function howTable(key, rows, note, lead) {
  return html`<table class="howto__table">
      <caption>${t(`howto-${key}`)}${lead ? html`<span class="howto__lead">${lead}</span>` : nothing}</caption>
      <tbody>${rows}</tbody>
    </table>
    ${note ? html`<p>${note}</p>` : nothing}`;
}

/** @param {unknown} art @param {unknown} what @param {string} brings */
export function howRow(art, what, brings) {
  return html`<tr>
    <td>${art}</td>
    <th scope="row">${what}</th>
    <td>${brings}</td>
  </tr>`;
}
