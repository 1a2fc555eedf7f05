// Victory's field of the new-game sheet: who begins.

import { html } from 'lit-html';
import { t } from '../../app/text.js';

/** @typedef {import('../contract.d.ts').SetupSheet} SetupSheet */

/** The options that this field sets. */
export const SET_UP = ['first_player'];

/** Draws the choice of who begins, by the names of those who play. @param {SetupSheet} sheet @param {() => void} redraw */
export function setup({ options, seats, nameOf }, redraw) {
  if (Number(options.first_player) >= seats) delete options.first_player;
  const chosen = options.first_player ?? 'random';
  const choices = ['random', ...Array.from({ length: seats }, (_, seat) => seat)];
  return html`<fieldset>
    <legend>${t('page-option-first_player')}</legend>
    <div class="row">
      ${choices.map(
        (choice) => html`<label class="pick"
          ><input
            type="radio"
            name="start"
            .checked=${chosen === choice}
            @change=${() => {
              options.first_player = choice;
              redraw();
            }}
          /><span>${choice === 'random' ? t('page-value-random') : nameOf(Number(choice))}</span></label
        >`,
      )}
    </div>
  </fieldset>`;
}
