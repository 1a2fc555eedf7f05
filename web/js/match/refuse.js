// What the player is told when a request changed nothing.

import { set } from '../app/store.js';
import { boardText } from '../app/text.js';
import { EngineError } from '../boot/engine.js';
import { engineFrame, showPosition } from './position.js';

/** @typedef {import('../protocol.d.ts').Failure} Failure */

/**
 * Tells the player why nothing was done.
 * @param {Error} error
 * @param {number} since the entry that the log was asked for from
 */
export async function refuse(error, since) {
  if (!(error instanceof EngineError)) throw error;
  const failure = /** @type {Failure | undefined} */ (/** @type {unknown} */ (error.reply));
  if (failure?.frame && engineFrame()) await showPosition(failure.frame, { another: false, since });
  const fault = !failure || failure.code === 'bug' || failure.code === 'bad_request';
  set({
    notice: {
      text: boardText(error.text),
      rule: failure?.refusal?.rule,
      details: fault ? error.details || failure?.detail || String(error) : undefined,
      tone: fault ? 'fault' : 'refused',
    },
  });
}
