// What the page does with Portsmouth's events: what they sound like, and which are told how in the line
// of what others did.

import { boardText } from '../../../app/text.js';
import { viewOf } from '../cards/cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').CellView} Cell */

/** @type {Record<string, string>} */
export const SOUNDS = {
  entered: 'slide',
  moved: 'slide',
  landed: 'slide',
  recruited: 'pen',
  traded: 'pen',
  trainer: 'pen',
  raised: 'coins',
  bought: 'coins',
  gained: 'coins',
  topped_up: 'coins',
  toll_paid: 'coins',
  laid: 'placed',
  slid: 'placed',
  turned_up: 'placed',
};

/** Events that have a short form, `recap-did-<kind>`. */
const BRIEF = new Set([
  ...[
    'bonus',
    'bought',
    'called',
    'declined',
    'ended',
    'entered',
    'filled_unseen',
    'gained',
    'laid',
    'landed',
    'landsman_aboard',
  ],
  ...[
    'moved',
    'mutiny',
    'no_mutiny',
    'privilege_used',
    'promoted',
    'raised',
    'recruited',
    'slid',
    'toll_paid',
  ],
  ...['topped_up', 'town', 'town_idle', 'traded', 'trainer', 'turned_up'],
]);

/** @type {NonNullable<import('../../contract.d.ts').GamePage['recap']>} */
export const RECAP = {
  silent: new Set([
    'drawn',
    'ended',
    'game_over',
    'landsman_laid',
    'marked',
    'passed_town',
    'privilege_idle',
    'round',
    'turn',
  ]),
  brief: ({ kind, facts }) =>
    BRIEF.has(kind) ? boardText({ id: `recap-did-${kind}`, args: facts }) : null,
  refill: new Set(['laid', 'slid', 'turned_up']),
  headed: new Set(['round', 'turn', 'landsman_laid', 'marked']),
  alone: new Set(['drawn', 'game_over']),
  follows: (event, next) => event.kind === 'moved' && next?.kind === 'moved',
  faces: (frame) =>
    new Map(
      viewOf(frame)
        .cells.filter((cell) => cell.kind !== 'empty')
        .map((cell) => [cell.id, faceOf(cell)]),
    ),
};

/** What of a cell counts as changed. @param {Cell} cell */
export function faceOf(cell) {
  return `${cell.kind} ${cell.card} ${cell.landsman}`;
}
