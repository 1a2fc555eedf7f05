// The pending question with its answers, in place of the row of buttons.

import { html, nothing } from 'lit-html';
import { getSetting } from '../../../app/settings.js';
import { playerName, t } from '../../../app/text.js';
import { undo } from '../../../match/game.js';
import { acting } from '../../../table/turninfo.js';
import { boardText } from '../../../table/words.js';
import { speedsTold } from '../events/turnreport.js';
import { isFirstLesson } from '../lessons.js';
import { isMustering } from '../muster/draft.js';
import { watchBill } from '../muster/watchbill.js';
import { oddsOf } from '../odds.js';
import { viewOf } from '../position.js';
import { harmList, volleyNow } from '../volley/volley.js';
import { aimAnswers, aimFacts } from './aims.js';
import { bidAnswers } from './bids.js';
import { boardingAnswers, boardingFacts } from './boarding.js';
import { choice, isShut, refused } from './choice.js';
import { fireAnswers, fireFacts } from './fire.js';
import { chargeAnswers, chargeFacts, reloadAnswers } from './loads.js';
import { rollNote } from './notes.js';
import { factsOrPreview } from './preview.js';
import { answersOf, isCrowded } from './room.js';
import { standingHere } from './standing.js';
import { supportAnswers } from './support.js';
import { attackFacts, discardAnswers, windowAnswers, windowFacts } from './windows.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** What is told before the answers of a step. @type {Record<string, (frame: Frame) => unknown>} */
const FACTS = {
  select: speedsTold,
  charge: chargeFacts,
  fire: fireFacts,
  reload: firedAtOnce,
  aim: aimFacts,
  window: windowFacts,
  odd: attackFacts,
  struck: attackFacts,
  take: attackFacts,
  grapple: boardingFacts,
  board: boardingFacts,
  split: boardingFacts,
  support: boardingFacts,
  go_on: boardingFacts,
  order: (frame) => (oddsOf(frame)?.ghosts['first-own'] ? fact('ask-order') : nothing),
  rig: () => fact('ask-rig'),
  sails: () => fact('ask-rig'),
  strain: () => fact('ask-strain'),
  bonus: () => fact('ask-bonus'),
  strike: () => fact('ask-strike'),
};

/** The answers of a step that need more than their words. @type {Record<string, (frame: Frame) => unknown>} */
const ANSWERS = {
  bid: bidAnswers,
  answer: bidAnswers,
  charge: chargeAnswers,
  fire: fireAnswers,
  aim: aimAnswers,
  reload: reloadAnswers,
  change: reloadAnswers,
  window: windowAnswers,
  spend: discardAnswers,
  hand: discardAnswers,
  nail: discardAnswers,
  grapple: boardingAnswers,
  board: boardingAnswers,
  split: boardingAnswers,
  support: supportAnswers,
  go_on: boardingAnswers,
  cut: boardingAnswers,
};

/** What was fired, where nothing waits for it. @param {Frame} frame */
function firedAtOnce(frame) {
  const fired = getSetting('pace') === 'instant' ? volleyNow(frame) : null;
  return fired ? harmList(frame, fired) : nothing;
}
/** @param {string} id of a message */
function fact(id) {
  return html`<p class="ask__facts">${t(id)}</p>`;
}

/** Tells whether a question is pending. @param {Frame} frame */
export function asks(frame) {
  return frame.actors.length > 0;
}

/** Draws the pending question. @param {Frame} frame */
export function ribbon(frame) {
  if (isMustering(frame)) return watchBill(frame);
  const { step } = viewOf(frame);
  return html`<section class="area-ribbon ribbon ribbon--${step} ${isCrowded(frame) ? 'ribbon--crowded' : ''}" aria-label=${t('table-ribbon')} data-step=${step}>
    <div class="ribbon__told">
      <div class="ribbon__ask">
        <h2 class="ribbon__question" tabindex="-1">${questionWords(frame)}</h2>
        ${frame.undo ? html`<button type="button" class="choice choice--back" data-do="back" @click=${undo}><b>↶ ${t('table-back')}</b></button>` : nothing}
      </div>
      ${factsOrPreview(frame, FACTS[step]?.(frame) ?? nothing)}
    </div>
    ${standingHere(frame)}
    ${ANSWERS[step] || step === 'lose' || isFirstLesson(frame) ? nothing : refused(answersOf(frame).filter(isShut))}
    <div class="ribbon__options">${ANSWERS[step]?.(frame) ?? plain(frame)}</div>
  </section>`;
}

/** @param {Frame} frame */
function questionWords(frame) {
  return frame.viewer === null
    ? t('table-prompt', { who: playerName(acting(frame) ?? 0), prompt: boardText(frame.prompt) })
    : boardText(frame.prompt);
}

/** Answers with their words, and a chance where a die decides. @param {Frame} frame */
function plain(frame) {
  return answersOf(frame)
    .filter((option) => !isShut(option))
    .map((option) => choice(option, nothing, rollNote(frame, option)));
}
