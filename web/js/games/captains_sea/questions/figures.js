// Chances and means of the engine's odds as the questions tell them.

import { number, t } from '../../../app/text.js';

/** @param {number} parts of 10 000 */
export function percent(parts) {
  return t('ask-percent', { count: Math.round(parts / 100) });
}

/** @param {number} thousandths */
export function mean(thousandths) {
  return number(thousandths / 1000, 1);
}

/** What is added to a die, with its sign. @param {number} value */
export function signed(value) {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
