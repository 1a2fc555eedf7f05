// What the page does with Victory's events: what they sound like, and how the line of what others did
// and the log tell them.

import { boardText, t } from '../../../app/text.js';
import { kindWord, upgradeName } from '../names.js';
import { KINDS, LETTERS } from '../position.js';

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

/** Events with a short form, `recap-did-<kind>`, under the name of who did them. */
const BRIEF = new Set([
  ...['took', 'sailed', 'pushed', 'ended', 'piece', 'delivered', 'undelivered'],
  ...['merchant', 'repaired', 'repaired_free', 'drew', 'drew_own', 'traded', 'rested', 'dropped'],
  ...['built', 'rebuilt', 'fitted', 'founded', 'laid', 'bartered', 'set_out', 'boarded'],
  ...['full_sail', 'storm', 'attacked', 'sealed', 'cannons', 'foundry', 'placed', 'mended'],
  'nothing_to_draw',
]);

/** Events whose short form says whose they are. */
const NAMED = new Set([
  ...['letter', 'flees', 'threw', 'next_round', 'sunk', 'captured', 'apart', 'escaped'],
  ...['fight_stopped', 'admiralty', 'jolly_roger', 'reshuffled'],
]);

/** An action that no event tells, or only once it is paid for; null for others. @param {string} action */
function unsaid(action) {
  const [verb, what, ship] = action.split(' ');
  if (['done', 'decline', 'pass'].includes(verb)) return t(`recap-did-${verb}`);
  if (verb === 'pay') return t('recap-did-pay', { kind: kindWord(KINDS[LETTERS.indexOf(what)]) });
  if (verb !== 'fit') return null;
  const upgrade = upgradeName(what.split('.')[1]);
  return t('recap-did-fitted', { ship: t(`ship-${ship}`), upgrade });
}

/** @type {NonNullable<import('../../contract.d.ts').GamePage['recap']>} */
export const RECAP = {
  silent: new Set(['turn', 'produced', 'drew', 'drew_own', 'sealed', 'threw', 'next_round']),
  brief: ({ kind, facts }, seat) =>
    NAMED.has(kind) || (BRIEF.has(kind) && facts.seat === seat)
      ? boardText({ id: `recap-did-${kind}`, args: facts })
      : null,
  unsaid,
  follows: ({ kind }, next) => kind === 'sealed' && Boolean(next),
  refill: new Set(['reshuffled', 'nothing_to_draw']),
  headed: new Set(['turn']),
  alone: new Set(['relief', 'produced', 'declared', 'bonus', 'rounds_over']),
  noticed: new Set(['declared']),
};
