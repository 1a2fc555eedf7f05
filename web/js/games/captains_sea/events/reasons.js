// Whose decision a line of the log carries out: what a captain decided in secret is told later, with his reason.

import { get } from '../../../app/store.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** By event: the verbs by which it was decided. @type {Record<string, readonly string[]>} */
const DECIDED = {
  revealed: ['advance', 'wear', 'tack', 'back'],
  mustered: ['seal'],
  turned: ['turn'],
  played: ['play'],
  spent: ['spend'],
  left_post: ['lose'],
  bonus: ['bonus'],
  holds: ['hold'],
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
    if (who !== seat || !verbs.includes(verbOf(action))) continue;
    return kind === 'mustered' ? firstOrder(at) : found;
  }
  return null;
}

/** Orders of a crew, which are given one after the other. */
const ORDERS = ['man', 'mend', 'helm', 'sheets', 'rig', 'seal'];

/** @param {string | null | undefined} action */
function verbOf(action) {
  return action?.split(' ')[0] ?? '';
}

/** The number of the first order of a crew. @param {number} at where in the log it was sealed */
function firstOrder(at) {
  const { log } = get();
  let first = at;
  while (
    first > 0 &&
    log[first - 1].seat === log[at].seat &&
    ORDERS.includes(verbOf(log[first - 1].do))
  )
    first -= 1;
  return log[first].number;
}
