// The fire that is looked at now, and what it has changed: that is not told before the dice lie still. Where
// somebody here is asked within a fire, the dice that have been thrown are looked at before the question.

import { getSetting } from '../../../app/settings.js';
import { get } from '../../../app/store.js';
import { actingPeople, peopleOf } from '../../../match/viewer.js';
import { viewOf } from '../position.js';
import { fireSteps } from './firesteps.js';
import { isFresh, isSeen, isShown } from './seen.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./firesteps.js').FireStep} FireStep */

/** The last fire, or what has been thrown of it when somebody here is asked, until all of that has been seen, or
 * somebody here does something else.
 * @param {Frame} frame @returns {FireStep | null}
 */
export function justFired(frame) {
  if (frame.past !== undefined || frame.outcome) return null;
  if (getSetting('pace') === 'instant') return null;
  const step = fireSteps(get().log).at(-1);
  if (!step || isSeen(step.entry) || isShown(step.news)) return null;
  if (isGoingOn(frame) && !(isAtHand(frame, step) && actingPeople(frame).length)) return null;
  return wentOn(frame, step) ? null : step;
}

/** What somebody is always asked; a fire, a hold, a load or a pass may have been given unasked. */
const ASKED = new Set(['advance', 'wear', 'tack', 'back', 'turn', 'man', 'seal', 'play', 'spend']);

/** Has somebody here done something else since? Questions that answered themselves since a fire are nothing.
 * @param {Frame} frame @param {FireStep} step
 */
function wentOn(frame, step) {
  const fresh = isFresh(step.end);
  if (fresh && isAtHand(frame, step)) return false;
  const people = peopleOf(frame);
  return get().log.some(
    ({ number, seat, do: action }) =>
      number > step.end &&
      seat !== null &&
      people.includes(seat) &&
      (!fresh || ASKED.has(action?.split(' ')[0] ?? '')),
  );
}

/** Are dice of a fire still to be thrown, or its hits to be marked? @param {Frame} frame */
export function isGoingOn(frame) {
  return Boolean(viewOf(frame).volley);
}

/** Was it fired in this impulse? A game that began within a turn has the turn from its view.
 * @param {Frame} frame @param {FireStep} step
 */
export function isAtHand(frame, step) {
  const { turn, impulse } = viewOf(frame);
  return (step.turn || turn) === turn && step.impulse === impulse;
}

/** How many boxes of a part the fire that is looked at took, those apart that were looked at before: 'hull_hit pf',
 * 'rigging_hit', 'crew_hit'; of all parts if none is named.
 * @param {Frame} frame @param {number} seat @param {string} [part]
 */
export function justLost(frame, seat, part = '') {
  const step = justFired(frame);
  if (!step) return 0;
  return [...step.harm[seat].lost]
    .filter(([name]) => name.startsWith(part))
    .flatMap(([, { hits }]) => hits.filter(({ entry }) => !isShown(entry)))
    .reduce((sum, { count }) => sum + count, 0);
}
