// Controls of one setting each, for every screen part that has settings.

import { html } from 'lit-html';
import { getSetting, setSetting } from '../../app/settings.js';
import { set } from '../../app/store.js';

/** @typedef {import('../../app/settings.js').Settings} Settings */

/**
 * Keeps a setting and draws the page with it.
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function change(name, value) {
  setSetting(name, value);
  set({});
}

/** A setting that is on or off. @param {'sounds' | 'letters' | 'confirmEnd' | 'autoForced'} name @param {string} label */
export function tick(name, label) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      .checked=${getSetting(name)}
      @change=${(/** @type {Event} */ event) => change(name, /** @type {HTMLInputElement} */ (event.target).checked)}
    /><span>${label}</span></label
  >`;
}

/** A setting that is a number. @param {'volume' | 'textSize'} name @param {string} label @param {{min: number, max: number}} range in steps of ten */
export function slider(name, label, { min, max }) {
  return html`<label class="field"
    ><span>${label}</span>
    <input
      type="range"
      min=${min}
      max=${max}
      step="10"
      .value=${String(getSetting(name))}
      @input=${(/** @type {Event} */ event) => change(name, Number(/** @type {HTMLInputElement} */ (event.target).value))}
  /></label>`;
}

/** One value of a setting, as a radio button. @param {'theme' | 'pace' | 'motion' | 'verbosity'} name @param {string} value @param {string} label */
export function pick(name, value, label) {
  return html`<label class="pick"
    ><input
      type="radio"
      name=${name}
      .checked=${getSetting(name) === value}
      @change=${() => change(name, /** @type {any} */ (value))}
    /><span>${label}</span></label
  >`;
}
