// The own convoy under the chart: sails, crew, hull, crates, passenger, letters, cards.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { togglePanel } from '../../../table/ui.js';
import { flagSign, goodSign, sign } from '../art.js';
import { cardName, cargoWords, goodWord, nationName, portName } from '../names.js';
import { loaded, ownSeatOf, viewOf } from '../position.js';
import { valueBars } from './facts.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ConvoyView} Convoy */

/** Draws the convoy of who looks. @param {Frame} frame */
export function convoyDock(frame) {
  const seat = ownSeatOf(frame);
  const convoy = viewOf(frame).convoys[seat];
  if (!convoy) return nothing;
  return html`<section class="area-dock dock" aria-label=${t('table-convoy-of', { who: playerName(seat) })}>
    <h2 class="dock__title">
      ${pin(seat)}<span class="dock__who">${t('table-convoy-of', { who: playerName(seat) })} <small>${t('table-ships', { count: convoy.ships })}</small></span>
      <span class="dock__nation" title=${nationName(convoy.nation)}>${flagSign(convoy.nation, convoy.pirate ? 'pirate' : 'flag')}</span>
      <button type="button" class="dock__open" data-do="convoy" @click=${() => togglePanel('convoy', { seat })}>${t('table-convoy-open')}</button>
    </h2>
    ${valueBars(convoy)}
    <p class="dock__hold">${holdLine(convoy)}</p>
    <p class="dock__held">${heldLine(convoy, seat)}</p>
  </section>`;
}

/** The cargo in signs. @param {Convoy} convoy */
export function holdLine(convoy) {
  const free = convoy.hold - convoy.load;
  return html`<span class="cargo" role="img" aria-label=${t('table-hold-told', { cargo: cargoWords(convoy.cargo), free })}
    >${loaded(convoy.cargo).map(
      ([good, count]) =>
        html`<span class="cargo__good" title=${goodWord(good)}>${goodSign(good)}<span class="cargo__word">${goodWord(good)}</span> <b>${count}</b></span>`,
    )}<span class="cargo__free">${t('table-free', { count: free })}</span></span
  >`;
}

/** Passenger, letters, cards; the cards open with what they do. @param {Convoy} convoy @param {number} seat */
export function heldLine(convoy, seat) {
  const parts = [];
  if (convoy.pirate) parts.push(html`<b class="loss">☠ ${t('table-pirate')}</b>`);
  if (convoy.passenger) parts.push(html`${sign('passenger')} ${portName(convoy.passenger)}`);
  if (convoy.letters)
    parts.push(html`${sign('letter')} ${t('table-letters', { count: convoy.letters })}`);
  if (convoy.hand.length)
    parts.push(
      html`<button type="button" class="held__cards" data-do="hand" @click=${() => togglePanel('hand', { seat })}>${sign('deck')} <span class="held__names">${convoy.hand.map(cardName).join(', ')}</span><span class="held__count">${t('table-hand-count', { count: convoy.hand.length })}</span></button>`,
    );
  else if (convoy.hidden) parts.push(t('table-cards', { count: convoy.hidden }));
  if (!parts.length) return t('table-nothing-held');
  return parts.map((part, at) => (at ? html` · ${part}` : part));
}
