// Words about games and matches that several screens use.

import { formatText, list, t } from '../app/text.js';
import { levelWord } from '../match/captains.js';

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
