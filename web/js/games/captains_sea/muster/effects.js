// What the men at a task bring, and what the next one would.

import { t } from '../../../app/text.js';
import { oddsOf } from '../odds.js';
import { ownShip, viewOf } from '../position.js';
import { loadWords } from '../ships/boxes.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** What so many men at a task bring, and what the next man would. @param {Frame} frame @param {string} task @param {number} men */
export function effectWords(frame, task, men) {
  const [verb, id] = task.split('-');
  if (verb === 'man') return gunWords(frame, id, men);
  if (verb === 'mend') return mendWords(frame, id, men);
  if (frame.lesson && (task === 'helm' || task === 'sheets')) return t(`table-lesson-${task}`);
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
  const told = diceTold(frame, id, men);
  const plain = section.loaded && (!section.shot || section.shot === 'round');
  if (plain) return told;
  const load = loadWords(frame, { ...section, manned: men });
  if (!told) return load;
  return t(section.due && men ? 'table-effect-loading' : 'table-effect-load', { told, load });
}

/** The dice of so many men at a section, as the engine counts them, and what must come about before they are
 * thrown; empty where it hasn't told. @param {Frame} frame @param {string} id @param {number} men
 */
function diceTold(frame, id, men) {
  const muster = oddsOf(frame)?.muster;
  /** @type {{dice?: number[], bears?: boolean}} */
  const { dice, bears } = muster?.tasks?.[`man-${id}`] ?? {};
  if (!dice) return '';
  const told = diceWords(men, dice, viewOf(frame).range ?? 0);
  if (!dice.some(Boolean)) return told;
  if (!bears) return t(men ? 'table-effect-guns-side' : 'table-effect-guns-idle', { told });
  return muster?.out ? t('table-effect-guns-out', { told }) : told;
}

/** What so many men throw; where none do, how many it takes, or that no crew does.
 * @param {number} men @param {number[]} dice by men @param {number} range
 */
function diceWords(men, dice, range) {
  if (!dice[men]) {
    const least = dice.findIndex(Boolean);
    return least > 0
      ? t('table-effect-guns-first', { men: least, dice: dice[least] })
      : t('table-effect-guns-far', { range });
  }
  if (men >= dice.length - 1) return t('table-effect-guns', { dice: dice[men] });
  return t('table-effect-guns-next', { dice: dice[men], next: dice[men + 1] });
}

/** @param {Frame} frame @param {string} id @param {number} men */
function mendWords(frame, id, men) {
  const { boxes, sections } = ownShip(frame);
  const sound = sections.find((each) => each.id === id)?.sound ?? boxes;
  if (sound === boxes) return t('table-effect-sound');
  return chanceWords(frame, `mend-${id}`, men) || t('table-effect-mend');
}
