// What an event says that somebody did: words that follow a name, or stand alone on a line under it.

import { boardText, t } from '../../../app/text.js';
import { signed } from '../questions/figures.js';

/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** Events that somebody does, or that happen to a ship, `recap-did-<kind>`. */
const DEEDS = new Set([
  ...['bid', 'sides', 'play_now', 'played', 'spent', 'discarded', 'initiative', 'speed'],
  ...['revealed', 'dropped', 'goes_first', 'moved', 'backed', 'turned', 'tack_die', 'in_irons'],
  ...['fell_off', 'broke_off', 'alongside', 'lies', 'holds', 'broadside', 'chased'],
  ...['double_die', 'morale', 'morale_held', 'caught_fire', 'doused', 'loaded', 'not_loaded'],
  ...['special_load', 'chasers_loaded', 'grapple_die', 'boards', 'split', 'melee_dice'],
  ...['repelled', 'stops', 'clear_die', 'captured', 'struck', 'bonus', 'strain_shown'],
  ...['bonus_die', 'mend_dice', 'repaired_rigging', 'strike_failed', 'strike_held', 'sails'],
  ...['left_post', 'drew', 'held', 'parried'],
]);

/** Rolls that hold from a total on (16.05, 9.23). @type {Record<string, number>} */
const NEEDED = { bonus_die: 6, tack_die: 5 };

/** Cards that take effect at once. */
const EFFECTIVE = new Set(['play_now', 'played']);

/** What somebody did, after his name; null where an event is no deed. @param {Happening} event @returns {string | null} */
export function deedWords({ kind, facts, text }) {
  if (!DEEDS.has(kind)) return null;
  const held = Number(Number(facts.total) >= (NEEDED[kind] ?? 0));
  const added = kind === 'speed' ? byCards(facts) : {};
  const did = boardText({
    id: `recap-did-${kind}`,
    args: { held, ...added, ...text.args, ...facts },
  });
  return EFFECTIVE.has(kind) ? t('recap-effect', { did, effect: effectOf(text) }) : did;
}

/** What cards add to a speed, beside base and hull bonus: as a number, and with its sign. @param {Happening['facts']} facts */
export function byCards({ speed, base, bonus }) {
  const rest = Number(speed) - Number(base) - Number(bonus);
  return { rest, more: signed(rest) };
}

/** The words of a card. @param {Happening['text']} text */
function effectOf({ args }) {
  const { id } = /** @type {{id: string}} */ (/** @type {unknown} */ (args.card));
  return t(id.replace('card-', 'cardtext-'));
}

/** Who did it: the seat of its facts. @param {Happening} event @param {number} seat whose action it was */
export function doerOf({ facts }, seat) {
  return typeof facts.seat === 'number' ? facts.seat : seat;
}
