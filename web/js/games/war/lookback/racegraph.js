// The race looked back on: how far everybody was on each way, round by round, drawn and as tables.

import { html, nothing, svg } from 'lit-html';
import { list, playerName, t } from '../../../app/text.js';
import { flagOf, pin, shape } from '../../../kit/flag.js';
import { wayName } from '../names.js';
import { viewOf, WAYS } from '../position.js';
import { asksFor, share } from '../scores/race.js';
import { chronicleOf } from './chronicle.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./chronicle.js').Point} Point */

const WIDTH = 260;
const HEIGHT = 120;
const LEFT = 34;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 24;

/** A small graph for each way; nothing before the engine has told the race. @param {Frame} frame */
export function raceGraphs(frame) {
  const points = chronicleOf(frame)?.race ?? [];
  if (points.length < 2) return nothing;
  return graphsOf(frame, points, t('lookback-race-end'));
}

/** @param {Frame} frame @param {Point[]} points @param {string} last what the last of them is called */
export function graphsOf(frame, points, last) {
  const ways = WAYS.filter((way) => viewOf(frame).convoys[0]?.ways[way]);
  return html`<section class="racegraphs" aria-labelledby="racegraphs-title">
    <h3 id="racegraphs-title">${t('lookback-race')}</h3>
    <p class="racegraphs__legend">${points[0].seats.map((_, seat) => html`<span>${pin(seat)} ${playerName(seat)}</span>`)}</p>
    <div class="racegraphs__all">${ways.map((way) => graph(points, way, last))}</div>
    <p class="racegraphs__key">${t('lookback-race-key')}</p>
  </section>`;
}

/** @param {Point[]} points @param {string} way @param {string} last */
function graph(points, way, last) {
  return html`<figure class="racegraph" data-way=${way}>
    <figcaption><b>${wayName(way)}</b> <small>${asksFor(way)}</small></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${summary(points, way)}>
      ${[0, 50, 100].map(
        (
          tick,
        ) => svg`<line class="chart__grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(tick)} y2=${y(tick)} />
          <text class="chart__tick" x=${LEFT - 5} y=${y(tick) + 4} text-anchor="end">${tick}</text>`,
      )}
      <text class="chart__tick" x=${LEFT} y=${HEIGHT - 6}>${t('lookback-race-round', { round: points[0].round })}</text>
      <text class="chart__tick" x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${t('lookback-race-round', { round: points.at(-1)?.round ?? 0 })}</text>
      ${points[0].seats.map((_, seat) => line(points, way, seat))}
    </svg>
    <details>
      <summary>${t('lookback-race-table')}</summary>
      ${table(points, way, last)}
    </details>
  </figure>`;
}

/** @param {number} done */
function y(done) {
  return TOP + ((HEIGHT - TOP - BOTTOM) * (100 - done)) / 100;
}

/** @param {Point[]} points @param {string} way @param {number} seat */
function line(points, way, seat) {
  const step = (WIDTH - LEFT - RIGHT) / (points.length - 1);
  const spots = points.map(({ seats }, at) => [LEFT + step * at, y(share(seats[seat], way))]);
  const [endX, endY] = spots[spots.length - 1];
  return svg`<g class="chart__line chart__line--${flagOf(seat)}">
    <polyline points=${spots.map((spot) => spot.map((each) => each.toFixed(1)).join()).join(' ')} />
    <g transform="translate(${endX - 6} ${endY - 6}) scale(.5)">${shape(seat)}</g>
  </g>`;
}

/** @param {Point[]} points @param {string} way */
function summary(points, way) {
  const { seats } = points[points.length - 1];
  const each = seats.map((standing, seat) =>
    t('lookback-race-each', { who: playerName(seat), done: share(standing, way) }),
  );
  return t('lookback-race-told', { way: wayName(way), each: list(each) });
}

/** @param {Point[]} points @param {string} way @param {string} last */
function table(points, way, last) {
  const over = points.length - 1;
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${wayName(way)}>
    <table class="scores">
      <thead>
        <tr>
          <th scope="col">${t('lookback-round')}</th>
          ${points[0].seats.map((_, seat) => html`<th scope="col">${pin(seat)} ${playerName(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${points.map(
          ({ round, seats }, at) => html`<tr>
            <th scope="row">${at === over ? last : round}</th>
            ${seats.map((standing) => html`<td>${t('lookback-percent', { done: share(standing, way) })}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
