// What the page does with Privateer's events: what they sound like, and how the line of what others did
// and the log tell them.

import { boardText } from '../../../app/text.js';
import { viewOf } from '../position.js';

/** @type {Record<string, string>} */
export const SOUNDS = {
  sailed: 'slide',
  drew: 'placed',
  took_relic: 'pen',
  sold: 'coins',
  bought: 'coins',
  gained: 'coins',
  lost: 'coins',
  pocketed: 'coins',
  parleyed: 'coins',
  upgraded: 'pen',
  rolled: 'placed',
  rolled_merchant: 'placed',
  rerolled: 'placed',
  tested: 'placed',
  contest: 'placed',
  beat: 'pen',
  beat_merchant: 'pen',
  new_prices: 'placed',
};

/** Events that have a short form, `recap-did-<kind>`. */
const BRIEF = new Set([
  ...['drew', 'took_relic', 'sailed', 'stayed', 'visits', 'sold', 'bought', 'upgraded'],
  ...[
    'gained',
    'lost',
    'tested',
    'rolled',
    'rolled_merchant',
    'beat',
    'beat_merchant',
    'beaten_off',
  ],
  ...['becalmed', 'slowed', 'discarded', 'turned_wind', 'attacks', 'attacks_merchant', 'sent_off'],
]);

/** @type {NonNullable<import('../../contract.d.ts').GamePage['recap']>} */
export const RECAP = {
  silent: new Set(['turn', 'colour', 'attacks_merchant', 'attacks', 'took_relic']),
  brief: ({ kind, facts }) =>
    BRIEF.has(kind) ? boardText({ id: `recap-did-${kind}`, args: facts }) : null,
  /** Who sailed into a port is told of by its name. */
  follows: ({ kind }, next) => kind === 'sailed' && next?.kind === 'visits',
  refill: new Set(['new_prices', 'ports_shuffled', 'bounty_shuffled']),
  headed: new Set(['turn']),
  alone: new Set(['won', 'season_over']),
  faces: (frame) => new Map(viewOf(frame).ports.map((port) => [port.square, `${port.card}`])),
};
