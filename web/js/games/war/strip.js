// The strip above the chart: the global card with what it does, goods that are out, the deck. It opens the goods
// sheet and the cards.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { togglePanel, ui } from '../../table/ui.js';
import { capital, list } from '../../table/words.js';
import { goodSign } from './art.js';
import { cardRow } from './convoy/seatsheet.js';
import { cardName, goodName, goodWord, portName, regionName } from './names.js';
import { components, goods, viewOf } from './position.js';
import { rollShown } from './rollshown.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the strip. @param {Frame} frame */
export function newsStrip(frame) {
  const { globe, deck, sheet } = viewOf(frame);
  const plagued = plaguePort(frame);
  const out = goods().filter((good) => sheet[good] === 0);
  return html`<button type="button" class="area-strip strip" data-do="sheet" aria-expanded=${ui.panel === 'sheet' ? 'true' : 'false'} @click=${() => togglePanel('sheet')}>
    <span class="strip__news"
      >${globe ? html`<b>${cardName(globe)}</b><span class="strip__does ${plagued ? '' : 'roomy'}">: ${globeWords(frame)}</span>` : t('cards-global-none')}</span
    >
    ${rollShown(frame)}
    ${out.length ? html`<span class="strip__out">${t('table-out', { goods: list(out.map(goodWord)) })}</span>` : nothing}
    <span class="strip__deck">${t('table-deck', { count: deck })}</span>
  </button>`;
}

/** What the global card does; of the plague where it is. @param {Frame} frame */
function globeWords(frame) {
  return plaguePort(frame) || t(`cardtext-${viewOf(frame).globe}`);
}

/** The name of the port with the plague; '' where there is none. @param {Frame} frame */
function plaguePort(frame) {
  const struck = viewOf(frame).ports.find(({ plague }) => plague);
  return struck ? portName(struck.id) : '';
}

/** The goods sheet, the global card, the discards. @param {Frame} frame */
export function goodsSheet(frame) {
  const { sheet, globe, deck, discards } = viewOf(frame);
  const struck = plaguePort(frame);
  return html`<table class="goodstable">
      <caption>${t('table-sheet-caption')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('table-good')}</th>
          <th scope="col">${t('table-left')}</th>
          <th scope="col">${t('table-made-in')}</th>
        </tr>
      </thead>
      <tbody>
        ${(components().goods ?? []).map(
          (/** @type {{id: string, export: string}} */ good) => html`<tr>
            <th scope="row">${goodSign(good.id)} ${goodName(good.id)}</th>
            <td>${sheet[good.id]}</td>
            <td>${regionName(good.export)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <h3>${globe ? t('cards-global', { card: cardName(globe) }) : t('cards-global-none')}</h3>
    ${globe ? html`<ul class="cardrows">${cardRow(globe)}</ul>` : nothing}
    ${struck ? html`<p><b>${t('cards-plague-in', { port: struck })}</b></p>` : nothing}
    <p>${t('cards-deck', { count: deck })}</p>
    ${discards.length ? html`<p>${t('cards-discards', { count: discards.length })}: ${capital(list([...discards].reverse().map(cardName)))}</p>` : nothing}`;
}
