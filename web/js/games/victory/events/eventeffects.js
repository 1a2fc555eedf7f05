// What the page does with Victory's events: what they sound like, and how the line of what others did
// and the log tell them.

import { deedWords, doerOf, unsaid } from './deeds.js';
import { joins, logLines } from './loglines.js';

/** @type {Record<string, string>} */
export const SOUNDS = {
  took: 'coins',
  produced: 'coins',
  ended: 'coins',
  merchant: 'coins',
  piece: 'coins',
  traded: 'coins',
  sailed: 'slide',
  pushed: 'slide',
  full_sail: 'slide',
  storm: 'slide',
  set_out: 'slide',
  escaped: 'slide',
  apart: 'slide',
  drew: 'placed',
  threw: 'shot',
  placed: 'placed',
  mended: 'placed',
  sunk: 'refused',
  captured: 'pen',
  repaired: 'placed',
  repaired_free: 'placed',
  built: 'pen',
  rebuilt: 'pen',
  founded: 'pen',
  fitted: 'pen',
  laid: 'pen',
  delivered: 'pen',
  admiralty: 'pen',
  jolly_roger: 'pen',
  declared: 'bell',
};

/** @type {NonNullable<import('../../contract.d.ts').GamePage['recap']>} */
export const RECAP = {
  silent: new Set(['turn', 'produced', 'drew', 'drew_own', 'sealed', 'threw', 'next_round']),
  brief: (event, seat) => (doerOf(event, seat) === seat ? deedWords(event) : null),
  unsaid,
  joins,
  lines: logLines,
  begins: new Set(['turn']),
  follows: ({ kind }, next) => kind === 'sealed' && Boolean(next),
  refill: new Set(['reshuffled', 'nothing_to_draw']),
  headed: new Set(['turn']),
  whole: true,
  noticed: new Set(['declared', 'turn', 'rested', 'next_round']),
};
