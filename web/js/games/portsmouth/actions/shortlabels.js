// A cell in as few words as will do, for listeners who know the table.

import { playerName, t } from '../../../app/text.js';
import { bestAt, standing } from '../../../table/choice.js';
import { price } from '../../../table/words.js';
import { tradeWord } from '../cards/cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').CellView} Cell */

/** "D3, Midshipman, Trade, 2, cook, Byron, open 2 AP". @param {Frame} frame @param {Cell} cell @param {readonly string[]} contents */
export function shortName(frame, cell, contents) {
  const parts = [cell.id.toUpperCase(), ...contents];
  if (cell.cost !== null) parts.push(String(cell.cost));
  if (cell.landsman !== null) parts.push(tradeWord(cell.landsman));
  parts.push(...cell.pawns.map(playerName));
  const stands = standing(frame, cell.id);
  const option = bestAt(frame, cell.id);
  if (stands === 'legal' && option) parts.push(`${t('sound-open')} ${price(option.cost)}`.trim());
  if (stands === 'remedy' || stands === 'reach') parts.push(t('sound-reach'));
  return parts.join(', ');
}
