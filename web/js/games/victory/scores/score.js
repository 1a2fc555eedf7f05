// Points by line, for the comparison and the end.

import { html } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { pin } from '../../../kit/flag.js';
import { buildingArt } from '../art.js';
import { duelStory } from '../fight/account.js';
import { fightLuck } from '../fight/luck.js';
import { buildingName, cubesWords } from '../names.js';
import { fieldOf, viewOf } from '../position.js';
import { duelWords } from './duel.js';
import { papers } from './papers.js';
import { courseOfRace, story } from './story.js';

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
      : html`${courseOfRace(frame)} ${fightLuck(frame)} ${papers(frame)}`,
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
