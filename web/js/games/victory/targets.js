// What one points at: ships at sea are places on the board; cards, trades and deeds have names.

import { t } from '../../app/text.js';
import { isReadOnly } from '../../match/mode.js';
import { bestAt } from '../../table/choice.js';
import { boardText, refusalWords } from '../../table/words.js';
import { cardWhen } from './about/card.js';
import { rowWords } from './about/ship.js';
import { payments } from './actions/trade.js';
import { cardTitle, shipWords } from './names.js';
import { deedsOf, isOpen, isTrading, TRADE, usesOf } from './picked.js';
import { atSea, ownSeatOf, shipOf } from './position.js';
import { asks } from './questions/ribbon.js';
import { topicsAt } from './topics.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** @type {import('../contract.d.ts').Targets} */
export const TARGETS = {
  isPlace: (target) => target.startsWith('ship-'),
  order: (frame) => atSea(frame).map(({ id }) => `ship-${id}`),
  name: nameAt,
  told: (frame, target) => {
    const ship = shipAt(frame, target);
    return ship?.voyage ? rowWords(frame, ship) : '';
  },
  opened: openedWords,
  topics: topicsAt,
  start: (frame) => {
    const own = atSea(frame).find(({ holder }) => holder === ownSeatOf(frame)) ?? atSea(frame)[0];
    return own ? `ship-${own.id}` : null;
  },
};

/** The trade's panel has the focus itself; a card tells its uses, or when it is played; of a ship why nothing.
 * @param {Frame} frame @param {string} target
 */
function openedWords(frame, target) {
  if (target === TRADE) return isTrading(frame) && payments(frame).length ? '' : null;
  const ship = shipAt(frame, target);
  if (ship) return isReadOnly() || asks(frame) ? null : shipOpened(frame, ship);
  if (!target.startsWith('card-') || asks(frame)) return null;
  const card = target.slice('card-'.length);
  const uses = usesOf(frame, card);
  if (!uses.length) return cardWhen(card);
  const count = uses.filter(isOpen).length;
  if (count) return t('sound-ways', { count });
  const { refusal } = uses[0];
  return refusal && refusalWords(refusal);
}

/** Why nothing can be done with a ship.
 * @param {Frame} frame @param {import('./view.d.ts').ShipView} ship
 */
function shipOpened(frame, ship) {
  const shut = deedsOf(frame, ship.id).find(({ refusal }) => refusal)?.refusal;
  return shut && shut.code !== 'other_step' ? refusalWords(shut) : t('table-not-now');
}

/** @param {Frame} frame @param {string} target */
function shipAt(frame, target) {
  return target.startsWith('ship-') ? shipOf(frame, target.slice('ship-'.length)) : undefined;
}

/** @param {Frame} frame @param {string} target */
function nameAt(frame, target) {
  const ship = shipAt(frame, target);
  if (ship) return shipWords(ship);
  if (target.startsWith('card-')) return cardTitle(target.slice('card-'.length));
  if (target === 'trade') return t('table-trade-open');
  const option = bestAt(frame, target);
  return option ? boardText(option.label) : target;
}
