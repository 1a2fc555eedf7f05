// What one points at: ships at sea are places on the board; cards, trades and deeds have names.

import { t } from '../../app/text.js';
import { bestAt } from '../../table/choice.js';
import { boardText } from '../../table/words.js';
import { rowWords } from './about/ship.js';
import { cardTitle, shipWords } from './names.js';
import { atSea, ownSeatOf, shipOf } from './position.js';
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
  topics: topicsAt,
  start: (frame) => {
    const own = atSea(frame).find(({ holder }) => holder === ownSeatOf(frame)) ?? atSea(frame)[0];
    return own ? `ship-${own.id}` : null;
  },
};

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
