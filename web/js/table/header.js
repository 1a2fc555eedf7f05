// The top of the table: title row and players' chips.

import { html, nothing } from 'lit-html';
import { picture } from '../app/art.js';
import { levelWord, seated } from '../match/captains.js';
import { undo } from '../match/game.js';
import { set } from '../app/store.js';
import { playerName, t } from '../app/text.js';
import { advisable } from './advice/advice.js';
import { leaders, starred } from '../kit/bars.js';
import { viewOf } from '../games/portsmouth/cards.js';
import { flagOf, pin, shapeWord } from '../kit/flag.js';
import { pressHint } from './advice/hintsheet.js';
import { togglePanel, ui } from './ui.js';
import { placeWord } from './words.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').ShipView} Ship */

/** Title, round and the three buttons. @param {Frame} frame */
export function titleRow(frame) {
  const { round, rounds } = viewOf(frame);
  const last = round === rounds && !frame.outcome;
  return html`<header class="area-title title">
    <h1 class="title__name">${t('table-title')}</h1>
    <p class="title__round ${last ? 'title__round--last' : ''}">
      ${frame.outcome ? t('table-over') : t('table-round', { round, rounds })}
    </p>
    <div class="title__buttons">
      ${undoButton(frame)} ${frame.outcome || frame.lesson ? nothing : hintButton(frame)}
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
        d="M9 3h6M10 3v3M14 3v3M7 6h10l-1 13H8zM6 21h12M12 10v5M12 10c-2 2-2 4 0 5 2-1 2-3 0-5"
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

/** One chip for each player; it opens that ship. @param {Frame} frame */
export function chips(frame) {
  return html`<nav class="area-chips chips" aria-label=${t('table-players')}>
    ${viewOf(frame).ships.map((ship) => chip(frame, ship))}
  </nav>`;
}

/** @param {Frame} frame @param {Ship} ship */
function chip(frame, ship) {
  const active = viewOf(frame).active === ship.seat;
  const leads = leaders(viewOf(frame).ships).includes(ship.seat);
  const money = ship.money === null ? t('table-purse-hidden') : t('table-money', { amount: ship.money });
  const name = playerName(ship.seat);
  const standing = { who: name, shape: shapeWord(ship.seat), money, points: ship.total };
  const plain = t('table-chip-label', standing);
  const label = leads ? t('standing-chip-leads', { chip: plain }) : plain;
  return html`<button
    type="button"
    class="chip chip--${flagOf(ship.seat)} ${active ? 'chip--active' : ''}"
    data-seat=${ship.seat}
    aria-current=${active ? 'true' : 'false'}
    @click=${() => togglePanel('ship', { seat: ship.seat })}
  >
    <span class="sr">${active ? t('table-chip-active', { chip: label }) : label}</span>
    <span class="seen" aria-hidden="true"
      ><span class="chip__who">${pin(ship.seat)}<span class="chip__name">${name}</span></span>
      <span class="chip__sums">${money} · ${starred(ship.total, leads)}</span>
      ${chipMore(frame, ship, active)}</span
    >
  </button>`;
}

/** What a roomy chip also tells. @param {Frame} frame @param {Ship} ship @param {boolean} active */
function chipMore(frame, ship, active) {
  const set = ship.score.find((line) => line.item === 'specialties')?.count ?? 0;
  const captain = seated(frame)[ship.seat];
  const threatened = viewOf(frame).mutiny.seats.includes(ship.seat);
  return html`<span class="chip__more"
    >${active ? html`<strong class="chip__turn">${t('table-turn-now')}</strong>` : nothing}
    ${captain ? html`<span>${t('captains-chip', { level: levelWord(captain) })}</span>` : nothing}
    <span>${t('table-chip-crew', { lt: ship.lieutenants.length, mid: ship.midshipmen.length, po: ship.petty_officers.length })}</span>
    <span>${t('standing-chip-set', { count: set })}</span>
    <span>${t('table-chip-hands', { landsmen: ship.landsmen.length, seamen: ship.seamen.length })}</span>
    <span
      >${t('table-marines', { count: ship.strength })}${ship.place
        ? ` (${placeWord(ship.place)})`
        : nothing}</span
    >${threatened
      ? html`<span class="chip__danger">${picture('icon-mutineer', '', '0 0 24 24')} ${t('standing-chip-danger')}</span>`
      : nothing}</span
  >`;
}
