// What the page does with the events of Captain's Sea: what they sound like, and how they are told.

import { playerName, t } from '../../../app/text.js';
import { volleyButton } from '../volley/volley.js';
import { deedWords, doerOf } from './deeds.js';
import { joins, logLines, UNTOLD } from './loglines.js';
import { turnOutcome } from './turnoutcome.js';

/** @type {Record<string, string>} */
export const SOUNDS = {
  moved: 'slide',
  turned: 'slide',
  backed: 'slide',
  broadside: 'shot',
  chased: 'shot',
  caught_fire: 'refused',
  played: 'placed',
  play_now: 'placed',
  drew: 'placed',
  loaded: 'placed',
  grappled: 'pen',
  repelled: 'pen',
  captured: 'bell',
  struck: 'bell',
  night: 'bell',
};

/** A deed after a name: the one that stands there already, or its doer's own.
 * @param {import('../../../protocol.d.ts').EventShape} event @param {number} seat
 */
function brief(event, seat) {
  const words = deedWords(event);
  const doer = doerOf(event, seat);
  return words && doer !== seat ? t('recap-of', { who: playerName(doer), words }) : words;
}

/** @type {NonNullable<import('../../contract.d.ts').GamePage['recap']>} */
export const RECAP = {
  silent: new Set([
    ...UNTOLD,
    ...['impulse', 'mustered', 'morale_held', 'special_load', 'loaded', 'chasers_loaded'],
    ...['drew', 'initiative', 'speed', 'revealed', 'goes_first', 'parried'],
  ]),
  brief,
  joins,
  heads: new Set(['impulse']),
  lines: logLines,
  newestFirst: true,
  more: volleyButton,
  outcome: turnOutcome,
  headed: new Set(['turn']),
  partName: (part) => (part > 1 ? t('recap-turn', { turn: part - 1 }) : t('recap-setup')),
  noticed: new Set(['night', 'grappled', 'recentred', 'wind']),
};
