// Which figures the rulebook gives and which are reconstructed, from the engine's own data.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { SOURCES, sourceMark, sourcesSection, sourcesTable } from '../../../table/rules/sources.js';
import { goodName, nationName, portName, regionName, wayName } from '../names.js';

/** Lists where the components come from. @param {Record<string, any> | null} parts null before the engine has told them */
export function provenance(parts) {
  return sourcesSection(
    t('page-sources-more'),
    parts && [
      figures(parts),
      ways(parts),
      convoys(parts),
      goods(parts),
      ports(parts),
      counts(parts),
    ],
  );
}

/** The sources that a tag or several tags name. @param {string | Record<string, string>} tags */
function marks(tags) {
  const named = typeof tags === 'string' ? tags : Object.values(tags ?? {}).join(' ');
  return SOURCES.filter((source) => named.includes(source)).map(sourceMark);
}

/** @param {unknown[]} cells @param {string | Record<string, string>} tags */
function row([name, ...values], tags) {
  return html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${value}</td>`)}<td>${marks(tags)}</td></tr>`;
}

/** @param {string[]} heads */
function headed(...heads) {
  return [...heads.map((head) => t(head)), t('page-sources-from')];
}

/** @param {Record<string, any>} parts */
function figures(parts) {
  const named = {
    ...parts.figures,
    letters_of_marque: parts.supply.letters_of_marque,
    plague_markers: parts.supply.plague_markers,
  };
  return sourcesTable(
    t('page-sources-figures'),
    headed('page-sources-what', 'page-sources-value'),
    [
      row(
        [t('page-figure-players'), `${parts.players.min}–${parts.players.max}`],
        parts.players.tag,
      ),
      ...Object.entries(named).map(([key, figure]) =>
        row([t(`page-figure-${key}`), figure.value], figure.tag),
      ),
      row(
        [t('page-figure-shots'), `${parts.shots.ball}, ${parts.shots.grape}, ${parts.shots.chain}`],
        parts.shots.tags.ball,
      ),
      row([t('page-figure-boarding'), parts.shots.boarding], parts.shots.tags.boarding),
      row([t('page-figure-worth_ship'), parts.worth.ship_beyond_first], parts.worth.tag),
      row([t('page-figure-worth_flag'), parts.worth.own_flag], parts.worth.tag),
      row([t('page-figure-worth_crate'), parts.worth.crate], parts.worth.tag),
    ],
  );
}

/** @param {Record<string, any>} parts */
function ways(parts) {
  return sourcesTable(
    t('page-sources-ways'),
    headed('page-head-way', 'page-head-ships', 'page-head-gold', 'page-head-flags'),
    parts.win.map((/** @type {any} */ way) =>
      row(
        [
          wayName(way.id),
          way.ships,
          way.bonds * parts.figures.bond_value.value,
          `${way.ports || ''} ${t(`page-flag-${way.flag}`)}`,
        ],
        way.tags,
      ),
    ),
  );
}

/** @param {Record<string, any>} parts */
function convoys(parts) {
  const fields = ['ships', 'sails', 'crew', 'hull', 'cannons', 'cargo'];
  return sourcesTable(
    t('page-sources-convoy'),
    headed(
      'page-head-ships',
      'page-head-sails',
      'page-head-crew',
      'page-head-hull',
      'page-head-cannons',
      'page-head-hold',
    ),
    parts.convoys.map((/** @type {any} */ convoy) =>
      row(
        fields.map((field) => convoy[field]),
        convoy.tags,
      ),
    ),
  );
}

/** @param {Record<string, any>} parts */
function goods(parts) {
  return sourcesTable(
    t('page-sources-goods'),
    headed('page-head-good', 'page-head-region'),
    parts.goods.map((/** @type {any} */ good) =>
      row([goodName(good.id), regionName(good.export)], good.tags),
    ),
  );
}

/** @param {Record<string, any>} parts */
function ports(parts) {
  return sourcesTable(
    t('page-sources-ports', { count: parts.ports.length }),
    headed('page-head-port', 'page-head-region', 'page-head-nation', 'page-head-trade'),
    parts.ports.map((/** @type {any} */ port) =>
      row(
        [
          portName(port.id),
          regionName(port.region),
          nationName(port.nation),
          port.trade ? '✓' : '–',
        ],
        port.tag,
      ),
    ),
  );
}

/** Chart, cards, passengers and die in a sentence each. @param {Record<string, any>} parts */
function counts(parts) {
  const [columns, rows] = [parts.map.grid[0].length, parts.map.grid.length];
  const cards = parts.sea_cards.reduce(
    (/** @type {number} */ sum, /** @type {any} */ card) => sum + card.count,
    0,
  );
  const lines = [
    t('page-sources-chart', { columns, rows }),
    t('page-sources-cards', { count: cards }),
    t('page-sources-passengers', { count: parts.passengers.destinations.length }),
    t('page-sources-die', { faces: parts.damage_die.faces.join(', ') }),
  ];
  return html`${lines.map((line) => html`<p>${line} ${sourceMark('RECON')}</p>`)}`;
}
