// At the start local storage and IndexedDB are compared: for each match the later whole record goes to
// both. A text that can't be read is never thrown away: it is laid aside under a key of its own. A game
// that another tab plays is left to that tab.

import { copies, putCopy } from './idbstore.js';
import { drop, parts, read, write } from './localstore.js';
import { checksum, later, parseRecord } from './records.js';
import { playedAnywhere } from './tabs.js';

/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./idbstore.js').Copy} Copy */

/** @typedef {object} Found
 * @property {Map<string, string>} texts what local storage has no room for, or no permission
 * @property {SaveRecord[]} healed put in the place of a text that could not be read
 * @property {SaveRecord[]} older those of them that may be an action behind
 */

/** Compares local storage with IndexedDB and puts the later whole record of each match into both. @returns {Promise<Found>} */
export async function reconcile() {
  /** @type {Found} */
  const found = { texts: new Map(), healed: [], older: [] };
  const stored = await copies();
  const played = await playedAnywhere();
  for (const copy of stored)
    if (played.has(copy.id)) lookAt(copy, found);
    else mend(copy, found);
  const known = new Set(stored.map((copy) => `save/${copy.id}`));
  for (const part of parts('save/')) if (!known.has(part)) copyDown(part);
  return found;
}

/** What only local storage has goes to IndexedDB. @param {string} part */
function copyDown(part) {
  const text = read(part);
  const record = text ? parseRecord(text).record : null;
  if (text && record && `save/${record.id}` === part) putCopy(record.id, text, record.count);
}

/** A game that is being played now: nothing is written, and the later record is known. @param {Copy} copy @param {Found} found */
function lookAt({ id, text }, found) {
  const there = recordOf(id, read(`save/${id}`) ?? '');
  const durable = recordOf(id, text);
  if (durable && (!there || later(durable, there) > 0)) found.texts.set(id, text);
}

/** @param {Copy} copy @param {Found} found */
function mend({ id, text, before }, found) {
  const there = read(`save/${id}`);
  const quick = there === null ? null : recordOf(id, there);
  const durable = recordOf(id, text);
  const last = recordOf(id, before);
  if (quick && (!durable || later(quick, durable) >= 0))
    return keepQuick(quick, there ?? '', durable ? '' : text);
  drop(`ahead/${id}`); // of a record that is behind: what it asks was answered
  const best = durable ?? last;
  const good = durable ? text : before;
  if (!best) return there === null ? void found.texts.set(id, text) : undefined;
  const odd = [quick ? null : there, durable ? null : text].filter((each) => each !== null);
  if (odd.length) (durable ? found.healed : found.older).push(best);
  if (!odd.every((each) => setAside(id, each)) || !write(`save/${id}`, good))
    found.texts.set(id, good);
  if (!durable) putCopy(id, good, best.count, { over: true });
}

/** The record in local storage is the later one. @param {SaveRecord} record @param {string} text @param {string} odd what IndexedDB has instead */
function keepQuick(record, text, odd) {
  if (odd && !setAside(record.id, odd)) return;
  putCopy(record.id, text, record.count, { over: Boolean(odd), answers: checksum(record.save) });
}

/** @param {string} id @param {string} text @returns {SaveRecord | null} */
function recordOf(id, text) {
  const { record } = parseRecord(text);
  return record?.id === id ? record : null;
}

/** Keeps a text that can't be read under a key of its own. @param {string} id @param {string} text */
function setAside(id, text) {
  return write(`save/${id.slice(0, 40)}-${checksum(text)}`, text);
}
