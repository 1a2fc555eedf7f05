// The own cards in a row: where there is room each with its picture, its name and what it does.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { openPanel } from '../../../table/ui.js';
import { cardArt } from '../art.js';
import { ownSeatOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the cards of who looks; nothing without any. @param {Frame} frame */
export function handStrip(frame) {
  const { hand } = viewOf(frame).ships[ownSeatOf(frame)];
  if (!hand?.length) return nothing;
  return html`<section class="cardrow" aria-label=${t('cards-title')}>
    ${hand.map(
      (
        card,
      ) => html`<button type="button" class="cardrow__card" title=${t(`card-${card}`)} @click=${() => openPanel('cards')}>
        ${cardArt(card)}
        <span class="sr cardrow__told">${t(`card-${card}`)}: ${t(`cardtext-${card}`)}</span>
        <b>${t(`card-${card}`)}</b>
        <small>${t(`cardtext-${card}`)}</small>
      </button>`,
    )}
  </section>`;
}
