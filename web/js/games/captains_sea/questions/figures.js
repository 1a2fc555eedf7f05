// Chances and means of the engine's odds as the questions tell them.

import { number, t } from '../../../app/text.js';

/** @param {number} parts of 10 000 */
export function percent(parts) {
  return t('ask-percent', { count: Math.round(parts / 100) });
}

/** In thousandths. */
export const TENTH = 100;

/** @param {number} thousandths */
export function mean(thousandths) {
  return number(thousandths / 1000, 1);
}

/** Parts of a whole, rounded so that what is told adds up: the largest rests are rounded up.
 * @param {number[]} parts in thousandths @returns {string[]}
 */
export function adding(parts) {
  const whole = Math.round(parts.reduce((sum, each) => sum + each, 0) / TENTH);
  const told = parts.map((each) => Math.floor(each / TENTH));
  const rests = parts.map((each, at) => ({ at, rest: each - told[at] * TENTH }));
  rests.sort((one, other) => other.rest - one.rest || one.at - other.at);
  const missing = whole - told.reduce((sum, each) => sum + each, 0);
  for (const { at } of rests.slice(0, missing)) told[at] += 1;
  return told.map((each) => mean(each * TENTH));
}

/** What is added to a die, with its sign. @param {number} value */
export function signed(value) {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
