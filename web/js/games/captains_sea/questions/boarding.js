// Hand to hand: how strong both are, what a division of points brings, and what dice stand now.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, viewOf } from '../position.js';
import { choice } from './choice.js';
import { mean, percent, signed } from './figures.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../odds.js').Boarding} Boarding */

/** Who has how many men, and how it would end. @param {Frame} frame */
export function boardingFacts(frame) {
  const own = ownSeatOf(frame);
  const { boarding, ships, step } = viewOf(frame);
  const odds = /** @type {Boarding | null} */ (oddsOf(frame)?.boarding ?? null);
  const fought = step === 'support' && boarding;
  return html`<p class="ask__facts">
    ${[own, 1 - own].map(
      (seat) =>
        html`<span class="ask__side">${t(ships[seat].melee ? 'ask-melee' : 'ask-melee-none', {
          who: playerName(seat),
          points: ships[seat].melee ?? 0,
          more: odds ? signed(odds.dice[seat]) : '0',
        })}</span> `,
    )}
    ${fought ? html`<span class="ask__dice">${t('ask-melee-dice', { dice: boarding.dice[1 - own].join(' ') })}</span> ` : nothing}
    ${odds && (odds.win || odds.lose) ? t('ask-melee-odds', { win: percent(odds.win), lose: percent(odds.lose) }) : nothing}
  </p>`;
}

/** Answers of a fight hand to hand, each with what it brings. @param {Frame} frame */
export function boardingAnswers(frame) {
  return optionsOf(frame)
    .filter(({ verb }) => verb !== 'strike' && verb !== 'orders')
    .map((option) => choice(option, nothing, boardingNote(frame, option)));
}

/** How likely it succeeds, or what a division brings. @param {Frame} frame @param {Option} option */
export function boardingNote(frame, { verb, action }) {
  const odds = oddsOf(frame);
  if (verb === 'grapple' && odds?.rolls.grapple !== undefined)
    return t('ask-chance', { chance: percent(odds.rolls.grapple) });
  if (verb === 'cut' && odds?.rolls.cut !== undefined)
    return t('ask-chance', { chance: percent(odds.rolls.cut) });
  const split = verb === 'split' ? odds?.boarding?.splits[action.split(' ')[1]] : null;
  return split ? t('ask-split', { gain: mean(split.gain), loss: mean(split.loss) }) : nothing;
}
