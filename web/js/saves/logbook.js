// The log-book: every match has one record, in local storage and in IndexedDB. One that can't be read is
// kept and shown, not deleted. See docs/saves.md.

import { set } from '../app/store.js';
import { list as listed, t } from '../app/text.js';
import { chooseAlone, compareCurrent, currentId } from './currentmatch.js';
import * as idb from './idbstore.js';
import * as local from './localstore.js';
import { reconcile } from './reconcile.js';
import { freshId, later, parseRecord, recordOf } from './records.js';
import { broadcast, onNews } from './tabs.js';

export { freshId };

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./writeaheadlog.js').Question} Question */

/** @typedef {{id: string, key: string, text: string, record: SaveRecord | null, why: string}} Entry */

/** What this tab knows to be kept that local storage may not have: no room, no permission. @type {Map<string, string>} */
const beyond = new Map();

/** What was read lately, for reading takes a while. @type {Map<string, import('./records.js').Reading>} */
const readings = new Map();

/** What was said last of the storage; said again only when it changes. */
let told = '';

onNews((news) => {
  if (news.kind === 'kept')
    beyond.set(news.id, news.text); // local storage may show it a moment later
  else beyond.delete(news.id);
  set({});
});

/** Both storages have been compared: all that is kept is known. @type {Promise<void> | null} */
let comparing = null;

/** Compares both storages, once. @returns {Promise<void>} */
export function openLogBook() {
  comparing ??= Promise.all([reconcile(), compareCurrent()]).then(([{ texts, healed, older }]) => {
    for (const [id, text] of texts) if (!beyond.has(id)) beyond.set(id, text);
    const titles = (/** @type {SaveRecord[]} */ records) =>
      listed(records.map((record) => record.title));
    const words = [
      healed.length ? t('saves-healed', { titles: titles(healed) }) : '',
      older.length ? t('saves-healed-older', { titles: titles(older) }) : '',
    ];
    if (healed.length + older.length)
      set({ notice: { text: words.join(' ').trim(), tone: 'plain', lasting: true } });
    else set({});
  });
  return comparing;
}

/** Keeps the text of a match that another tab wrote where this one's was meant to be. @param {string} id @param {string} text */
export function putText(id, text) {
  if (!local.write(`save/${id}`, text)) beyond.set(id, text);
}

/** Writes a record to both storages and tells the other tabs.
 * @param {SaveRecord} kept
 * @param {import('./idbstore.js').How} [how] it is written to IndexedDB
 * @param {(done: Promise<'kept' | 'behind' | 'failed'>) => void} [onWriting] hears of the writing to IndexedDB
 * @returns {Promise<boolean>}
 */
export async function put(kept, how, onWriting) {
  const text = JSON.stringify(kept);
  const quick = local.write(`save/${kept.id}`, text);
  const deposited = idb.putCopy(kept.id, text, kept.count, how);
  onWriting?.(deposited);
  if (quick) beyond.delete(kept.id);
  else beyond.set(kept.id, text);
  broadcast({ kind: 'kept', id: kept.id, text });
  if (quick) {
    told = '';
    return true;
  }
  const why = local.whyRefused();
  const durable = (await deposited) === 'kept';
  warn(why, durable);
  return durable;
}

/** Says once what the storage does not do. @param {{full: boolean, details: string}} why @param {boolean} durable is it in IndexedDB? */
function warn({ full, details }, durable) {
  const trouble = full ? 'full' : 'denied';
  const id = durable ? `saves-idb-${trouble}` : `page-storage-${trouble}`;
  if (told === id) return;
  told = id;
  const backup = { words: t('saves-to-backup'), press: () => location.assign('#/logbook') };
  set({
    notice: {
      text: t(id),
      tone: durable ? 'plain' : 'fault',
      details,
      lasting: true,
      button: durable ? undefined : backup,
    },
  });
}

/** Makes a kept match the one that Continue goes on with. @param {SaveRecord} kept */
export function makeCurrent(kept) {
  chooseAlone(kept.id);
}

/** All that is kept, newest first; what can't be opened last. @returns {Entry[]} */
export function list() {
  const ids = new Set([
    ...local.parts('save/').map((part) => part.slice('save/'.length)),
    ...beyond.keys(),
  ]);
  const entries = [...ids].flatMap((id) => find(id) ?? []);
  return entries.sort((a, b) => (b.record?.updated ?? '').localeCompare(a.record?.updated ?? ''));
}

/** Returns the entry of a match; null if none is kept. @param {string} id @returns {Entry | null} */
export function find(id) {
  const there = local.read(`save/${id}`);
  const more = beyond.get(id) ?? null;
  if (there === more) beyond.delete(id);
  if (there === null || more === null || there === more) return entryOf(id, there ?? more);
  const quick = entryOf(id, there);
  const other = entryOf(id, more);
  if (!quick?.record || !other?.record) return quick?.record ? quick : (other ?? quick);
  return later(other.record, quick.record) > 0 ? other : quick;
}

/** @param {string} id @param {string | null} text @returns {Entry | null} */
function entryOf(id, text) {
  if (text === null) return null;
  const key = local.keyOf(`save/${id}`);
  const reading = readings.get(text) ?? parseRecord(text);
  if (readings.size > 400) readings.clear();
  readings.set(text, reading);
  return {
    id,
    key,
    text,
    record: reading.record,
    why: reading.fault && t(`page-save-${reading.fault}`),
  };
}

/** What Continue goes on with: the match played last. @returns {SaveRecord | null} */
export function current() {
  const id = currentId();
  return (id ? find(id)?.record : null) ?? list().find((entry) => entry.record)?.record ?? null;
}

/** Takes an entry away; what it was comes back for `restore`. @param {Entry} entry @returns {() => void} */
export function remove({ id, text, record }) {
  local.drop(`save/${id}`);
  beyond.delete(id);
  idb.deleteCopy(id);
  broadcast({ kind: 'gone', id });
  return () => {
    if (find(id)) return; // another tab has gone on with it
    if (record) put(record);
    else putText(id, text);
  };
}

/** Gives a match another title. @param {SaveRecord} kept @param {string} title */
export function rename(kept, title) {
  const newest = find(kept.id)?.record ?? kept; // another tab may have gone on with it
  const name = title.trim().slice(0, 60) || kept.title;
  return put(recordOf({ ...newest, count: newest.count + 1, title: name }));
}

/** Keeps a copy under another name; the match itself goes on. @param {SaveRecord} kept @param {string} title */
export function duplicate(kept, title) {
  return put(recordOf({ ...kept, id: freshId(), title: title.trim().slice(0, 60) || kept.title }));
}

/** Forgets every record. */
export async function clearLogBook() {
  beyond.clear();
  await idb.clearAll();
}
