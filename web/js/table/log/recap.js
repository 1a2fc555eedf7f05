// The card of what the others did since one's last turn: docked where there is room, else a strip.

import { html, nothing } from 'lit-html';
import { byTouch } from '../../app/pointer.js';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { replay } from '../past/past.js';
import { closePanel, focusPlace, openPanel, ui } from '../ui.js';
import { whyOf } from './captainreasons.js';
import { dismissRecap, lineOf, missedTurns, recapOpen } from './missedturns.js';

/** @typedef {import('./missedturns.js').Turn} Turn */

/** The docked card, while it lies open. */
export function recapCard() {
  if (!recapOpen()) return nothing;
  return html`<div class="since">
    <h2 class="recap__title">
      <span class="recap__name">${t('recap-since')}</span>
      <button type="button" class="small" data-do="recap-dismiss" @click=${dismiss}>${t('recap-dismiss')}</button>
    </h2>
    ${lines()}
  </div>`;
}

/** Where there is no room for the card: one line and a count, in the place of the dock. */
export function recapStrip() {
  if (!recapOpen()) return nothing;
  const turns = missedTurns();
  return html`<section class="area-since strip-since" aria-label=${t('recap-since')}>
    <button type="button" class="strip-since__open" data-do="recap" @click=${() => openPanel('recap')}>
      <b class="strip-since__count" aria-hidden="true">${turns.length}</b>
      <span class="sr">${t('recap-open', { count: turns.length })}</span>
      <span class="strip-since__lines" aria-hidden="true"
        ><b class="strip-since__title">${t('recap-since')}</b>${turns.map((turn) => html`<span>${pin(turn.seat, 'pin--small')} ${lineOf(turn)}</span>`)}</span
      >
    </button>
    <button
      type="button"
      class="tool"
      data-do="recap-dismiss"
      aria-label=${t('recap-dismiss')}
      @click=${dismiss}
    >
      <span aria-hidden="true">✕</span>
    </button>
  </section>`;
}

/** Draws the sheet of the missed turns. */
export function recapSheet() {
  if (!missedTurns().length) return html`<p>${t('recap-none')}</p>`;
  return html`${lines()}
    <p class="since__note">${t('recap-note', { touch: byTouch() })}</p>`;
}

/** One line for each player's turn; a press plays it once more. */
function lines() {
  return html`<ul class="since__lines">
    ${missedTurns().map(
      (turn) => html`<li>
        <button type="button" class="since__line" data-replay=${turn.seat} @click=${() => replay(turn.entries)}>
          ${pin(turn.seat)}
          <span><b>${t('recap-who', { who: playerName(turn.seat) })}</b> ${t('table-sentence', { text: lineOf(turn) })}${whyLine(turn)}</span>
          <span class="since__play" aria-hidden="true">▶</span><span class="sr">${t('recap-replay')}</span>
        </button>
      </li>`,
    )}
  </ul>`;
}

/** Why a captain did so, in its first words. @param {Turn} turn */
function whyLine(turn) {
  const why = turn.entries.map(whyOf).find(Boolean);
  return why ? html`<small class="since__why">${why}</small>` : nothing;
}

function dismiss() {
  dismissRecap();
  if (ui.panel === 'recap') closePanel();
  else focusPlace(ui.place);
}

/** What the polite region says when a turn begins; empty if nothing was missed. */
export function recapSummary() {
  if (!recapOpen()) return '';
  const count = missedTurns().reduce((sum, turn) => sum + turn.entries.length, 0);
  return t('recap-summary', { count });
}
