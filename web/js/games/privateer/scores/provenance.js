// Which of Privateer's figures the rulebook gives and which are reconstructed, from the engine's own data.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { SOURCES, sourceMark, sourcesSection, sourcesTable } from '../../../table/rules/sources.js';
import { captainName, portName, trackName } from '../names.js';
import { TRACKS } from '../position.js';

/** Lists where the components come from. @param {Record<string, any> | null} parts null before the engine has told them */
export function provenance(parts) {
  return sourcesSection(
    t('page-sources-more'),
    parts && [figures(parts), captains(parts), counts(parts)],
  );
}

/** The tags that a figure's note begins with: "power OUTSIDE V12; start RECON". @param {string} tag @returns {string[]} */
function sourcesOf(tag) {
  return SOURCES.filter((source) => tag.includes(source));
}

/** @param {string} name @param {unknown} value @param {string} tag */
function row(name, value, tag) {
  return html`<tr><th scope="row">${name}</th><td>${value}</td><td>${sourcesOf(tag).map(sourceMark)}</td></tr>`;
}

/** Goal, tracks, prices, wind. @param {Record<string, any>} parts */
function figures(parts) {
  const line = (/** @type {(number | null)[]} */ all) =>
    all.filter((each) => each !== null).join(', ');
  return sourcesTable(
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
  return sourcesTable(
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
  return html`<p>${t('page-sources-ports', { count: parts.port_cards.length })} ${sourceMark('RECON')}</p>
    <p>${t('page-sources-bounty', { relics: parts.relics.length, fortunes })} ${sourceMark('RECON')}</p>
    <p>${t('page-sources-merchants', { count: parts.merchants.length })} ${sourceMark('RECON')}</p>`;
}
