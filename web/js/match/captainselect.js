// The choice who plays a seat: a person here, a friend on another device, or a captain of a level.

import { html } from 'lit-html';
import { levelAbout, LEVELS, levelWord } from './captains.js';
import { FRIEND } from './friends.js';
import { t } from '../app/text.js';

/** @type {(string | null)[]} */
export const CHOICES = [null, FRIEND, ...LEVELS];

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
    ${CHOICES.map((each) => html`<option .selected=${each === level}>${each === FRIEND ? t('links-friend') : levelWord(each)}</option>`)}
  </select>`;
}

/** What is to be known of who plays. @param {string} who a level, or a friend */
export function aboutPlayer(who) {
  return who === FRIEND ? t('links-friend-about') : levelAbout(who);
}
