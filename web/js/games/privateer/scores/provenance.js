// Which of Privateer's figures the rulebook gives and which are reconstructed, from the engine's own data.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { captainName, portName, trackName } from '../names.js';
import { TRACKS } from '../position.js';

/** The tags of the data, the least certain first. */
const ORDER = ['RECON', 'OUTSIDE', 'DERIVED', 'TEXT'];

/** Lists where the components come from. @param {Record<string, any> | null} parts null before the engine has told them */
export function provenance(parts) {
  return html`<section class="sources" aria-labelledby="sources">
    <h2 id="sources" tabindex="-1">${t('page-sources')}</h2>
    <p>${t('page-sources-more')}</p>
    <dl class="sources__legend">
      ${ORDER.map((source) => html`<div><dt>${mark(source)}</dt><dd>${t(`page-source-${source}-more`)}</dd></div>`)}
    </dl>
    ${parts ? [figures(parts), captains(parts), counts(parts)] : html`<p>${t('page-sources-later')}</p>`}
  </section>`;
}

/** The tags that a figure's note begins with: "power OUTSIDE V12; start RECON". @param {string} tag @returns {string[]} */
function sourcesOf(tag) {
  return ORDER.filter((source) => tag.includes(source));
}

/** @param {string} source */
function mark(source) {
  return html`<span class="source source--${source}">${t(`page-source-${source}`)}</span>`;
}

/** @param {string} caption @param {string[]} heads @param {unknown} rows */
function table(caption, heads, rows) {
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

/** @param {string} name @param {unknown} value @param {string} tag */
function row(name, value, tag) {
  return html`<tr><th scope="row">${name}</th><td>${value}</td><td>${sourcesOf(tag).map(mark)}</td></tr>`;
}

/** Goal, tracks, prices, wind. @param {Record<string, any>} parts */
function figures(parts) {
  const line = (/** @type {(number | null)[]} */ all) =>
    all.filter((each) => each !== null).join(', ');
  return table(
    t('page-sources-figures'),
    [t('page-sources-what'), t('page-sources-value'), t('page-sources-from')],
    [
      row(t('page-figure-goal'), parts.goal.infamy, parts.goal.tag),
      row(t('page-figure-start_silver'), parts.money.start, parts.money.tag),
      ...TRACKS.map((track) =>
        row(trackName(track), line(parts.tracks[track].values), parts.tracks[track].tag),
      ),
      row(t('page-figure-prices'), line(parts.track_prices.to_position), parts.track_prices.tag),
      row(t('page-figure-infamy'), line(parts.track_infamy.at_position), parts.track_infamy.tag),
      ...parts.ports.map((/** @type {{id: string, square: string, tag: string}} */ port) =>
        row(portName(port.id), port.square.toUpperCase(), port.tag),
      ),
    ],
  );
}

/** @param {Record<string, any>} parts */
function captains(parts) {
  return table(
    t('page-sources-captains'),
    [t('page-sources-what'), t('page-sources-power'), t('page-sources-from')],
    parts.captains.map((/** @type {{id: string, tag: string}} */ captain) =>
      row(captainName(captain.id), t(`table-power-${captain.id}`), captain.tag),
    ),
  );
}

/** The cards in a sentence each. @param {Record<string, any>} parts */
function counts(parts) {
  const fortunes = parts.fortunes.reduce(
    (/** @type {number} */ sum, /** @type {{copies: number}} */ each) => sum + each.copies,
    0,
  );
  return html`<p>${t('page-sources-ports', { count: parts.port_cards.length })} ${mark('RECON')}</p>
    <p>${t('page-sources-bounty', { relics: parts.relics.length, fortunes })} ${mark('RECON')}</p>
    <p>${t('page-sources-merchants', { count: parts.merchants.length })} ${mark('RECON')}</p>`;
}
