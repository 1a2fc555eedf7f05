// The browser's promise to keep what this site stores, and how much that is.

import { read, write } from './localstore.js';

/**
 * `kept` is null until the browser has said it, or where it never does.
 * @typedef {{kept: boolean | null, used: number, room: number}} Promised
 */

/** @type {Promised} */
let promised = { kept: null, used: 0, room: 0 };

/** Returns what the browser said last of keeping this site's data. */
export function persistence() {
  return promised;
}

/** Asks the browser whether it keeps this site's data, and how much there is. @returns {Promise<Promised>} */
export async function refreshPersistence() {
  try {
    const kept = (await navigator.storage?.persisted?.()) ?? null;
    const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    promised = { kept, used: usage, room: quota };
  } catch {
    promised = { kept: null, used: 0, room: 0 };
  }
  return promised;
}

/** Asks the browser never to clear this site's data. @returns {Promise<Promised>} */
export async function requestPersistence() {
  write('asked', '1');
  try {
    await navigator.storage?.persist?.();
  } catch {
    // A browser that does not answer has promised nothing, and `askState` says so.
  }
  return refreshPersistence();
}

/** Asks that once only, when there is something to keep. */
export function requestPersistenceOnce() {
  if (read('asked') === null) void requestPersistence();
}
