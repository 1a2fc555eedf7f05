// Waiting for the engine where the player has asked for something that needs it.

import { get, set } from '../../app/store.js';

/** What waits for the engine to start it. @type {string | null} */
let starting = null;

/** Does something wait for the engine, or this? @param {string} [what] */
export function isStarting(what) {
  return what === undefined ? starting !== null : starting === what;
}

/**
 * Starts something as soon as the engine can, unless the player has left the screen by then.
 * @param {string} screen where it was asked for
 * @param {string} what its name, for `isStarting`
 * @param {() => unknown} start
 */
export async function startWhenReady(screen, what, start) {
  if (starting !== null) return;
  starting = what;
  set({});
  const ready = await engineReady(screen);
  starting = null;
  if (ready) await start();
  else if (get().screen === screen) set({});
}

/**
 * Waits until the engine can answer.
 * @param {string} screen where it was asked for
 * @returns {Promise<boolean>} false if the start failed, or the player has left the screen meanwhile
 */
export async function engineReady(screen) {
  while (get().stage?.name !== 'ready' || !get().catalog) {
    await new Promise((done) => setTimeout(done, 60));
    if (get().screen !== screen || get().stage?.name === 'failed') return false;
  }
  return get().screen === screen;
}
