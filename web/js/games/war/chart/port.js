// A port on the chart as a button: flag, trade, plague, its name, whose convoys lie there.

import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { touch } from '../../../table/choice.js';
import { flagSign, sign } from '../art.js';
import { nationName, portName } from '../names.js';
import { harbourOf, ownConvoy, portOf, seatsAt, viewOf } from '../position.js';
import { convoysIn } from './convoys.js';
import { sideOf, spotOf } from './spots.js';
import { spaceTold } from './told.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws a port. @param {Frame} frame @param {string} id @param {{legal: Option | undefined, selected: boolean, tab: boolean}} as */
export function portButton(frame, id, { legal, selected, tab }) {
  const [x, y] = spotOf(id);
  const port = harbourOf(frame, id);
  const seats = seatsAt(frame, id);
  const steps = legal ? viewOf(frame).reach[id] : undefined;
  return html`<button
    type="button"
    class=${classMap({
      port: true,
      [`port--${sideOf(id)}`]: true,
      'port--legal': Boolean(legal),
      'port--selected': selected,
      'port--own': ownConvoy(frame)?.at === id,
      'port--trade': Boolean(portOf(id)?.trade),
      'port--held': seats.length > 0,
    })}
    .style=${`--x:${x};--y:${y}`}
    data-target=${id}
    data-column=${Math.floor(x)}
    tabindex=${tab ? 0 : -1}
    aria-pressed=${selected ? 'true' : 'false'}
    @click=${() => touch(id)}
  >
    <span class="port__flag" aria-hidden="true">${portFlag(frame, id)}</span>${port?.plague ? sign('plague', 'port__plague') : nothing}<span
      class="port__name"
      aria-hidden="true"
      >${portName(id)}</span
    >${steps ? html`<small class="port__steps" aria-hidden="true">${steps}</small>` : nothing}${seats.length ? convoysIn(frame, id, seats) : nothing}<span class="sr">${spaceTold(frame, id)}</span>
  </button>`;
}

/** The flag that flies there, with the nation's letter while no picture has come. @param {Frame} frame @param {string} id */
export function portFlag(frame, id) {
  const port = harbourOf(frame, id);
  if (!port) return nothing;
  const owner = port.owner === null ? null : viewOf(frame).convoys[port.owner].nation;
  const nation = owner ?? port.nation ?? portOf(id)?.nation ?? '';
  const kind = port.pirate ? 'pirate' : port.black && port.owner === null ? 'black' : 'flag';
  return html`<span class="flagbox flagbox--${kind}" aria-hidden="true"><span class="flagbox__letter">${
    port.pirate
      ? '☠'
      : nationName(nation)
          .replace(/^(the|die) /, '')
          .charAt(0)
          .toUpperCase()
  }</span>${flagSign(nation, kind)}</span>`;
}
