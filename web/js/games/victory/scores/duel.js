// How a prepared combat ended.

import { t } from '../../../app/text.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').VictoryView} View */

/** The ships of a prepared combat: the player's, and the one that he has to deal with. */
const OWN_SHIP = 'a1';
const ENEMY_SHIP = 'b1';

/** How a prepared combat ended for the player, in words; null in other games. @param {Frame} frame */
export function duelWords(frame) {
  const { duel, ships } = viewOf(frame);
  if (!duel || !frame.outcome) return null;
  const [won] = frame.outcome.places;
  return t(won === 1 ? 'standing-duel-won' : 'standing-duel-lost', {
    how: t(`standing-duel-${endOf(ships)}`),
  });
}

/** @param {View['ships']} ships */
function endOf(ships) {
  const [own, hers] = [OWN_SHIP, ENEMY_SHIP].map((id) => ships.find((ship) => ship.id === id));
  if (!own) return hers ? 'lost-ship' : 'both';
  if (!hers) return 'sank';
  if (own.holder === hers.holder) return own.holder ? 'taken' : 'took';
  return 'apart';
}
