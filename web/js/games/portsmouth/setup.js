// Portsmouth's field of the new-game sheet: who starts, with the money each seat then has.

import { html } from 'lit-html';
import { componentsOf } from '../../app/games.js';
import { t } from '../../app/text.js';

/** @typedef {{seats: number, options: Record<string, string | number | boolean>, nameOf: (seat: number) => string, own: () => number}} Sheet */

/** The options that this field sets. */
export const SET_UP = ['start_player'];

/** Draws the field of the new-game sheet that chooses who starts. @param {Sheet} sheet @param {() => void} redraw */
export function setup(sheet, redraw) {
  const { options, seats, nameOf } = sheet;
  if (Number(options.start_player) >= seats) delete options.start_player;
  const chosen = options.start_player ?? 'random';
  const choices = ['random', ...Array.from({ length: seats }, (_, seat) => seat)];
  return html`<fieldset>
    <legend>${t('page-start-player')}</legend>
    <div class="row">
      ${choices.map(
        (choice) => html`<label class="pick"
          ><input
            type="radio"
            name="start"
            .checked=${chosen === choice}
            @change=${() => {
              options.start_player = choice;
              redraw();
            }}
          /><span>${choice === 'random' ? t('page-start-random') : nameOf(Number(choice))}</span></label
        >`,
      )}
    </div>
    <p class="hint">${moneyWords(sheet, chosen)}</p>
  </fieldset>`;
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
