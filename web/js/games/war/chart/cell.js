// A cell of the sea as a button: how it stands, the steps to it, whose convoys lie there; all of it told.

import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { touch } from '../../../table/choice.js';
import { ownConvoy, placeOf, seatsAt, viewOf } from '../position.js';
import { convoysIn } from './convoys.js';
import { spaceTold } from './told.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws a cell. @param {Frame} frame @param {string} cell @param {{legal: Option | undefined, selected: boolean, tab: boolean}} as */
export function cellButton(frame, cell, { legal, selected, tab }) {
  const [column, row] = placeOf(cell);
  const seats = seatsAt(frame, cell);
  const steps = viewOf(frame).reach[cell];
  return html`<div class="cellbox ${seats.length || selected ? 'cellbox--held' : ''}" role="gridcell" aria-colindex=${column + 1} data-column=${column} .style=${`--x:${column};--y:${row}`}
    ><button
      type="button"
      class=${classMap({
        cell: true,
        'cell--legal': Boolean(legal),
        'cell--danger': isDanger(legal),
        'cell--selected': selected,
        'cell--own': ownConvoy(frame)?.at === cell,
        'cell--held': seats.length > 0,
      })}
      data-target=${cell}
      tabindex=${tab ? 0 : -1}
      aria-pressed=${selected ? 'true' : 'false'}
      @click=${() => touch(cell)}
    >
      ${legal && steps ? html`<small class="cell__steps" aria-hidden="true">${steps}</small>` : nothing}${seats.length ? convoysIn(frame, cell, seats) : nothing}<span class="sr">${spaceTold(frame, cell)}, ${cell.toUpperCase()}</span>
    </button></div
  >`;
}

/** Does the way there lead past somebody who may fire? @param {Option | undefined} option */
export function isDanger(option) {
  return Boolean(option?.effects.some(({ id }) => id === 'effect-passes'));
}
