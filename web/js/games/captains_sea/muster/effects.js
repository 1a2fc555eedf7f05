// What the men at a task bring, and what the next one would.

import { t } from '../../../app/text.js';
import { oddsOf } from '../odds.js';
import { displayOf, ownShip, viewOf } from '../position.js';
import { loadWords } from '../ships/boxes.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Movement points that carronades reach, and up to which they have twice the dice (11.04). */
const CARRONADES = 6;
const CLOSE = 3;
/** Farther off no gun fires (11.03). */
const REACH = 24;

/** What so many men at a task bring, and what the next man would. @param {Frame} frame @param {string} task @param {number} men */
export function effectWords(frame, task, men) {
  const [verb, id] = task.split('-');
  if (verb === 'man') return gunWords(frame, id, men);
  if (verb === 'mend') return mendWords(frame, id, men);
  const { rigging, rigging_boxes: all } = ownShip(frame);
  if (task === 'rig' && rigging === all) return t('table-effect-sound');
  return chanceWords(frame, task, men) || t(`table-effect-${task}`);
}

/** The chance that the men bring, as the engine tells it; empty where it hasn't told.
 * @param {Frame} frame @param {string} task @param {number} men
 */
function chanceWords(frame, task, men) {
  /** @type {number[] | undefined} */
  const chances = oddsOf(frame)?.muster?.tasks?.[task]?.chances;
  const words = (/** @type {number} */ count) => Math.round((chances?.[count] ?? 0) / 100);
  if (chances?.[Math.max(men, 1)] === undefined) return '';
  const kind = task === 'helm' || task === 'sheets' ? task : 'mend';
  if (!men) return t(`table-chance-first-${kind}`, { chance: words(1) });
  const told = t(`table-chance-${kind}`, { chance: words(men) });
  return chances[men + 1] === undefined
    ? told
    : t('table-chance-next', { told, chance: words(men + 1) });
}

/** @param {Frame} frame @param {string} id @param {number} men */
function gunWords(frame, id, men) {
  const section = ownShip(frame).sections.find((each) => each.id === id);
  if (!section) return '';
  if (!section.sound) return t('table-load-none');
  const away = viewOf(frame).range ?? 0;
  const range = Math.min(away, REACH);
  const dice = (/** @type {number} */ count) => diceOf(frame, id, count, range);
  const within = diceWords(men, dice, section.sound, range);
  const told = away > REACH ? t('table-effect-guns-out', { told: within }) : within;
  const plain = section.loaded && (!section.shot || section.shot === 'round');
  if (plain) return told;
  const load = loadWords(frame, { ...section, manned: men });
  return t(section.due && men ? 'table-effect-loading' : 'table-effect-load', { told, load });
}

/** What so many men throw at a range; where none do, how many it takes, or that no crew does.
 * @param {number} men @param {(men: number) => number} dice @param {number} most @param {number} range
 */
function diceWords(men, dice, most, range) {
  if (!dice(men)) {
    const least = Array.from({ length: most }, (_, at) => at + 1).find((count) => dice(count));
    return least
      ? t('table-effect-guns-first', { men: least, dice: dice(least) })
      : t('table-effect-guns-far', { range });
  }
  if (men >= most) return t('table-effect-guns', { dice: dice(men) });
  return t('table-effect-guns-next', { dice: dice(men), next: dice(men + 1) });
}

/** The dice of a section with so many men, as they are printed. @param {Frame} frame @param {string} id @param {number} men @param {number} range */
export function diceOf(frame, id, men, range) {
  const printed = displayOf(ownShip(frame));
  const box = printed?.[id[1] === 'f' ? 'fore' : 'aft'][men - 1];
  if (!box) return 0;
  const [long, carronades] = box;
  if (range > CARRONADES) return long;
  return long + carronades * (range <= CLOSE ? 2 : 1);
}

/** @param {Frame} frame @param {string} id @param {number} men */
function mendWords(frame, id, men) {
  const { boxes, sections } = ownShip(frame);
  const sound = sections.find((each) => each.id === id)?.sound ?? boxes;
  if (sound === boxes) return t('table-effect-sound');
  return chanceWords(frame, `mend-${id}`, men) || t('table-effect-mend');
}
