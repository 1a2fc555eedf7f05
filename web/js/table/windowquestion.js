// What people at one device are asked together: "Does anybody add cannons? Anson, Byron, nobody".

import { html } from 'lit-html';
import { playerName, t } from '../app/text.js';
import { pin } from '../kit/flag.js';
import { answerTogether, askedTogether } from '../match/windows.js';
import { boardText } from './words.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** Draws the question of the open window. @param {Frame} frame */
export function windowQuestion(frame) {
  return html`<section class="area-ribbon ribbon ribbon--together" aria-label=${t('table-ribbon')} data-step="together">
    <div class="ribbon__told">
      <p class="ribbon__crumbs">${t('match-together')}</p>
      <div class="ribbon__ask">
        <h2 class="ribbon__question" tabindex="-1">${frame.window ? boardText(frame.window.question) : ''}</h2>
      </div>
    </div>
    <div class="ribbon__options">
      ${askedTogether(frame).map(
        (
          seat,
        ) => html`<button type="button" class="choice" data-together=${seat} @click=${() => answerTogether(seat)}>
          <b>${pin(seat)} ${playerName(seat)}</b> <small>${t('match-together-yes')}</small>
        </button>`,
      )}
      <button type="button" class="choice" data-together="nobody" @click=${() => answerTogether(null)}>
        <b>${t('match-together-nobody')}</b>
      </button>
    </div>
  </section>`;
}
