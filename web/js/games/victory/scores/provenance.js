// Which of Victory's figures the rulebook gives and which are reconstructed, from the engine's own data.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { SOURCES, sourceMark, sourcesSection, sourcesTable } from '../../../table/rules/sources.js';
import { buildingName, byKind, cardName, cubesWords, kindWord, upgradeName } from '../names.js';
import { TRACKS } from '../position.js';

/** @typedef {{id: string, tag: string, cost: Record<string, number>, points: number}} Built */
/** @typedef {{id: string, tag: string, cost: Record<string, number>, any: number}} Upgrade */
/** @typedef {{id: string, copies: number, copies_tag: string}} Card */

/** Lists where the components come from. @param {Record<string, any> | null} parts null before the engine has told them */
export function provenance(parts) {
  return sourcesSection(
    t('page-sources-more'),
    parts && [figures(parts), builtTable(parts), upgrades(parts), cards(parts), notes(parts)],
  );
}

/** @param {unknown} name @param {unknown[]} values @param {string} tag */
function row(name, values, tag) {
  const marks = SOURCES.filter((source) => tag.includes(source)).map(sourceMark);
  return html`<tr><th scope="row">${name}</th>${values.map((each) => html`<td>${each}</td>`)}<td>${marks}</td></tr>`;
}

/** Goal, start, tokens, cubes, tracks. @param {Record<string, any>} parts */
function figures(parts) {
  const { players, goal, start, hand, tokens, points, ship, port_limits: limits, fight } = parts;
  const figure = (
    /** @type {string} */ key,
    /** @type {unknown} */ value,
    /** @type {string} */ tag,
  ) => row(t(`page-figure-${key}`), [value], tag);
  return sourcesTable(
    t('page-sources-figures'),
    [t('page-sources-what'), t('page-sources-value'), t('page-sources-from')],
    [
      figure('players', `${players.min}–${players.max}`, players.tag),
      figure('goal', goal.points, goal.tag),
      figure('bonus', goal.bonus, goal.tag),
      figure('start_cubes', start.cubes, start.tag),
      figure('start_cards', start.cards, start.tag),
      figure('hand', hand.limit, hand.tag),
      figure('buildings', limits.buildings, limits.tag),
      ...parts.kinds.map((/** @type {{name: string, cubes: number, tag: string}} */ kind) =>
        row(t('page-figure-cubes', { kind: kindWord(kind.name) }), [kind.cubes], kind.tag),
      ),
      figure('pieces', tokens.pieces_of_eight, tokens.tag),
      figure('admiralty', tokens.admiralty, tokens.tag),
      figure('jolly_rogers', tokens.jolly_roger, tokens.tag),
      figure(
        'sets',
        points.sets.map((/** @type {number[]} */ set) => set.join(': ')).join(', '),
        points.tag,
      ),
      figure('ships', ship.per_colour, ship.tags.per_colour),
      figure('cannons', ship.cannons, ship.tag),
      ...TRACKS.map((track) =>
        row(t(`page-figure-${track}`), [ship[track].join(', ')], ship.tags[track]),
      ),
      figure('combat_rounds', fight.most_rounds, fight.tag),
    ],
  );
}

/** Fields and buildings. @param {Record<string, any>} parts */
function builtTable(parts) {
  const cost = (/** @type {Built} */ built) => cubesWords(byKind(built.cost));
  return sourcesTable(
    t('page-sources-built'),
    [t('page-sources-what'), t('page-sources-price'), t('points-name'), t('page-sources-from')],
    [
      ...parts.fields.map((/** @type {Built} */ field) =>
        row(t(`field-${field.id}`), [cost(field), field.points], field.tag),
      ),
      ...parts.buildings.map((/** @type {Built} */ built) =>
        row(buildingName(built.id), [cost(built), built.points], built.tag),
      ),
    ],
  );
}

/** @param {Record<string, any>} parts */
function upgrades(parts) {
  return sourcesTable(
    t('page-sources-upgrades'),
    [t('page-sources-what'), t('page-sources-price'), t('page-sources-from')],
    parts.upgrades.map((/** @type {Upgrade} */ { id, any, cost, tag }) =>
      row(upgradeName(id), [any ? t('cubes-any', { count: any }) : cubesWords(byKind(cost))], tag),
    ),
  );
}

/** How many there are of each card that is neither building card nor voyage. @param {Record<string, any>} parts */
function cards(parts) {
  return sourcesTable(
    t('page-sources-cards'),
    [t('page-sources-what'), t('page-sources-copies'), t('page-sources-from')],
    parts.cards.map((/** @type {Card} */ card) =>
      row(cardName(card.id), [card.copies], card.copies_tag),
    ),
  );
}

/** What needs no table. @param {Record<string, any>} parts */
function notes(parts) {
  return html`<p>${t('page-sources-voyages', { count: parts.voyages.length })} ${sourceMark('RECON')}</p>
    <p>${t('page-sources-halves')} ${sourceMark('RECON')}</p>`;
}
