// What a question of a fight needs to be answered: the totals so far, the goods at stake.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { list } from '../../../table/words.js';
import { merchantSign } from '../art.js';
import { die } from '../chart/dice.js';
import { goodWord } from '../names.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Both sides of the fight with combat, dice and totals. @param {Frame} frame */
export function fightFacts(frame) {
  const { fight, ships } = viewOf(frame);
  if (!fight) return nothing;
  const side = (/** @type {number | null} */ seat, /** @type {number} */ at) => html`<span
    class="side ${fight.winner !== null && fight.winner === seat ? 'side--won' : ''}"
    >${seat === null ? merchantSign() : pin(seat)}
    <b>${seat === null ? t('table-merchant-name') : playerName(seat)}</b>
    ${
      fight.totals.length
        ? html`${die(fight.dice[at])} <b class="side__total">${fight.totals[at]}</b>`
        : html`<span>${seat === null ? t('table-two-dice') : t('table-one-die', { combat: ships[seat].combat })}</span>`
    }</span
  >`;
  return html`<p class="sides">${side(fight.attacker, 0)} <span>${t('table-against')}</span> ${side(fight.defender, 1)}</p>`;
}

/** What may still be taken. @param {Frame} frame */
export function lootFacts(frame) {
  const { fight, step } = viewOf(frame);
  if (!fight || !['spoils', 'plunder'].includes(step)) return nothing;
  const goods = fight.goods.length
    ? t('table-loot-goods', { goods: list(fight.goods.map(goodWord)) })
    : '';
  return html`<p class="ribbon__more">${goods} ${t('table-loot-most', { most: fight.most })}</p>`;
}
