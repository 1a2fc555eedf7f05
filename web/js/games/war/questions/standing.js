// Answers that stand for a question that is asked again and again: beside it, and in a sheet of the menu.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { answerers, changed } from '../../../match/answers.js';
import { answerInAdvance } from '../../../match/game.js';
import { isReadOnly } from '../../../match/mode.js';
import { isDivided } from '../../../match/viewer.js';
import { ownSeatOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** What can be answered for good where it is asked. @param {Frame} frame */
export function standingHere(frame) {
  return viewOf(frame).step === 'hail' ? tick(frame) : nothing;
}

/** The sheet in which that is taken back. @param {Frame} frame */
export function askedSheet(frame) {
  if (isDivided(frame)) return html`<p>${t('table-unasked-divided')}</p>`;
  return html`<p>${t('table-unasked-more')}</p>
    <p>${t('answers-hail')}:</p>
    ${tick(frame)}`;
}

/** A tick for a standing answer; none where two people share the device. @param {Frame} frame */
function tick(frame) {
  const seat = ownSeatOf(frame);
  if (isReadOnly() || isDivided(frame) || !answerers(frame).includes(seat)) return nothing;
  const given = frame.standing_answers[seat] ?? {};
  const on = given.hail === 'hold';
  return html`<label class="ask__standing">
    <input
      type="checkbox"
      name="hail"
      .checked=${on}
      @change=${() => answerInAdvance(seat, changed(given, 'hail', on ? '' : 'hold'))}
    />
    ${t('table-standing-hail')}
  </label>`;
}
