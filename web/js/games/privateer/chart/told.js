// A square in words, for those who listen and for the texts: what lies there, prices, how far it is.

import { playerName, t } from '../../../app/text.js';
import { isReadOnly } from '../../../match/mode.js';
import { standing } from '../../../table/choice.js';
import { list } from '../../../table/words.js';
import { cargoWords, goodWord, percent, portName, spacesSpoken } from '../names.js';
import { fightAt } from '../odds.js';
import {
  GOODS,
  isLand,
  isMerchant,
  ownSeatOf,
  portAt,
  seatsAt,
  squareName,
  viewOf,
} from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').PortView} Port */

/** All that a square shows, in a sentence. @param {Frame} frame @param {string} square @returns {string} */
export function squareTold(frame, square) {
  const port = portAt(frame, square);
  const parts = [squareName(square)];
  if (port) parts.push(...portParts(port));
  else if (isLand(square)) parts.push(t('table-land'));
  else parts.push(t(isMerchant(square) ? 'table-merchant' : 'table-sea'));
  parts.push(...seatsAt(frame, square).map((seat) => shipTold(frame, seat)));
  parts.push(...reachTold(frame, square));
  if (port?.brings) parts.push(t('table-told-brings', { amount: port.brings }));
  return parts.join(', ');
}

/** @param {Port} port */
function portParts(port) {
  const parts = [t('table-told-port', { port: portName(port.id) })];
  if (port.card)
    parts.push(
      t('table-told-buys', { goods: priceList(port.buys) }),
      t('table-told-sells', { goods: priceList(port.sells) }),
    );
  if (port.last) parts.push(t('table-told-last'));
  return parts;
}

/** Goods with their prices: "rum 4 and paprika 5". @param {Record<string, number>} prices */
function priceList(prices) {
  return list(
    GOODS.filter((good) => prices[good]).map((good) =>
      t('table-good-price', { good: goodWord(good), price: prices[good] }),
    ),
  );
}

/** Whose ship it is, with its cargo. @param {Frame} frame @param {number} seat */
function shipTold(frame, seat) {
  if (seat === ownSeatOf(frame)) return t('table-own-ship');
  return t('table-told-ship', {
    who: playerName(seat),
    cargo: cargoWords(viewOf(frame).ships[seat].cargo),
  });
}

/** How far it is, and the chances there. @param {Frame} frame @param {string} square @returns {string[]} */
function reachTold(frame, square) {
  const { reach, half_spaces: all } = viewOf(frame);
  if (reach[square] === undefined || isReadOnly() || all === null) return [];
  if (standing(frame, square) !== 'legal') return [];
  const told = [
    t('table-told-reach', { needs: spacesSpoken(reach[square]), all: spacesSpoken(all) }),
  ];
  const odds = fightAt(frame, square);
  return odds ? [...told, t('table-win-chance', { chance: percent(odds.win) })] : told;
}
