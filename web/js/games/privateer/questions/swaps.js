// Smugglers: first an own good, then one of the other player's.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { press } from '../../../table/choice.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { goodSign } from '../art.js';
import { goodName } from '../names.js';
import { choice } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

const state = perMatch(() => ({ own: '' }));

/** Draws the choice of both goods. @param {Frame} frame */
export function swaps(frame) {
  const all = optionsOf(frame).filter(({ verb, refusal }) => verb === 'swap' && !refusal);
  const pairs = all.map((option) => ({ option, words: option.action.split(' ') }));
  const owns = [...new Set(pairs.map(({ words }) => words[1]))];
  const own = owns.includes(state().own) ? state().own : owns[0];
  const rest = optionsOf(frame).filter(({ verb }) => verb !== 'swap');
  return html`<div class="pairs">
      <div class="pairs__group" role="group" aria-label=${t('table-swap-own')}>
        <span class="pairs__word">${t('table-swap-own')}</span>
        ${owns.map(
          (good) => html`<button
            type="button"
            class="pairs__good"
            aria-pressed=${good === own ? 'true' : 'false'}
            data-own=${good}
            @click=${() => chooseOwn(good)}
          >
            ${goodSign(good)} ${goodName(good)}
          </button>`,
        )}
      </div>
      <div class="pairs__group" role="group" aria-label=${t('table-swap-his')}>
        <span class="pairs__word">${t('table-swap-his')}</span>
        ${pairs.filter(({ words }) => words[1] === own).map(({ option, words }) => his(option, words[2]))}
      </div>
    </div>
    ${rest.map((option) => choice(frame, option))}`;
}

/** @param {Option} option @param {string} good */
function his(option, good) {
  return html`<button type="button" class="pairs__good" data-option=${option.action} @click=${() => press(option)}>
    ${goodSign(good)} ${goodName(good)}
  </button>`;
}

/** Shows what can be had for a good. @param {string} good */
export function chooseOwn(good) {
  state().own = good;
  change({});
}
