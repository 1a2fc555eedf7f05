// The chart of the world in its window, with cells, ports and convoys; the list of where to go under it.

import { html } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { ref } from 'lit-html/directives/ref.js';
import { t } from '../../../app/text.js';
import { modeNow } from '../../../match/mode.js';
import { ui } from '../../../table/ui.js';
import { chartPicture } from '../art.js';
import { isPort, isSpace, open, ownConvoy, ports, seaRows, viewOf } from '../position.js';
import { cellButton } from './cell.js';
import { courseTo } from './course.js';
import { destinations } from './destinations.js';
import { onClick, onDown, onLost, onMove, onUp, onWheel } from './gestures.js';
import { onGridKey } from './gridkeys.js';
import { inset } from './inset.js';
import { land } from './land.js';
import { movesDrawn } from './moves.js';
import { portButton } from './port.js';
import { rollMoment } from './rollmoment.js';
import { wayLine } from './way.js';
import { attach, follow } from './window.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../contract.d.ts').ShownMoves} ShownMoves */

/** Verbs that end in a space. */
export const PLACES = ['go', 'storm', 'flag', 'begin', 'mark', 'drift', 'flee'];

const wheel = { handleEvent: onWheel, passive: false };
const click = { handleEvent: onClick, capture: true };

/** Draws the chart and what belongs to it. @param {Frame} frame @param {string | null} selected @param {ShownMoves} [moves] */
export function board(frame, selected, moves) {
  const space = selected && isSpace(selected) ? selected : null;
  follow(focusOf(frame), space, keptInSight(frame, space));
  return html`<section class="area-market board" aria-label=${t('table-board')}>
    <div
      class="worldchart"
      ${ref(attach)}
      @pointerdown=${onDown}
      @pointermove=${onMove}
      @pointerup=${onUp}
      @pointercancel=${onUp}
      @lostpointercapture=${onLost}
      @wheel=${wheel}
      @click=${click}
    >
      <div class="sea">
        ${guard([], () => [0, 1].map((at) => html`<div class="sea__art" data-copy=${at}>${land()}${chartPicture()}</div>`))}
        ${guard([frame, space, ui.place, modeNow().kind], () => spaces(frame, space))}
        ${moves ? movesDrawn(frame, moves) : wayLine(frame, space)}
      </div>
      ${inset(frame)} ${rollMoment(frame)}
    </div>
    ${destinations(frame, selected)}
  </section>`;
}

/** What the window follows: the own convoy, before it has a place nothing. @param {Frame} frame */
function focusOf(frame) {
  const { convoys, active, step } = viewOf(frame);
  if (step === 'drift' && active !== null) return convoys[active].at;
  return ownConvoy(frame)?.at ?? null;
}

/** What the small world must not cover: convoys, where one may go, the way to what is pointed at. @param {Frame} frame @param {string | null} space */
function keptInSight(frame, space) {
  const { convoys } = viewOf(frame);
  const way = courseTo(frame, space)?.way ?? [];
  return [
    ...convoys.flatMap(({ at }) => (at ? [{ space: at, weight: 4 }] : [])),
    ...(ownConvoy(frame)?.at ? [{ space: ownConvoy(frame).at ?? '', weight: 20 }] : []),
    ...(space ? [{ space, weight: 20 }] : []),
    ...way.map((each) => ({ space: each, weight: 4 })),
    ...open(frame, ...PLACES).map(({ target }) => ({
      space: target,
      weight: isPort(target) ? 6 : 3,
    })),
    ...ports().map(({ id }) => ({ space: id, weight: 1 })),
  ];
}

/** All cells and ports. @param {Frame} frame @param {string | null} selected */
function spaces(frame, selected) {
  const legal = new Map(open(frame, ...PLACES).map((option) => [option.target, option]));
  const start = ui.place && isSpace(ui.place) ? ui.place : (ownConvoy(frame)?.at ?? 'd17');
  return html`<div class="sea__grid" role="grid" aria-label=${t('table-grid')} @keydown=${onGridKey}>
      ${seaRows().map(
        (row, at) => html`<div class="sea__row" role="row" aria-rowindex=${at + 1}>
          ${row.map((cell) => cellButton(frame, cell, { legal: legal.get(cell), selected: cell === selected, tab: cell === start }))}
        </div>`,
      )}
    </div>
    <div class="sea__ports" role="group" aria-label=${t('table-ports')} @keydown=${onGridKey}>
      ${ports().map(({ id }) => portButton(frame, id, { legal: legal.get(id), selected: id === selected, tab: id === start }))}
    </div>`;
}
