// What the turn offers, as buttons as large as a fingertip: ports, ships, Merchants, far ports, and what
// turns the wind. So nobody needs to hit a square.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { optionsOf } from '../../../match/mode.js';
import { press, select, touch } from '../../../table/choice.js';
import { boardText } from '../../../table/words.js';
import { merchantSign, sign } from '../art.js';
import { percent, portName, spaces } from '../names.js';
import { fightAt } from '../odds.js';
import {
  isMerchant,
  isSquare,
  ownSeatOf,
  ownShip,
  portAt,
  portsInOrder,
  seatsAt,
  viewOf,
} from '../position.js';
import { dangerButton } from './danger.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** A group of squares that one button stands for. @typedef {{key: string, squares: string[]}} Destination */

/** The squares where the move can end. @param {Frame} frame @returns {string[]} */
function inReach(frame) {
  return optionsOf(frame)
    .filter(({ verb, target, refusal }) => verb === 'sail' && !refusal && isSquare(target))
    .map(({ target }) => target);
}

/** Everything in reach besides open sea, in the order of the strip. @param {Frame} frame @returns {Destination[]} */
export function destinationsOf(frame) {
  const { reach } = viewOf(frame);
  const near = (/** @type {string} */ a, /** @type {string} */ b) => reach[a] - reach[b];
  const legal = inReach(frame);
  const ports = legal.filter((square) => portAt(frame, square));
  const rich = (/** @type {string} */ square) => {
    const port = portAt(frame, square);
    return port && !port.last ? port.brings : -1;
  };
  const ships = legal.filter((square) => !portAt(frame, square) && seatsAt(frame, square).length);
  const merchants = legal.filter((square) => isMerchant(square) && !ships.includes(square));
  return [
    ...ports
      .toSorted((a, b) => rich(b) - rich(a) || near(a, b))
      .map((square) => ({ key: 'port', squares: [square] })),
    ...ships.toSorted(near).map((square) => ({ key: 'ship', squares: [square] })),
    ...(merchants.length ? [{ key: 'merchant', squares: merchants.toSorted(near) }] : []),
  ];
}

/** Draws the strip. @param {Frame} frame @param {string | null} selected */
export function destinations(frame, selected) {
  const found = destinationsOf(frame);
  const legal = new Set(found.flatMap(({ squares }) => squares));
  const rest = portsInOrder(frame).filter(
    ({ square }) => !legal.has(square) && square !== ownShip(frame).square,
  );
  return html`<div class="dests" role="group" aria-label=${t('table-destinations')}>
    ${found.map((each) => destination(frame, each, selected))} ${winds(frame)} ${stay(frame, selected)} ${dangerButton(frame)}
    ${rest.map((port) => farPort(frame, port.square, selected))}
  </div>`;
}

/** @param {Frame} frame @param {Destination} each @param {string | null} selected */
function destination(frame, { key, squares }, selected) {
  const chosen = squares.find((square) => square === selected);
  const [square] = chosen ? [chosen] : squares;
  const { reach } = viewOf(frame);
  const odds = fightAt(frame, square);
  const port = portAt(frame, square);
  const far = spaces(reach[square] ?? 0);
  const more = port
    ? port.last
      ? t('table-last-port-brief')
      : port.brings
        ? t('table-brings', { amount: port.brings })
        : ''
    : odds
      ? t('table-win', { chance: percent(odds.win) })
      : '';
  return html`<button
    type="button"
    class="dest dest--${key} ${chosen ? 'dest--selected' : ''}"
    data-dest=${square}
    aria-pressed=${chosen ? 'true' : 'false'}
    @click=${() => choose(squares)}
  >
    <b>${nameOf(frame, key, square, squares.length)}</b>
    <small><span aria-hidden="true">${far}</span><span class="sr">${t('table-spaces', { spaces: far })}</span>${more ? html` · <span class="gain">${more}</span>` : nothing}</small>
  </button>`;
}

/** @param {Frame} frame @param {string} key @param {string} square @param {number} count */
function nameOf(frame, key, square, count) {
  if (key === 'port') return portName(portAt(frame, square)?.id ?? '');
  if (key === 'merchant') return html`${merchantSign()} ${t('table-merchants', { count })}`;
  const own = ownSeatOf(frame);
  const seat = seatsAt(frame, square).find((each) => each !== own) ?? 0;
  return html`${pin(seat)} ${playerName(seat)}`;
}

/** One square is touched as on the chart; of several each press points at the next. @param {string[]} squares */
function choose(squares) {
  const at = squares.indexOf(get().selected ?? '');
  if (squares.length > 1 && at >= 0) select(squares[(at + 1) % squares.length]);
  else touch(squares[0]);
}

/** A port that is too far for this turn. @param {Frame} frame @param {string} square @param {string | null} selected */
function farPort(frame, square, selected) {
  const port = portAt(frame, square);
  if (!port) return nothing;
  const turns = port.turns ? t('table-turns', { count: port.turns }) : '';
  const brings = port.brings && !port.last ? t('table-brings', { amount: port.brings }) : '';
  return html`<button
    type="button"
    class="dest dest--far ${selected === square ? 'dest--selected' : ''}"
    data-dest=${square}
    aria-pressed=${selected === square ? 'true' : 'false'}
    @click=${() => touch(square)}
  >
    <b>${portName(port.id)}</b> <small>${[turns, brings].filter(Boolean).join(' · ')}</small>
  </button>`;
}

/** Turning the wind, which can be tried and taken back. @param {Frame} frame */
function winds(frame) {
  return optionsOf(frame)
    .filter(({ verb, refusal }) => verb === 'wind' && !refusal)
    .map(
      (option) => html`<button
        type="button"
        class="dest dest--wind"
        data-option=${option.action}
        @click=${() => press(option)}
      >
        <b>${sign('wind')} ${windSign(option.action)}</b>
        <small>${boardText(option.label)}</small>
      </button>`,
    );
}

/** An arrow for a wind. @param {string} action */
function windSign(action) {
  const signs = { north: '↑', east: '→', south: '↓', west: '←', neutral: '•' };
  return html`<span aria-hidden="true">${signs[/** @type {keyof typeof signs} */ (action.split(' ')[1])] ?? ''}</span>`;
}

/** Staying where one is. @param {Frame} frame @param {string | null} selected */
function stay(frame, selected) {
  const option = optionsOf(frame).find(({ verb, refusal }) => verb === 'stay' && !refusal);
  if (!option) return nothing;
  return html`<button
    type="button"
    class="dest dest--stay ${selected === option.target ? 'dest--selected' : ''}"
    data-option=${option.action}
    aria-pressed=${selected === option.target ? 'true' : 'false'}
    @click=${() => touch(option.target)}
  >
    <b>${t('table-stay')}</b> <small>${t('table-stay-more')}</small>
  </button>`;
}
