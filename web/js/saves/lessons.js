// Which lessons have been finished on this device, of each game.

import { LEGACY_GAME } from '../app/legacygame.js';
import { parts, read, write } from './localstore.js';
import { parseJson } from './records.js';

/** The part of the storage that the oldest game's lie in, and how those of the others begin. */
const PART = 'voyages';

/** @param {string} game */
function partOf(game) {
  return game === LEGACY_GAME ? PART : `${PART}/${game}`;
}

/** The keys of the lessons of a game that have been finished. @param {string} game @returns {string[]} */
export function finished(game) {
  const data = parseJson(read(partOf(game)) ?? '[]');
  return Array.isArray(data) ? data.filter((key) => typeof key === 'string') : [];
}

/** Notes finished lessons. Without storage every lesson can be played all the same. @param {string} game @param {...unknown} keys */
export function noteFinished(game, ...keys) {
  const known = finished(game);
  const all = new Set([...known, ...keys.filter((key) => typeof key === 'string')]);
  if (all.size > known.length) write(partOf(game), JSON.stringify([...all]));
}

/** The finished lessons of every game that has any. @returns {Record<string, string[]>} */
export function allFinished() {
  const games = parts(PART).map((part) =>
    part === PART ? LEGACY_GAME : part.slice(PART.length + 1),
  );
  return Object.fromEntries(games.map((game) => [game, finished(game)]));
}
