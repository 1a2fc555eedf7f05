// Who was ahead before each turn, as a graph and as a table; each turn can be put on the board.

import { html, nothing, svg } from 'lit-html';
import { list, number, playerName, t } from '../../app/text.js';
import { flagOf, pin } from '../../kit/flag.js';
import { namedRounds } from '../score/chart.js';
import { turnName } from '../words.js';
import { showTurn } from './analysis.js';

/** @typedef {import('../../protocol.d.ts').ChapterShape} Chapter */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */
/** @typedef {{round: number, seat: number | null, leads: number[], chapter: Chapter | null}} Point */

const WIDTH = 380;
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 24;
const TOP = 10;
const BOTTOM = 32;

/** How a game ended: everybody's lead then, and who won; -1 for nobody alone.
 * @typedef {{leads: number[], winner: number}} Result
 */

/** How the game on the table ended; null while it goes on. @param {import('../../protocol.d.ts').Frame} frame @returns {Result | null} */
export function resultOf({ outcome }) {
  if (!outcome) return null;
  const { totals, places } = outcome;
  const sum = totals.reduce((all, each) => all + each, 0);
  const others = Math.max(1, totals.length - 1);
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return {
    leads: totals.map((total) => total - (sum - total) / others),
    winner: first.length === 1 ? first[0] : -1,
  };
}

/** Draws the swing graph, up to the result if there is one, and the same as a table.
 * @param {readonly Chapter[]} chapters @param {number[] | null} after @param {readonly Verdict[]} marked
 * @param {Result | null} [result]
 */
export function swingBlock(chapters, after, marked, result = null) {
  const points = pointsOf(chapters, result?.leads ?? after);
  if (points.length < 2) return html`<p>${t('study-swing-none')}</p>`;
  return html`<figure class="chart">
    <figcaption class="chart__legend">
      ${points[0].leads.map((_, seat) => html`<span>${pin(seat)} ${playerName(seat)}</span>`)}
    </figcaption>
    ${drawing(points, marked, result)}
    <p class="hint__note">${t('study-swing-tap')}</p>
    <details class="chart__table">
      <summary>${t('study-swing-table')}</summary>
      ${table(points, result)}
    </details>
  </figure>`;
}

/** @param {readonly Chapter[]} chapters @param {number[] | null} after @returns {Point[]} */
function pointsOf(chapters, after) {
  // Of some the decisions come first; what is set up before the first round has no lead worth a line.
  const led = chapters.filter(({ before, round }) => before.length && round !== 0);
  const points = led.map((chapter) => {
    const { round, seat, before } = chapter;
    return { round, seat, leads: before, chapter };
  });
  const last = led.at(-1);
  const end = { round: last?.round ?? 0, seat: null, leads: after ?? [], chapter: null };
  return after && last ? [...points, end] : points;
}

/** Between two players the lead of one is what the other is behind: one line says both.
 * @param {Point[]} points
 */
function linesOf(points) {
  const seats = points[0].leads.map((_, seat) => seat);
  return seats.length === 2 ? [0] : seats;
}

/** Who is ahead above the middle, and who below it. @param {Point[]} points */
function sides(points) {
  if (points[0].leads.length !== 2) return nothing;
  return [0, 1].map(
    (seat) =>
      svg`<text class="chart__tick swing__side" x=${LEFT + 6} y=${seat ? HEIGHT - BOTTOM - 6 : TOP + 11}>${t('study-swing-ahead', { who: playerName(seat) })}</text>`,
  );
}

/** Who won, in words. @param {Result} result */
function resultWords({ winner }) {
  return winner < 0 ? t('study-swing-drawn') : t('study-swing-won', { who: playerName(winner) });
}

/** The result at the end of the line: on the side of whoever won, even where points say otherwise, as after a
 * ship has struck.
 * @param {Point[]} points @param {Result | null} result @param {number} x @param {(lead: number) => number} y
 */
function resultMark(points, result, x, y) {
  if (!result) return nothing;
  const { leads, winner } = result;
  const [line] = linesOf(points).includes(winner) || winner < 0 ? [Math.max(0, winner)] : [0];
  const way = line === winner ? 1 : -1;
  const from = y(leads[line]);
  const against = winner >= 0 && leads[winner] <= 0 && points[0].leads.length === 2;
  const to = against ? (way > 0 ? TOP + 6 : HEIGHT - BOTTOM - 6) : from;
  const below = to < (TOP + HEIGHT - BOTTOM) / 2;
  return svg`<g class="swing__result">
    ${against ? svg`<path class="swing__fall" d=${`M${x} ${from}V${to}`} />` : nothing}
    <circle class="swing__mark ${winner < 0 ? '' : `swing__mark--${flagOf(winner)}`}" cx=${x} cy=${to} r="7" />
    <text class="chart__tick swing__won" x=${against ? x - 12 : WIDTH - 2} y=${to + (against ? 4 : below ? 20 : -11)} text-anchor="end">${resultWords(result)}</text>
  </g>`;
}

/** @param {Point[]} points @param {readonly Verdict[]} marked @param {Result | null} result */
function drawing(points, marked, result) {
  const most = Math.max(5, ...points.flatMap((point) => point.leads.map(Math.abs)));
  const step = [2, 5, 10, 20, 50, 100].find((each) => most / each <= 3) ?? 200;
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ at) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * at) / (points.length - 1);
  const y = (/** @type {number} */ lead) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (top - lead)) / (2 * top);
  const ticks = Array.from({ length: (2 * top) / step + 1 }, (_, at) => at * step - top);
  const rounds = points.flatMap((point, at) => (points[at - 1]?.round === point.round ? [] : [at]));
  const named = namedRounds(rounds);
  return html`<svg class="chart__drawing" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${summary(points, result)}
    @click=${(/** @type {MouseEvent} */ event) => tapped(event, points)}>
    ${ticks.map(
      (
        tick,
      ) => svg`<line class=${tick ? 'chart__grid' : 'swing__even'} x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(tick)} y2=${y(tick)} />
        <text class="chart__tick" x=${LEFT - 5} y=${y(tick) + 4} text-anchor="end">${signedLead(tick, 0)}</text>`,
    )}
    ${rounds.map(
      (
        at,
      ) => svg`<line class="chart__round" x1=${x(at)} x2=${x(at)} y1=${TOP} y2=${HEIGHT - BOTTOM} />
        <text class="chart__tick" x=${x(at) + 3} y=${HEIGHT - BOTTOM + 14}>${named.has(at) ? points[at].round : nothing}</text>`,
    )}
    <text class="chart__tick" x=${(LEFT + WIDTH - RIGHT) / 2} y=${HEIGHT - 4} text-anchor="middle">${t('standing-chart-rounds')}</text>
    ${sides(points)}
    ${linesOf(points).map(
      (
        seat,
      ) => svg`<g class="chart__line ${points[0].leads.length === 2 ? 'swing__lead' : `chart__line--${flagOf(seat)}`}">
        <polyline points=${points.map((point, at) => `${x(at).toFixed(1)},${y(point.leads[seat]).toFixed(1)}`).join(' ')} />
      </g>`,
    )}
    ${marked.map(({ start, seat }) => {
      const at = points.findIndex(
        ({ chapter }) => chapter && chapter.start <= start && start < chapter.end,
      );
      return at < 0
        ? null
        : svg`<circle class="swing__mark swing__mark--${flagOf(seat)}" cx=${x(at)} cy=${y(points[at].leads[linesOf(points).includes(seat) ? seat : 0])} r="6" />`;
    })}
    ${resultMark(points, result, x(points.length - 1), y)}
  </svg>`;
}

/** Puts the turn on the board that is nearest to a tap. @param {MouseEvent} event @param {Point[]} points */
function tapped({ clientX, currentTarget }, points) {
  const { left, width } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
  const part = (((clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
  const at = Math.round(Math.min(1, Math.max(0, part)) * (points.length - 1));
  const chapter = points[at].chapter ?? points[at - 1]?.chapter;
  if (chapter) showTurn(chapter);
}

/** Writes a lead with its sign: "+3.2", "−1.5", "0.0". @param {number} lead @param {number} [decimals] */
export function signedLead(lead, decimals = 1) {
  const words = number(Math.abs(lead), decimals);
  if (Number(Math.abs(lead).toFixed(decimals)) === 0) return words;
  return lead > 0 ? `+${words}` : `−${words}`;
}

/** @param {Point[]} points @param {Result | null} result */
function summary(points, result) {
  const last = points[points.length - 1];
  const each = last.leads.map((lead, seat) =>
    t('study-swing-each', { who: playerName(seat), lead: signedLead(lead) }),
  );
  const words = t('study-swing-label', { round: last.round, each: list(each) });
  return result ? `${words} ${t('table-sentence', { text: resultWords(result) })}` : words;
}

/** @param {Point[]} points @param {Result | null} result */
function table(points, result) {
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${t('study-swing-table')}>
    <table class="scores">
      <thead>
        <tr>
          <th scope="col">${t('study-swing-before')}</th>
          ${points[0].leads.map((_, seat) => html`<th scope="col">${pin(seat)} ${playerName(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${points.map(
          (point) => html`<tr>
            <th scope="row">${turnButton(point)}${result && point === points.at(-1) ? html` <small>${resultWords(result)}</small>` : nothing}</th>
            ${point.leads.map((lead) => html`<td>${signedLead(lead)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A turn, to be put on the board. @param {Point} point */
function turnButton({ round, seat, chapter }) {
  if (seat === null || !chapter) return t('study-swing-now');
  return html`<button type="button" class="tool" data-study="turn" @click=${() => showTurn(chapter)}>
    ${turnName({ round, seat })}
  </button>`;
}
