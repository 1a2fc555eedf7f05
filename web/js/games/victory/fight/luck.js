// Luck in fights at the end: how many dice counted, beside how many could be expected.

import { html, nothing } from 'lit-html';
import { number, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { chronicleOf } from '../../../table/score/chronicle.js';
import { openAccount } from './account.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** A fight as the engine tells it: dice that counted, and what was to be expected in thousandths.
 * @typedef {{start: number, seats: number[], ships: string[], rounds: number, counted: number[], expected: number[]}} Luck
 */

/** The fights with their luck; nothing before they are known, or where there were none. @param {Frame} frame */
export function fightLuck(frame) {
  /** @type {Luck[]} */
  const fights = chronicleOf(frame)?.fights ?? [];
  if (!fights.length) return nothing;
  return html`<section class="fightluck" aria-labelledby="fightluck-title">
    <h3 id="fightluck-title">${t('combat-luck')}</h3>
    <p>${t('combat-luck-more')}</p>
    <ul>
      ${fights.map(
        (fight) => html`<li class="fightluck__one">
          <b>${t('combat-account-of', { one: t(`ship-${fight.ships[0]}`), other: t(`ship-${fight.ships[1]}`) })}</b>
          <span class="fightluck__rounds">${t('combat-rounds', { count: fight.rounds })}</span>
          ${fight.seats.map((seat, at) => side(fight, seat, at))}
          <button type="button" class="small" data-do="fight" @click=${() => openAccount(fight.start)}>${t('combat-account')}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Luck} fight @param {number} seat @param {number} at */
function side({ counted, expected }, seat, at) {
  const mean = number(expected[at] / 1000, 1);
  const words = t('combat-luck-dice', { count: counted[at], mean });
  return html`<span class="fightluck__side">${pin(seat)} <span>${playerName(seat)}: ${words}</span></span>`;
}
