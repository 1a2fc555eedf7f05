// What a whole line costs: cubes that a trade brings and the line spends again count for nothing.

import { price } from '../../../table/words.js';
import { KINDS, LETTERS } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').PlanStepShape} Step */
/** @typedef {import('../../../protocol.d.ts').PlanShape} Plan */

/** The price in words. @param {{steps: readonly Step[], cost: Plan['cost']}} line */
export function lineCost({ steps, cost }) {
  const amounts = { ...cost.amounts };
  for (const { action } of steps) {
    const [verb, , got] = action.split(' ');
    if (verb !== 'trade') continue;
    const kind = KINDS[LETTERS.indexOf(got)];
    amounts[kind] = (amounts[kind] ?? 0) - 1;
  }
  const spent = Object.entries(amounts).filter(([, amount]) => amount > 0);
  return price({ ...cost, amounts: Object.fromEntries(spent) });
}
