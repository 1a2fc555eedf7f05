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
/** What a kind of cube buys. @typedef {{usual: boolean, buildings: number, of: number, ships: boolean, upgrades: string[]}} Start */

/** Draws the kinds that can be taken. @param {Frame} frame */
export function outfitChoices(frame) {
  return html`<div class="ribbon__options">
    ${optionsOf(frame).map((option) => choiceWith(option, note(option)))}
  </div>`;
}

/** What a kind buys, and whether it is a usual beginning. @param {Option} option */
function note({ action }) {
  /** @type {Start} */
  const start = components().starts[action.split(' ')[1]];
  const words = t('first-buys', { what: list(bought(start)) });
  return html`<small>${words}${start.usual ? html` <b class="choice__usual">${t('first-usual')}</b>` : ''}</small>`;
}

/** What costs a kind of cube, the most common first. @param {Start} start @returns {string[]} */
function bought({ usual, buildings, of, ships, upgrades }) {
  return [
    ...(usual ? [t('first-fields')] : []),
    ...(buildings ? [t('first-buildings', { some: buildings, of })] : []),
    ...(ships ? [t('first-ships')] : []),
    ...upgrades.map(upgradeName),
  ];
}
