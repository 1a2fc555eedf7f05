// The turns in which the lead swung most, and who could still win: what an analysis calls turning points
// besides mistakes.

import { isMistake } from './mistakes.js';

/** @typedef {import('../../protocol.d.ts').ChapterShape} Chapter */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */

/** A turn, and the lead of the seat that it moved most. @typedef {{chapter: Chapter, seat: number, before: number, after: number, lost: number}} Swing */

/** How many are named at most. */
const SWINGS = 2;

/** The least swing that is named: in points, and as a part of the largest lead. */
const LEAST = 3;
const PART = 0.3;

/** Nobody is out of it who is less behind than this: in points, and as a part of the largest lead. */
const NEAR = 5;
const REACH = 0.5;

/** The turns with the largest swings, as they were played; none of one who could not win before or after,
 * none before the first round, and none that only the estimate knows of: a mistake, cards that came or
 * something else left to chance has to account for it.
 * @param {readonly Chapter[]} chapters @param {number[] | null} after everybody's lead at the end
 * @param {number | null} own the only person's seat: swings of his lead are told
 * @param {(chapter: Chapter) => boolean} [chance] was there chance in a turn besides the cards that came?
 * @returns {Swing[]}
 */
export function swingsOf(chapters, after, own, chance = () => true) {
  const known = chapters.filter(({ before }) => before.length);
  const most = largest(known, after);
  const least = Math.max(LEAST, PART * most);
  return known
    .flatMap((chapter, at) => {
      const next = known[at + 1]?.before ?? after;
      return next && chapter.round !== 0 ? [swing(chapter, next, own)] : [];
    })
    .filter((each) => !isLuck(each) || cameByCards(each) || chance(each.chapter))
    .filter(({ before, after: now }) => Math.abs(now - before) >= least)
    .filter(({ before, after: now }) => isNear(Math.max(before, now), most))
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, SWINGS)
    .toSorted((a, b) => a.chapter.start - b.chapter.start);
}

/** The lead that a turn moved most, or the only person's.
 * @param {Chapter} chapter @param {number[]} next @param {number | null} own @returns {Swing}
 */
function swing(chapter, next, own) {
  const { before } = chapter;
  const moved = (/** @type {number} */ seat) => Math.abs(next[seat] - before[seat]);
  const seats = before.map((_, seat) => seat).toSorted((a, b) => moved(b) - moved(a));
  const seat = own ?? seats[0];
  const sure = chapter.verdicts.filter(isMistake);
  const lost = sure.reduce((sum, { loss }) => sum + loss, 0);
  return { chapter, seat, before: before[seat], after: next[seat], lost };
}

/** Did a swing come without a mistake that explains it? @param {Swing} swing */
export function isLuck({ before, after, lost }) {
  return lost < Math.abs(after - before) / 2;
}

/** Is a swing no news, since one of the mistakes that explain it stands beside it already?
 * @param {Swing} swing @param {readonly Verdict[]} named
 */
export function isTold(swing, named) {
  const { start, end } = swing.chapter;
  return !isLuck(swing) && named.some((each) => start <= each.start && each.start < end);
}

/** Do the cards that came explain at least half of a swing? @param {Swing} swing */
function cameByCards({ chapter, seat, before, after }) {
  const way = after - before;
  return (chapter.luck?.[seat] ?? 0) * Math.sign(way) >= Math.abs(way) / 2;
}

/** Tells of a decision whether whoever made it could still win then.
 * @param {readonly Chapter[]} chapters @returns {(verdict: Verdict) => boolean}
 */
export function stillIn(chapters) {
  const most = largest(chapters, null);
  return ({ seat, start }) => {
    const turn = chapters.find((each) => each.start <= start && start < each.end);
    return !turn?.before.length || isNear(turn.before[seat], most);
  };
}

/** @param {readonly Chapter[]} chapters @param {number[] | null} after */
function largest(chapters, after) {
  const leads = [...chapters.flatMap(({ before }) => before), ...(after ?? [])];
  return Math.max(0, ...leads);
}

/** @param {number} lead @param {number} most */
function isNear(lead, most) {
  return lead > -Math.max(NEAR, REACH * most);
}
