// Two lines of the analysis over the chart: what was played, and what would have been better.

import { html, nothing, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { boardText, list } from '../../../table/words.js';
import { isSquare, placeOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').PlanStepShape} Step */
/** @typedef {import('../../contract.d.ts').ShownMoves} ShownMoves */

/** @param {Frame} frame @param {ShownMoves} moves */
export function movesDrawn(frame, { seat, played, better }) {
  const from = viewOf(frame).ships[seat].square;
  const both = /** @type {const} */ ([
    ['played', played],
    ['better', better],
  ]);
  const drawn = both.filter(([, steps]) => steps.length);
  const words = drawn.map(([kind, steps]) =>
    t(`study-drawn-${kind}`, { what: list(steps.map((step) => boardText(step.label))) }),
  );
  return html`<svg class="seachart__way moves" viewBox="0 0 16 12" role="img" aria-label=${words.join(' ')}>
    ${drawn.map(([kind, steps]) => line(kind, from, steps))}
  </svg>`;
}

/** A straight line to where the ship was taken. @param {'played' | 'better'} kind @param {string} from @param {readonly Step[]} steps */
function line(kind, from, steps) {
  const end = steps.find(({ verb, target }) => verb === 'sail' && isSquare(target))?.target;
  if (!end) return nothing;
  const [[x, y], [toX, toY]] = [placeOf(from), placeOf(end)];
  const aside = kind === 'played' ? 0.4 : 0.6;
  return svg`<g class="moves__way moves__way--${kind}">
    <line class="moves__edge" x1=${x + aside} y1=${y + aside} x2=${toX + aside} y2=${toY + aside} />
    <line class="moves__line" x1=${x + aside} y1=${y + aside} x2=${toX + aside} y2=${toY + aside} />
    <circle class="moves__end" cx=${toX + aside} cy=${toY + aside} r="0.22" />
  </g>`;
}
