// The fire that is looked at now, and what it has changed: that is not told before the dice lie still.

import { getSetting } from '../../../app/settings.js';
import { get } from '../../../app/store.js';
import { peopleOf } from '../../../match/viewer.js';
import { viewOf } from '../position.js';
import { fireSteps } from './firesteps.js';
import { isSeen } from './seen.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./firesteps.js').FireStep} FireStep */

/** The last fire, once all that came of it is known, until somebody here does something else.
 * @param {Frame} frame @returns {FireStep | null}
 */
export function justFired(frame) {
  if (frame.past !== undefined || frame.outcome || viewOf(frame).volley) return null;
  if (getSetting('pace') === 'instant') return null;
  const { log } = get();
  const step = fireSteps(log).at(-1);
  if (!step || isSeen(step.entry)) return null;
  const people = peopleOf(frame);
  const acted = log.some(
    ({ number, seat }) => number > step.end && seat !== null && people.includes(seat),
  );
  return acted ? null : step;
}

/** How many boxes of a part the fire that is looked at took: 'hull_hit pf', 'rigging_hit', 'crew_hit'; of
 * all parts if none is named.
 * @param {Frame} frame @param {number} seat @param {string} [part]
 */
export function justLost(frame, seat, part = '') {
  const lost = justFired(frame)?.harm[seat].lost ?? new Map();
  return [...lost]
    .filter(([name]) => name.startsWith(part))
    .reduce((sum, [, { from, to }]) => sum + from - to, 0);
}
