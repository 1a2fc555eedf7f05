// Where a hint points: the ship that an option moves, the card that it plays, or the trade.

import { optionsOf } from '../../../match/mode.js';
import { TRADE, targetOf } from '../picked.js';
import { cardOf, shipIn } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The target of ending the turn. */
const REST = 'rest';

/** The target of a ship, a card or the trade; null for the question that is asked.
 * @param {Frame} frame @param {string} target
 */
export function hintAt(frame, target) {
  const option = optionsOf(frame).find((each) => each.target === target);
  if (!option) return target.startsWith('drop-') ? REST : null; // what ends the turn comes before it
  if (option.verb === 'trade') return TRADE;
  const card = cardOf(option);
  const ship = shipIn(option);
  if (card && option.verb !== 'merchant' && option.verb !== 'passengers') return targetOf(card);
  return ship ? `ship-${ship}` : null;
}
