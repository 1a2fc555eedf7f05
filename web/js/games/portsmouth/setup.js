// Portsmouth's field of the new-game sheet: who starts, with the money each seat then has.

import { componentsOf } from '../../app/games.js';
import { t } from '../../app/text.js';
import { starterField } from '../../kit/starterfield.js';

/** @typedef {{seats: number, options: Record<string, string | number | boolean>, nameOf: (seat: number) => string, own: () => number}} Sheet */

/** The options that this field sets. */
export const SET_UP = ['start_player'];

/** Draws the field of the new-game sheet that chooses who starts. @param {Sheet} sheet @param {() => void} redraw */
export function setup(sheet, redraw) {
  const { options, seats, nameOf } = sheet;
  return starterField(
    {
      option: 'start_player',
      options,
      names: Array.from({ length: seats }, (_, seat) => nameOf(seat)),
      legend: t('page-start-player'),
      random: t('page-start-random'),
      hint: (chosen) => moneyWords(sheet, chosen),
    },
    redraw,
  );
}

/** @param {Sheet} sheet @param {string | number | boolean} first */
function moneyWords({ seats, nameOf, own }, first) {
  /** @type {number[]} */
  const money = componentsOf('portsmouth').figures?.start_money.value ?? [];
  if (!money.length || typeof first !== 'number') return t('page-start-money', { seats });
  return Array.from({ length: seats }, (_, seat) =>
    t('page-has-money', {
      who: nameOf(seat),
      you: own() === seat ? 1 : 0,
      amount: money[(seat - first + seats) % seats],
    }),
  ).join(', ');
}
