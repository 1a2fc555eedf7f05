// Which topics of the rules a cell of the market is about.

import { officer, townOf, viewOf } from './cards/cards.js';

/** @typedef {import('./view.d.ts').CellView} Cell */

/** Returns the topics of the rules that concern a cell. @param {import('../../protocol.d.ts').Frame} frame @param {string} id @returns {string[]} */
export function topicsAt(frame, id) {
  const cell = viewOf(frame).cells.find((each) => each.id === id);
  return cell ? topicsOf(cell) : [];
}

/** @param {Cell} cell @returns {string[]} */
function topicsOf(cell) {
  if (cell.kind === 'hidden' || cell.kind === 'empty') return [`card-${cell.kind}`];
  const town = townOf(cell.card ?? '');
  if (town) return [`town-${town}`];
  const card = officer(cell.card ?? '');
  if (!card) return [];
  const own =
    card.rank === 'midshipman'
      ? [`privilege-${card.detail}`]
      : card.rank === 'lieutenant'
        ? [`skill-${card.detail}`]
        : [];
  return [...own, `rank-${card.rank}`, ...(cell.landsman === null ? [] : ['landsman'])];
}
