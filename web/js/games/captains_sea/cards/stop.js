// Where the game stops: for cards wherever one helps, only in a fight, or at every moment; and whether for
// chasers.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { answerers, changed } from '../../../match/answers.js';
import { answerInAdvance } from '../../../match/game.js';
import { isDivided } from '../../../match/viewer.js';
import { standing } from '../questions/standing.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** What can be chosen; the first is what holds for whoever has chosen nothing. */
const STOPS = ['', 'guns', 'every'];

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
          value=${stop || 'card'}
          .checked=${stop === (given.stop ?? '')}
          @change=${() => answerInAdvance(seat, changed(given, 'stop', stop))}
        />
        ${t(`cards-stop-${stop || 'card'}`)}
      </label>`,
    )}
  </fieldset>
  <div class="hand__stops">${standing(frame, 'chase', 'always', t('cards-chase'))} ${standing(frame, 'far', 'hold', t('cards-far'))}</div>`;
}
