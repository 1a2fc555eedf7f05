// How much of a score is the bonus of the duel, which is counted before the end as if the duel ended now.

import { t } from '../../../app/text.js';

/** @typedef {import('../view.d.ts').ShipView} Ship */

/** How many of a ship's points are the bonus. @param {Ship} ship */
export function bonusIn({ score }) {
  return score.find(({ item }) => item === 'bonus')?.points ?? 0;
}

/** A ship's points, and how many of them are the bonus. @param {Ship} ship */
export function pointsWords(ship) {
  const bonus = bonusIn(ship);
  return bonus ? t('score-with-bonus', { points: ship.points, bonus }) : String(ship.points);
}
