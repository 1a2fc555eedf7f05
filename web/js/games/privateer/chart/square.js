// A square of the chart as a button: what lies there is drawn, and told to those who listen.

import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { pin } from '../../../kit/flag.js';
import { standing, touch } from '../../../table/choice.js';
import { ui } from '../../../table/ui.js';
import { merchantSign, portSign } from '../art.js';
import { portName } from '../names.js';
import { fightAt } from '../odds.js';
import {
  isBarred,
  isLand,
  isMerchant,
  ownSeatOf,
  ownShip,
  portAt,
  seatsAt,
  viewOf,
} from '../position.js';
import { squareTold } from './told.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The ports whose name stands above them; the others' stands below. */
const ABOVE = new Set(['havana', 'tortuga', 'san_juan']);

/** Draws a square. @param {Frame} frame @param {string} square @param {string | null} selected */
export function squareButton(frame, square, selected) {
  const stands = standing(frame, square);
  return html`<button
    type="button"
    class=${classMap({
      square: true,
      'square--land': isLand(square),
      'square--legal': stands === 'legal',
      'square--selected': selected === square,
      'square--own': ownShip(frame).square === square,
    })}
    data-target=${square}
    tabindex=${(ui.place || 'd4') === square ? 0 : -1}
    aria-pressed=${selected === square ? 'true' : 'false'}
    @click=${() => touch(square)}
  >
    ${drawn(frame, square, stands === 'legal')}<span class="sr">${squareTold(frame, square)}</span>
  </button>`;
}

/** What is seen on a square: port or Merchant, and ships. @param {Frame} frame @param {string} square @param {boolean} legal */
export function drawn(frame, square, legal) {
  const port = portAt(frame, square);
  const seats = seatsAt(frame, square);
  return html`${
    port
      ? html`<span class="square__port ${isBarred(frame, port) ? 'square__port--last' : ''}" aria-hidden="true"
            >${portSign(port.id)}</span
          ><span class="square__name square__name--${ABOVE.has(port.id) ? 'above' : 'below'}" aria-hidden="true"
            >${portName(port.id)}</span
          >`
      : isMerchant(square)
        ? html`<span class="square__merchant" aria-hidden="true">${merchantSign()}${legal ? chance(frame, square) : nothing}</span>`
        : nothing
  }${seats.length ? pins(frame, seats) : nothing}`;
}

/** The chance to beat the Merchant there. @param {Frame} frame @param {string} square */
function chance(frame, square) {
  const odds = fightAt(frame, square);
  return odds && odds.defender === null
    ? html`<small class="square__odds">${Math.round(odds.win / 10)}%</small>`
    : nothing;
}

/** The ships on a square, the own one last, so that it lies on top. @param {Frame} frame @param {number[]} seats */
function pins(frame, seats) {
  const own = ownSeatOf(frame);
  const { active } = viewOf(frame);
  const sorted = [...seats.filter((seat) => seat !== own), ...seats.filter((seat) => seat === own)];
  return html`<span class="square__pins square__pins--${Math.min(sorted.length, 4)}" data-pins aria-hidden="true"
    >${sorted.map((seat) => pin(seat, `ship ${seat === own ? 'ship--own' : ''} ${seat === active ? 'ship--active' : ''}`))}</span
  >`;
}
