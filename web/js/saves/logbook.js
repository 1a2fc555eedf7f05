// The log-book: every match has one record, written after every action to local storage
// and to IndexedDB. See docs/saves.md.
//
// A record is never overwritten by something that is not newer of the same match, and one that
// can't be read is kept and shown, not deleted.

import { getSetting } from '../app/settings.js';
import { set } from '../app/store.js';
import { list as listed, t } from '../app/text.js';
import { choose, chooseAlone, compareCurrent, currentId, forgetCurrent } from './currentmatch.js';
import { writeThroughSoon } from './durability.js';
import * as idb from './idbstore.js';
import * as local from './localstore.js';
import { reconcile } from './reconcile.js';
import { checksum, freshId, later, parseRecord, recordOf } from './records.js';
import { broadcast, onNews } from './tabs.js';
import { answered, refused, unanswered, writeAhead } from './writeaheadlog.js';

export { freshId };

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./writeaheadlog.js').Question} Question */

/** @typedef {{id: string, key: string, text: string, record: SaveRecord | null, why: string}} Entry */

/** What this tab knows to be kept that local storage may not have: no room, no permission. @type {Map<string, string>} */
const beyond = new Map();

/** What was read lately, for reading takes a while. @type {Map<string, import('./records.js').Reading>} */
const readings = new Map();

/**
 * A match of this tab: the id that it is kept under, and the save that this tab opened or wrote last.
 * @typedef {{id: string, save: string}} Match
 */

/** The match on the table, or about to come to it. @type {Match} */
let match = { id: '', save: '' };

/** The last writing to IndexedDB of a match that is played. @type {Promise<unknown>} */
let writing = Promise.resolve();

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

/**
 * Writes the match of a frame. The value of a key changes at once or not at all, so a tab that is
 * killed leaves either the position before the action or the one after it. What this tab did not
 * write or open itself is not overwritten: the match is then kept beside it.
 * @param {Frame} frame
 * @param {string} save of its position
 * @param {Match} [mine] which match it is
 * @returns {Promise<boolean>} whether it is kept
 */
export async function autosave(frame, save, mine = match) {
  const noted = idOf(frame, mine);
  const there = find(noted);
  const forked = Boolean(there?.record && ![mine.save, save].includes(there.record.save));
  const id = there && (forked || !there.record) ? freshId() : noted;
  const before = forked ? null : (there?.record ?? null);
  if (forked) tellForked();
  const record = recordOf({
    id,
    game: frame.game,
    title: there?.record?.title || titleOf(frame.table),
    names: frame.table.names ?? [],
    updated: new Date().toISOString(),
    count: (there?.record?.count ?? 0) + 1,
    entries: frame.entries,
    progress: frame.progress,
    over: frame.outcome !== null,
    places: frame.outcome?.places,
    ...endOf(frame, before),
    save,
  });
  Object.assign(mine, { id, save });
  const base = before?.count ?? 0;
  const kept = await put(record, { base, answers: checksum(save), current: choose(id) }, mine);
  if (kept) answered(noted);
  writeThroughSoon(id);
  return kept;
}

function tellForked() {
  set({ notice: { text: t('page-forked'), tone: 'plain', lasting: true } });
}

/** IndexedDB has a later record than this tab knew: it stays, and the match goes on beside it.
 * @param {SaveRecord} kept @param {Match} mine
 */
async function keepBeside(kept, mine) {
  const theirs = await idb.readCopy(kept.id);
  if (!theirs || mine.id !== kept.id) return;
  mine.id = freshId();
  if (!local.write(`save/${kept.id}`, theirs.text)) beyond.set(kept.id, theirs.text);
  tellForked();
  await put(recordOf({ ...kept, id: mine.id }), { current: choose(mine.id) });
}

/** What a match is called at first: by its players, or by those whom a player without a name meets. @param {Record<string, any>} table */
function titleOf({ title, names = [], captains = [], unnamed }) {
  if (title) return String(title);
  if (!unnamed || getSetting('name')) return names.join(', ');
  return t('saves-against', {
    names: listed(
      names.filter(
        (/** @type {string} */ _, /** @type {number} */ seat) => captains[seat] !== null,
      ),
    ),
  });
}

/** When a finished match ended, and its scores. @param {Frame} frame @param {SaveRecord | null} before */
function endOf({ outcome }, before) {
  if (!outcome) return {};
  const ended = before?.over ? (before.ended ?? before.updated) : new Date().toISOString();
  const items = outcome.scores.map((lines) =>
    Object.fromEntries(
      lines.map(({ item, count, points }) => [
        item,
        /** @type {[number, number]} */ ([count, points]),
      ]),
    ),
  );
  return { ended, result: { totals: [...outcome.totals], items } };
}

/** The id that a frame's match is kept under, or would be. @param {Frame} frame @param {Match} [mine] @returns {string} */
export function idOf(frame, mine = match) {
  mine.id ||= String(frame.table.id ?? '') || freshId();
  return mine.id;
}

/** Says which match comes to the table; '' lets its own id decide.
 * @param {string} id
 * @param {string} [save] the one of it that is opened; that which is kept, if none is told
 * @returns {() => void} puts the match before back, if this one could not be opened
 */
export function setMatchId(id, save) {
  const before = match;
  match = { id, save: save ?? ((id && find(id)?.record?.save) || '') };
  return () => {
    match = before;
  };
}

/** Returns the id under which the match on the table is kept. @returns {string} */
export function matchId() {
  return match.id;
}

/** Returns the match on the table, to be written under its own id whatever comes to the table next. @returns {Match} */
export function matchNow() {
  return match;
}

/** Notes what is asked about a match before it is asked. @param {Match} mine @param {string} save @param {Question[]} questions */
export function noteQuestions(mine, save, questions) {
  return mine.id ? writeAhead(mine.id, save, questions) : undefined;
}

/** Drops the note of what was asked about a match: it was refused. @param {Match} mine */
export function dropQuestions({ id }) {
  refused(id);
}

/** Returns what was asked of a position of the match on the table when its tab ended. @param {string} save */
export function notedQuestions(save) {
  return unanswered(match.id, save);
}

/** Resolves when the record of the match on the table is on the disk, as far as IndexedDB takes it. @returns {Promise<unknown>} */
export function recordOnDisk() {
  return writing;
}

/** Writes a record to both storages and tells the other tabs.
 * @param {SaveRecord} kept
 * @param {import('./idbstore.js').How} [how] it is written to IndexedDB
 * @param {Match | null} [mine] the match of this tab that it is of
 * @returns {Promise<boolean>}
 */
export async function put(kept, how, mine = null) {
  const text = JSON.stringify(kept);
  const quick = local.write(`save/${kept.id}`, text);
  const deposited = idb.putCopy(kept.id, text, kept.count, how);
  if (mine) {
    writing = deposited;
    deposited.then((done) => (done === 'behind' ? keepBeside(kept, mine) : null));
  }
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
    else if (!local.write(`save/${id}`, text)) beyond.set(id, text);
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

/** Forgets everything that this site keeps on the device. */
export async function eraseAll() {
  for (const part of local.parts()) local.drop(part);
  beyond.clear();
  forgetCurrent();
  match = { id: '', save: '' };
  set({ frame: null, log: [] });
  await idb.clearAll();
}
