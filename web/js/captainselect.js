// The choice who plays a seat: a person, or a captain of a level.

import { html } from 'lit-html';
import { LEVELS, levelWord } from './captains.js';

/** @type {(string | null)[]} */
const CHOICES = [null, ...LEVELS];

/**
 * @param {string} name of the field
 * @param {string} label what a listener hears
 * @param {string | null} level
 * @param {(level: string | null) => void} change
 */
export function captainSelect(name, label, level, change) {
  return html`<select
    name=${name}
    aria-label=${label}
    @change=${(/** @type {Event} */ event) => change(CHOICES[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}
  >
    ${CHOICES.map((each) => html`<option .selected=${each === level}>${levelWord(each)}</option>`)}
  </select>`;
}
