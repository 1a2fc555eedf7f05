// The field of the new-game sheet by which a game lets one choose who begins.

import { html, nothing } from 'lit-html';

/**
 * Draws the choice of who begins: chance, or a player by name. A player who is no longer there is forgotten.
 * @param {object} field
 * @param {string} field.option the option that it sets
 * @param {Record<string, string | number | boolean>} field.options the options of the sheet
 * @param {string[]} field.names of the players, by seat
 * @param {string} field.legend
 * @param {string} field.random what chance is called
 * @param {(chosen: string | number | boolean) => string} [field.hint] what stands below
 * @param {() => void} redraw
 */
export function starterField({ option, options, names, legend, random, hint }, redraw) {
  if (Number(options[option]) >= names.length) delete options[option];
  const chosen = options[option] ?? 'random';
  const choices = ['random', ...names.keys()];
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="row">
      ${choices.map(
        (choice) => html`<label class="pick"
          ><input
            type="radio"
            name="start"
            .checked=${chosen === choice}
            @change=${() => {
              options[option] = choice;
              redraw();
            }}
          /><span>${typeof choice === 'number' ? names[choice] : random}</span></label
        >`,
      )}
    </div>
    ${hint ? html`<p class="hint">${hint(chosen)}</p>` : nothing}
  </fieldset>`;
}
