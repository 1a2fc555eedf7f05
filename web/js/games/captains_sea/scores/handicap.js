// What hits count in a duel, in words.

import { t } from '../../../app/text.js';
import { evenSides } from '../duels.js';
import { components } from '../position.js';
import { multiplierWords } from './bonus.js';

/** The names of both ships of a duel, by seat; none before the duels are known. @param {string} chosen @returns {string[]} */
export function shipsOf(chosen) {
  const duel = components().duels?.find((/** @type {{id: string}} */ { id }) => id === chosen);
  return duel ? duel.sides.map((/** @type {{ship: string}} */ { ship }) => t(`ship-${ship}`)) : [];
}

/** What hits count in a duel, and who has a bonus; nothing where only taking the prey counts, or before
 * the duels are known. @param {string} chosen @param {unknown} handicap the value of that option
 */
export function handicapWords(chosen, handicap) {
  const duel = components().duels?.find((/** @type {{id: string}} */ { id }) => id === chosen);
  if (!duel || duel.must_take) return '';
  const sides = evenSides(duel, String(handicap ?? 'measured'));
  const [first, second] = sides.map(({ ship }) => t(`ship-${ship}`));
  const [one, other] = sides.map(({ halves }) => multiplierWords(halves));
  const bonus = sides.find((side) => side.bonus);
  const hits = t('setup-hits', { first, second, one, other });
  if (!bonus) return hits;
  return `${hits} ${t('setup-bonus', { ship: t(`ship-${bonus.ship}`), points: bonus.bonus })}`;
}
