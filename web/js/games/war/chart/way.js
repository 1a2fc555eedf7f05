// The way to what is pointed at: over several turns to this turn's end, then on to the later ones.

import { html, nothing, svg } from 'lit-html';
import { COLUMNS, isSpace, ownConvoy, ROWS } from '../position.js';
import { courseTo } from './course.js';
import { eastOf, spotOf } from './spots.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Spaces as the points of a line that goes on over the seam. @param {readonly string[]} spaces @returns {[number, number][]} */
export function pointsOf(spaces) {
  /** @type {[number, number][]} */
  const points = [];
  for (const space of spaces) {
    const [x, y] = spotOf(space);
    const last = points.at(-1);
    points.push([last ? last[0] + eastOf(last[0], x) : x, y]);
  }
  return points;
}

/** A drawing over the chart, on both sides of the seam. @param {unknown} drawn @param {string} more */
export function overChart(drawn, more = '') {
  return [0, 1].map(
    (at) =>
      html`<svg class="sea__over ${more}" data-copy=${at} viewBox="0 0 ${COLUMNS} ${ROWS}" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>`,
  );
}

/** Draws it. @param {Frame} frame @param {string | null} selected */
export function wayLine(frame, selected) {
  const from = ownConvoy(frame)?.at;
  if (!selected || !from || !isSpace(selected)) return nothing;
  const course = courseTo(frame, selected);
  if (!course) return nothing;
  const points = pointsOf([from, ...course.way]);
  const line = points.map((point) => point.join(',')).join(' ');
  const stops = course.stops.map((stop) => course.way.indexOf(stop));
  return overChart(
    svg`<polyline class="way__edge" points=${line} /><polyline class="way__line" points=${line} />
    ${stops.map((at, turn) => (at < 0 ? nothing : stopMark(points[at + 1], turn)))}`,
  );
}

/** Where a turn of the way ends. @param {[number, number]} point @param {number} turn */
function stopMark([x, y], turn) {
  return svg`<g class="way__stop ${turn ? 'way__stop--later' : ''}" transform="translate(${x} ${y})">
    <circle r="0.27" /><text y="0.14">${turn + 1}</text>
  </g>`;
}
