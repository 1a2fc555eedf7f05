// Which of Portsmouth's figures the rulebook gives and which are reconstructed, from the engine's own data.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { SOURCES, sourceMark, sourcesSection, sourcesTable } from '../../../table/rules/sources.js';

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

/** Lists which figures the rulebook gives and which are reconstructed. @param {Record<string, any> | null} parts what is printed on cards and boards, null before the engine has told it */
export function provenance(parts) {
  return sourcesSection(
    t('page-sources-more'),
    parts && [figures(parts), officers(parts.officers), others(parts)],
  );
}

/** @param {Record<string, any>} parts */
function figures(parts) {
  /** @type {[string, Figure][]} */
  const all = [...Object.entries(parts.scoring), ...Object.entries(parts.figures)];
  all.sort(([, a], [, b]) => SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source));
  return sourcesTable(
    t('page-sources-figures'),
    [t('page-sources-what'), t('page-sources-value'), t('page-sources-from')],
    all.map(
      ([key, figure]) => html`<tr>
        <th scope="row">
          ${t(`page-figure-${key}`)} <a href="#/rules/portsmouth/${figure.rule}">${figure.rule}</a>
          ${figure.note ? html`<small>${t(`page-note-${key}`)}</small>` : nothing}
        </th>
        <td>${[figure.value].flat().join(', ').replace('-', '−')}</td>
        <td>${sourceMark(figure.source)}</td>
      </tr>`,
    ),
  );
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
  return sourcesTable(
    t('page-sources-officers'),
    ['card', 'number', 'cost', 'points', 'icon'].map((column) => t(`page-sources-${column}`)),
    [...groups].map(
      ([kind, cards]) => html`<tr>
        <th scope="row">${t(`page-officer-${kind}`)}</th>
        <td>${cards.length} ${sourceMark(cards[0].sources.detail)}</td>
        <td>${cards[0].cost} ${sourceMark(cards[0].sources.cost)}</td>
        <td>${cards[0].points} ${sourceMark(cards[0].sources.points)}</td>
        <td>${t(`page-value-${cards[0].icon}`)} ${sourceMark(cards[0].sources.icon)}</td>
      </tr>`,
    ),
  );
}

/** Landsmen and towns in a sentence each. @param {Record<string, any>} parts */
function others(parts) {
  const skilled = parts.landsmen.filter(
    (/** @type {{specialty: string | null}} */ each) => each.specialty,
  ).length;
  const plain = parts.landsmen.length - skilled;
  return html`<p>${t('page-sources-landsmen', { skilled, plain })} ${sourceMark(parts.landsmen[0].source)}</p>
    <p>${t('page-sources-towns', { count: parts.towns.length })} ${sourceMark(parts.towns[0].source)}</p>`;
}
