// Which fire one has already looked at, and how much of one that isn't over.

import { get } from '../../../app/store.js';
import { perMatch } from '../../../table/session.js';

/** The last entry that was shown, the last of a fire that was over then, and the last when the table was opened. */
const state = perMatch(() => ({ shown: -1, over: -1, opened: get().log.at(-1)?.number ?? -1 }));

/** Has the fire that began with an entry been looked at to its end? @param {number} entry */
export function isSeen(entry) {
  return entry <= state().over;
}

/** Has what came of an entry been looked at, whether or not more followed? @param {number} entry */
export function isShown(entry) {
  return entry <= state().shown;
}

/** Has it happened since the table was opened? @param {number} entry */
export function isFresh(entry) {
  return entry > state().opened;
}

/** @param {number} entry the last that was looked at @param {boolean} isOver does no more belong to the fire? */
export function markSeen(entry, isOver) {
  state().shown = entry;
  if (isOver) state().over = entry;
}
