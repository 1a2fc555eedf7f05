// Two lines of the analysis over the market: what was played, and what would have been better.

import { html, nothing, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { boardText, list } from '../../../table/words.js';
import { isCell, viewOf } from '../cards/cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').PlanStepShape} Step */
/** @typedef {import('../../contract.d.ts').ShownMoves} ShownMoves */

/** How far the lines and their marks lie beside the middle of a cell, in pixels, not to hide one another. */
const ASIDE = { played: -4, better: 4 };
const MARK = 22;

/** @param {Frame} frame @param {ShownMoves} moves */
export function movesDrawn(frame, { seat, played, better }) {
  const pawn = viewOf(frame).ships[seat].pawn;
  const both = /** @type {const} */ ([
    ['played', played],
    ['better', better],
  ]);
  const drawn = both.filter(([, steps]) => steps.length);
  const words = drawn.map(([kind, steps]) =>
    t(`study-drawn-${kind}`, { what: list(steps.map((step) => boardText(step.label))) }),
  );
  return html`<div class="route moves" role="img" aria-label=${words.join(' ')}>
    <svg>
      ${drawn.map(([kind, steps]) => way(kind, pawn, steps))} ${drawn.map(([kind, steps]) => marks(kind, steps))}
    </svg>
  </div>`;
}

/** The way from cell to cell. @param {'played' | 'better'} kind @param {string | null} pawn @param {readonly Step[]} steps */
function way(kind, pawn, steps) {
  const walked = steps.filter((step) => step.verb === 'move').map((step) => step.target);
  const cells = (pawn ? [pawn, ...walked] : walked).map(middle);
  if (cells.length < 2) return nothing;
  const legs = (/** @type {string} */ name) =>
    cells.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = cells[at];
      return svg`<line class=${name} x1="${fromX}%" y1="${fromY}%" x2="${x}%" y2="${y}%" />`;
    });
  return svg`<g class="moves__way moves__way--${kind}" transform="translate(${ASIDE[kind]} ${ASIDE[kind]})">
    ${legs('moves__edge')} ${legs('moves__line')}
  </g>`;
}

/** The cells where something is done besides passing, each with the number of the last such step:
 * squares for what was played, discs for what is better.
 * @param {'played' | 'better'} kind @param {readonly Step[]} steps
 */
function marks(kind, steps) {
  const last = steps.findLastIndex((step) => step.verb === 'move');
  const done = steps.flatMap(({ verb, target }, at) =>
    isCell(target) && (verb !== 'move' || at === last)
      ? [/** @type {[string, number]} */ ([target, at + 1])]
      : [],
  );
  return [...new Map(done)].map(([cell, number]) => {
    const [x, y] = middle(cell);
    return svg`<svg x="${x}%" y="${y + 10}%" overflow="visible">
      <g class="moves__mark moves__mark--${kind}" transform="translate(${kind === 'played' ? -MARK - 1 : 1} ${-MARK - 4})">
        <rect width=${MARK} height=${MARK} rx=${kind === 'played' ? 2 : MARK / 2} />
        <text x=${MARK / 2} y=${MARK / 2 + 4.5} text-anchor="middle">${number}</text>
      </g>
    </svg>`;
  });
}

/** In per cent of the market. @param {string} cell @returns {[number, number]} */
function middle(cell) {
  return ['abcde'.indexOf(cell[0]) * 20 + 10, (Number(cell[1]) - 1) * 20 + 10];
}
