// Where the dice go: the sets of spaces that they fill, the best first, and how dice are converted.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { touch } from '../../../table/choice.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { boardText, list } from '../../../table/words.js';
import { chosenPlace, placements } from '../fight/placement.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** How many are shown before the rest is asked for: where they are tall or the screen is low, and else. */
const [FEWEST, FEW] = [5, 9];
const LOW_PX = 640;

const state = perMatch(() => ({ all: -1 }));

/** Draws the placements. @param {Frame} frame */
export function places(frame) {
  const options = placements(frame);
  const tall = options.some(({ effects }) => effects.length > 1);
  const few = tall || innerHeight < LOW_PX ? FEWEST : FEW;
  const all = state().all === frame.entries || options.length <= few + 1;
  const shown = all ? options : options.slice(0, few);
  return html`<div class="places ribbon__options" role="group" aria-label=${t('combat-places')}>
    ${shown.map((option, at) => place(option, at, chosenPlace(frame)))}
    ${
      all
        ? nothing
        : html`<button type="button" class="choice place place--rest" data-do="all-places" @click=${() => showAll(frame)}>
            <b>${t('combat-places-more', { count: options.length - few })}</b>
          </button>`
    }
  </div>`;
}

/** @param {Frame} frame */
function showAll(frame) {
  state().all = frame.entries;
  change({});
}

/** @param {Option} option @param {number} at @param {string | null} chosen the one that the main button does */
function place(option, at, chosen) {
  const [does, ...conversions] = option.effects;
  return html`<div class="place ${at === 0 ? 'place--best' : ''}">
    <button
      type="button"
      class="choice choice--place"
      data-option=${option.action}
      data-target=${option.target}
      aria-pressed=${chosen === option.target ? 'true' : 'false'}
      @click=${() => touch(option.target)}
    >
      <b>${boardText(option.label)}</b> <small>${does ? boardText(does) : nothing}</small>
      ${conversions.length ? html`<small class="place__how">${list(conversions.map(boardText))}</small>` : nothing}
    </button>
  </div>`;
}
