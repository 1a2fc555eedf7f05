// The top of the table: title row and players' chips.

import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { page } from '../app/games.js';
import { set } from '../app/store.js';
import { ownSeat, playerName, t } from '../app/text.js';
import { flagOf, pin, shapeWord } from '../kit/flag.js';
import { levelWord, seated } from '../match/captains.js';
import { undo } from '../match/game.js';
import { hasAbility } from './abilities.js';
import { advisable } from './advice/advice.js';
import { pressHint } from './advice/hintsheet.js';
import { momentNow } from './moment.js';
import { part } from './part.js';
import { progressWords, titleOf, turnSeat } from './turninfo.js';
import { togglePanel, ui } from './ui.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** Title, how far the game is, and the buttons. @param {Frame} frame */
export function titleRow(frame) {
  const last = !frame.outcome && page()?.isEnding?.(frame);
  return html`<header class="area-title title">
    <h1 class="title__name">${titleOf(frame)}</h1>
    <div class="title__room">${part('toast', toast)}</div>
    <p class="title__round ${last ? 'title__round--last' : ''}">
      ${frame.outcome ? t('table-over') : progressWords(frame)}
    </p>
    <div class="title__buttons">
      ${undoButton(frame)} ${frame.outcome || frame.lesson || !hasAbility(frame, 'hints') ? nothing : hintButton(frame)}
      <button
        type="button"
        class="tool"
        data-do="log"
        aria-label=${t('table-log')}
        aria-expanded=${ui.panel === 'log' ? 'true' : 'false'}
        @click=${() => togglePanel('log')}
      >
        ${t('table-log')}
      </button>
      <button
        type="button"
        class="tool"
        data-do="menu"
        aria-label=${t('table-menu')}
        aria-expanded=${ui.panel === 'menu' ? 'true' : 'false'}
        @click=${() => togglePanel('menu')}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" stroke-width="2.2" />
        </svg>
      </button>
    </div>
  </header>`;
}

/** Whose turn has just begun, where the title has room for it. */
function toast() {
  const told = momentNow() ? '' : ui.toast; // the end that is looked at comes first
  return keyed(told, told ? html`<p class="toast" aria-hidden="true">${told}</p>` : '');
}

/** Each press tells more. @param {Frame} frame */
function hintButton(frame) {
  const possible = advisable(frame);
  return html`<button
    type="button"
    class="tool"
    data-do="hint"
    aria-label=${t('study-hint')}
    title=${t('study-hint')}
    aria-disabled=${possible ? 'false' : 'true'}
    aria-expanded=${ui.panel === 'hint' ? 'true' : 'false'}
    @click=${() => (possible ? pressHint(frame) : set({ notice: { text: t('table-no-hint'), tone: 'refused' } }))}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d="M9.5 18h5M10.5 21h3M12 2.8a6.2 6.2 0 0 0-3.7 11.2c.8.6 1.2 1.3 1.2 2.2v1.6h5v-1.6c0-.9.4-1.6 1.2-2.2A6.2 6.2 0 0 0 12 2.8z"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
    </svg>
  </button>`;
}

/** @param {Frame} frame */
function undoButton(frame) {
  return html`<button
    type="button"
    class="tool"
    data-do="undo"
    aria-label=${frame.undo ? t('table-undo-label', { count: frame.undo }) : t('table-undo')}
    title=${t('table-undo')}
    aria-disabled=${frame.undo ? 'false' : 'true'}
    @click=${() => takeBack(frame)}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2"
        transform="translate(0 -2)"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
      />
    </svg>
  </button>`;
}

/** Takes the last action back, or says why there is none. @param {Frame} frame */
export function takeBack(frame) {
  if (frame.undo) undo();
  else set({ notice: { text: t('error-nothing_to_undo'), tone: 'refused' } });
}

/** One chip for each player, the person's own first; it opens what the game shows of each. @param {Frame} frame */
export function chips(frame) {
  const first = ownSeat() ?? 0;
  return html`<nav class="area-chips chips" aria-label=${t('table-players')}>
    ${Array.from({ length: frame.seats }, (_, at) => chip(frame, (at + first) % frame.seats))}
  </nav>`;
}

/** @param {Frame} frame @param {number} seat */
function chip(frame, seat) {
  const active = turnSeat(frame) === seat;
  const acts = frame.past === undefined ? frame.actors.includes(seat) : active;
  const name = playerName(seat);
  const own = page()?.chip?.(frame, seat) ?? {
    label: `${name}, ${shapeWord(seat)}`,
    sums: nothing,
  };
  const mine = seat === ownSeat() && name !== t('page-you');
  const label = mine ? t('table-chip-own', { chip: own.label }) : own.label;
  const panel = page()?.seatSheet ?? 'text';
  return html`<button
    type="button"
    class="chip chip--${flagOf(seat)} ${active ? 'chip--active' : ''} ${active && ui.toast ? 'chip--begins' : ''} ${seat === ownSeat() ? 'chip--own' : ''}"
    data-seat=${seat}
    aria-current=${active ? 'true' : 'false'}
    @click=${() => togglePanel(panel, { seat })}
  >
    <span class="sr">${acts ? t('table-chip-active', { chip: label }) : label}</span>
    <span class="seen" aria-hidden="true"
      ><span class="chip__who">${pin(seat)}<span class="chip__name">${name}</span></span>
      <span class="chip__sums">${own.sums}</span>
      ${chipMore(frame, seat, acts, own.more)}</span
    >
  </button>`;
}

/** What a roomy chip also tells. @param {Frame} frame @param {number} seat @param {boolean} acts @param {unknown} more the game's own */
function chipMore(frame, seat, acts, more) {
  const captain = seated(frame)[seat];
  return html`<span class="chip__more"
    >${acts ? html`<strong class="chip__turn">${t('table-turn-now')}</strong>` : nothing}
    ${captain ? html`<span>${t('captains-chip', { level: levelWord(captain) })}</span>` : nothing} ${more ?? nothing}</span
  >`;
}
