// The moves of a turn, one for each ship: where she got at last, and by which cards.

/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** What moves one's own ship on. */
const FORWARD = new Set(['sailed', 'full_sail', 'pushed']);

/** What moves a ship, whosesoever. */
const MOVES = new Set([...FORWARD, 'storm']);

/** Returns the events of a turn with one move for each ship that was moved more than once: all that
 * brought the own ship on as one `sailed`, with how many cards and Churches helped.
 * @param {readonly Happening[]} events of one player
 * @param {(facts: Happening['facts']) => unknown} isOwn is the ship that a card or a Church moves his own?
 * @returns {Happening[]}
 */
export function foldMoves(events, isOwn) {
  /** @type {Map<string, Happening[]>} */
  const moves = new Map();
  for (const event of events) {
    const key = keyOf(event, isOwn);
    if (key) moves.set(key, [...(moves.get(key) ?? []), event]);
  }
  const folded = new Map([...moves].map(([key, each]) => [key, fold(key, each)]));
  return events.flatMap((event) => {
    const key = keyOf(event, isOwn);
    const found = folded.get(key);
    folded.delete(key);
    return key ? (found ? [found] : []) : [event];
  });
}

/** Which moves are one. @param {Happening} event @param {(facts: Happening['facts']) => unknown} isOwn */
function keyOf({ kind, facts }, isOwn) {
  if (!MOVES.has(kind)) return '';
  const own = kind === 'sailed' || (FORWARD.has(kind) && isOwn(facts));
  return `${own ? 'on' : kind} ${Object(facts.ship).id}`;
}

/** @param {string} key @param {Happening[]} events @returns {Happening} */
function fold(key, events) {
  const last = events[events.length - 1];
  if (events.length === 1 || !key.startsWith('on ')) return last;
  const count = (/** @type {string} */ kind) => events.filter((each) => each.kind === kind).length;
  const facts = { ...last.facts, sails: count('full_sail'), pushes: count('pushed') };
  return { ...last, kind: 'sailed', facts };
}
