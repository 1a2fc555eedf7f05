// Portsmouth's scores: their items, the cards behind them, what is about to change, the Marines' ranks.

import { html } from 'lit-html';
import { picture } from '../../../app/art.js';
import { playerName, t } from '../../../app/text.js';
import { capital, placeWord } from '../../../table/words.js';
import { portrait } from '../art.js';
import { nameOf, officer, specialties, tradeOf, viewOf } from '../cards/cards.js';
import { danger, marineRace, sets } from './rankings.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** @type {NonNullable<import('../../contract.d.ts').GamePage['score']>} */
export const SCORE = {
  standing: (frame) => ({
    lines: viewOf(frame).ships.map((ship) => ship.score),
    totals: viewOf(frame).ships.map((ship) => ship.total),
  }),
  item: (item) => t(`score-${item}`),
  part: (part) => ({ picture: partPicture(part), name: partName(part) }),
  deed: ({ item, count }) => t(`deed-${item}`, { count }),
  emblem: 'ornament-ship',
  crew: (frame, seat) => crewOf(frame, seat).map((id) => ({ id: `officer-${id}`, tone: 'face' })),
  extras: (frame) => html`${danger(frame)} ${marineRace(frame)} ${sets(frame)}`,
  endNotes: (frame) => html`<p class="final__note">${marinesWords(frame)}</p>`,
};

/** The officers of a ship, by rank. @param {Frame} frame @param {number} seat */
function crewOf(frame, seat) {
  const ship = viewOf(frame).ships[seat];
  const { lieutenants, midshipmen, petty_officers, marines, corporals } = ship;
  return [...lieutenants, ...midshipmen, ...petty_officers, ...corporals, ...marines];
}

/** @param {string} part a card, or a specialty */
function partName(part) {
  return specialties().includes(part) ? capital(t(`specialty-${part}`)) : nameOf(part);
}

/** @param {string} part */
function partPicture(part) {
  if (officer(part)) return portrait(part, 'part');
  return picture(`emblem-${specialties().includes(part) ? part : tradeOf(part)}`, 'part');
}

/** The ranking of the marines, ties in words. @param {Frame} frame */
function marinesWords(frame) {
  const ships = viewOf(frame).ships.filter((ship) => ship.place);
  if (!ships.length) return t('table-marines-none');
  const ranks = ships
    .toSorted((a, b) => a.place - b.place)
    .map((ship) =>
      t('table-marines-rank', {
        who: playerName(ship.seat),
        place: placeWord(ship.place),
        strength: ship.strength,
        points: ship.score.find((line) => line.item === 'marines')?.points ?? 0,
      }),
    );
  const tied = new Set(ships.map((ship) => ship.place)).size < ships.length;
  return html`${t('table-marines-ranking', { ranks: ranks.join('; ') })} ${tied ? t('table-marines-tie') : ''}`;
}
