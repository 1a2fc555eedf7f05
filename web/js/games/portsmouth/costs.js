// What things cost in Portsmouth, beyond the words that the table has for every game.

import { amount } from '../../table/words.js';

/** @typedef {import('../../protocol.d.ts').CostShape} Cost */

/** The pounds that go to other players; the rest has bought AP. @param {Cost} cost @returns {number} */
export function tolls(cost) {
  const { payees, tolls: paid } = /** @type {any} */ (cost);
  if (paid) return paid.reduce((/** @type {number} */ sum, /** @type {number[]} */ [, pounds]) => sum + pounds, 0);
  return payees.reduce((/** @type {number} */ sum, /** @type {{amount: number}} */ each) => sum + each.amount, 0);
}

/** What a line takes, without what only changed hands for AP. @param {Cost} cost @returns {Cost} */
export function net(cost) {
  if ('ap' in cost) return /** @type {Cost} */ ({ ...cost, money: tolls(cost) });
  const { amounts, payees } = /** @type {any} */ (cost);
  return /** @type {Cost} */ (/** @type {unknown} */ ({ amounts: { ...amounts, money: tolls(cost) }, payees }));
}

/** The pounds of a line that bought AP. @param {Cost} cost @returns {number} */
export function boughtWith(cost) {
  return amount(cost, 'money') - tolls(cost);
}
