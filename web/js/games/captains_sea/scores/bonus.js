// How a score comes about in short; the bonus of the duel is counted before the end as if the duel ended now.

import { number, t } from '../../../app/text.js';

/** @typedef {import('../view.d.ts').ShipView} Ship */

/** How many of a ship's points are the bonus. @param {Ship} ship */
export function bonusIn({ score }) {
  return score.find(({ item }) => item === 'bonus')?.points ?? 0;
}

/** A multiplier, told in halves. @param {number} halves */
export function multiplierWords(halves) {
  return number(halves / 2, halves % 2);
}

/** A ship's points as a sum: hits times their price, the bonus, and what else there is, such as bids. @param {Ship} ship */
export function pointsWords(ship) {
  const { hits, halves, points, score } = ship;
  const bonus = bonusIn(ship);
  const product = score.find(({ item }) => item === 'hits')?.points ?? 0;
  return t('score-with-bonus', {
    points,
    hits,
    price: multiplierWords(halves),
    rounded: (hits * halves) % 2,
    bonus,
    more: points - product - bonus,
  });
}
