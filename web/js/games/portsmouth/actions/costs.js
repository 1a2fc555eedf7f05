// What things cost in Portsmouth, beyond the words that the table has for every game.

import { t } from '../../../app/text.js';
import { amount, price } from '../../../table/words.js';

/** @typedef {import('../../../protocol.d.ts').CostShape} Cost */
/** @typedef {import('../../../protocol.d.ts').PlanStepShape} Step */

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

/** The price of a line of any steps: AP that were bought on the way are paid for once.
 * @param {{steps: readonly Step[], cost: Cost}} line @returns {string}
 */
export function lineCost({ steps, cost }) {
  const count = steps
    .filter(({ verb }) => verb === 'buy')
    .reduce((sum, step) => sum + amount(step.cost, 'pounds'), 0);
  const pounds = amount(cost, 'pounds') - count;
  const line = price({ ...cost, amounts: { ...cost.amounts, pounds } });
  return count ? t('plan-bought', { line, count }) : line;
}
