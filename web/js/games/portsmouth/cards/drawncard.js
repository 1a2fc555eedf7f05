// Refilling: the card that was drawn, as it will lie in its cell, and the cells that it may go to.

import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commit, select } from '../../../table/choice.js';
import { ornament } from '../art.js';
import { likeness } from './card.js';
import { isCell, nameOf, officer, viewOf } from './cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** The drawn card, which turns over as it comes. @param {Frame} frame */
export function drawnCard(frame) {
  const { drawn } = viewOf(frame);
  if (!drawn) return nothing;
  return keyed(
    drawn,
    html`<span class="area-drawn drawn">
      <span class="sr">${t('table-drawn', { card: nameOf(drawn) })}</span>
      <span class="drawn__turn" aria-hidden="true">
        <span class="drawn__back">${ornament('back', 'drawn__deep')}</span>
        <span class="drawn__face market__cell">${likeness(frame, faceUp(frame, drawn))}</span>
      </span>
    </span>`,
  );
}

/** The drawn card as a cell of the market, with the landsman who joins it. @param {Frame} frame @param {string} drawn @returns {import('../view.d.ts').CellView} */
function faceUp(frame, drawn) {
  const card = officer(drawn);
  const joins = optionsOf(frame).some(({ effects }) =>
    effects.some(({ id }) => id === 'effect-landsman-joins'),
  );
  return {
    id: '',
    kind: card ? 'officer' : 'town',
    card: drawn,
    cost: card?.cost ?? null,
    step_cost: 0,
    landsman: joins ? viewOf(frame).landsmen.next : null,
    used: false,
    pawns: [],
  };
}

/** The cells that the drawn card may go to, empty ones first, as buttons that point at them. @param {Frame} frame */
export function places(frame) {
  const fitting = optionsOf(frame).filter((option) => !option.refusal && isCell(option.target));
  return [
    ...fitting.filter(({ verb }) => verb !== 'swap'),
    ...fitting.filter(({ verb }) => verb === 'swap'),
  ].map((option) => place(frame, option));
}

/** @param {Frame} frame @param {Option} option */
function place(frame, option) {
  const { target, verb, action } = option;
  const here = get().selected === target;
  return html`<button
    type="button"
    class="choice choice--place"
    data-option=${action}
    aria-pressed=${here ? 'true' : 'false'}
    @click=${() => (here ? commit(option) : select(target))}
  >
    <b>${target.toUpperCase()}</b>
    <small>${verb === 'swap' ? cardIn(frame, target) : t('table-empty')}</small>
  </button>`;
}

/** The name of the card in a cell. @param {Frame} frame @param {string} cell */
function cardIn(frame, cell) {
  const card = viewOf(frame).cells.find((each) => each.id === cell)?.card;
  return card ? nameOf(card) : nothing;
}
