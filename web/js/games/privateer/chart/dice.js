// The dice of a fight on the chart, with both totals.

import { html, nothing } from 'lit-html';
import { spriteImage } from '../../../app/spriteimages.js';
import { get } from '../../../app/store.js';
import { boardText, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { merchantSign } from '../art.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** A die of the page. @param {number} value */
export function die(value) {
  return spriteImage(`die-${value}`, ['ink'], 'die');
}

/** The dice of the fight at hand, or of what was done last. @param {Frame} frame */
export function fightShown(frame) {
  const { fight } = viewOf(frame);
  if (!fight?.totals.length) return rolledLast(frame);
  const [mine, ...theirs] = fight.dice;
  const sides = [
    { seat: fight.attacker, dice: [mine], total: fight.totals[0] },
    { seat: fight.defender, dice: theirs, total: fight.totals[1] },
  ];
  const told = totalsTold(
    playerName(fight.attacker),
    fight.totals[0],
    fight.defender === null ? t('table-merchant') : playerName(fight.defender),
    fight.totals[1],
  );
  return html`<div class="fight" role="img" aria-label=${told}>
    ${sides.map(
      ({ seat, dice, total }) => html`<span
        class="fight__side ${fight.winner === seat ? 'fight__side--won' : ''}"
        >${seat === null ? merchantSign() : pin(seat)} ${dice.map(die)}${added(dice, total)}<b class="fight__total">${total}</b></span
      >`,
    )}
  </div>`;
}

/** What is added to the dice for a total: "+ 5 =". @param {number[]} dice @param {number} total */
function added(dice, total) {
  const more = total - dice.reduce((sum, value) => sum + value, 0);
  return html`<span>${more ? `+ ${more} =` : '='}</span>`;
}

/** The totals of a fight, or the roll of a Crew test, in the entry done last. @param {Frame} frame */
function rolledLast(frame) {
  const { log } = get();
  const events = log[frame.entries - 1]?.events ?? [];
  const roll = events.findLast(({ kind }) =>
    ['rolled', 'rolled_merchant', 'contest', 'tested'].includes(kind),
  );
  if (!roll || frame.outcome) return nothing;
  const { facts, kind } = roll;
  if (kind === 'tested')
    return html`<div class="fight" role="img" aria-label=${boardText(roll.text)}>
      <span class="fight__side">${pin(facts.seat)} ${die(facts.roll)}${facts.crew ? html`<b>+ ${facts.crew}</b>` : nothing}</span>
      <span class="fight__side ${facts.passed ? 'fight__side--won' : 'fight__side--lost'}"
        >${t('table-against-number', { need: facts.need })} ${facts.passed ? '✓' : '✗'}</span
      >
    </div>`;
  const won = (/** @type {number} */ mine, /** @type {number} */ theirs) =>
    mine > theirs ? 'fight__side--won' : '';
  const { seat, total, against } = facts;
  return html`<div class="fight" role="img" aria-label=${boardText(roll.text)}>
    <span class="fight__side ${won(total, against)}">${pin(seat)}<b class="fight__total">${total}</b></span>
    <span class="fight__side ${won(against, total)}"
      >${kind === 'rolled_merchant' ? merchantSign() : pin(otherOf(facts.other))}<b class="fight__total">${against}</b></span
    >
  </div>`;
}

/** The seat that a message of the engine names. @param {any} other @returns {number} */
function otherOf(other) {
  return Number(other?.args?.seat ?? 0);
}

/** @param {string} attacker @param {number} mine @param {string} defender @param {number} theirs */
function totalsTold(attacker, mine, defender, theirs) {
  return t('table-fight', { attacker, mine, defender, theirs });
}
