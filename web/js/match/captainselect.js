// The choice who plays a seat: a person here, a friend on another device, or a captain of a level.

import { html } from 'lit-html';
import { t } from '../app/text.js';
import { FRIEND, levelAbout, levelChoice, levelsOf } from './captains.js';

/** Who may play a seat of a game. @param {string} game its key @returns {(string | null)[]} */
export function choicesOf(game) {
  return [null, FRIEND, ...levelsOf(game)];
}

/**
 * @param {string} name of the field
 * @param {string} label what a listener hears
 * @param {string | null} level
 * @param {(level: string | null) => void} change
 * @param {string} game its key
 */
export function captainSelect(name, label, level, change, game) {
  const choices = choicesOf(game);
  return html`<select
    name=${name}
    aria-label=${label}
    @change=${(/** @type {Event} */ event) => change(choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}
  >
    ${choices.map((each) => html`<option .selected=${each === level}>${each === FRIEND ? t('links-friend') : levelChoice(each, game)}</option>`)}
  </select>`;
}

/** What is to be known of who plays. @param {string} who a level, or a friend @param {string} game its key */
export function aboutPlayer(who, game) {
  return who === FRIEND ? t('links-friend-about') : levelAbout(who, game);
}
