// The chart of the Caribbean with everything on it, the destinations under it, the prices beside it.

import { html } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { picture } from '../../../app/art.js';
import { t } from '../../../app/text.js';
import { COLUMNS, ROWS } from '../position.js';
import { dangerField } from './danger.js';
import { destinations } from './destinations.js';
import { fightShown } from './dice.js';
import { onGridKey } from './gridkeys.js';
import { loupe } from './loupe.js';
import { movesDrawn } from './moves.js';
import { priceCards } from './prices.js';
import { coast, reachField, wayLine } from './reach.js';
import { rose } from './rose.js';
import { squareButton } from './square.js';
import { onChartClick } from './taps.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../contract.d.ts').ShownMoves} ShownMoves */

/** Draws the chart and what belongs to it. @param {Frame} frame @param {string | null} selected @param {ShownMoves} [moves] */
export function board(frame, selected, moves) {
  return html`<section class="area-market board" aria-label=${t('table-board')}>
    <div class="seachart">
      <div class="seachart__fit">
        <div class="seachart__letters" aria-hidden="true">
          ${COLUMNS.map((column) => html`<span>${column.toUpperCase()}</span>`)}
        </div>
        <div class="seachart__numbers" aria-hidden="true">${ROWS.map((row) => html`<span>${row}</span>`)}</div>
        <div class="seachart__sea" @click=${{ handleEvent: onChartClick, capture: true }}>
          ${picture('chart', 'seachart__art', '0 0 1600 1200')} ${coast()} ${reachField(frame)} ${dangerField(frame)}
          <div class="seachart__grid" role="grid" aria-label=${t('table-grid')} @keydown=${onGridKey}>
            ${repeat(
              ROWS,
              (row) => row,
              (row) => html`<div class="seachart__row" role="row">
                ${COLUMNS.map(
                  (column) =>
                    html`<div class="seachart__cell" role="gridcell">${squareButton(frame, column + row, selected)}</div>`,
                )}
              </div>`,
            )}
          </div>
          ${moves ? movesDrawn(frame, moves) : wayLine(frame, selected)} ${rose(frame)} ${fightShown(frame)}
          ${loupe(frame, selected)}
        </div>
      </div>
    </div>
    ${destinations(frame, selected)} ${priceCards(frame, selected)}
  </section>`;
}
