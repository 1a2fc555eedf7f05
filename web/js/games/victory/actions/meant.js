// One rule for every choice: a tap on a row chooses it, the main button does what is chosen. The row that
// the main button stands for is marked.

import { get } from '../../../app/store.js';
import { intended, likeliest } from '../../../table/choice.js';

/** Is it pointed at? @param {string} target */
export function isPointedAt(target) {
  return get().selected === target;
}

/** Would the main button do this: what is pointed at, else what is likeliest? @param {string} target */
export function isMeant(target) {
  const { frame, selected } = get();
  if (!frame) return false;
  if (selected && intended(frame, selected)) return selected === target;
  return likeliest(frame, selected)?.target === target;
}
