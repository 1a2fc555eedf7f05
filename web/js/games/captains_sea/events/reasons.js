// Whose decision a line of the log carries out: what a captain decided in secret is told later, with his reason.

import { get } from '../../../app/store.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** By event: the verbs by which it was decided. @type {Record<string, readonly string[]>} */
const DECIDED = {
  revealed: ['advance', 'wear', 'tack', 'back'],
  turned: ['turn'],
  broadside: ['fire'],
  chased: ['fire'],
  goes_first: ['first'],
  boards: ['board'],
  grapple_die: ['grapple'],
  clear_die: ['cut'],
};

/** So many entries lie between a decision and what came of it, at most. */
const APART = 90;

/** The number of the entry in which somebody decided what an event tells; null where nothing was decided.
 * @param {Happening} event @param {number} seat who did it @param {number} number of the entry that tells it
 */
export function decidedAt({ kind }, seat, number) {
  const verbs = DECIDED[kind];
  if (!verbs) return null;
  const { log } = get();
  const last = log.findLastIndex((entry) => entry.number <= number);
  for (let at = last; at >= 0 && at > last - APART; at -= 1) {
    const { seat: who, do: action, number: found } = log[at];
    if (who === seat && verbs.includes(action?.split(' ')[0] ?? '')) return found;
  }
  return null;
}
