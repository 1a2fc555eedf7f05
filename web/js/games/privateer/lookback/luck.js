// Luck at the end: what the dice brought beside what could be expected of them.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { chronicleOf } from './chronicle.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./chronicle.js').Roll} Roll */

const FIGHTS = ['merchant', 'fight'];

/** The table of luck; nothing before it has come, or where nobody rolled. @param {Frame} frame */
export function luckTable(frame) {
  const luck = chronicleOf(frame)?.luck ?? [];
  if (!luck.length) return nothing;
  return html`<section class="luck" aria-labelledby="luck-title">
    <h3 class="luck__title" id="luck-title">${t('lookback-luck')}</h3>
    <table class="luck__table">
      <thead>
        <tr>
          <th scope="col">${t('lookback-player')}</th>
          <th scope="col">${t('lookback-fights')}</th>
          <th scope="col">${t('lookback-tests')}</th>
          <th scope="col">${t('lookback-sum')}</th>
        </tr>
      </thead>
      <tbody>
        ${frame.outcome?.places.map((_, seat) => row(luck, seat))}
      </tbody>
    </table>
    <p class="luck__key">${t('lookback-luck-key')}</p>
  </section>`;
}

/** @param {Roll[]} luck @param {number} seat */
function row(luck, seat) {
  const own = luck.filter((roll) => roll.seat === seat);
  const fights = own.filter(({ kind }) => FIGHTS.includes(kind));
  const tests = own.filter(({ kind }) => !FIGHTS.includes(kind));
  const sum = came(own) - expected(own);
  return html`<tr>
    <th scope="row">${pin(seat)} ${playerName(seat)}</th>
    <td>${count(fights)}</td>
    <td>${count(tests)}</td>
    <td>${sum >= 0 ? '+' : '−'}${tenths(Math.abs(sum))}</td>
  </tr>`;
}

/** @param {Roll[]} rolls */
function count(rolls) {
  if (!rolls.length) return '–';
  const words = { came: came(rolls), of: rolls.length, expected: tenths(expected(rolls)) };
  return t('lookback-came', words);
}

/** @param {Roll[]} rolls */
function came(rolls) {
  return rolls.filter((roll) => roll.came).length;
}

/** @param {Roll[]} rolls */
function expected(rolls) {
  return rolls.reduce((sum, { chance }) => sum + chance, 0) / 1000;
}

/** @param {number} value */
function tenths(value) {
  return value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
