// A moment for cards: those that can be played now, discards for +1, and letting it pass.

import { html, nothing } from 'lit-html';
import { list, playerName, t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { press } from '../../../table/choice.js';
import { boardText } from '../../../table/words.js';
import { cardArt } from '../art.js';
import { oddsOf } from '../odds.js';
import { viewOf } from '../position.js';
import { choice, isShut } from './choice.js';
import { percent, signed } from './figures.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** What else is told of an attack: which dice come next, or what they came to. */
const STAGES = new Set(['to_hit', 'defense', 'over']);

/** So many discards to choose from stand as numbers. */
const FEW = 3;

/** The answers of a window; letting it pass is the main button's. @param {Frame} frame */
export function windowAnswers(frame) {
  const open = optionsOf(frame).filter((option) => !isShut(option));
  const of = (/** @type {string} */ verb) => open.filter((option) => option.verb === verb);
  return html`${of('play').map(playChoice)} ${of('orders').map(orderChoice)} ${discards(frame, of('spend'))}`;
}

/** How many cards are discarded for +1: several as numbers in a row. @param {Frame} frame @param {Option[]} spends */
function discards(frame, spends) {
  if (spends.length < FEW)
    return spends.map((option) => choice(option, nothing, spendNote(frame, option)));
  return html`<div class="discards" role="group" aria-label=${t('ask-discards')}>
    <span class="discards__what" aria-hidden="true">${t('ask-discards')}</span>
    ${spends.map((option) => choice(option, nothing, nothing, option.action.split(' ')[1]))}
  </div>`;
}

/** What a card does. @param {Option} option */
export function playNote({ action }) {
  return t(`cardtext-${action.split(' ')[1].split('-')[0]}`);
}

/** A card to be played. @param {Option} option */
function playChoice(option) {
  const card = option.action.split(' ')[1].split('-')[0];
  const end = option.action.split('-')[1];
  const name = end ? boardText(option.label) : t(`card-${card}`);
  return choice(option, cardArt(card), playNote(option), name);
}

/** What discards do to a chance. @param {Frame} frame @param {Option} option */
export function spendNote(frame, option) {
  const chances = oddsOf(frame)?.spend ?? [];
  const count = Number(option.action.split(' ')[1]);
  return chances.length > count
    ? t('ask-spend', { from: percent(chances[0]), to: percent(chances[count]) })
    : nothing;
}

/** @param {Option} option */
function orderChoice(option) {
  return html`<button type="button" class="choice choice--orders" data-option=${option.action} @click=${() => press(option)}>
    <small>${boardText(option.label)}</small>
  </button>`;
}

/** What is about to happen: the attacks at hand, the roll that comes next. @param {Frame} frame */
export function windowFacts(frame) {
  return html`${attackFacts(frame)} ${rollAhead(frame)}`;
}

/** Whose roll comes next, what it needs, and how likely that is. @param {Frame} frame */
function rollAhead(frame) {
  const roll = /** @type {import('../odds.js').Coming | null} */ (oddsOf(frame)?.coming ?? null);
  if (!roll) return nothing;
  const told = {
    who: playerName(roll.seat),
    dice: roll.dice,
    by: roll.by,
    more: signed(roll.by),
    wanted: roll.wanted,
    chance: percent(roll.chance),
  };
  const needs = roll.dice === 1 ? 'one' : roll.all_dice ? 'each' : 'any';
  return html`<p class="ask__facts">${t('ask-coming', told)} ${t(`ask-coming-${needs}`, told)}</p>`;
}

/** The attacks at hand, as far as they have come. @param {Frame} frame */
export function attackFacts(frame) {
  const { volley } = viewOf(frame);
  if (!volley?.attacks.length) return nothing;
  return html`<p class="ask__facts">
    ${volley.attacks.map((attack) => {
      const dice = attack.dice.reduce((sum, each) => sum + each, 0);
      const facts = {
        who: playerName(attack.seat),
        what: attack.chasers
          ? t(`chasers-${attack.chasers === 'fore' ? 'bow' : 'stern'}`)
          : list(attack.ends.map((end) => t(`end-${end}`))),
        aim: t(`aim-${attack.high ? 'high' : 'low'}`),
        shot: t(`shot-${attack.shot}`),
        dice,
        hits: attack.hits,
        net: attack.net,
        least: attack.least,
        defense: attack.defense,
        parry: attack.parry,
      };
      const stage = attack.waits ?? (attack.hits ? 'over' : '');
      return html`<span class="ask__attack">${t(attack.chasers ? 'ask-attack-chasers' : 'ask-attack', facts)}${STAGES.has(stage) ? html` ${t(`ask-attack-${stage}`, facts)}` : nothing}</span> `;
    })}
  </p>`;
}

/** The cards of the hand, one of which must go. @param {Frame} frame */
export function discardAnswers(frame) {
  return optionsOf(frame)
    .filter(({ verb }) => verb === 'discard')
    .map((option) => {
      const card = option.action.split(' ')[1];
      return choice(option, cardArt(card), t(`cardtext-${card}`), t(`card-${card}`));
    });
}
