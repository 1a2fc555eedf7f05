// The strip above the board: the cubes of who looks, and what sets of them score.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { cube, cubesWords, kindWord } from './names.js';
import { components, KINDS, ownPort, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws cubes with the points of their sets, and the pile. @param {Frame} frame */
export function cubeStrip(frame) {
  const { cubes } = ownPort(frame);
  return html`<p class="area-strip strip cubes">
    <span class="sr">${t('table-cubes-told', { cubes: cubesWords(cubes) })}</span>
    ${KINDS.map(
      (kind) =>
        html`<span class="cubes__kind" title=${kindWord(kind)} aria-hidden="true"
          >${cube(kind)}<b>${cubes[kind]}</b>${setPoints(cubes[kind]) ? html`<span class="cubes__set">★${setPoints(cubes[kind])}</span>` : nothing}</span
        >`,
    )}
    <span class="cubes__pile">${t('table-pile', { count: viewOf(frame).pile })}</span>
  </p>`;
}

/** The most points of so many cubes of a kind. @param {number} count @returns {number} */
function setPoints(count) {
  /** @type {[number, number][]} */
  const sets = components().points?.sets ?? [];
  return Math.max(
    0,
    ...sets.map(([size, won]) => (count >= size ? won + setPoints(count - size) : 0)),
  );
}
