// Why the captains did what they did, kept as long as the page lives.

import { get } from '../../app/store.js';
import { formatText, t } from '../../app/text.js';

/** @typedef {import('../../protocol.d.ts').TextShape} TextShape */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */

/** The reason for each line of actions, by the match and the number of its first entry.
 * @type {Map<string, {seat: number, action: string, why: TextShape}>}
 */
const whys = new Map();

/** @param {number} number */
function keyOf(number) {
  return `${get().frame?.table.id} ${number}`;
}

/** Notes why the next entry is going to be made. @param {number} seat @param {string} action @param {TextShape} why */
export function noteWhy(seat, action, why) {
  whys.set(keyOf(get().frame?.entries ?? 0), { seat, action, why });
}

/** Why an entry was made, in a sentence; empty if nobody said. @param {Entry} entry */
export function whyOf(entry) {
  const found = whys.get(keyOf(entry.number));
  if (!found || found.seat !== entry.seat || found.action !== entry.do) return '';
  return t('captains-why', { why: formatText(found.why) });
}
