// What the game on the table can do besides being played: nothing stands on the page for the rest.

import { gameOf } from '../app/games.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {'chart' | 'odds' | 'plans' | 'hints' | 'goals' | 'analysis' | 'forecast' | 'arrange' | 'lessons'} Ability */

/** Can the game on the table do this? @param {Frame} frame @param {Ability} ability */
export function can(frame, ability) {
  return gameOf(frame.game)?.abilities.includes(ability) ?? false;
}
