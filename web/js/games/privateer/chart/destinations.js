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
import { bringsSign, percent, portName, spacesWords } from '../names.js';
import { fightAt } from '../odds.js';
import {
  isMerchant,
  isSquare,
  ownSeatOf,
  ownShip,
  portAt,
  portsInOrder,
  seatsAt,
  squareName,
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
  if (frame.outcome) return nothing;
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
  const port = portAt(frame, square);
  const far = spacesWords(viewOf(frame).reach[square] ?? 0);
  const more = port ? portWords(port) : chanceWords(frame, square);
  const several = squares.length > 1;
  return html`<button
    type="button"
    class="dest dest--${key} ${chosen ? 'dest--selected' : ''}"
    data-dest=${square}
    aria-pressed=${chosen ? 'true' : 'false'}
    @click=${() => choose(squares)}
  >
    <b>${nameOf(frame, key, square, squares, Boolean(chosen))}</b>
    <small
      >${several && !chosen ? t('table-from', { far }) : far} ${several && chosen ? html`· ${t('table-next-one')}` : more ? html`· ${more}` : nothing}</small
    >
  </button>`;
}

/** What a port is worth now. @param {import('../view.d.ts').PortView} port */
function portWords(port) {
  if (port.last) return t('table-last-port-brief');
  return port.brings ? bringsSign(port.brings) : '';
}

/** @param {Frame} frame @param {string} square */
function chanceWords(frame, square) {
  const odds = fightAt(frame, square);
  return odds
    ? html`<span class="gain">${t('table-win', { chance: percent(odds.win) })}</span>`
    : '';
}

/** A group by its number, or by which of it is pointed at.
 * @param {Frame} frame @param {string} key @param {string} square @param {string[]} squares @param {boolean} chosen
 */
function nameOf(frame, key, square, squares, chosen) {
  if (key === 'port') return portName(portAt(frame, square)?.id ?? '');
  if (key === 'merchant') {
    const count = squares.length;
    const at = { square: squareName(square), at: squares.indexOf(square) + 1, count };
    const words =
      chosen && count > 1 ? t('table-merchant-at', at) : t('table-merchants', { count });
    return html`${merchantSign()} ${words}`;
  }
  const own = ownSeatOf(frame);
  const seat = seatsAt(frame, square).find((each) => each !== own) ?? 0;
  return html`${pin(seat)} ${playerName(seat)}`;
}

/** One square is touched as on the chart; of several each press points at the next, as it is told. @param {string[]} squares */
function choose(squares) {
  const at = squares.indexOf(get().selected ?? '');
  if (squares.length > 1) select(squares[(at + 1) % squares.length], true);
  else touch(squares[0]);
}

/** A port that is too far for this turn. @param {Frame} frame @param {string} square @param {string | null} selected */
function farPort(frame, square, selected) {
  const port = portAt(frame, square);
  if (!port) return nothing;
  const turns = port.turns ? t('table-turns', { count: port.turns }) : '';
  const brings = port.last ? '' : portWords(port);
  return html`<button
    type="button"
    class="dest dest--far ${selected === square ? 'dest--selected' : ''}"
    data-dest=${square}
    aria-pressed=${selected === square ? 'true' : 'false'}
    @click=${() => touch(square)}
  >
    <b>${portName(port.id)}</b> <small>${turns}${turns && brings ? ' · ' : nothing}${brings}</small>
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
        <small aria-hidden="true">${windBrief(option.action)}</small><span class="sr">${boardText(option.label)}</span>
      </button>`,
    );
}

/** A wind in a word: "north". @param {string} action */
function windBrief(action) {
  return t(`table-wind-brief-${action.split(' ')[1]}`);
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
