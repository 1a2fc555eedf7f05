// How the race was won, in a few sentences: who was first to the goal, by how much he won, in what; and how
// the lead changed hands on the way.

import { html, nothing } from 'lit-html';
import { list, playerName, t } from '../../../app/text.js';
import { queryPosition } from '../../../table/positionqueries.js';
import { components, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').ChartPoint} Point */
/** @typedef {NonNullable<Frame['outcome']>} Outcome */

/** So many items are told to have made the difference. */
const ITEMS = 2;

/** @param {Frame} frame */
export function story(frame) {
  const { outcome } = frame;
  if (!outcome || outcome.reason === 'duel') return '';
  const winners = winnersOf(outcome);
  return [endWords(frame, winners), ...tieWords(frame, winners), ...leadWords(frame, winners)].join(
    ' ',
  );
}

/** @param {Outcome} outcome */
function winnersOf({ places }) {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Who was first to the goal, and what came of it. @param {Frame} frame @param {number[]} winners */
function endWords(frame, winners) {
  const { round, declarer, goal } = viewOf(frame);
  if (declarer === null) return t('standing-story-rounds', { round });
  const overtaken = !winners.includes(declarer);
  return t(overtaken ? 'standing-story-overtaken' : 'standing-story-declared', {
    round,
    goal,
    who: playerName(declarer),
    points: components().goal.bonus,
  });
}

/** By how much the winner is ahead of the next, whether the bonus decided it, and in which items he had more.
 * @param {Frame} frame @param {number[]} winners @returns {string[]}
 */
function leadWords(frame, [winner]) {
  const { totals, scores } = /** @type {Outcome} */ (frame.outcome);
  const { declarer } = viewOf(frame);
  const [next] = totals
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner)
    .toSorted((a, b) => totals[b] - totals[a]);
  const margin = totals[winner] - totals[next];
  if (margin < 1) return [];
  const { bonus } = components().goal;
  const short = declarer === winner ? Math.sign(bonus - margin) : -1;
  const who = playerName(winner);
  const other = playerName(next);
  const most = totals[winner];
  const ends = t('standing-story-margin', { who, other, most, less: totals[next], short });
  const items = differences(scores[winner], scores[next]);
  if (!items.length) return [ends];
  const besides = Number(declarer === winner);
  return [ends, t('standing-story-items', { who, items: list(items), besides })];
}

/** What one has more points for than another, the most first; the bonus is told before.
 * @param {Outcome['scores'][number]} one @param {Outcome['scores'][number]} other
 */
function differences(one, other) {
  return one
    .map(({ item, points }, at) => ({ item, most: points, less: other[at].points }))
    .filter(({ item, most, less }) => item !== 'declared' && most > less)
    .toSorted((a, b) => b.most - b.less - (a.most - a.less))
    .slice(0, ITEMS)
    .map(({ item, most, less }) =>
      t('standing-story-item', { item: t(`score-${item}`), most, less }),
    );
}

/** What decided between the winner and others with as many points (R39). @param {Frame} frame @param {number[]} winners @returns {string[]} */
function tieWords(frame, winners) {
  const { totals = [] } = frame.outcome ?? {};
  const equal = totals.flatMap((total, seat) => (total === totals[winners[0]] ? [seat] : []));
  if (equal.length < 2) return [];
  if (winners.length > 1) return [t('standing-tie-shared')];
  const { declarer, ships } = viewOf(frame);
  const [winner] = winners;
  if (winner === declarer) return [t('standing-tie-declared')];
  const held = equal.map((seat) => ships.filter(({ holder }) => holder === seat).length);
  const most = ships.filter(({ holder }) => holder === winner).length;
  const byShips = held.filter((count) => count === most).length === 1;
  return [t(byShips ? 'standing-tie-ships' : 'standing-tie-cubes')];
}

/** How the lead changed hands, and the strongest turn; nothing before the points by round are known. @param {Frame} frame */
export function courseOfRace(frame) {
  const { outcome } = frame;
  const answer = outcome ? queryPosition(frame, 'chart') : null;
  if (!outcome || !answer) return nothing;
  const { points } = /** @type {import('../../../protocol.d.ts').ChartAnswer} */ (answer);
  const told = [...changeWords(points, winnersOf(outcome)), ...strongestWords(points)];
  if (!told.length) return nothing;
  return html`<section class="papers" aria-labelledby="course-title">
    <h3 class="papers__title" id="course-title">${t('standing-course')}</h3>
    <p class="papers__more">${told.join(' ')}</p>
  </section>`;
}

/** Since when the winner was ahead, and who had been before. @param {readonly Point[]} points @param {number[]} winners @returns {string[]} */
function changeWords(points, winners) {
  if (winners.length > 1) return [];
  const [winner] = winners;
  const who = playerName(winner);
  const behind = points.findLastIndex(({ totals }) => ahead(totals) !== winner);
  if (behind === points.length - 1) {
    const level = ahead(points[behind].totals) === null;
    return [t(level ? 'standing-course-level' : 'standing-course-last', { who })];
  }
  const from = points[behind + 1]?.round ?? 1;
  const last = points.findLast(({ totals }) => ![null, winner].includes(ahead(totals)));
  if (!last?.round) return [t('standing-course-since', { who, from })];
  const other = playerName(/** @type {number} */ (ahead(last.totals)));
  return [t('standing-course-past', { who, other, round: last.round, from })];
}

/** Who alone has the most points; null for nobody. @param {readonly number[]} totals */
function ahead(totals) {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  return totals.lastIndexOf(most) === first ? first : null;
}

/** The turn that brought the most points, if it is one. @param {readonly Point[]} points @returns {string[]} */
function strongestWords(points) {
  const gains = points.slice(1).map(({ totals, seat, round }, at) => ({
    seat,
    round,
    points: seat === null ? 0 : totals[seat] - points[at].totals[seat],
  }));
  const most = Math.max(0, ...gains.map((each) => each.points));
  const best = gains.filter((each) => each.points === most);
  const [{ seat, round } = { seat: null, round: 0 }] = best;
  if (most < 2 || seat === null || best.length > 1) return [];
  return [t('standing-course-turn', { who: playerName(seat), round, points: most })];
}
