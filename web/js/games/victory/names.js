// What things are called: cubes, cards, buildings, ships.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { list } from '../../table/words.js';
import { cubeFace } from './art.js';
import { KINDS, LETTERS } from './position.js';

/** @typedef {import('./view.d.ts').ShipView} Ship */

/** A kind of cube within a sentence. @param {string} kind */
export function kindWord(kind) {
  return t(`kind-${kind}`);
}

/** A card by its id. @param {string} card */
export function cardName(card) {
  return t(`card-${card.replace('.', '-')}`);
}

/** @param {string} id */
export function buildingName(id) {
  return t(`building-${id}`);
}

/** A card as its button calls it: of two halves the building, with what else it may be. @param {string} card */
export function cardTitle(card) {
  if (!card.includes('.')) return cardName(card);
  const [building, upgrade] = card.split('.');
  return t('table-card-halves', {
    building: buildingName(building),
    upgrade: upgradeName(upgrade),
  });
}

/** The building half of a card. @param {string} card */
export function builtName(card) {
  return buildingName(card.split('.')[0]);
}

/** @param {string} id */
export function upgradeName(id) {
  return t(`upgrade-${id}`);
}

/** A ship by her name: "Aurora". @param {Ship} ship */
export function shipName(ship) {
  return t(`ship-${ship.id}`);
}

/** A ship with whose she is: "Aurora of Byron". @param {Ship} ship */
export function shipWords(ship) {
  return t('table-ship-of', { who: playerName(ship.holder), ship: shipName(ship) });
}

/** Cubes of one kind with their number: "2 bricks". @param {string} kind @param {number} count */
export function someWords(kind, count) {
  return t(`some-${kind}`, { count });
}

/** Cubes in words: "1 wood and 2 cloth"; "nothing". @param {Record<string, number>} cubes */
export function cubesWords(cubes) {
  const parts = KINDS.filter((kind) => cubes[kind]).map((kind) => someWords(kind, cubes[kind]));
  return parts.length ? list(parts) : t('table-no-cubes');
}

/** A cost of the components, by letters, as cubes by kind. @param {Record<string, number>} cost */
export function byKind(cost) {
  return Object.fromEntries(KINDS.map((kind, at) => [kind, cost[LETTERS[at]] ?? 0]));
}

/** The letter on a cube in the language in use. @param {string} kind */
export function cubeLetter(kind) {
  return KINDS.includes(kind) ? t(`cube-letter-${kind}`) : '?';
}

/** A cube for the eye. @param {string} kind */
export function cube(kind) {
  return html`<span class="cube cube--${kind}" aria-hidden="true">${KINDS.includes(kind) ? cubeFace(kind) : nothing}${cubeLetter(kind)}</span>`;
}

/** A cube of any kind for the eye. */
export function anySign() {
  return html`<span class="cube cube--any" aria-hidden="true">?</span>`;
}

/** Several of them. @param {number} count */
export function anySigns(count) {
  return Array.from({ length: count }, anySign);
}

/** Cubes for the eye, one sign each. @param {Record<string, number>} cubes */
export function cubeSigns(cubes) {
  return KINDS.flatMap((kind) => Array.from({ length: cubes[kind] ?? 0 }, () => cube(kind)));
}
