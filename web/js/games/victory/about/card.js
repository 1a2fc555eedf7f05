// All that is told of a card: what it does, what it costs, when it is played, and where the figures are from.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { ruleLink } from '../../../table/rules/context.js';
import { list } from '../../../table/words.js';
import { cardArt } from '../art.js';
import { buildingName, byKind, cubesWords, upgradeName } from '../names.js';
import { buildingOf, components, isBuild, isVoyage, spacesOf, upgradeOf } from '../position.js';
import { wayOf } from '../sea/way.js';

/** @typedef {import('../position.js').Space} Space */

/** Cards that take a die off the own log in a combat. */
const ANSWERS = new Set(['close_the_hatches', 'out_manoeuvre', 'hoist_the_sails']);

/** What a card does, in a sentence or two. @param {string} card */
export function cardBrief(card) {
  if (isVoyage(card)) return spacesWords(card);
  if (!isBuild(card)) return t(`card-does-${card}`);
  const [building, upgrade] = card.split('.');
  return `${buildingTold(building)} ${upgradeTold(upgrade)}`;
}

/** A building with its price and what it does. @param {string} id */
export function buildingTold(id) {
  const printed = buildingOf(id);
  return t('table-building-told', {
    name: buildingName(id),
    points: printed?.points ?? 0,
    cost: cubesWords(byKind(printed?.cost ?? {})),
    does: t(`table-building-does-${id}`),
  });
}

/** @param {string} id */
function upgradeTold(id) {
  const printed = upgradeOf(id);
  const cost = printed?.any
    ? t('cubes-any', { count: printed.any })
    : cubesWords(byKind(printed?.cost ?? {}));
  return t('table-upgrade-told', { name: upgradeName(id), cost });
}

/** When a card is played that has no use now. @param {string} card */
export function cardWhen(card) {
  if (isBuild(card)) return t('table-card-when-build');
  if (isVoyage(card)) return t('table-card-when-voyage');
  return t(`table-card-when-${ANSWERS.has(card) ? 'answer' : card}`);
}

/** The spaces of a voyage in words. @param {string} card */
export function spacesWords(card) {
  return spacesOf(card)
    .map((space, at) => t('table-space-told', { at: at + 1, told: spaceTold(space) }))
    .join('; ');
}

/** @param {Space} space */
function spaceTold({ kinds, any, blast, port, piece }) {
  /** @type {Record<string, number>} */
  const cubes = {};
  for (const kind of kinds) cubes[kind] = (cubes[kind] ?? 0) + 1;
  const parts = [
    ...(kinds.length ? [cubesWords(cubes)] : []),
    ...(any ? [t('effect-choices', { count: any })] : []),
    ...(piece ? [t('table-piece-word')] : []),
    ...(blast ? [t('table-blast-word')] : []),
    ...(port ? [t('table-port-word')] : []),
  ];
  return parts.length ? parts.join(', ') : t('table-no-cubes');
}

/** The spaces of a voyage, drawn in a row and told. @param {string} card @param {import('../view.d.ts').ShipView | null} [ship] */
export function wayShown(card, ship = null) {
  return html`<div class="way"><span class="sr">${spacesWords(card)}</span><span class="way__row" aria-hidden="true">${wayOf(card, ship)}</span></div>`;
}

/** The whole card, for its sheet. @param {string} card */
export function cardSheet(card) {
  const unsure = unsureOf(card);
  return html`<div class="cardsheet">
    ${cardArt(card)}
    <div>
      ${isBuild(card) ? halves(card) : isVoyage(card) ? wayShown(card) : html`<p>${cardBrief(card)}</p>`}
      <p>${cardWhen(card)} <span class="rulelinks">${ruleLink(`card-${card}`)}</span></p>
      ${unsure.length ? html`<p class="reconstructed">${t('table-reconstructed', { what: list(unsure) })}</p>` : nothing}
    </div>
  </div>`;
}

/** @param {string} card */
function halves(card) {
  const [building, upgrade] = card.split('.');
  return html`<p>${buildingTold(building)} <span class="rulelinks">${ruleLink(`building-${building}`)}</span></p>
    <p>${upgradeTold(upgrade)} <span class="rulelinks">${ruleLink(`upgrade-${upgrade}`)}</span></p>
    <p>${t('table-build-uses')}</p>`;
}

/** Which figures of a card are reconstructed. @param {string} card @returns {string[]} */
export function unsureOf(card) {
  const parts = components();
  const named = (/** @type {{id: string}[] | undefined} */ all, /** @type {string} */ id) =>
    /** @type {Record<string, string> | undefined} */ (
      /** @type {unknown} */ (all?.find((each) => each.id === id))
    );
  if (isVoyage(card))
    return named(parts.voyages, card)?.tag === 'RECON' ? [t('table-source-spaces')] : [];
  if (!isBuild(card))
    return named(parts.cards, card)?.copies_tag === 'RECON' ? [t('table-source-copies')] : [];
  const [building, upgrade] = card.split('.');
  return [
    ...(named(parts.buildings, building)?.upgrades_tag === 'RECON'
      ? [t('table-source-halves')]
      : []),
    ...(named(parts.upgrades, upgrade)?.tag === 'RECON' ? [t('table-source-upgrade')] : []),
  ];
}
