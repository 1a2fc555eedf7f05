// Words about games and matches that several screens use.

import { html } from 'lit-html';
import { offeredGames, titleOf } from '../app/games.js';
import { say, t } from '../app/text.js';
import { head } from './head.js';

/** @typedef {import('../saves/logbook.js').SaveRecord} SaveRecord */

/** The key of a record's game. @param {SaveRecord} record @returns {string} */
export function gameOfRecord(record) {
  return record.game;
}

/** How far a kept match is, in the words of its game. @param {SaveRecord} record @returns {string} */
export function progressOf(record) {
  return say(record.progress);
}

/** "2–4" of the first and the last of some numbers. @param {readonly number[]} numbers */
export function rangeOf(numbers) {
  const [first, last] = [numbers[0], numbers[numbers.length - 1]];
  return first === last ? `${first}` : `${first}–${last}`;
}

/**
 * A screen that asks for one of the games.
 * @param {Readonly<import('../app/store.js').Store>} store
 * @param {'new' | 'learn' | 'rules'} screen
 * @param {string} title its heading
 */
export function chooser(store, screen, title) {
  const fitting = offeredGames().filter((game) => screen !== 'learn' || game.lessons?.length);
  return html`<main class="page">
    ${head(store, title)}
    <p>${t(`page-which-${screen}`)}</p>
    <ul class="games" aria-label=${t('page-shelf')}>
      ${fitting.map(({ key }) => html`<li><a class="button" href="#/${screen}/${key}">${titleOf(key)}</a></li>`)}
    </ul>
  </main>`;
}

/**
 * The game that an address names, the only one where it names none; null if one has to be chosen.
 * @param {string | undefined} named
 * @returns {string | null}
 */
export function gameNamed(named) {
  const shown = offeredGames();
  if (shown.some(({ key }) => key === named)) return named ?? null;
  return shown.length === 1 ? shown[0].key : null;
}
