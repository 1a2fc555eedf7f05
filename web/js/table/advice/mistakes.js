// Which decisions of an analysis are named, in which order, and which of them is on the board.

/** @typedef {import('../../protocol.d.ts').ChapterShape} Chapter */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */

/** How many stand on top. */
export const TURNING_POINTS = 3;

/** How many are named at most of which it is not known whether they lost anything. */
const CANDIDATES = 9;

/** Steps of a line that are told in short. */
export const FEW = 3;

/** From so many points on a loss is told without decimals. */
const ROUGH = 10;

/** The least loss, in points, that makes a candidate. */
const DOUBTFUL = 1;

/** Did it surely lose something? @param {Verdict} verdict */
export function isMistake({ grade }) {
  return grade === 'small' || grade === 'costly';
}

/**
 * The decisions that surely lost something, the worst first: own ones before others.
 * @param {readonly Chapter[]} chapters
 * @param {number | null} own the seat of the only person; null if there are several, or none
 * @returns {Verdict[]}
 */
export function mistakesOf(chapters, own) {
  return inOrder(chapters, own).filter(isMistake);
}

/**
 * Decisions that seem to have lost something and were not played out, those of a kind together, in the
 * same order; none of a kind of which one was played out: then more is known than a first estimate.
 * @param {readonly Chapter[]} chapters @param {number | null} own @param {number} [most] @returns {Affair[]}
 */
export function doubtfulOf(chapters, own, most = CANDIDATES) {
  const all = inOrder(chapters, own);
  const known = new Set(all.filter(({ interval }) => interval).map(kindOf));
  const open = all.filter(
    (verdict) =>
      verdict.grade === 'open' &&
      !verdict.interval &&
      verdict.loss >= DOUBTFUL &&
      !known.has(kindOf(verdict)),
  );
  return together(open).slice(0, most);
}

/** What it has in common with another that would be told alike: who decided what, what was done, and what instead.
 * @param {Verdict} verdict
 */
export function kindOf({ seat, step, done, best }) {
  const lines = [done, best.steps].map((steps) => steps.map(({ action }) => action));
  const apart = [lines[0].filter(without(lines[1])), lines[1].filter(without(lines[0]))].map(
    (line) => line.slice(0, FEW),
  );
  return JSON.stringify([seat, step, ...apart]);
}

/** @param {string[]} line @returns {(action: string) => boolean} */
function without(line) {
  return (action) => !line.includes(action);
}

/** How many points it is said to have lost: never outside the bounds that stand beside it, and rounded as it is told.
 * @param {Verdict} verdict
 */
export function shownLoss({ loss, interval }) {
  const [low, high] = interval ? [Math.min(...interval), Math.max(...interval)] : [loss, loss];
  const points = Math.min(high, Math.max(low, loss));
  return points < ROUGH ? Math.round(points * 10) / 10 : Math.round(points);
}

/** What decisions are said to have lost together: the sum of what is told of each. @param {readonly Verdict[]} verdicts */
export function sumOfLosses(verdicts) {
  return Math.round(10 * verdicts.reduce((sum, each) => sum + shownLoss(each), 0)) / 10;
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
    .toSorted(
      (a, b) =>
        others(a) - others(b) ||
        shownLoss(b) - shownLoss(a) ||
        b.loss - a.loss ||
        a.start - b.start,
    );
}

/**
 * A decision; others of the same affair, such as a combat, and others of the same kind, that stand with it.
 * @typedef {{verdict: Verdict, also: Verdict[], same: Verdict[]}} Affair
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
  const found = together(mistakes, affairOf);
  const top = found.filter(({ verdict }) => counts(verdict)).slice(0, TURNING_POINTS);
  return { top, rest: found.filter((affair) => !top.includes(affair)) };
}

/** Decisions with others of their affair or, where they have none, of their kind.
 * @param {readonly Verdict[]} verdicts @param {(verdict: Verdict) => string | null} [affairOf]
 */
function together(verdicts, affairOf = () => null) {
  /** @type {Map<string, Affair>} */
  const known = new Map();
  for (const verdict of verdicts) {
    const affair = affairOf(verdict);
    const key = affair ?? kindOf(verdict);
    const first = known.get(key);
    if (!first) known.set(key, { verdict, also: [], same: [] });
    else if (affair === null) first.same.push(verdict);
    else first.also.push(verdict);
  }
  return [...known.values()];
}

/** The costliest decision of a turn, if any lost something. @param {Chapter} chapter @param {readonly Verdict[]} mistakes */
export function worstOf({ verdicts }, mistakes) {
  return mistakes.find(({ start }) => verdicts.some((each) => each.start === start)) ?? null;
}
