// What a fight is about, as the engine reckons it from what lies open.

import { hasAbility } from '../../../table/abilities.js';
import { queryPosition } from '../../../table/positionqueries.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').VictoryOdds} Odds */
/** @typedef {import('../view.d.ts').StakesView} Stakes */
/** What a fight is about, and at which side of it one stands.
 * @typedef {{stakes: Stakes, side: number}} Matter
 */

/** What a fight between two ships is about; null while the answer is on its way.
 * @param {Frame} frame @param {string} attacker @param {string} target @returns {Stakes | null}
 */
export function stakesOf(frame, attacker, target) {
  if (!hasAbility(frame, 'odds') || frame.outcome || frame.past !== undefined) return null;
  const answer = queryPosition(frame, 'odds');
  return /** @type {Odds | undefined} */ (answer?.odds)?.fights?.[`${attacker}-${target}`] ?? null;
}
