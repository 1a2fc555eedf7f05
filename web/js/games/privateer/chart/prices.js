// The cards of the six ports: what each buys and sells, what one's cargo brings there, how far it is.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { standing, touch } from '../../../table/choice.js';
import { goodSign } from '../art.js';
import { bringsSign, goodWord, portName, spacesWords } from '../names.js';
import { GOODS, isBarred, ownShip, portsInOrder, viewOf } from '../position.js';
import { squareTold } from './told.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').PortView} Port */

/** Draws the cards of all ports, where there is room for them. @param {Frame} frame @param {string | null} selected */
export function priceCards(frame, selected) {
  return html`<div class="prices" role="group" aria-label=${t('table-prices')}>
    ${portsInOrder(frame).map((port) => priceCard(frame, port, selected))}
  </div>`;
}

/** @param {Frame} frame @param {Port} port @param {string | null} selected */
function priceCard(frame, port, selected) {
  const legal = standing(frame, port.square) === 'legal';
  const here = selected === port.square;
  return html`<button
    type="button"
    class="price ${legal ? 'price--legal' : ''} ${here ? 'price--selected' : ''} ${isBarred(frame, port) ? 'price--last' : ''}"
    data-port=${port.id}
    aria-pressed=${here ? 'true' : 'false'}
    @click=${() => touch(port.square)}
  >
    <span class="sr">${squareTold(frame, port.square)}</span>
    <span class="price__seen" aria-hidden="true">
      <span class="price__name">${portName(port.id)}</span>
      ${portPrices(frame, port)}
      <span class="price__sum">${sumWords(frame, port, legal)}</span>
    </span>
  </button>`;
}

/** What a port buys and sells, in two lines of signs. @param {Frame} frame @param {Port} port */
export function portPrices(frame, port) {
  if (!port.card) return html`<span class="price__none">${t('table-no-card')}</span>`;
  return html`<span class="price__line"><i class="price__word">${t('table-buys')}</i> ${goodsAt(port.buys, ownShip(frame).cargo)}</span>
    <span class="price__line"><i class="price__word">${t('table-sells')}</i> ${goodsAt(port.sells, {})}</span>`;
}

/** Goods with their prices, the dearest first; what is aboard stands out.
 * @param {Record<string, number>} prices @param {Record<string, number>} aboard
 */
function goodsAt(prices, aboard) {
  return GOODS.filter((good) => prices[good]).map(
    (good) =>
      html`<span class="goodprice ${aboard[good] ? 'goodprice--aboard' : ''}" title=${goodWord(good)}
        >${goodSign(good)}<b>${prices[good]}</b></span
      >`,
  );
}

/** What the cargo brings there, and how far it is. @param {Frame} frame @param {Port} port @param {boolean} legal */
function sumWords(frame, port, legal) {
  const { reach } = viewOf(frame);
  if (isBarred(frame, port)) return t('table-last-port');
  const parts = [];
  if (legal && reach[port.square] !== undefined) parts.push(spacesWords(reach[port.square]));
  if (port.brings) parts.push(html`<b>${bringsSign(port.brings)}</b>`);
  return parts.length ? parts.map((part, at) => (at ? html` · ${part}` : part)) : nothing;
}
