// Points by round: a line for each player, with his shape, and the same as a table.

import { html, nothing, svg } from 'lit-html';
import { list, playerName, t } from '../../app/text.js';
import { flagOf, pin, shape } from '../../kit/flag.js';
import { queryPosition } from '../positionqueries.js';
import { raceLines, raceWords, turnsAhead } from './race.js';
import { signed } from './standing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').ChartAnswer} Chart */
/** @typedef {import('../../protocol.d.ts').ChartPoint} Point */

const WIDTH = 380;
const HEIGHT = 230;
const LEFT = 30;
const RIGHT = 20;
const TOP = 12;
const BOTTOM = 34;
/** So many numbers of rounds have room side by side. */
const MOST_NAMED = 16;

/** The chart with legend and table. @param {Frame} frame */
export function chartBlock(frame) {
  const answer = queryPosition(frame, 'chart');
  if (!answer)
    return html`<p role="status">${t(answer === false ? 'standing-unknown' : 'standing-reckoning')}</p>`;
  const chart = toTheEnd(frame, /** @type {Chart} */ (answer));
  const { points, race } = chart;
  if (points.length < 2)
    return html`<p>${t('standing-chart-none')}</p>
      ${raceWords(race)}`;
  return html`<figure class="chart">
    <figcaption class="chart__legend">
      ${points[0].totals.map((_, seat) => html`<span>${pin(seat)} ${playerName(seat)}</span>`)}
    </figcaption>
    ${drawing(chart)} ${lastWords(frame, points)}
    ${raceWords(race)}
    <details class="chart__table">
      <summary>${t('standing-chart-table')}</summary>
      ${table(points)}
    </details>
  </figure>`;
}

/** The chart with the final score, where that is more than the points after the last turn.
 * @param {Frame} frame @param {Chart} chart @returns {Chart}
 */
function toTheEnd({ outcome }, chart) {
  const last = chart.points.at(-1);
  if (!outcome || !last || !outcome.totals.some((total, seat) => total !== last.totals[seat]))
    return chart;
  const end = { ...last, seat: null, totals: [...outcome.totals] };
  return { ...chart, points: [...chart.points, end] };
}

/** What the final score added to the points after the last turn. @param {Frame} frame @param {readonly Point[]} points */
function lastWords({ outcome }, points) {
  const before = points.at(-2);
  if (!outcome || !before || points.at(-1)?.seat !== null) return nothing;
  const added = outcome.totals.flatMap((total, seat) =>
    total > before.totals[seat] ? [{ seat, more: total - before.totals[seat] }] : [],
  );
  const each = added.map(({ seat, more }) =>
    t('standing-chart-each', { who: playerName(seat), points: `+${more}` }),
  );
  return added.length
    ? html`<p class="chart__end">${t('standing-chart-final', { each: list(each) })}</p>`
    : nothing;
}

/** Where the points lie, and what is expected of them. @param {Chart} chart */
function scales(chart) {
  const { points, race } = chart;
  const all = [...points.flatMap((point) => point.totals), race?.goal ?? 0];
  const last = points.length - 1 + turnsAhead(chart);
  const step = stepOf(Math.max(...all, 5) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.ceil(Math.max(...all, 5) / step) * step;
  return {
    x: (/** @type {number} */ at) => LEFT + ((WIDTH - LEFT - RIGHT) * at) / last,
    y: (/** @type {number} */ value) =>
      TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low),
    ticks: Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step),
  };
}

/** A round step that gives four to six lines. @param {number} span */
function stepOf(span) {
  return [2, 5, 10, 20, 50, 100].find((step) => span / step <= 6) ?? 200;
}

/** @param {Chart} chart */
function drawing(chart) {
  const { points } = chart;
  const { x, y, ticks } = scales(chart);
  const ends = roundEnds(points);
  const named = namedRounds(ends);
  const seats = points[0].totals.map((_, seat) => seat);
  return html`<svg class="chart__drawing" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${summary(points)}>
    ${ticks.map(
      (
        tick,
      ) => svg`<line class="chart__grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(tick)} y2=${y(tick)} />
        <text class="chart__tick" x=${LEFT - 6} y=${y(tick) + 4} text-anchor="end">${signed(tick)}</text>`,
    )}
    ${ends.map(
      (
        at,
      ) => svg`<line class="chart__round" x1=${x(at)} x2=${x(at)} y1=${TOP} y2=${HEIGHT - BOTTOM} />
        <text class="chart__tick" x=${x(at)} y=${HEIGHT - BOTTOM + 15} text-anchor="middle">${named.has(at) ? points[at].round : nothing}</text>`,
    )}
    <text class="chart__tick" x=${(LEFT + WIDTH - RIGHT) / 2} y=${HEIGHT - 4} text-anchor="middle">${t('standing-chart-rounds')}</text>
    ${raceLines(chart, x, y)}
    ${seats.map((seat) => line(seat, points, ends, x, y))}
  </svg>`;
}

/** Those that have their number under them: all of few, of many as many as have room.
 * @param {readonly number[]} places
 */
export function namedRounds(places) {
  const every = Math.ceil(places.length / MOST_NAMED);
  return new Set(places.filter((_, place) => place % every === 0));
}

/** The last point of each round. @param {readonly Point[]} points @returns {number[]} */
function roundEnds(points) {
  return points.flatMap((point, at) => (points[at + 1]?.round === point.round ? [] : [at]));
}

/** @param {number} seat @param {readonly Point[]} points @param {number[]} ends @param {(at: number) => number} x @param {(value: number) => number} y */
function line(seat, points, ends, x, y) {
  const path = points
    .map((point, at) => `${x(at).toFixed(1)},${y(point.totals[seat]).toFixed(1)}`)
    .join(' ');
  return svg`<g class="chart__line chart__line--${flagOf(seat)}">
    <polyline points=${path} />
    ${ends.map(
      (at) =>
        svg`<g transform="translate(${(x(at) - 6).toFixed(1)} ${(y(points[at].totals[seat]) - 6).toFixed(1)}) scale(.5)">${shape(seat)}</g>`,
    )}
  </g>`;
}

/** What the drawing shows, in a sentence. @param {readonly Point[]} points */
function summary(points) {
  const last = points[points.length - 1];
  const each = last.totals.map((points_, seat) =>
    t('standing-chart-each', { who: playerName(seat), points: points_ }),
  );
  return t('standing-chart-label', { round: last.round, each: list(each) });
}

/** @param {readonly Point[]} points */
function table(points) {
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${t('standing-chart-table')}>
    <table class="scores">
      <thead>
        <tr>
          <th scope="col">${t('standing-chart-after')}</th>
          ${points[0].totals.map((_, seat) => html`<th scope="col">${pin(seat)} ${playerName(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${points.map(
          (point) => html`<tr>
            <th scope="row">${turnWords(point)}</th>
            ${point.totals.map((total) => html`<td>${signed(total)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {Point} point */
function turnWords({ round, seat }) {
  if (seat === null) return t(round ? 'standing-chart-over' : 'standing-chart-start');
  return t('standing-chart-turn', { round, who: playerName(seat) });
}
