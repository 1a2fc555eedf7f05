// What a question of a fight needs to be answered: the totals so far, the goods at stake.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { list } from '../../../table/words.js';
import { winLine } from '../actions/fightlines.js';
import { merchantSign } from '../art.js';
import { goodWord } from '../names.js';
import { fightAt } from '../odds.js';
import { ownShip, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Both sides of a fight before the dice are rolled, and the chance to win it. @param {Frame} frame */
export function fightFacts(frame) {
  const { fight, ships } = viewOf(frame);
  if (!fight || fight.totals.length) return nothing; // the dice lie on the chart
  const side = (/** @type {number | null} */ seat) => html`<span class="side"
    >${seat === null ? merchantSign() : pin(seat)}
    <b>${seat === null ? t('table-merchant-name') : playerName(seat)}</b>
    <span>${seat === null ? t('table-two-dice') : t('table-one-die', { combat: ships[seat].combat })}</span></span
  >`;
  return html`<p class="sides">${side(fight.attacker)} <span>${t('table-against')}</span> ${side(fight.defender)}</p>
    ${winLine(fightAt(frame, ownShip(frame).square))}`;
}

/** What the colour die names; how much of it, the question says. @param {Frame} frame */
export function lootFacts(frame) {
  const { fight, step } = viewOf(frame);
  if (!fight?.goods.length || step !== 'spoils') return nothing;
  const goods = list(fight.goods.map(goodWord));
  return html`<p class="ribbon__more">${t('table-loot-goods', { goods })}</p>`;
}
