// Where a game's figures come from, as the page of its rules tells it: a legend, tables, and marks.

import { html } from 'lit-html';
import { t } from '../../app/text.js';

/** The tags of the data, the least certain first. */
export const SOURCES = ['RECON', 'OUTSIDE', 'DERIVED', 'TEXT'];

/** The legend, and under it what the game tells of its components; a line as long as they are not known.
 * @param {string} lead @param {unknown} told null before the engine has told them
 */
export function sourcesSection(lead, told) {
  return html`<section class="sources" aria-labelledby="sources">
    <h2 id="sources" tabindex="-1">${t('page-sources')}</h2>
    <p>${lead}</p>
    <dl class="sources__legend">
      ${SOURCES.map((source) => html`<div><dt>${sourceMark(source)}</dt><dd>${t(`page-source-${source}-more`)}</dd></div>`)}
    </dl>
    ${told ?? html`<p>${t('page-sources-later')}</p>`}
  </section>`;
}

/** @param {string} source one of SOURCES */
export function sourceMark(source) {
  return html`<span class="source source--${source}">${t(`page-source-${source}`)}</span>`;
}

/** @param {string} caption @param {string[]} heads @param {unknown} rows */
export function sourcesTable(caption, heads, rows) {
  return html`<div class="wide" role="region" aria-label=${caption} tabindex="0">
    <table>
      <caption>${caption}</caption>
      <thead>
        <tr>${heads.map((each) => html`<th scope="col">${each}</th>`)}</tr>
      </thead>
      <tbody>${rows}</tbody>
    </table>
  </div>`;
}
