// The fields of the new-game sheet for the duel: which two ships meet, what makes it what it is, and how long it
// lasts at most.

import { html } from 'lit-html';
import { t } from '../../app/text.js';
import { cartouche } from './art.js';
import { campaign } from './campaign.js';
import { handicapWords, shipsOf } from './scores/handicap.js';

/** @typedef {import('../contract.d.ts').SetupSheet} SetupSheet */
/** @typedef {import('../contract.d.ts').OwnGame} OwnGame */

/** The options that these fields set. */
export const SET_UP = ['duel', 'turn_limit'];

const FIRST = 's03';
const DUELS = Array.from({ length: 12 }, (_, at) => `s${String(at + 1).padStart(2, '0')}`);

/** How many turns there may be; 0 for any number. The first is the rulebook's. */
const LIMITS = [30, 20, 10, 0];

/** Draws the choice of a duel and of its length, and the campaign. @param {SetupSheet} sheet @param {() => void} redraw @param {() => readonly OwnGame[]} played */
export function setup({ options, nameOf, own, swap }, redraw, played) {
  const chosen = DUELS.find((duel) => duel === options.duel) ?? FIRST;
  return html`<fieldset>
    <legend>${t('page-option-duel')}</legend>
    <select
      id="duel"
      aria-label=${t('page-option-duel')}
      aria-describedby="duel-told"
      @change=${(/** @type {Event} */ { target }) => {
        options.duel = /** @type {HTMLSelectElement} */ (target).value;
        redraw();
      }}
    >
      ${DUELS.map((duel) => html`<option value=${duel} .selected=${duel === chosen}>${shortName(duel)}</option>`)}
    </select>
    ${cartouche(chosen)}
    <p class="hint duel__name">${t(`page-value-duel-${chosen}`)}</p>
    <p class="hint" id="duel-told">${shipsOf(chosen).map((ship, seat) => html`${own() === seat ? t('setup-side-own', { ship }) : t('setup-side', { who: nameOf(seat), ship })} `)}${t(`setup-duel-${chosen}`)} ${handicapWords(chosen, options.handicap)}</p>
    <button
      type="button"
      class="button duel__swap"
      @click=${() => {
        swap(0, 1);
        redraw();
      }}
    >
      ${t('setup-swap')}
    </button>
    ${length(options, redraw)}
    ${campaign(chosen, played(), (duel) => {
      options.duel = duel;
      redraw();
    })}
  </fieldset>`;
}

/** Both ships, since a phone's list cuts the whole name, which stands below. @param {string} duel */
function shortName(duel) {
  const [one, other] = shipsOf(duel);
  return one ? t('campaign-ships', { one, other }) : t(`page-value-duel-${duel}`);
}

/** @param {SetupSheet['options']} options @param {() => void} redraw */
function length(options, redraw) {
  const limit = Number(options.turn_limit ?? LIMITS[0]);
  return html`<div class="option">
    <span class="option__words"
      ><label for="turn-limit"><b>${t('page-option-turn_limit')}</b></label
      ><small>${t('page-option-turn_limit-more')} (<a href="#/rules/captains_sea/R53">R53</a>)</small></span
    >
    <select
      id="turn-limit"
      @change=${(/** @type {Event} */ { target }) => {
        options.turn_limit = Number(/** @type {HTMLSelectElement} */ (target).value);
        redraw();
      }}
    >
      ${LIMITS.map((each) => html`<option value=${each} .selected=${each === limit}>${t(`page-value-turn_limit-${each}`)}</option>`)}
    </select>
  </div>`;
}
