// Words about games and matches that several screens use.

import { html } from 'lit-html';
import { offeredGames, titleOf } from '../app/games.js';
import { formatText, list, t } from '../app/text.js';
import { levelWord } from '../match/captains.js';
import { head } from './head.js';

/** @typedef {import('../saves/logbook.js').SaveRecord} SaveRecord */

/** How far a kept match is, in the words of its game. @param {SaveRecord} record @returns {string} */
export function progressOf(record) {
  return formatText(record.progress);
}

/** A captain's level in the words of a game, or in those that games share. @param {string} game @param {string} level */
export function levelOf(game, level) {
  const own = `${game}-level-${level}`;
  const words = t(own);
  return words === own ? levelWord(level) : words;
}

/**
 * How a kept match ended: for the only person in it, else by the names of the winners.
 * @param {SaveRecord} record
 * @param {readonly unknown[]} captains who plays each seat, null for a person
 */
export function resultOf({ names, places }, captains) {
  if (!places) return t('page-save-over');
  const people = names.flatMap((_, seat) => (captains[seat] ? [] : [seat]));
  const winners = names.filter((_, seat) => places[seat] === 1);
  if (people.length !== 1) return t('page-save-winner', { who: list(winners) });
  const place = places[people[0]];
  if (place > 1) return t('page-save-place', { place, seats: names.length });
  return t(winners.length > 1 ? 'page-save-shared' : 'page-save-won');
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
    <ul class="games" aria-label=${t('page-games')}>
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
