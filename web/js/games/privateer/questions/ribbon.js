// The question that takes the place of everything else under the chart: who is asked and why, what for,
// and the answers.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { undo } from '../../../match/game.js';
import { optionsOf } from '../../../match/mode.js';
import { plan } from '../../../table/choice.js';
import { acting } from '../../../table/turninfo.js';
import { boardText } from '../../../table/words.js';
import { bountyName, portName } from '../names.js';
import { viewOf } from '../position.js';
import { cardTold } from '../strip.js';
import { captainCards } from './captaincards.js';
import { choice } from './choice.js';
import { fightFacts, lootFacts } from './fightfacts.js';
import { parley, putTogether } from './parley.js';
import { portSheet, showTabOf } from './portsheet.js';
import { chooseOwn, swaps } from './swaps.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Steps whose question is asked on the chart and the main button. */
const ON_CHART = new Set(['bounty', 'sail']);

/** Steps that a Bounty Card asks. */
const OF_CARD = new Set(['victim', 'swap', 'gossip', 'offer', 'answer', 'discard', 'seize']);

/** Tells whether a question is pending in place of the actions. @param {Frame} frame */
export function asks(frame) {
  return frame.actors.length > 0 && !ON_CHART.has(viewOf(frame).step);
}

/** Opens what has the button of an answer. @param {{action: string, verb: string}} option */
export function reveal({ action, verb }) {
  if (verb === 'swap') chooseOwn(action.split(' ')[1]);
  else if (verb === 'ask' || verb === 'bid') putTogether(action);
  else showTabOf(verb);
}

/** Draws the pending question with its answers. @param {Frame} frame */
export function ribbon(frame) {
  const { step } = viewOf(frame);
  const visit = step === 'port' || step === 'outfit';
  return html`<section class="area-ribbon ribbon ribbon--${step}" aria-label=${t('table-ribbon')} data-step=${step}>
    <div class="ribbon__told">
      ${visit ? nothing : html`<p class="ribbon__crumbs">${crumbs(frame)}</p>`}
      <div class="ribbon__ask">
        <h2 class="ribbon__question" tabindex="-1">${boardText(frame.prompt)}</h2>
        ${visit ? nothing : backButton(frame)}
      </div>
      ${fightFacts(frame)} ${lootFacts(frame)}
    </div>
    ${visit ? portSheet(frame) : html`<div class="ribbon__options">${answers(frame)}</div>`}
  </section>`;
}

/** Who is asked and why: "Your turn › Smugglers", "In Byron's turn › Rats". @param {Frame} frame */
function crumbs(frame) {
  const { active, step, card, fight } = viewOf(frame);
  const seat = acting(frame);
  const parts = [];
  if (step === 'captain' || step === 'outfit') parts.push(t('table-crumb-setup'));
  else if (active !== null)
    parts.push(
      active === seat
        ? t('table-crumb-turn')
        : t('table-crumb-turn-of', { who: playerName(active) }),
    );
  if (fight) parts.push(t('table-crumb-fight'));
  else if (card && OF_CARD.has(step)) parts.push(bountyName(card));
  parts.push(t(`table-step-${step}`));
  const told = card && OF_CARD.has(step) && !fight ? cardTold() : '';
  return html`${parts.join(' › ')}${told ? html` <span class="roomy">(${told})</span>` : nothing}`;
}

/** @param {Frame} frame */
function answers(frame) {
  switch (viewOf(frame).step) {
    case 'captain':
      return captainCards(frame);
    case 'swap':
      return swaps(frame);
    case 'offer':
      return parley(frame);
    default:
      return optionsOf(frame)
        .toSorted((a, b) => order(a) - order(b) || byPort(a, b))
        .map((option) => choice(frame, option));
  }
}

/** What does something, most first, then what lets it be, then what can't be done. @param {Option} option */
function order(option) {
  if (option.refusal && !plan(option)) return 2;
  if (option.verb === 'take') return -Number(option.action.split(' ')[1]);
  return ['pass', 'decline', 'enough', 'stand'].includes(option.verb) ? 1 : 0;
}

/** Ports by their names. @param {Option} a @param {Option} b */
function byPort(a, b) {
  if (!a.target.startsWith('port-') || !b.target.startsWith('port-')) return 0;
  return portName(a.target.slice(5)).localeCompare(portName(b.target.slice(5)));
}

/** @param {Frame} frame */
function backButton(frame) {
  if (!frame.undo) return nothing;
  return html`<button type="button" class="choice choice--back" data-do="back" @click=${undo}>
    <b>↶ ${t('table-back')}</b>
  </button>`;
}
