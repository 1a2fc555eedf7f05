// Seats that a friend plays on another device. The word stands among the captains of the match's
// table, as this device sees it: for the friend it is the other way round.

import { LEVELS } from './captains.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

export const FRIEND = 'friend';

/** What a refusal is called while a friend must act. */
const AWAY = 'friend';

/** Who plays each seat: a captain's level, a friend, or null for a person here.
 * @param {{seats: number, table: Record<string, any>}} frame @returns {(string | null)[]}
 */
export function playersOf({ seats, table }) {
  const known = Array.isArray(table.captains) ? table.captains : [];
  return Array.from({ length: seats }, (_, seat) => {
    const who = known[seat];
    return who === FRIEND || LEVELS.includes(who) ? who : null;
  });
}

/** Must a friend act? @param {Frame} frame */
export function friendToAct(frame) {
  return !frame.lesson && !frame.outcome && playersOf(frame)[frame.actors[0]] === FRIEND;
}

/** Does a friend play any seat? @param {Frame} frame */
export function anyFriend(frame) {
  return playersOf(frame).includes(FRIEND);
}

/** The table while a friend must act: it can be looked at, but nothing can be done. @param {Frame} frame @returns {Frame} */
export function passed(frame) {
  const text = { id: 'links-away-friend', args: { seat: frame.actors[0] } };
  return { ...frame, options: [], reach: {}, forced: null, away: { code: AWAY, rule: '', text, remedy: [] } };
}

/** Is this the table while a friend must act? @param {Frame} frame */
export function isPassed(frame) {
  return frame.away?.code === AWAY;
}
