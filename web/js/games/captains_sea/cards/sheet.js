// The sheet of a captain's cards: each with what it does and its moments, and when he wants to be asked.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { press } from '../../../table/choice.js';
import { ruleLink } from '../../../table/rules/context.js';
import { cardArt } from '../art.js';
import { components, ownSeatOf, viewOf } from '../position.js';
import { whereToStop } from './stop.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws the sheet: one's own cards, those of the discards, the moments. @param {Frame} frame */
export function cardsSheet(frame) {
  const { ships, discards, deck } = viewOf(frame);
  const seat = ownSeatOf(frame);
  return html`<div class="hand">
    ${hand(frame, seat)}
    <h3>${playerName(1 - seat)}</h3>
    <p>${t('cards-lead-hidden', { count: ships[1 - seat].hand_size })} ${t('cards-deck', { count: deck })}</p>
    ${whereToStop(frame, seat)} ${moments(frame, seat)}
    ${
      discards.length
        ? html`<h3>${t('cards-discards', { count: discards.length })}</h3>
          <ul class="hand__list">${discards.toReversed().map((card) => cardLine(card))}</ul>`
        : nothing
    }
  </div>`;
}

/** @param {Frame} frame @param {number} seat */
function hand(frame, seat) {
  const { hand: cards, hand_size: size, morale } = viewOf(frame).ships[seat];
  if (!cards) return html`<p>${t('cards-lead-hidden', { count: size })}</p>`;
  if (!cards.length) return html`<p>${t('cards-none')}</p>`;
  const { levels = [], hand: limits = [] } = components().morale ?? {};
  return html`<p>${t('cards-lead', { count: size, most: limits[levels.indexOf(morale)] ?? size })}</p>
    <ul class="hand__list">${cards.map((card) => cardLine(card, playing(frame, card)))}</ul>`;
}

/** How a card can be played now. @param {Frame} frame @param {string} card */
function playing(frame, card) {
  return optionsOf(frame).some(
    ({ verb, action, refusal }) =>
      verb === 'play' && !refusal && action.split(' ')[1].split('-')[0] === card,
  );
}

/** A card with its picture, what it does and when. @param {string} card @param {boolean} [now] */
function cardLine(card, now = false) {
  return html`<li class="hand__card">
    ${cardArt(card)}
    <span class="hand__words">
      <b>${t(`card-${card}`)}</b>${now ? html` <span class="hand__now">${t('cards-now')}</span>` : nothing}
      <span class="hand__text">${t(`cardtext-${card}`)}</span>
      <small>${momentsOf(card)
        .map((window) => t(`window-${window}`))
        .join(' · ')} <span class="rulelinks">${ruleLink(`card-${card}`)}</span></small>
    </span>
  </li>`;
}

/** The moments in which a card may be played. @param {string} card @returns {string[]} */
function momentsOf(card) {
  const windows = /** @type {Record<string, string[]>} */ (components().cards_of_window ?? {});
  return Object.keys(windows).filter((window) => windows[window].includes(card));
}

/** When the captain wants to be asked; to be changed where the engine allows it. @param {Frame} frame @param {number} seat */
function moments(frame, seat) {
  const { orders_off: off } = viewOf(frame).ships[seat];
  const windows = /** @type {string[]} */ (components().windows ?? []);
  const options = optionsOf(frame);
  return html`<h3>${t('cards-moments')}</h3>
    <p>${t('cards-moments-more')} ${t('cards-moments-when')}</p>
    <ul class="hand__moments">
      ${windows.map((window) => {
        const on = !off.includes(window);
        const option = options.find(
          ({ action }) => action === `orders ${window} ${on ? 'off' : 'on'}`,
        );
        return html`<li>
          <label><input type="checkbox" .checked=${on} ?disabled=${!option} @change=${() => option && press(option)} /> ${t(`window-${window}`)}</label>
        </li>`;
      })}
    </ul>`;
}
