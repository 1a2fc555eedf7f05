// Which match Continue goes on with: the one played last. Both storages say it, with a count of how often
// it was said, since either may be behind: local storage after the browser died, IndexedDB where it
// could not be written.

import * as idb from './idbstore.js';
import { read, write } from './localstore.js';

/** What was said last here, or found in IndexedDB. */
let known = { id: '', count: 0 };

/** What local storage says. */
function quick() {
  return { id: read('current') ?? '', count: Number(read('current-count')) || 0 };
}

/** The id of the match; '' if none was ever chosen. @returns {string} */
export function currentId() {
  const there = quick();
  return there.id && there.count >= known.count ? there.id : known.id;
}

/** Chooses a match; IndexedDB is told by the caller. @param {string} id @returns {number} the count to tell it with */
export function choose(id) {
  const count = Math.max(known.count, quick().count) + 1;
  known = { id, count };
  write('current', id);
  write('current-count', String(count));
  return count;
}

/** Chooses a match that is not written just now. @param {string} id */
export function chooseAlone(id) {
  idb.putCurrent(id, choose(id));
}

/** Hears what IndexedDB says: local storage is told where it is behind. @returns {Promise<void>} */
export async function compareCurrent() {
  const found = await idb.readCurrent();
  const there = quick();
  if (found.count > Math.max(known.count, there.count)) {
    known = found;
    write('current', found.id);
    write('current-count', String(found.count));
  } else if (there.id && there.count > found.count) idb.putCurrent(there.id, there.count);
}

/** Forgets it. */
export function forgetCurrent() {
  known = { id: '', count: 0 };
}
