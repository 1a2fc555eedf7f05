// The strip above the chart: wind, decks, and the last card with its roll.

import { html, nothing } from 'lit-html';
import { get } from '../../app/store.js';
import { boardText, t } from '../../app/text.js';
import { togglePanel, ui } from '../../table/ui.js';
import { bountyName, windWords } from './names.js';
import { viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the strip; it opens the prices of all ports. @param {Frame} frame */
export function windStrip(frame) {
  const { wind, bounty, card } = viewOf(frame);
  const told = cardTold();
  return html`<button
    type="button"
    class="area-strip strip"
    data-do="prices"
    aria-expanded=${ui.panel === 'prices' ? 'true' : 'false'}
    @click=${() => togglePanel('prices')}
  >
    <span
      ><b>${windWords(wind)}</b>
      ${bounty.left ? html`<span class="strip__deck">· ${t('table-deck', { count: bounty.left })}</span>` : nothing}</span
    >
    ${card ? html`<span class="strip__card"><b>${bountyName(card)}</b>${told ? html`<span class="roomy">: ${told}</span>` : nothing}</span>` : nothing}
  </button>`;
}

/** What the card of this turn came to, as the engine tells it. @returns {string} */
export function cardTold() {
  return cardEvents().join(' ');
}

/** The sentences of the entry that drew the card of this turn, without the drawing itself. @returns {string[]} */
function cardEvents() {
  const { log, past } = get();
  const known = past?.past === undefined ? log : log.slice(0, past.past);
  const drawn = known.findLastIndex((entry) => entry.events.some(({ kind }) => kind === 'drew'));
  if (drawn < 0) return [];
  const { events } = known[drawn];
  const at = events.findLastIndex(({ kind }) => kind === 'drew');
  return events
    .slice(at + 1)
    .filter(({ kind }) => kind !== 'took_relic')
    .map(({ text }) => boardText(text));
}
