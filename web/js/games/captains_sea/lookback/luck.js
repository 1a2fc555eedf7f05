// The luck of both gunners: hits that told beside those that were to be expected of the same aims.

import { html, nothing } from 'lit-html';
import { number, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { fightOf } from './marks.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./marks.js').Luck} Luck */

/** The table; nothing before it has come, or where nobody fired. @param {Frame} frame */
export function luckTable(frame) {
  const luck = fightOf(frame)?.luck ?? [];
  if (!luck.some(({ expected }) => expected)) return nothing;
  return html`<section class="gunluck" aria-labelledby="gunluck-title">
    <h3 id="gunluck-title">${t('lookback-luck')}</h3>
    <table class="gunluck__table">
      <thead>
        <tr>
          <th scope="col">${t('lookback-player')}</th>
          <th scope="col">${t('lookback-told')}</th>
          <th scope="col">${t('lookback-expected')}</th>
          <th scope="col">${t('lookback-worth')}</th>
        </tr>
      </thead>
      <tbody>
        ${luck.map(row)}
      </tbody>
    </table>
    <p class="gunluck__key">${t('lookback-luck-key')}</p>
  </section>`;
}

/** The points are those of the analysis, too. @param {Luck} luck @param {number} seat */
function row({ told, expected, points }, seat) {
  return html`<tr>
    <th scope="row">${pin(seat)} ${playerName(seat)}</th>
    <td data-name=${t('lookback-told')}>${told}</td>
    <td data-name=${t('lookback-expected')}>${number(expected / 1000, 1)}</td>
    <td data-name=${t('lookback-worth')}>${signed(points)}</td>
  </tr>`;
}

/** @param {number} points */
function signed(points) {
  const words = number(Math.abs(points), 1);
  if (words === number(0, 1)) return words;
  return `${points < 0 ? '−' : '+'}${words}`;
}
