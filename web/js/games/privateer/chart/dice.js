// The dice of a fight on the chart, with both totals.

import { html, nothing, svg } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { merchantSign } from '../art.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Where the pips of a die are, in a square of 3. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A die of the page; a sum of two as a figure. @param {number} value */
export function die(value) {
  const pips = PIPS[value];
  return html`<span class="die" aria-hidden="true"
    >${
      pips
        ? html`<svg viewBox="0 0 30 30">${pips.map(([x, y]) => svg`<circle cx=${7 + x * 8} cy=${7 + y * 8} r="3" />`)}</svg>`
        : value
    }</span
  >`;
}

/** The totals of the fight at hand, once dice lie. @param {Frame} frame */
export function fightShown(frame) {
  const { fight } = viewOf(frame);
  if (!fight?.totals.length) return nothing;
  const sides = /** @type {const} */ ([
    [fight.attacker, 0],
    [fight.defender, 1],
  ]);
  return html`<div class="fight" role="img" aria-label=${words(frame)}>
    ${sides.map(
      ([
        seat,
        at,
      ]) => html`<span class="fight__side ${fight.winner === seat ? 'fight__side--won' : ''}"
        >${seat === null ? merchantSign() : pin(seat)} ${die(fight.dice[at])}<b class="fight__total">${fight.totals[at]}</b></span
      >`,
    )}
  </div>`;
}

/** @param {Frame} frame */
function words(frame) {
  const { fight } = viewOf(frame);
  if (!fight) return '';
  return t('table-fight', {
    attacker: playerName(fight.attacker),
    mine: fight.totals[0],
    defender: fight.defender === null ? t('table-merchant') : playerName(fight.defender),
    theirs: fight.totals[1],
  });
}
