// Waiting for the engine where the player has asked for something that needs it.

import { get } from '../../app/store.js';

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
