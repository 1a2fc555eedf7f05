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

/** By event: what the entry told that decided it, whose words stay sealed. @type {Record<string, string>} */
const SEALS = { revealed: 'selected', mustered: 'crew_sealed' };

/** The number of the entry in which somebody decided what an event tells; null where nothing was decided.
 * @param {Happening} event @param {number} seat who did it @param {number} number of the entry that tells it
 */
export function decidedAt({ kind, facts }, seat, number) {
  if (!DECIDED[kind] || isBack(facts.plan)) return null;
  const { log } = get();
  const last = log.findLastIndex((entry) => entry.number <= number);
  for (let at = last; at >= 0 && at > last - APART; at -= 1) {
    if (log[at].seat !== seat || !decides(log[at], kind)) continue;
    return kind === 'mustered' ? firstOrder(at) : log[at].number;
  }
  return null;
}

/** The reason of a sealed manoeuvre tells what lies ahead, which explains no Back Sail. @param {unknown} plan */
function isBack(plan) {
  return /** @type {{id?: string}} */ (plan)?.id === 'plan-back';
}

/** Was that decided in an entry? @param {Entry} entry @param {string} kind */
function decides({ do: action, events }, kind) {
  if (action) return DECIDED[kind].includes(verbOf(action));
  return events.some((event) => event.kind === SEALS[kind]);
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
  while (first > 0 && log[first - 1].seat === log[at].seat && isOrder(log[first - 1])) first -= 1;
  return log[first].number;
}

/** @param {Entry} entry */
function isOrder({ do: action, events }) {
  return action
    ? ORDERS.includes(verbOf(action))
    : !events.some(({ kind }) => kind === 'crew_sealed' || kind === 'selected');
}

/** Has the impulse that a reason names gone by since then? It counts from the turn in which it was said.
 * @param {import('../../../protocol.d.ts').TextShape} why @param {readonly Happening[]} since
 */
export function isOutdated({ args }, since) {
  if (args?.impulse === undefined) return false;
  let later = Number(args.later ?? 0);
  for (const { kind, facts } of since) {
    if (kind === 'turn') later -= 1;
    const gone = kind === 'impulse' && later === 0 && Number(facts.impulse) > Number(args.impulse);
    if (gone || later < 0) return true;
  }
  return false;
}
