// Which of Portsmouth's figures the rulebook gives and which are reconstructed, from the engine's own data.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';

/** @typedef {'TEXT' | 'DERIVED' | 'OUTSIDE' | 'RECON'} Source */
/** @typedef {{value: unknown, source: Source, rule: string, note?: string}} Figure */
/**
 * @typedef {object} Officer
 * @property {string} rank
 * @property {string | null} detail
 * @property {number} cost
 * @property {number} points
 * @property {boolean} icon
 * @property {Record<string, Source>} sources
 */

/** The least certain first. */
const ORDER = ['RECON', 'OUTSIDE', 'DERIVED', 'TEXT'];

/** Lists which figures the rulebook gives and which are reconstructed. @param {Record<string, any> | null} parts what is printed on cards and boards, null before the engine has told it */
export function provenance(parts) {
  return html`<section class="sources" aria-labelledby="sources">
    <h2 id="sources" tabindex="-1">${t('page-sources')}</h2>
    <p>${t('page-sources-more')}</p>
    <dl class="sources__legend">
      ${ORDER.map((source) => html`<div><dt>${mark(source)}</dt><dd>${t(`page-source-${source}-more`)}</dd></div>`)}
    </dl>
    ${parts ? [figures(parts), officers(parts.officers), others(parts)] : html`<p>${t('page-sources-later')}</p>`}
  </section>`;
}

/** @param {string} source */
function mark(source) {
  return html`<span class="source source--${source}">${t(`page-source-${source}`)}</span>`;
}

/** @param {Record<string, any>} parts */
function figures(parts) {
  /** @type {[string, Figure][]} */
  const all = [...Object.entries(parts.scoring), ...Object.entries(parts.figures)];
  all.sort(([, a], [, b]) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source));
  return html`<div class="wide" role="region" aria-label=${t('page-sources-figures')} tabindex="0">
    <table>
      <caption>${t('page-sources-figures')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('page-sources-what')}</th>
          <th scope="col">${t('page-sources-value')}</th>
          <th scope="col">${t('page-sources-from')}</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          ([key, figure]) => html`<tr>
            <th scope="row">
              ${t(`page-figure-${key}`)} <a href="#/rules/portsmouth/${figure.rule}">${figure.rule}</a>
              ${figure.note ? html`<small>${t(`page-note-${key}`)}</small>` : nothing}
            </th>
            <td>${[figure.value].flat().join(', ').replace('-', '−')}</td>
            <td>${mark(figure.source)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The officers, those that are alike in one row. @param {Officer[]} all */
function officers(all) {
  /** @type {Map<string, Officer[]>} */
  const groups = new Map();
  for (const officer of all) {
    const { rank, detail, icon } = officer;
    const kind =
      rank === 'lieutenant' ? detail : rank === 'petty_officer' ? `${rank}-${icon}` : rank;
    groups.set(`${kind}`, [...(groups.get(`${kind}`) ?? []), officer]);
  }
  const columns = ['cost', 'points', 'icon'];
  return html`<div class="wide" role="region" aria-label=${t('page-sources-officers')} tabindex="0">
    <table>
      <caption>${t('page-sources-officers')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('page-sources-card')}</th>
          <th scope="col">${t('page-sources-number')}</th>
          ${columns.map((column) => html`<th scope="col">${t(`page-sources-${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[...groups].map(
          ([kind, cards]) => html`<tr>
            <th scope="row">${t(`page-officer-${kind}`)}</th>
            <td>${cards.length} ${mark(cards[0].sources.detail)}</td>
            <td>${cards[0].cost} ${mark(cards[0].sources.cost)}</td>
            <td>${cards[0].points} ${mark(cards[0].sources.points)}</td>
            <td>${t(`page-value-${cards[0].icon}`)} ${mark(cards[0].sources.icon)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Landsmen and towns in a sentence each. @param {Record<string, any>} parts */
function others(parts) {
  const skilled = parts.landsmen.filter(
    (/** @type {{specialty: string | null}} */ each) => each.specialty,
  ).length;
  const plain = parts.landsmen.length - skilled;
  return html`<p>${t('page-sources-landsmen', { skilled, plain })} ${mark(parts.landsmen[0].source)}</p>
    <p>${t('page-sources-towns', { count: parts.towns.length })} ${mark(parts.towns[0].source)}</p>`;
}
