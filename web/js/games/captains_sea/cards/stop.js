// Where the game stops: for cards where one is of use, wherever one can be played, only in a fight, or at every
// moment; and which fire is asked for.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { answerers, changed } from '../../../match/answers.js';
import { answerInAdvance } from '../../../match/game.js';
import { isDivided } from '../../../match/viewer.js';
import { standing } from '../questions/standing.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** What can be chosen; the first is what holds for whoever has chosen nothing. */
const STOPS = ['', 'card', 'guns', 'every'];

/** What is asked for, or not, other than cards: the question, and its answer if ticked. */
const ORDERS = [
  ['chase', 'ask'],
  ['weak', 'ask'],
  ['far', 'hold'],
  ['load', 'round'],
  ['order', 'ask'],
];

/** The choice; none for two people with one device, who are asked at every moment. @param {Frame} frame @param {number} seat */
export function whereToStop(frame, seat) {
  if (isDivided(frame) || !answerers(frame).includes(seat)) return nothing;
  const given = frame.standing_answers[seat] ?? {};
  return html`<fieldset class="hand__stops">
    <legend>${t('cards-stop')}</legend>
    ${STOPS.map(
      (stop) => html`<label>
        <input
          type="radio"
          name="stop"
          value=${stop || 'use'}
          .checked=${stop === (given.stop ?? '')}
          @change=${() => answerInAdvance(seat, changed(given, 'stop', stop))}
        />
        ${t(`cards-stop-${stop || 'use'}`)}
      </label>`,
    )}
  </fieldset>
  <div class="hand__stops">
    ${ORDERS.map(([question, answer]) => standing(frame, question, answer, t(`cards-${question}`)))}
  </div>`;
}
