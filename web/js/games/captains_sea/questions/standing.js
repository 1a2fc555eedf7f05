// Answers that stand for a question that is asked again and again, beside the question itself.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { answerers, changed } from '../../../match/answers.js';
import { answerInAdvance } from '../../../match/game.js';
import { isReadOnly } from '../../../match/mode.js';
import { isDivided } from '../../../match/viewer.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, viewOf } from '../position.js';
import { bestBoxes } from './fire.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Below how many boxes on average, in thousandths, one may hold fire unasked, by the answer that says so.
 * @type {[string, number][]}
 */
const LIMITS = [
  ['half', 500],
  ['one', 1000],
  ['two', 2000],
];

/** What can be answered for good where it is asked. @param {Frame} frame */
export function standingHere(frame) {
  const { step } = viewOf(frame);
  if (step === 'reload') return standing(frame, 'load', 'round', t('ask-standing-load'));
  if (step === 'order') return standing(frame, 'order', 'second', t('ask-standing-order'));
  if (step !== 'fire') return nothing;
  const bearing = oddsOf(frame)?.bearing[ownSeatOf(frame)];
  if (bearing?.chasers && !bearing.side)
    return standing(frame, 'chase', '', t('ask-standing-chase'));
  if (!bearing?.side) return nothing;
  if (bearing.far) return standing(frame, 'far', 'hold', t('ask-standing-far'));
  const best = bestBoxes(frame);
  const limit = LIMITS.find(([, boxes]) => best < boxes);
  return limit
    ? standing(
        frame,
        'weak',
        limit[0],
        t('ask-standing-weak', { limit: Math.floor(limit[1] / 1000) }),
      )
    : nothing;
}

/** A tick for a standing answer; none where two people share the device.
 * @param {Frame} frame @param {string} question @param {string} answer @param {string} words
 */
export function standing(frame, question, answer, words) {
  const seat = ownSeatOf(frame);
  if (isReadOnly() || isDivided(frame) || !answerers(frame).includes(seat)) return nothing;
  const given = frame.standing_answers[seat] ?? {};
  const on = (given[question] ?? '') === answer;
  return html`<label class="ask__standing">
    <input
      type="checkbox"
      name=${question}
      .checked=${on}
      @change=${() => answerInAdvance(seat, changed(given, question, on ? '' : answer))}
    />
    ${words}
  </label>`;
}
