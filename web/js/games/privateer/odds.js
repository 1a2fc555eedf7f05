// What the engine reckons of the open position: chances of fights, and who could attack next.

import { hasAbility } from '../../table/abilities.js';
import { queryPosition } from '../../table/positionqueries.js';
import { viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./view.d.ts').PrivateerOdds} Odds */

/** The engine's answer; null while it is on its way or where it tells none. @param {Frame} frame @returns {Odds | null} */
export function oddsOf(frame) {
  if (!hasAbility(frame, 'odds') || frame.outcome || frame.past !== undefined) return null;
  const answer = queryPosition(frame, 'odds');
  return answer ? /** @type {Odds} */ (answer.odds) : null;
}

/** What an attack on a square comes to; null where there is none. @param {Frame} frame @param {string} square */
export function fightAt(frame, square) {
  if (!['sail', 'battle'].includes(viewOf(frame).step)) return null;
  return oddsOf(frame)?.fights[square] ?? null;
}

/** Who could attack the ship on a square before its next turn. @param {Frame} frame @param {string} square */
export function dangerAt(frame, square) {
  if (viewOf(frame).step !== 'sail') return null;
  return oddsOf(frame)?.danger[square] ?? null;
}
