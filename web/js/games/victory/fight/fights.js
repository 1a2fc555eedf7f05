// The fights of a match as its log tells them: who attacked whom, the rounds, how it ended.

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/**
 * A fight: from which entry on, to which one if it is over; seats and ships, the attacker's first.
 * @typedef {{start: number, end: number | null, seats: number[], ships: string[], attack: string, entries: readonly Entry[]}} Fight
 */

/** What ends a fight. */
const ENDS = ['letter', 'sunk', 'captured', 'apart', 'escaped', 'fight_stopped'];

/** What is told with an end, and belongs to it. */
const SPOILS = ['admiralty', 'jolly_roger'];

/** All fights of a log, the first one first. @param {readonly Entry[]} log @returns {Fight[]} */
export function fightsIn(log) {
  const starts = log.filter(({ events }) => events.some(isAttack)).map(({ number }) => number);
  return starts.map((start, at) =>
    fightFrom(log, start, starts[at + 1] ?? Number.POSITIVE_INFINITY),
  );
}

/** @param {readonly Entry[]} log @param {number} start @param {number} next @returns {Fight} */
function fightFrom(log, start, next) {
  const rest = log.filter(({ number }) => number >= start && number < next);
  const over = rest.findIndex(({ events }) => events.some(isEnd));
  const entries = over < 0 ? rest : rest.slice(0, over + 1);
  const { facts } = /** @type {Happening} */ (rest[0].events.find(isAttack));
  return {
    start,
    end: over < 0 ? null : rest[over].number,
    seats: [facts.seat, facts.other.args.seat],
    ships: [idOf(facts.ship), idOf(facts.target)],
    attack: rest[0].do ?? '',
    entries,
  };
}

/** @param {Happening} event */
function isAttack({ kind }) {
  return kind === 'attacked';
}

/** @param {Happening} event */
function isEnd({ kind }) {
  return ENDS.includes(kind);
}

/** A ship's id in the name of it. @param {{id: string}} name */
export function idOf({ id }) {
  return id.replace('ship-', '');
}

/** How a fight ended, and what it brought. @param {Fight} fight @returns {Happening[]} */
export function endOf({ end, entries }) {
  if (end === null) return [];
  return (entries.at(-1)?.events ?? []).filter((each) => isEnd(each) || SPOILS.includes(each.kind));
}

/** What happened between two volleys that is worth a line.
 * @param {Fight} fight @param {number} after the entry of a volley @param {number} before that of the next
 * @returns {Happening[]}
 */
export function betweenVolleys({ entries }, after, before) {
  return entries
    .filter(({ number }) => number >= after && number < before)
    .flatMap(({ events }) => events.slice(events.findLastIndex(({ kind }) => kind === 'threw') + 1))
    .filter(({ kind }) => ['placed', 'mended'].includes(kind));
}

/** The position in which a seat chose its first shot, or attacked, and an action that it could do there.
 * @param {Fight} fight @param {number} seat @returns {{seat: number, action: string, entry: number} | null}
 */
export function choiceOf({ seats, start, attack, entries }, seat) {
  if (seat === seats[0]) return attack ? { seat, action: attack, entry: start } : null;
  if (seat !== seats[1]) return null;
  const sealed = entries.find((entry) => entry.seat === seat);
  return sealed ? { seat, action: 'ball', entry: sealed.number } : null;
}
