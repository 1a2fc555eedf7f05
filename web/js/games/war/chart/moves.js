// Two lines of the analysis over the chart: what was played, and what would have been better.

import { html, nothing, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { boardText, list } from '../../../table/words.js';
import { isSpace, viewOf } from '../position.js';
import { overChart, pointsOf } from './way.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').PlanStepShape} Step */
/** @typedef {import('../../contract.d.ts').ShownMoves} ShownMoves */

/** @param {Frame} frame @param {ShownMoves} moves */
export function movesDrawn(frame, { seat, played, better }) {
  const from = viewOf(frame).convoys[seat].at;
  const both = /** @type {const} */ ([
    ['played', played],
    ['better', better],
  ]);
  const drawn = both.filter(([, steps]) => steps.length);
  const words = drawn.map(([kind, steps]) =>
    t(`study-drawn-${kind}`, { what: list(steps.map((step) => boardText(step.label))) }),
  );
  return html`${overChart(drawn.map(([kind, steps]) => line(kind, from, steps)))}<p class="sr">${words.join(' ')}</p>`;
}

/** A straight line to where the convoy was taken. @param {'played' | 'better'} kind @param {string | null} from @param {readonly Step[]} steps */
function line(kind, from, steps) {
  const end = steps.find(
    ({ verb, target }) => (verb === 'go' || verb === 'storm') && isSpace(target),
  )?.target;
  if (!end || !from) return nothing;
  const [[x, y], [toX, toY]] = pointsOf([from, end]);
  const aside = kind === 'played' ? -0.1 : 0.1;
  return svg`<g class="moves__way moves__way--${kind}">
    <line class="moves__edge" x1=${x} y1=${y + aside} x2=${toX} y2=${toY + aside} />
    <line class="moves__line" x1=${x} y1=${y + aside} x2=${toX} y2=${toY + aside} />
    <circle class="moves__end" cx=${toX} cy=${toY + aside} r="0.2" />
  </g>`;
}
