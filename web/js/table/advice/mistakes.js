// Which decisions of an analysis are named, in which order, and which of them is on the board.

/** @typedef {import('../../protocol.d.ts').ChapterShape} Chapter */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */

/** How many stand on top. */
export const TURNING_POINTS = 3;

/** How many are named at most of which it is not known whether they lost anything. */
const CANDIDATES = 12;

/** The least loss, in points, that makes a candidate. */
const DOUBTFUL = 1;

/** Did it surely lose something? @param {Verdict} verdict */
export function isMistake({ grade }) {
  return grade === 'small' || grade === 'costly';
}

/**
 * The decisions that lost something, the worst first: own ones before others, those that are sure
 * before those that were only estimated.
 * @param {readonly Chapter[]} chapters
 * @param {number | null} own the seat of the only person; null if there are several, or none
 * @returns {Verdict[]}
 */
export function mistakesOf(chapters, own) {
  const all = inOrder(chapters, own);
  const sure = all.filter(isMistake);
  const open = all.filter(
    ({ grade, loss, deals }) => grade === 'open' && !deals && loss >= DOUBTFUL,
  );
  return [...sure, ...open.slice(0, Math.max(0, CANDIDATES - sure.length))];
}

/** The first entries of the mistakes that were known, and of new ones after them.
 * @param {readonly number[]} found @param {readonly Chapter[]} chapters
 */
export function withNew(found, chapters) {
  const sure = chapters.flatMap(({ verdicts }) => verdicts.filter(isMistake));
  return [...found, ...sure.map(({ start }) => start).filter((start) => !found.includes(start))];
}

/** Those mistakes, in the order in which they were found.
 * @param {readonly number[]} found @param {readonly Chapter[]} chapters
 */
export function asFound(found, chapters) {
  const all = chapters.flatMap(({ verdicts }) => verdicts.filter(isMistake));
  return found.flatMap((start) => all.find((verdict) => verdict.start === start) ?? []);
}

/** All decisions, own ones first, then by what they lost. @param {readonly Chapter[]} chapters @param {number | null} own */
export function inOrder(chapters, own) {
  const others = (/** @type {Verdict} */ { seat }) => (own === null || seat === own ? 0 : 1);
  return chapters
    .flatMap((chapter) => chapter.verdicts)
    .toSorted((a, b) => others(a) - others(b) || b.loss - a.loss || a.start - b.start);
}

/**
 * A decision, and others of the same affair, such as a combat, that stand with it.
 * @typedef {{verdict: Verdict, also: Verdict[]}} Affair
 */

/**
 * The turning points and the rest: what belongs together, such as the decisions of one combat, stands
 * with the worst of it.
 * @param {Verdict[]} mistakes
 * @param {(verdict: Verdict) => string | null} affairOf what it belongs to; null for none
 * @param {(verdict: Verdict) => boolean} counts could whoever decided still win?
 * @returns {{top: Affair[], rest: Affair[]}}
 */
export function parted(mistakes, affairOf = () => null, counts = () => true) {
  /** @type {Affair[]} */
  const found = [];
  /** @type {Map<string, Affair>} */
  const known = new Map();
  for (const verdict of mistakes) {
    const key = affairOf(verdict);
    const first = key === null ? undefined : known.get(key);
    if (first) {
      first.also.push(verdict);
      continue;
    }
    const affair = { verdict, also: [] };
    found.push(affair);
    if (key !== null) known.set(key, affair);
  }
  const top = found.filter(({ verdict }) => counts(verdict)).slice(0, TURNING_POINTS);
  return { top, rest: found.filter((affair) => !top.includes(affair)) };
}

/** The costliest decision of a turn, if any lost something. @param {Chapter} chapter @param {readonly Verdict[]} mistakes */
export function worstOf({ verdicts }, mistakes) {
  return mistakes.find(({ start }) => verdicts.some((each) => each.start === start)) ?? null;
}
