// Why the captains did what they did, kept as long as the page lives.

import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { formatText, t } from '../../app/text.js';

/** @typedef {import('../../protocol.d.ts').TextShape} TextShape */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */

/** The reason for each line of actions, by the match and the number of its first entry.
 * @type {Map<string, {seat: number, action: string, why: TextShape}>}
 */
const whys = new Map();

/** What each captain said last: the same isn't told twice running. @type {Map<string, string>} */
const lastSaid = new Map();

/** @param {number} number */
function keyOf(number) {
  return `${get().frame?.table.id} ${number}`;
}

/** Notes why the next entries are going to be made, at the first that does more than lead on.
 * @param {number} seat @param {readonly string[]} actions @param {TextShape} why
 */
export function noteWhy(seat, actions, why) {
  const at = Math.max(
    0,
    actions.findIndex((each) => !page()?.isPassing?.(each)),
  );
  const said = JSON.stringify(why);
  const key = `${get().frame?.table.id} ${seat}`;
  if (lastSaid.get(key) === said) return;
  lastSaid.set(key, said);
  whys.set(keyOf((get().frame?.entries ?? 0) + at), { seat, action: actions[at], why });
}

/** Why what a line tells was decided; empty if nobody said, or if what was said is out of date where it is told.
 * @param {import('../../games/contract.d.ts').LogLine} line
 */
export function whyOfLine({ decided, entry: told, at }) {
  const { log } = get();
  const entry = log.find(({ number }) => number === decided);
  const why = entry && whys.get(keyOf(entry.number))?.why;
  if (!entry || !why) return '';
  const since = log
    .filter(({ number }) => number > entry.number && number <= told)
    .flatMap(({ number, events }) => (number === told ? events.slice(0, at) : events));
  return page()?.isOutdated?.(why, since) ? '' : whyOf(entry);
}

/** Do lines say which decision each of them tells? @param {readonly import('../../games/contract.d.ts').LogLine[]} lines */
export function sayDecided(lines) {
  return lines.some(({ decided }) => decided !== undefined);
}

/** Why an entry was made, in a sentence; empty if nobody said. @param {Entry} entry */
export function whyOf(entry) {
  const found = whys.get(keyOf(entry.number));
  const other = entry.do && found?.action !== entry.do; // none where the entry is still sealed
  if (!found || found.seat !== entry.seat || other) return '';
  return t('captains-why', { why: formatText(found.why) });
}
