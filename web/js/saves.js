// Saves on this device: one record a match in local storage, written after every action.
//
// A record is never overwritten by something that is not newer of the same match, and one that
// can't be read is kept and shown, not deleted. Keys carry the page's folder, since other sites may
// share the origin.

import { set } from './store.js';
import { t } from './text.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */

/**
 * What the log-book keeps of a match. `save` is opaque: only the engine reads it.
 * @typedef {object} SaveRecord
 * @property {'portsmouth-log-book'} format
 * @property {1} version
 * @property {string} id
 * @property {string} title
 * @property {string[]} names
 * @property {string} updated ISO time
 * @property {number} round
 * @property {number} rounds
 * @property {boolean} over
 * @property {string} save
 */

/** @typedef {{key: string, text: string, record: SaveRecord | null, why: string}} Entry */

const FORMAT = 'portsmouth-log-book';
const VERSION = 1;
const FOLDER = new URL('.', location.href).pathname;
const PREFIX = `${FOLDER}portsmouth/save/`;
const CURRENT = `${FOLDER}portsmouth/current`;
const LONGEST = 2_000_000;

/** The id that the match on the table is kept under. */
let playing = '';

/** What this tab knows to be kept under that id; '' if nothing. */
let known = '';

/** Is the storage out of order? Told once, not at every action. */
let warned = false;

/** @param {string} id */
function keyOf(id) {
  return PREFIX + id;
}

/** Uses local storage where the browser allows it.
 * @template T @param {(storage: Storage) => T} use @param {T} otherwise
 * @param {(error: unknown) => void} [refused] @returns {T}
 */
function withStorage(use, otherwise, refused = () => {}) {
  try {
    return use(localStorage);
  } catch (error) {
    refused(error);
    return otherwise;
  }
}

/** Tells the player once that nothing is kept, until something was kept again. @param {unknown} error */
function warn(error) {
  if (warned) return;
  warned = true;
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  const text = t(full ? 'page-storage-full' : 'page-storage-denied');
  set({ notice: { text, tone: 'fault', details: String(error), lasting: true } });
}

/**
 * Writes the match of a frame. The value of a key changes at once or not at all, so a tab that is
 * killed leaves either the position before the action or the one after it. What this tab did not
 * write or open itself is not overwritten: the match is then kept beside it.
 * @param {Frame} frame
 * @returns {boolean} whether it is kept
 */
export function autosave(frame) {
  const wanted = playing || String(frame.table.id ?? '') || freshId();
  const there = find(wanted);
  const elsewhere = there?.record && known && there.record.save !== known;
  const id = there && (elsewhere || !there.record) ? freshId() : wanted;
  const title = there?.record?.title || String(frame.table.title ?? '') || (frame.table.names ?? []).join(', ');
  if (elsewhere) set({ notice: { text: t('page-forked'), tone: 'plain', lasting: true } });
  playing = id;
  const done = put(record(frame, id, title), true);
  if (done) known = frame.save;
  return done;
}

/** Says under which id the match on the table is kept; '' lets the match's own id decide.
 * @param {string} id
 */
export function keepUnder(id) {
  playing = id;
  known = (id && find(id)?.record?.save) || '';
}

/** The id that the match on the table is kept under. @returns {string} */
export function keptUnder() {
  return playing;
}

/** @param {Frame} frame @param {string} id @param {string} title @returns {SaveRecord} */
function record(frame, id, title) {
  return {
    format: FORMAT,
    version: VERSION,
    id,
    title,
    names: frame.table.names ?? [],
    updated: new Date().toISOString(),
    round: frame.view.round,
    rounds: frame.view.rounds,
    over: frame.outcome !== null,
    save: frame.save,
  };
}

/** @param {SaveRecord} kept @param {boolean} [current] also what Continue goes on with */
export function put(kept, current = false) {
  return withStorage((storage) => {
    storage.setItem(keyOf(kept.id), JSON.stringify(kept));
    if (current) storage.setItem(CURRENT, kept.id);
    warned = false;
    return true;
  }, false, warn);
}

/** Makes a kept match the one that Continue goes on with. @param {SaveRecord} kept */
export function choose(kept) {
  withStorage((storage) => storage.setItem(CURRENT, kept.id), undefined, warn);
}

/** All that is kept, what can be opened first and newest first. @returns {Entry[]} */
export function list() {
  const entries = withStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => read(key, storage.getItem(key) ?? ''));
  }, /** @type {Entry[]} */ ([]));
  return entries.sort((a, b) => (b.record?.updated ?? '').localeCompare(a.record?.updated ?? ''));
}

/** @param {string} id @returns {Entry | null} */
export function find(id) {
  const text = withStorage((storage) => storage.getItem(keyOf(id)), null);
  return text === null ? null : read(keyOf(id), text);
}

/** What Continue goes on with: the match played last. @returns {SaveRecord | null} */
export function current() {
  const id = withStorage((storage) => storage.getItem(CURRENT), null);
  return (id ? find(id)?.record : null) ?? list().find((entry) => entry.record)?.record ?? null;
}

/** @param {string} key @param {string} text @returns {Entry} */
function read(key, text) {
  const { record: kept, fault } = understand(text);
  return { key, text, record: kept, why: fault && t(`page-save-${fault}`) };
}

/**
 * The record of a text, or what is wrong with it: 'damaged', 'foreign', 'newer' or 'too-long'.
 * @param {string} text
 * @returns {{record: SaveRecord | null, fault: string}}
 */
export function understand(text) {
  if (text.length > LONGEST) return { record: null, fault: 'too-long' };
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { record: null, fault: 'damaged' };
  }
  if (data?.format !== FORMAT) return { record: null, fault: 'foreign' };
  if (typeof data.version !== 'number' || data.version > VERSION) return { record: null, fault: 'newer' };
  return whole(data) ? { record: data, fault: '' } : { record: null, fault: 'damaged' };
}

/** Has it every field of a record? @param {any} data @returns {data is SaveRecord} */
function whole(data) {
  const texts = ['id', 'title', 'updated', 'save'].every((name) => typeof data[name] === 'string');
  const numbers = ['round', 'rounds'].every((name) => typeof data[name] === 'number');
  const names = Array.isArray(data.names) && data.names.every((/** @type {unknown} */ name) => typeof name === 'string');
  return texts && numbers && names && typeof data.over === 'boolean' && /^[\w-]{1,64}$/.test(data.id);
}

/** Takes an entry away; what it was comes back for `restore`. @param {Entry} entry @returns {() => void} */
export function remove(entry) {
  withStorage((storage) => storage.removeItem(entry.key), undefined);
  return () => withStorage((storage) => storage.setItem(entry.key, entry.text), undefined);
}

/** @param {SaveRecord} kept @param {string} title */
export function rename(kept, title) {
  return put({ ...kept, title: title.trim().slice(0, 60) || kept.title });
}

/** Keeps a copy under another name; the match itself goes on. @param {SaveRecord} kept @param {string} title */
export function duplicate(kept, title) {
  return put({ ...kept, id: freshId(), title: title.trim().slice(0, 60) || kept.title });
}

/** A new id for a record or a match. @returns {string} */
export function freshId() {
  return crypto.randomUUID();
}

/** @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Everything in one file. @returns {string} */
export function exportAll() {
  return JSON.stringify({ format: `${FORMAT}-all`, version: VERSION, saves: list().map((entry) => entry.text) });
}

/**
 * The records of an imported file, one match or a whole log-book; how many of them can't be read,
 * and why there are none.
 * @param {string} text
 * @returns {{records: SaveRecord[], unread: number, why: string}}
 */
export function importText(text) {
  /** @type {any} */
  let data = null;
  try {
    data = text.length <= LONGEST * 10 ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (data?.format === 'portsmouth-save') return { records: [bare(text, data)], unread: 0, why: '' };
  if (data?.format !== `${FORMAT}-all`) {
    const { record: one, fault } = understand(text);
    return { records: one ? [one] : [], unread: 0, why: fault && t(`page-file-${fault}`) };
  }
  const texts = Array.isArray(data.saves) ? data.saves.filter((/** @type {unknown} */ each) => typeof each === 'string') : [];
  const records = texts.flatMap((/** @type {string} */ each) => understand(each).record ?? []);
  return { records, unread: texts.length - records.length, why: records.length ? '' : t('page-file-damaged') };
}

/** An engine's save without a log-book's cover. @param {string} text @param {any} data @returns {SaveRecord} */
function bare(text, data) {
  const names = Array.isArray(data.table?.names) ? data.table.names.map(String) : [];
  return {
    format: FORMAT,
    version: VERSION,
    id: freshId(),
    title: names.join(', ') || 'Portsmouth',
    names,
    updated: new Date().toISOString(),
    round: Number(data.snapshot?.state?.round ?? 1),
    rounds: 8,
    over: false,
    save: text,
  };
}

/** Forgets everything that this site keeps on the device. */
export function eraseAll() {
  withStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of keys.filter((each) => each.startsWith(`${FOLDER}portsmouth/`))) storage.removeItem(key);
  }, undefined);
  set({ frame: null, log: [] });
}
