// What a card of the hand would bring if it is kept, for the choice of what to discard.

import { t } from '../../../app/text.js';
import { cubesWords } from '../names.js';
import { buildingOf, isBuild, isVoyage, KINDS, LETTERS, ownPort, spacesOf } from '../position.js';
import { SPARED } from './spared.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** What is missing to build it, by kind. @param {Frame} frame @param {string} card @returns {Record<string, number>} */
function missing(frame, card) {
  const cost = buildingOf(card.split('.')[0])?.cost ?? {};
  const { cubes } = ownPort(frame);
  return Object.fromEntries(
    KINDS.map((kind, at) => [kind, Math.max(0, (cost[LETTERS[at]] ?? 0) - (cubes[kind] ?? 0))]),
  );
}

/** Can it be paid with what lies in the port? @param {Frame} frame @param {string} card */
function isPayable(frame, card) {
  return isBuild(card) && Object.values(missing(frame, card)).every((count) => !count);
}

/** What it would bring. @param {Frame} frame @param {string} card */
export function keptWords(frame, card) {
  if (isVoyage(card)) {
    const spaces = spacesOf(card);
    const cubes = spaces.reduce((sum, { kinds, any }) => sum + kinds.length + any, 0);
    return t('discard-voyage', { cubes, turns: spaces.length - 1 });
  }
  if (!isBuild(card)) return t(`table-card-brief-${card}`);
  const points = buildingOf(card.split('.')[0])?.points ?? 0;
  if (isPayable(frame, card)) return t('discard-payable', { points });
  return t('discard-short', { points, cubes: cubesWords(missing(frame, card)) });
}

/** The cards that may go, the most dispensable first; what can be paid for comes last.
 * @param {Frame} frame @param {readonly string[]} cards
 */
export function byUse(frame, cards) {
  const rank = (/** @type {string} */ card) =>
    SPARED.indexOf(card.split('.')[0]) + (isPayable(frame, card) ? SPARED.length : 0);
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
