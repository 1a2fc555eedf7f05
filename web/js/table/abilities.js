// What the game on the table can do besides being played: nothing stands on the page for the rest.

import { gameOf } from '../app/games.js';
import { get } from '../app/store.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {'chart' | 'chronicle' | 'odds' | 'plans' | 'hints' | 'goals' | 'analysis' | 'forecast' | 'arrange' | 'lessons' | 'puzzle'} Ability */

/** What would solve a puzzle, or needs a match that is kept. @type {Ability[]} */
const HELP = ['hints', 'goals', 'analysis', 'forecast', 'chart'];

/**
 * Can the game on the table do this? A match with secrets is analysed once it is over: before that an
 * analysis would tell what others must not know.
 * @param {Frame} frame
 * @param {Ability} ability
 */
export function hasAbility(frame, ability) {
  if (ability === 'analysis' && isSecretYet(frame)) return false;
  return offers(frame, ability);
}

/** Is the game on the table one that is analysed once it is over, and not before? @param {Frame} frame */
export function isAnalysedLater(frame) {
  return isSecretYet(frame) && offers(frame, 'analysis');
}

/** @param {Frame} frame */
function isSecretYet(frame) {
  const { secrets, outcome } = get().frame ?? frame; // the match itself, where a past position of it is shown
  return Boolean(secrets) && !outcome;
}

/** @param {Frame} frame @param {Ability} ability */
function offers(frame, ability) {
  if ((get().frame ?? frame).puzzle && HELP.includes(ability)) return false;
  return gameOf(frame.game)?.abilities.includes(ability) ?? false;
}
