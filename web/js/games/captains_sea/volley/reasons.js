// Why dice of a fire hit or parry, and where boxes beyond the hits come from, as the engine tells it. What was
// fired before it told so has no reasons.

import { boardText, list, t } from '../../../app/text.js';
import { boxesLost, idOf } from './firesteps.js';

/** @typedef {import('./firesteps.js').Attack} Attack */
/** @typedef {import('./firesteps.js').Parry} Parry */
/** @typedef {import('./firesteps.js').Damage} Damage */
/** @typedef {import('./firesteps.js').FireStep} FireStep */

/** The face from which on a defense die parries at close quarters. */
const USUAL = 5;

/** From which face on a die hits, and what changes it; both empty where it isn't told. @param {Attack} attack */
export function hitReason({ why: facts }) {
  if (facts.least === undefined) return ['', ''];
  const { level, shot, by_crew, by_shot, by_cards, spent } = facts;
  const why = [
    by_crew ? t('volley-by-crew', { level: words(level), by: signed(by_crew) }) : '',
    by_shot ? t('volley-by-shot', { shot: words(shot), by: signed(by_shot) }) : '',
    by_cards ? t('volley-by-cards', { by: signed(by_cards) }) : '',
    spent ? t('volley-by-spent', { count: Number(spent) }) : '',
  ].filter(Boolean);
  return [
    t('volley-least', { least: Number(facts.least) }),
    why.length ? t('volley-because', { why: list(why) }) : '',
  ];
}

/** How many dice parry and why so many, from which face on, and why some are rolled again; empty where it isn't told.
 * @param {Parry} parry @param {string | undefined} strength of the hull
 */
export function parryReason({ why: facts, dice, again }, strength) {
  if (facts.least === undefined) return '';
  const parts = ['distance', 'smoke', 'fires', 'cards'].filter((part) => facts[part]);
  const all = parts.reduce((sum, part) => sum + Number(facts[part]), 0);
  const why = parts.map((part) => t(`volley-pool-${part}`, { count: Number(facts[part]) }));
  const least = Number(facts.least);
  const far = least < USUAL ? 1 : 0;
  const numbers = { dice: dice.length, all, least, far, why: list(why) };
  return [
    t(dice.length === all ? 'volley-parry' : 'volley-parry-part', numbers),
    again.length ? t(`volley-again-${strength}`) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Did more of a broadside's hits go where it wasn't aimed? @param {string} aim @param {Damage | null} damage */
function isAgainst(aim, damage) {
  if (!damage) return false;
  const { hull, rigging } = damage;
  return aim === 'aim-low' ? rigging > hull : aim === 'aim-high' && hull > rigging;
}

/** Where the hits of a broadside went, by its aim; with the boxes, where they are all that befell the ship.
 * @param {Attack} fired @param {FireStep | null} step null while more is to come of it
 */
export function placeReason({ seat, damage, why: facts }, step) {
  const aim = idOf(facts.shot) === 'shot-chain' ? 'chain' : idOf(facts.aim);
  const against = isAgainst(aim, damage) ? 1 : 0;
  const harm = step?.harm[1 - seat];
  const alone = step?.attacks.filter((each) => each.seat === seat).length === 1;
  if (!harm || !alone || harm.befell.some(({ kind }) => kind === 'double_die'))
    return t(`volley-${aim}`, { against });
  return t(`volley-${aim}-boxes`, { against, ...boxesLost(harm) });
}

/** What marks more boxes than there are hits. @param {Damage} damage */
export function moreBoxes({ raked, chained }) {
  return [
    raked ? t('volley-raked', { count: raked }) : '',
    chained ? t('volley-chained') : '',
  ].filter(Boolean);
}

/** @param {unknown} fact a text */
function words(fact) {
  return boardText(/** @type {any} */ (fact));
}

/** @param {unknown} value */
function signed(value) {
  return Number(value) < 0 ? `−${-Number(value)}` : `+${Number(value)}`;
}
