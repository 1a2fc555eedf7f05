// The first choice of the game: what each kind of cube buys, and which are the usual ones.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { list } from '../../../table/words.js';
import { upgradeName } from '../names.js';
import { components } from '../position.js';
import { choiceWith } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {{id: string, cost: Record<string, number>}} Priced */

/** Draws the kinds that can be taken. @param {Frame} frame */
export function outfitChoices(frame) {
  return html`<div class="ribbon__options">
    ${optionsOf(frame).map((option) => choiceWith(option, note(option)))}
  </div>`;
}

/** What a kind buys; the kinds that the whole harbour asks for are the usual beginning.
 * @param {Option} option
 */
function note({ action }) {
  const letter = action.split(' ')[1];
  const words = t('first-buys', { what: list(bought(letter)) });
  return html`<small>${words}${isUsual(letter) ? html` <b class="choice__usual">${t('first-usual')}</b>` : ''}</small>`;
}

/** @param {string} letter */
function isUsual(letter) {
  return priced('fields').every(({ cost }) => cost[letter]);
}

/** What costs a kind of cube, the most common first. @param {string} letter @returns {string[]} */
function bought(letter) {
  const buildings = priced('buildings');
  const some = buildings.filter(({ cost }) => cost[letter]).length;
  const fits = priced('upgrades').filter(({ cost }) => cost[letter] > 1);
  const plain = !isUsual(letter);
  return [
    ...(plain ? [] : [t('first-fields')]),
    ...(some ? [t('first-buildings', { some, of: buildings.length })] : []),
    ...(components().ship?.cost?.[letter] ? [t('first-ships')] : []),
    ...(plain ? fits.map(({ id }) => upgradeName(id)) : []),
  ];
}

/** @param {string} what @returns {Priced[]} */
function priced(what) {
  return /** @type {Priced[]} */ (
    /** @type {Record<string, unknown>} */ (components())[what] ?? []
  );
}
