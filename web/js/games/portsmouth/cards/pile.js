// The strip above the market: what is known of the pile and the landsmen, or the last round.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { togglePanel, ui } from '../../../table/ui.js';
import { tradeWord, viewOf } from './cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** What is known of the pile and the landsmen, or of the last round. @param {Frame} frame */
export function pileStrip(frame) {
  const { pile, landsmen, round, rounds } = viewOf(frame);
  const next = t(`table-next-${pile.next}`, { towns: pile.towns, mutinies: pile.mutinies });
  const hand = landsmen.next === null ? t('table-no-hands') : tradeWord(landsmen.next);
  const last = round === rounds && !frame.outcome;
  return html`<button
    type="button"
    class="area-strip strip ${last ? 'strip--last' : ''}"
    data-do="odds"
    aria-expanded=${ui.panel === 'odds' ? 'true' : 'false'}
    @click=${() => togglePanel('odds')}
  >
    ${
      last
        ? html`<span
          ><b>${t('table-last-round')}</b>
          <span class="roomy">${t('table-last-round-more')}</span
          ><span class="tight">${t('table-last-round-brief')}</span></span
        >`
        : html`<span
          ><b>${t('table-pile', { count: pile.left })}</b> <span class="roomy">${next}</span
          ><span class="tight">${t(`table-next-${pile.next}-short`)}</span></span
        >`
    }
    <span class="strip__hand"
      ><span class="roomy">${t('table-next-landsman')}</span
      ><span class="tight">${t('table-next-landsman-short')}</span> <b>${hand}</b></span
    >
  </button>`;
}
