// The whole table in words: the question, ports, ships, the hand, and what can be done.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { optionList } from '../../table/voice/optionlist.js';
import { list, promptLine } from '../../table/words.js';
import { cardBrief } from './about/card.js';
import { rowWords, shipBrief } from './about/ship.js';
import { builtName, cardTitle, cubesWords, shipName, shipWords, someWords } from './names.js';
import { isOpen } from './picked.js';
import { atSea, KINDS, ownPort, viewOf } from './position.js';
import { setsTold } from './strip.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the table in words. @param {Frame} frame */
export function textTable(frame) {
  const { declarer, last_turns: left } = viewOf(frame);
  return html`<div class="words">
    <p>${promptLine(frame)}</p>
    ${declarer === null ? nothing : html`<p>${t('table-told-declared', { who: playerName(declarer), left: left.length, others: list(left.map((seat) => playerName(seat))) })}</p>`}
    ${ports(frame)} ${sea(frame)} ${fight(frame)} ${cards(frame)} ${supply(frame)} ${optionList(frame, isOpen)}
  </div>`;
}

/** @param {Frame} frame */
function ports(frame) {
  const { ports: all, ships } = viewOf(frame);
  return html`<h3>${t('table-players')}</h3>
    <ul>
      ${all.map((port, seat) => {
        const docked = ships.filter(({ holder, voyage }) => holder === seat && voyage === null);
        const built = [
          ...port.fields.map((field) => t(`field-${field}`)),
          ...port.buildings.map(builtName),
        ];
        return html`<li>
          ${t('table-told-port', {
            who: playerName(seat),
            points: port.points,
            cubes: cubesWords(port.cubes),
            sets: setsTold(port) || t('table-no-sets'),
            cards: port.hand_size,
            built: built.length ? list(built) : t('table-no-cubes'),
            docked: docked.length ? list(docked.map(shipName)) : t('table-none-word'),
            passengers: port.delivered,
            pieces: port.pieces,
            admiralty: port.admiralty,
            jolly: port.jolly_rogers,
          })}
        </li>`;
      })}
    </ul>`;
}

/** @param {Frame} frame */
function sea(frame) {
  const sailing = atSea(frame);
  return html`<h3>${t('table-ships')}</h3>
    ${sailing.length ? nothing : html`<p>${t('table-nobody-at-sea')}</p>`}
    <ul>${sailing.map((ship) => html`<li>${rowWords(frame, ship)}</li>`)}</ul>`;
}

/** Both sides of a combat. @param {Frame} frame */
function fight(frame) {
  const { fight: here, ships } = viewOf(frame);
  if (!here) return nothing;
  return html`<h3>${t('table-fight-round', { round: here.round })}</h3>
    <ul>
      ${here.sides.map((side) => {
        const ship = ships.find(({ id }) => id === side.ship);
        return ship ? html`<li>${shipWords(ship)}: ${shipBrief(ship)}</li>` : nothing;
      })}
    </ul>`;
}

/** @param {Frame} frame */
function cards(frame) {
  const { hand } = ownPort(frame);
  if (!hand) return nothing;
  return html`<h3>${t('table-hand')}</h3>
    ${hand.length ? nothing : html`<p>${t('table-hand-empty')}</p>`}
    <ul>${hand.map((card) => html`<li>${t('table-told-card', { card: cardTitle(card), does: cardBrief(card) })}</li>`)}</ul>`;
}

/** What lies open beside the players. @param {Frame} frame */
function supply(frame) {
  const { bank, pile, discards, tokens } = viewOf(frame);
  return html`<h3>${t('table-supply')}</h3>
    <p>
      ${t('table-told-supply', {
        cubes: list(KINDS.map((kind) => someWords(kind, bank[kind]))),
        pile,
        pieces: tokens.pieces,
        admiralty: tokens.admiralty,
        jolly: tokens.jolly_rogers,
      })}
    </p>
    <p>${discards.length ? t('table-told-discards', { cards: list(discards.map(cardTitle)) }) : t('table-told-no-discards')}</p>`;
}
