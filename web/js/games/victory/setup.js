// Victory's field of the new-game sheet: who begins.

import { t } from '../../app/text.js';
import { starterField } from '../../kit/starterfield.js';

/** @typedef {import('../contract.d.ts').SetupSheet} SetupSheet */

/** The options that this field sets. */
export const SET_UP = ['first_player'];

/** Draws the choice of who begins. @param {SetupSheet} sheet @param {() => void} redraw */
export function setup({ options, seats, nameOf }, redraw) {
  return starterField(
    {
      option: 'first_player',
      options,
      names: Array.from({ length: seats }, (_, seat) => nameOf(seat)),
      legend: t('page-option-first_player'),
      random: t('page-value-random'),
    },
    redraw,
  );
}
