// What the page does with the events of this game: what they sound like, and how the line of what others did and
// the log tell them.

import { boardText, t } from '../../../app/text.js';
import { viewOf } from '../position.js';

/** @type {Record<string, string>} */
export const SOUNDS = {
  rolled: 'placed',
  sailed: 'slide',
  docked: 'slide',
  fled: 'slide',
  drifted: 'slide',
  drew: 'placed',
  drew_hidden: 'placed',
  played: 'placed',
  sold: 'coins',
  bought: 'coins',
  mended: 'coins',
  delivered: 'coins',
  salvaged: 'coins',
  bought_ship: 'pen',
  took_letter: 'pen',
  boarded: 'pen',
  shot: 'shot',
  cannonade: 'shot',
  fort_fired: 'shot',
  melee: 'placed',
  captured: 'pen',
  taken: 'pen',
  sunk: 'refused',
  starts_over: 'refused',
  turned_pirate: 'bell',
  won: 'bell',
};

/** Events that have a short form, `recap-did-<kind>`. */
const BRIEF = new Set([
  ...['rolled', 'stayed', 'sailed', 'docked', 'sold', 'bought', 'mended', 'bought_ship', 'boarded'],
  ...['took_letter', 'delivered', 'drew', 'drew_hidden', 'played', 'lost', 'gained', 'salvaged'],
  ...['captured', 'sunk', 'taken', 'fled', 'turned_pirate', 'attacks', 'attacks_port'],
  ...['black_flag', 'begins', 'laded'],
]);

/** @type {NonNullable<import('../../contract.d.ts').GamePage['recap']>} */
export const RECAP = {
  silent: new Set(['turn', 'sets_out', 'loaded', 'no_card', 'held_fire', 'letter_spent']),
  brief: ({ kind, facts }) =>
    BRIEF.has(kind) ? boardText({ id: `recap-did-${kind}`, args: facts }) : null,
  follows: ({ kind }, next) => kind === 'rolled' && Boolean(next),
  unsaid,
  refill: new Set(['shuffled']),
  headed: new Set(['turn']),
  alone: new Set(['won', 'last_round']),
  faces: (frame) =>
    new Map(
      viewOf(frame).ports.map((port) => [
        port.id,
        `${port.nation} ${port.owner} ${port.pirate} ${port.plague}`,
      ]),
    ),
};

/** Actions that no event tells. */
const UNSAID = new Set(['ready', 'done', 'load', 'pass', 'cast']);

/** Their words; null for others. @param {string} action */
function unsaid(action) {
  const [verb] = action.split(' ');
  return UNSAID.has(verb) ? t(`recap-unsaid-${verb}`) : null;
}
