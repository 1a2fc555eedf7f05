// When the browser has nothing better to do.

/**
 * Does something once the browser is idle, or after a while all the same.
 * @param {() => void} act
 * @param {number} [longest] milliseconds
 */
export function whenIdle(act, longest = 2000) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: longest });
  else setTimeout(act, 50);
}
