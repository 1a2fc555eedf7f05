// The sheet "Answers in advance": a choice for each question that may come in a friend's turn.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { answerers, changed, standingQuestions } from '../../match/answers.js';
import { answerInAdvance } from '../../match/game.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').StandingQuestionShape} Question */

/** Draws the sheet in which people answer in advance. @param {Frame} frame */
export function answerSheet(frame) {
  const seats = answerers(frame);
  return html`<p>${t('answers-more')}</p>
    ${seats.map((seat) => form(frame, seat, seats.length > 1))}
    <p class="answers__sent">${t('answers-sent')}</p>`;
}

/** @param {Frame} frame @param {number} seat @param {boolean} named do several people answer here? */
function form(frame, seat, named) {
  return html`<fieldset class="answers">
    <legend class=${named ? 'answers__who' : 'sr'}>${named ? pin(seat) : nothing} ${playerName(seat)}</legend>
    ${standingQuestions(frame).map((question) => row(frame, seat, question))}
  </fieldset>`;
}

/** @param {Frame} frame @param {number} seat @param {Question} question */
function row(frame, seat, { key, answers: offered, usual }) {
  const given = frame.standing_answers[seat] ?? {};
  const choices = ['', ...offered];
  const change = (/** @type {Event} */ { target }) => {
    const { selectedIndex } = /** @type {HTMLSelectElement} */ (target);
    answerInAdvance(seat, changed(given, key, choices[selectedIndex]));
  };
  return html`<label class="answers__row">
    <span>${t(`answers-${key}`)}</span>
    <select name="answer-${seat}-${key}" @change=${change}>
      ${choices.map((each) => html`<option .selected=${each === (given[key] ?? '')}>${each || usual ? t(`answers-${key}-${each || usual}`) : t('answers-ask')}</option>`)}
    </select>
  </label>`;
}
