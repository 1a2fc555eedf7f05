// Seats that a friend plays on another device: the turn is passed on as a link.

import { actingCaptain, FRIEND, playersOf } from './captains.js';
import { isPractice } from './practice.js';

export { FRIEND, playersOf };

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** The friend to act: the first of them, once nobody else has anything to do. @param {Frame} frame @returns {number | null} */
export function actingFriend(frame) {
  if (isPractice(frame) || frame.outcome || actingCaptain(frame)) return null;
  const players = playersOf(frame);
  const waits = frame.actors.length > 0 && frame.actors.every((seat) => players[seat] === FRIEND);
  return waits ? frame.actors[0] : null;
}

/** Tells whether a friend must act. @param {Frame} frame */
export function friendToAct(frame) {
  return actingFriend(frame) !== null;
}

/** Tells whether a friend plays any seat. @param {Frame} frame */
export function anyFriend(frame) {
  return playersOf(frame).includes(FRIEND);
}
