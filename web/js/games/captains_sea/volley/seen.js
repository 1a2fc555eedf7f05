// Which fire one has already looked at.

import { perMatch } from '../../../table/session.js';

const state = perMatch(() => ({ last: -1 }));

/** Has the fire that began with an entry been looked at? @param {number} entry */
export function isSeen(entry) {
  return entry <= state().last;
}

/** @param {number} entry */
export function markSeen(entry) {
  state().last = entry;
}
