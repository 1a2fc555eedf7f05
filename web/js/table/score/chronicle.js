// What the engine tells of a whole match for looking back at it, in the shape of its game.

import { hasAbility } from '../abilities.js';
import { queryPosition } from '../positionqueries.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** The chronicle of a finished match; null while it is on its way or cannot be told.
 * @param {Frame} frame @returns {any}
 */
export function chronicleOf(frame) {
  if (!frame.outcome || !hasAbility(frame, 'chronicle')) return null;
  const answer = queryPosition(frame, 'chronicle');
  return answer ? answer.chronicle : null;
}
