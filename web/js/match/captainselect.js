// The choice who plays a seat: a person here, a friend on another device, or a captain of a level.

import { html } from 'lit-html';
import { levelAbout, LEVELS, levelWord } from './captains.js';
import { FRIEND } from './friends.js';
import { t } from '../app/text.js';

/** Who may play a seat of a game. @param {readonly string[]} [levels] the game's @returns {(string | null)[]} */
export function choicesOf(levels = LEVELS) {
  return [null, FRIEND, ...levels];
}

/**
 * @param {string} name of the field
 * @param {string} label what a listener hears
 * @param {string | null} level
 * @param {(level: string | null) => void} change
 * @param {readonly string[]} [levels] the captains of the game
 */
export function captainSelect(name, label, level, change, levels = LEVELS) {
  const choices = choicesOf(levels);
  return html`<select
    name=${name}
    aria-label=${label}
    @change=${(/** @type {Event} */ event) => change(choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}
  >
    ${choices.map((each) => html`<option .selected=${each === level}>${each === FRIEND ? t('links-friend') : levelWord(each)}</option>`)}
  </select>`;
}

/** What is to be known of who plays. @param {string} who a level, or a friend */
export function aboutPlayer(who) {
  return who === FRIEND ? t('links-friend-about') : levelAbout(who);
}
