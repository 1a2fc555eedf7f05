// The log-book: every match has one record, written after every action to local storage
// and to IndexedDB. See docs/saves.md.
//
// A record is never overwritten by something that is not newer of the same match, and one that
// can't be read is kept and shown, not deleted.

import { getSetting } from '../app/settings.js';
import { set } from '../app/store.js';
import { list as listed, t } from '../app/text.js';
import * as idb from './idbstore.js';
import * as local from './localstore.js';
import { reconcile } from './reconcile.js';
import { freshId, later, parseRecord, recordOf } from './records.js';
import { broadcast, onNews } from './tabs.js';
import { answered, unanswered, writeAhead } from './writeaheadlog.js';

export { freshId };

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./writeaheadlog.js').Question} Question */

/** @typedef {{id: string, key: string, text: string, record: SaveRecord | null, why: string}} Entry */

/** What this tab knows to be kept that local storage may not have: no room, no permission. @type {Map<string, string>} */
const beyond = new Map();

/** What was read lately, for reading takes a while. @type {Map<string, import('./records.js').Reading>} */
const readings = new Map();

/** The id that the match on the table is kept under. */
let playing = '';

/** What this tab knows to be kept under that id; '' if nothing. */
let known = '';

/** What Continue goes on with, where local storage can't say. */
let chosen = '';

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
  comparing ??= reconcile().then(({ texts, healed, older }) => {
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
 * @returns {Promise<boolean>} whether it is kept
 */
export async function autosave(frame, save) {
  const wanted = idOf(frame);
  const there = find(wanted);
  const forked = there?.record && known && there.record.save !== known;
  const id = there && (forked || !there.record) ? freshId() : wanted;
  const title = there?.record?.title || titleOf(frame.table);
  if (forked) set({ notice: { text: t('page-forked'), tone: 'plain', lasting: true } });
  const fields = {
    id,
    game: frame.game,
    title,
    names: frame.table.names ?? [],
    updated: new Date().toISOString(),
    count: (there?.record?.count ?? 0) + 1,
    entries: frame.entries,
    progress: frame.progress,
    over: frame.outcome !== null,
    places: frame.outcome?.places,
    ...endOf(frame, forked ? null : (there?.record ?? null)),
    save,
  };
  playing = id;
  known = save;
  const kept = await put(recordOf(fields), true);
  if (kept) answered(wanted);
  return kept;
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

/** The id that a frame's match is kept under, or would be. @param {Frame} frame @returns {string} */
export function idOf(frame) {
  playing ||= String(frame.table.id ?? '') || freshId();
  return playing;
}

/** Says under which id the match on the table is kept; '' lets the match's own id decide.
 * @param {string} id
 */
export function setMatchId(id) {
  playing = id;
  known = (id && find(id)?.record?.save) || '';
}

/** Returns the id under which the match on the table is kept. @returns {string} */
export function matchId() {
  return playing;
}

/** Notes what is asked about the match on the table before it is asked. @param {string} save @param {Question[]} questions */
export function noteQuestions(save, questions) {
  return playing ? writeAhead(playing, save, questions) : undefined;
}

/** Drops the note of what was asked about the match on the table: it was refused. */
export function dropQuestions() {
  answered(playing);
}

/** Returns what was asked of a position of the match on the table when its tab ended. @param {string} save */
export function notedQuestions(save) {
  return unanswered(playing, save);
}

/** Writes a record to both storages and tells the other tabs. @param {SaveRecord} kept @param {boolean} [current] also what Continue goes on with @returns {Promise<boolean>} */
export async function put(kept, current = false) {
  const text = JSON.stringify(kept);
  const quick = local.write(`save/${kept.id}`, text);
  const deposited = idb.putCopy(kept.id, text, kept.count);
  if (quick) beyond.delete(kept.id);
  else beyond.set(kept.id, text);
  if (current) makeCurrent(kept);
  broadcast({ kind: 'kept', id: kept.id, text });
  if (quick) {
    told = '';
    return true;
  }
  const why = local.whyRefused();
  const durable = await deposited;
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
  chosen = kept.id;
  local.write('current', kept.id);
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
  const id = local.read('current') ?? chosen;
  return (id ? find(id)?.record : null) ?? list().find((entry) => entry.record)?.record ?? null;
}

/** Takes an entry away; what it was comes back for `restore`. @param {Entry} entry @returns {() => void} */
export function remove({ id, text, record }) {
  local.drop(`save/${id}`);
  beyond.delete(id);
  idb.deleteCopy(id);
  broadcast({ kind: 'gone', id });
  return () => {
    if (record) put(record);
    else if (!local.write(`save/${id}`, text)) beyond.set(id, text);
  };
}

/** Gives a match another title. @param {SaveRecord} kept @param {string} title */
export function rename(kept, title) {
  return put(
    recordOf({ ...kept, count: kept.count + 1, title: title.trim().slice(0, 60) || kept.title }),
  );
}

/** Keeps a copy under another name; the match itself goes on. @param {SaveRecord} kept @param {string} title */
export function duplicate(kept, title) {
  return put(recordOf({ ...kept, id: freshId(), title: title.trim().slice(0, 60) || kept.title }));
}

/** Forgets everything that this site keeps on the device. */
export async function eraseAll() {
  for (const part of local.parts()) local.drop(part);
  beyond.clear();
  chosen = '';
  playing = '';
  known = '';
  set({ frame: null, log: [] });
  await idb.clearAll();
}
