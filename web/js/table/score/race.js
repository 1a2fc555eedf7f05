// The race: in which round each player is expected to reach the goal, on the chart and in words.

import { html, nothing, svg } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { flagOf, pin } from '../../kit/flag.js';

/** @typedef {import('../../protocol.d.ts').ChartAnswer} Chart */
/** @typedef {NonNullable<Chart['race']>} Race */

/** Rounds ahead that are drawn at most; what is farther off leaves the chart at its edge. */
const MOST_AHEAD = 8;

/** How many turns the chart goes on beyond the last point. @param {Pick<Chart, 'points' | 'race'>} chart */
export function turnsAhead({ points, race }) {
  if (!race) return 0;
  const { round, totals } = points[points.length - 1];
  const farthest = Math.max(...race.rounds.map((each) => each - round));
  return Math.ceil(Math.min(farthest, MOST_AHEAD) * totals.length);
}

/** The way from the last point to the goal, dashed, and the goal.
 * @param {Chart} chart @param {(at: number) => number} x @param {(value: number) => number} y
 */
export function raceLines({ points, race }, x, y) {
  if (!race) return nothing;
  const { round, totals } = points[points.length - 1];
  const last = points.length - 1;
  const end = last + turnsAhead({ points, race });
  return svg`<line class="chart__goal" x1=${x(0)} x2=${x(end)} y1=${y(race.goal)} y2=${y(race.goal)} />
    <line class="chart__now" x1=${x(last)} x2=${x(last)} y1=${y(race.goal)} y2=${y(0)} />
    ${race.rounds.map((each, seat) => {
      const turns = Math.max(1, (each - round) * totals.length);
      const part = Math.min(1, (end - last) / turns);
      const value = totals[seat] + (race.goal - totals[seat]) * part;
      return svg`<g class="chart__line chart__line--${flagOf(seat)} chart__line--ahead">
        <polyline points=${`${x(last)},${y(totals[seat])} ${x(last + turns * part)},${y(value)}`} />
      </g>`;
    })}`;
}

/** Who is expected to reach the goal when, the first first. @param {Race | null} race */
export function raceWords(race) {
  if (!race) return nothing;
  const ranked = race.rounds
    .map((round, seat) => ({ round, seat }))
    .toSorted((a, b) => a.round - b.round);
  return html`<section class="expected" aria-labelledby="expected-title">
    <h3 class="expected__title" id="expected-title">${t('standing-expected', { points: race.goal })}</h3>
    <ol class="expected__list">
      ${ranked.map(
        ({ round, seat }) => html`<li>
          ${pin(seat)} ${playerName(seat)} <b>${t('standing-expected-round', { round: Math.round(round) })}</b>
        </li>`,
      )}
    </ol>
    <p class="hint__note">${t('standing-expected-note')}</p>
  </section>`;
}
