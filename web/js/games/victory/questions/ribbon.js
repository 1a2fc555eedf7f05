// The pending question with its answers, in place of the row of buttons.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { undo } from '../../../match/game.js';
import { optionsOf, whyNothingHere } from '../../../match/mode.js';
import { plan } from '../../../table/choice.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { acting } from '../../../table/turninfo.js';
import { boardText } from '../../../table/words.js';
import { brief, briefTitle, isAnnounced } from '../fight/brief.js';
import { fightScene } from '../fight/fight.js';
import { toldLines } from '../fight/told.js';
import { viewOf } from '../position.js';
import { fightAnswers } from './answers.js';
import { choice } from './choice.js';
import { outfitChoices } from './outfit.js';
import { paymentChoices } from './payments.js';
import { places } from './places.js';
import { outlook, shots } from './shots.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Steps that are played on the board and the row of buttons. */
const ON_BOARD = new Set(['voyages', 'repairs', 'trade', 'play', 'discard']);

/** Tells whether a question is pending in place of the buttons. @param {Frame} frame */
export function asks(frame) {
  return frame.actors.length > 0 && !ON_BOARD.has(viewOf(frame).step);
}

/** Draws the pending question. @param {Frame} frame */
export function ribbon(frame) {
  const { step } = viewOf(frame);
  return html`<section class="area-ribbon ribbon ribbon--${step} ${isAnnounced(frame) ? 'ribbon--brief' : ''}" aria-label=${t('table-ribbon')} data-step=${step}>
    <div class="ribbon__told">
      ${whyNot(frame) ?? html`<p class="ribbon__crumbs">${crumbs(frame)}</p>`}
      <div class="ribbon__ask">
        <h2 class="ribbon__question" tabindex="-1">${questionWords(frame)}</h2>
        ${backButton(frame)}
      </div>
    </div>
    ${bodyOf(frame, step)} ${below(frame)}
  </section>`;
}

/** What is asked; in a fight the logs say already who fights whom. @param {Frame} frame */
function questionWords(frame) {
  const { step, fight } = viewOf(frame);
  if (isAnnounced(frame)) return briefTitle(frame);
  if (step === 'arm' && frame.options.length) return t('combat-arm', { round: fight?.round ?? 1 });
  if (step === 'place' && typeof frame.prompt.args.track === 'object')
    return t('combat-place', { track: boardText(frame.prompt.args.track) });
  return frame.viewer === null
    ? t('table-prompt', { who: playerName(acting(frame) ?? 0), prompt: boardText(frame.prompt) })
    : boardText(frame.prompt);
}

/** The answers, as their step has them. @param {Frame} frame @param {string} step */
function bodyOf(frame, step) {
  if (isAnnounced(frame)) return brief(frame);
  if (step === 'arm') return shots(frame);
  if (step === 'place') return html`${toldLines(frame)}${outlook(frame)}${places(frame)}`;
  if (step === 'count' || step === 'answer')
    return html`${toldLines(frame)}${outlook(frame)}${fightAnswers(frame)}`;
  if (step === 'outfit') return outfitChoices(frame);
  if (step === 'pay') return paymentChoices(frame);
  return html`<div class="ribbon__options">${answers(frame)}</div>`;
}

/** Both ships below a question of a combat, where it leaves room for them. @param {Frame} frame */
function below(frame) {
  const { fight } = viewOf(frame);
  if (!fight || isAnnounced(frame)) return nothing;
  return html`<div class="ribbon__sea">${fightScene(frame, fight)}</div>`;
}

/** While a question stands nothing else can be done: said where a card or a ship is pressed. @param {Frame} frame */
function whyNot(frame) {
  const { selected } = get();
  const why = selected?.match(/^(card|ship)-/) ? whyNothingHere(frame) : null;
  return why && html`<p class="inspector__why">${ruleLine(why)}</p>`;
}

/** Who is asked, and in which step: "In Byron's turn › Fight". @param {Frame} frame */
function crumbs(frame) {
  const { active, step, fight, goal } = viewOf(frame);
  const seat = acting(frame);
  const turn =
    step === 'outfit' || active === null
      ? `${t('table-crumb-setup')} · ${t('first-goal', { points: goal })}`
      : active === seat
        ? t('table-crumb-turn')
        : t('table-crumb-turn-of', { who: playerName(active) });
  return fight ? `${turn} › ${t('table-crumb-fight', { round: fight.round })}` : turn;
}

/** What can be done first. @param {Frame} frame */
function answers(frame) {
  return optionsOf(frame)
    .toSorted((a, b) => order(a) - order(b))
    .map(choice);
}

/** @param {Option} option */
function order(option) {
  if (option.refusal && !plan(option)) return 100;
  return ['pass', 'decline'].includes(option.verb) ? 50 : 0;
}

/** @param {Frame} frame */
function backButton(frame) {
  if (!frame.undo) return nothing;
  return html`<button type="button" class="choice choice--back" data-do="back" @click=${undo}>
    <b>↶ ${t('table-back')}</b>
  </button>`;
}
