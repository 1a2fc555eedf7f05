// The rulings of a game that can be chosen on its new-game sheet; their words come with the game.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';

/** @typedef {import('../../protocol.d.ts').OptionSpecShape} OptionSpec */
/** @typedef {import('./setupsheet.js').Sheet} Sheet */

/**
 * @param {string} game its key
 * @param {readonly OptionSpec[]} specs
 * @param {Sheet} sheet
 * @param {() => void} redraw
 */
export function optionFields(game, specs, sheet, redraw) {
  if (!specs.length) return nothing;
  return html`<fieldset class="options">
    <legend>${t('page-options')}</legend>
    ${specs.map((spec) => optionRow(game, spec, sheet, redraw))}
  </fieldset>`;
}

/** @param {string} game @param {OptionSpec} spec @param {Sheet} sheet @param {() => void} redraw */
function optionRow(game, spec, sheet, redraw) {
  const value = sheet.options[spec.key] ?? spec.default;
  const id = `option-${spec.key}`;
  return html`<div class="option">
    <span class="option__words"
      ><label for=${id}><b>${t(`page-option-${spec.key}`)}</b></label
      ><small
        >${t(`page-option-${spec.key}-more`)} ${spec.rule ? html`(<a href="#/rules/${game}/${spec.rule}">${spec.rule}</a>)` : nothing}</small
      ></span
    >
    <select
      id=${id}
      name=${spec.key}
      @change=${(/** @type {Event} */ event) => {
        const at = /** @type {HTMLSelectElement} */ (event.target).selectedIndex;
        sheet.options[spec.key] = spec.values[at];
        redraw();
      }}
    >
      ${spec.values.map((each) => html`<option ?selected=${each === value}>${valueWords(spec, each)}</option>`)}
    </select>
  </div>`;
}

/** @param {OptionSpec} spec @param {string | number | boolean} value */
function valueWords(spec, value) {
  const plain = ownWords(`${spec.key}-${value}`) ?? shared(value);
  return value === spec.default ? t('page-value-default', { value: plain }) : plain;
}

/** @param {string | number | boolean} value */
function shared(value) {
  return typeof value === 'number' ? String(value) : t(`page-value-${value}`);
}

/** What a game calls one value of an option, such as a 0 that stands for no limit. @param {string} name */
function ownWords(name) {
  const words = t(`page-value-${name}`);
  return words === `page-value-${name}` ? null : words;
}
