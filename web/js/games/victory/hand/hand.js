// The hand: five cards as buttons, each with what it can do now.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { boardText } from '../../../table/words.js';
import { cardArt, pieceSign } from '../art.js';
import { builtName, byKind, cardName, cubeSigns, cubesWords, upgradeName } from '../names.js';
import { pick, picked, usesOf } from '../picked.js';
import { buildingOf, isBuild, isVoyage, ownPort, spacesOf, upgradeOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the hand of who looks; for an onlooker nothing. @param {Frame} frame @param {string | null} _selected */
export function hand(frame, _selected) {
  const cards = ownPort(frame).hand;
  if (!cards) return nothing;
  return html`<div class="hand" role="group" aria-label=${t('table-hand')}>
    ${cards.map((card, at) => cardButton(frame, card, at))}
    ${cards.length ? nothing : html`<p class="hand__none">${t('table-hand-empty')}</p>`}
  </div>`;
}

/** @param {Frame} frame @param {string} card @param {number} at */
function cardButton(frame, card, at) {
  const legal = usesOf(frame, card).filter(({ refusal }) => !refusal);
  return html`<button
    type="button"
    class="card card--${kindOf(card)} ${legal.length ? 'card--legal' : 'card--closed'}"
    data-card=${card}
    data-place=${at}
    aria-pressed=${picked(frame) === card ? 'true' : 'false'}
    @click=${() => pick(frame, card)}
  >
    <b class="card__name">${isBuild(card) ? builtName(card) : cardName(card)}</b>
    ${cardArt(card)}
    <span class="card__does">${does(card)}</span>
    <span class="card__now"
      >${legal.length === 1 ? boardText(legal[0].label) : legal.length ? t('table-uses', { count: legal.length }) : t('table-no-use')}</span
    >
  </button>`;
}

/** @param {string} card */
function kindOf(card) {
  if (isBuild(card)) return 'build';
  return isVoyage(card) ? 'voyage' : 'action';
}

/** What a card is, in signs and a word or two. @param {string} card */
function does(card) {
  if (isBuild(card)) {
    const [building, upgrade] = card.split('.');
    const printed = buildingOf(building);
    const cost = byKind(printed?.cost ?? {});
    const fit = upgradeOf(upgrade);
    const price = byKind(fit?.cost ?? {});
    return html`<span class="card__half"
        ><span aria-hidden="true">★${printed?.points} ${cubeSigns(cost)}</span
        ><span class="sr">${t('table-card-building', { points: printed?.points ?? 0, cost: cubesWords(cost) })}</span></span
      ><span class="card__half"
        >${upgradeName(upgrade)} <span aria-hidden="true">${fit?.any ? t('table-any-cubes', { count: fit.any }) : cubeSigns(price)}</span></span
      >`;
  }
  if (isVoyage(card)) return voyageSigns(card);
  return t(`card-does-${card}`);
}

/** The cubes along a voyage. @param {string} card */
function voyageSigns(card) {
  return spacesOf(card).map(
    ({ kinds, any, piece }, at) =>
      html`<span class="card__space"
        >${at === 0 ? '·' : nothing}${cubeSigns(countOf(kinds))}${any ? html`<span class="cube cube--any">?</span>` : nothing}${piece ? pieceSign() : nothing}</span
      >`,
  );
}

/** @param {string[]} kinds @returns {Record<string, number>} */
function countOf(kinds) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
