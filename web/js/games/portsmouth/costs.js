// What things cost in Portsmouth, beyond the words that the table has for every game.

import { amount } from '../../table/words.js';

/** @typedef {import('../../protocol.d.ts').CostShape} Cost */

/** The pounds that go to other players; the rest has bought AP. @param {Cost} cost @returns {number} */
export function tolls({ payees }) {
  return payees.reduce((sum, payee) => sum + payee.amount, 0);
}

/** What a line takes, without what only changed hands for AP. @param {Cost} cost @returns {Cost} */
export function net(cost) {
  return { ...cost, amounts: { ...cost.amounts, pounds: tolls(cost) } };
}

/** The pounds of a line that bought AP. @param {Cost} cost @returns {number} */
export function boughtWith(cost) {
  return amount(cost, 'pounds') - tolls(cost);
}
