// The strip above the board: the cubes of who looks, what sets of them score, and when they score more.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { select } from '../../table/choice.js';
import { togglePanel } from '../../table/ui.js';
import { payments } from './actions/trade.js';
import { cube, cubesWords, kindWord, someWords } from './names.js';
import { isTrading, TRADE } from './picked.js';
import { KINDS, ownPort, ownSeatOf, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws cubes with the points of their sets, the pile, and the way to the port. @param {Frame} frame */
export function cubeStrip(frame) {
  const port = ownPort(frame);
  const seat = ownSeatOf(frame);
  return html`<div class="area-strip strip cubes">
    <button
      type="button"
      class="cubes__all"
      data-do="cubes"
      aria-pressed=${isTrading(frame) ? 'true' : 'false'}
      @click=${() => openCubes(frame)}
    >
      <span class="sr">${cubesTold(frame)}</span>
      ${frame.viewer === null ? html`<span class="cubes__whose" aria-hidden="true">${pin(seat)}</span>` : nothing}
      ${KINDS.map((kind) => counter(kind, port.cubes[kind], port.sets[kind]))}
    </button>
    ${isDealt(frame) ? html`<span class="cubes__pile">${t('table-pile', { count: viewOf(frame).pile })}</span>` : nothing}
    <button type="button" class="tool cubes__port" data-do="port" @click=${() => togglePanel('port', { seat })}>
      ${t('table-port-open')}
    </button>
  </div>`;
}

/** Are the cards dealt, so that the pile is what is left? @param {Frame} frame */
function isDealt(frame) {
  return viewOf(frame).step !== 'outfit';
}

/** Trades, where one may; else shows what the cubes are for. @param {Frame} frame */
export function openCubes(frame) {
  if (viewOf(frame).step === 'trade' && payments(frame).length)
    select(isTrading(frame) ? null : TRADE);
  else togglePanel('port', { seat: ownSeatOf(frame) });
}

/** @param {string} kind @param {number} count @param {import('./view.d.ts').SetView} sets */
function counter(kind, count, { points, next, next_points: then }) {
  return html`<span class="cubes__kind ${points ? 'cubes__kind--set' : ''}" title=${kindWord(kind)} aria-hidden="true"
    >${cube(kind)}<span class="cubes__held"
      ><span><b>${count}</b>${points ? html` <b class="cubes__set">★${points}</b>` : nothing}</span
      >${next !== null && then !== null ? html`<small><span class="roomy">${t('table-set-from')}</span> ${t('table-set-at', { count: next, points: then })}</small>` : nothing}</span
    ></span
  >`;
}

/** The cubes of the port that is looked at in words, with their sets. @param {Frame} frame */
export function cubesTold(frame) {
  const port = ownPort(frame);
  const who = playerName(ownSeatOf(frame));
  const told = t('table-cubes-told', { who, cubes: cubesWords(port.cubes) });
  const sets = setsTold(port);
  return sets ? t('table-cubes-sets', { told, sets }) : told;
}

/** The sets in words: "4 bricks: 1 point". @param {import('./view.d.ts').PortView} port */
export function setsTold({ cubes, sets }) {
  const told = KINDS.filter((kind) => sets[kind].points).map((kind) =>
    t('table-set-told', { cubes: someWords(kind, cubes[kind]), points: sets[kind].points }),
  );
  return told.join('; ');
}
