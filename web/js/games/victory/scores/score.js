// Points by line, for the comparison and the end.

import { html } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { pin } from '../../../kit/flag.js';
import { buildingArt } from '../art.js';
import { duelStory } from '../fight/account.js';
import { fightLuck } from '../fight/luck.js';
import { buildingName, cubesWords } from '../names.js';
import { components, fieldOf, viewOf } from '../position.js';
import { duelWords } from './duel.js';
import { papers } from './papers.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').VictoryView} View */

/** @type {NonNullable<import('../../contract.d.ts').GamePage['score']>} */
export const SCORE = {
  standing: (frame) => {
    const { ports } = viewOf(frame);
    return { lines: ports.map((port) => port.score), totals: ports.map((port) => port.points) };
  },
  item: (item) => t(`score-${item}`),
  part: (part) =>
    fieldOf(part)
      ? { picture: '', name: t(`field-${part}`) }
      : { picture: buildingArt(part, 'partart'), name: buildingName(part) },
  result: duelWords,
  deed: ({ item, count }) => t(`deed-${item}`, { count }),
  emblem: 'ornament-ship',
  extras: race,
  story,
  endNotes: (frame) =>
    viewOf(frame).duel
      ? html`${duelStory(frame)} ${fightLuck(frame)}`
      : html`${fightLuck(frame)} ${papers(frame)}`,
};

/** Who is how far from the goal, with cubes and ships. @param {Frame} frame */
function race(frame) {
  const { ports, goal } = viewOf(frame);
  const ranked = ports
    .map((port, seat) => ({ port, seat }))
    .toSorted((a, b) => b.port.points - a.port.points);
  return html`<section class="race" aria-labelledby="race-goal">
    <h3 id="race-goal">${t('standing-race-goal', { goal })}</h3>
    <ol class="race__list">
      ${ranked.map(
        ({ port, seat }) => html`<li class="race__line">
          <span class="race__who">${pin(seat)} ${playerName(seat)}</span>
          <span class="race__bar">${bar(Math.min(port.points, goal), goal, seat)}</span>
          <b class="race__value">${port.points}</b>
          <span class="race__words">${raceWords(viewOf(frame), seat)}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {View} view @param {number} seat */
function raceWords({ ports, ships, goal, declarer }, seat) {
  const { points, cubes } = ports[seat];
  const left = declarer === seat ? t('standing-race-declared') : goalWords(goal - points);
  const held = ships.filter(({ holder }) => holder === seat).length;
  return html`${left} · ${t('standing-race-ships', { count: held })} · ${cubesWords(cubes)}`;
}

/** @param {number} count the points that are lacking */
function goalWords(count) {
  return t('standing-race-left', { count: Math.max(0, count) });
}

/** How the race was won: who declared, by how much, and what made the difference. @param {Frame} frame */
function story(frame) {
  const { outcome } = frame;
  if (!outcome || outcome.reason === 'duel') return '';
  const { round, declarer } = viewOf(frame);
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const overtaken = declarer !== null && !winners.includes(declarer);
  const end =
    declarer === null
      ? t('standing-story-rounds', { round })
      : t(overtaken ? 'standing-story-overtaken' : 'standing-story-declared', {
          round,
          who: playerName(declarer),
          points: components().goal.bonus,
        });
  return [end, ...tieWords(frame, winners), ...leadWords(outcome, winners)].join(' ');
}

/** By how much the winner is ahead of the next, and in which item most.
 * @param {NonNullable<Frame['outcome']>} outcome @param {number[]} winners @returns {string[]}
 */
function leadWords({ totals, scores }, [winner]) {
  const [next] = totals
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner)
    .toSorted((a, b) => totals[b] - totals[a]);
  const margin = totals[winner] - totals[next];
  const [best] = scores[winner]
    .map(({ item, points }, at) => ({ item, most: points, less: scores[next][at].points }))
    .toSorted((a, b) => b.most - b.less - (a.most - a.less));
  if (margin < 1 || best.most <= best.less) return [];
  const { item, most, less } = best;
  return [t('standing-story-won', { margin, item: t(`score-${item}`), most, less })];
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
