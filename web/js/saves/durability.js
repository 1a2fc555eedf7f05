// What is shown is on the disk first, as far as that goes quickly; and what is on the disk survives a
// power cut as soon as the player pauses.

import { strengthen } from './idbstore.js';

/** How long an answer waits for the disk before it is shown all the same, in milliseconds. It takes some
 * ten; a machine that has too much to do, or a disk that writes through, takes this.
 */
const PATIENCE = 200;

/** How long nothing is written before the newest record is written through, in milliseconds: what is
 * noted meanwhile waits for it, so it is not done between two actions of a turn.
 */
const QUIET = 3000;

/** Waits until something is on the disk, but not for long. @param {Promise<unknown> | undefined} written @returns {Promise<void>} */
export async function onDisk(written) {
  if (!written) return;
  let timer = 0;
  const late = new Promise((done) => {
    timer = setTimeout(done, PATIENCE);
  });
  await Promise.race([written.catch(() => {}), late]);
  clearTimeout(timer);
}

/** The match whose record is not written through yet; '' if none. */
let due = '';
let timer = 0;

/** Notes that a record was written; it is written through once nothing more comes. @param {string} id */
export function writeThroughSoon(id) {
  if (due && due !== id) writeThrough();
  due = id;
  clearTimeout(timer);
  timer = setTimeout(writeThrough, QUIET);
}

function writeThrough() {
  clearTimeout(timer);
  if (due) strengthen(due);
  due = '';
}

globalThis.document?.addEventListener?.('visibilitychange', () => {
  if (document.visibilityState === 'hidden') writeThrough();
});
