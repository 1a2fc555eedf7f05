// A second, durable copy of every record in IndexedDB, and the one before it.

import { FOLDER } from './localstore.js';

/**
 * @typedef {object} Copy
 * @property {string} id
 * @property {number} count that of the record
 * @property {string} text
 * @property {string} before the text that was kept before this one; '' if none
 */

/** 'blocked': another tab holds an older form; 'newer': a newer page has written here. @typedef {'opening' | 'open' | 'blocked' | 'newer' | 'none'} State */

const NAME = `${FOLDER}portsmouth`;
const VERSION = 1;

/** @type {State} */
let state = 'opening';

/** @type {Promise<IDBDatabase | null> | null} */
let opened = null;

/** What waits to be written: only the newest of each match. @type {Map<string, {copy: Copy, over: boolean, told: ((kept: boolean) => void)[]}>} */
const waiting = new Map();
let writing = false;

/** Returns the state of IndexedDB: whether it opens, works, or can't be used. @returns {State} */
export function idbState() {
  return state;
}

/** How long an answer is waited for that may never come, in milliseconds. */
const PATIENCE = 3000;

/** @returns {Promise<IDBDatabase | null>} null where the browser allows none, or lets it wait */
async function database() {
  const found = connect();
  if (state === 'blocked') return null;
  if (state !== 'opening') return found;
  const late = new Promise((/** @type {(none: null) => void} */ done) =>
    setTimeout(() => done(null), PATIENCE),
  );
  return Promise.race([found, late.then(block)]);
}

function block() {
  if (state === 'opening') state = 'blocked';
  return null;
}

/** @returns {Promise<IDBDatabase | null>} */
function connect() {
  opened ??= open().then(
    (found) => {
      state = 'open';
      found.onversionchange = () => found.close();
      found.onclose = () => {
        opened = null;
      };
      return found;
    },
    (error) => {
      state = error?.name === 'VersionError' ? 'newer' : 'none';
      return null;
    },
  );
  return opened;
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('saves', { keyPath: 'id' });
      asked.result.createObjectStore('ahead', { keyPath: 'id' });
    };
    asked.onblocked = block;
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/**
 * Does something in one transaction; it is done when the promise is.
 * @template T
 * @param {'saves' | 'ahead'} name
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore, found: (value: T) => void) => void} work
 * @param {T} otherwise if IndexedDB can't be used
 * @param {IDBTransactionDurability} [durability]
 * @returns {Promise<T>}
 */
async function transact(name, mode, work, otherwise, durability = 'strict') {
  try {
    const base = await database();
    if (!base) return otherwise;
    return await new Promise((resolve, reject) => {
      const transaction = base.transaction(name, mode, { durability });
      let value = otherwise;
      transaction.oncomplete = () => resolve(value);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(name), (found) => {
        value = found;
      });
    });
  } catch {
    return otherwise;
  }
}

/** @template T @param {IDBRequest<T>} request @param {(result: T) => void} then */
function when(request, then) {
  request.onsuccess = () => then(request.result);
}

/** @returns {string[]} */
const noIds = () => [];

/** @returns {Copy | null} */
const nothing = () => null;

/** Returns every copy, read one by one so that the page never stands still for them. @returns {Promise<Copy[]>} */
export async function copies() {
  const ids = await transact(
    'saves',
    'readonly',
    (store, found) => when(store.getAllKeys(), (keys) => found(keys.map(String))),
    noIds(),
  );
  /** @type {Copy[]} */
  const all = [];
  for (const id of ids) {
    const copy = await transact(
      'saves',
      'readonly',
      (store, found) => when(store.get(id), (one) => found(one ?? null)),
      nothing(),
    );
    if (copy)
      all.push({
        id,
        count: Number(copy.count) || 0,
        text: String(copy.text),
        before: String(copy.before ?? ''),
      });
  }
  return all;
}

/** Keeps a text as the newest of a match, unless a newer one is there.
 * @param {string} id @param {string} text @param {number} count
 * @param {boolean} [over] even over a newer one, which can't be read
 * @returns {Promise<boolean>} whether it is kept
 */
export function putCopy(id, text, count, over = false) {
  return new Promise((told) => {
    const before = waiting.get(id)?.told ?? [];
    waiting.set(id, { copy: { id, count, text, before: '' }, over, told: [...before, told] });
    if (!writing) writeAll();
  });
}

async function writeAll() {
  writing = true;
  for (let next = first(); next; next = first()) {
    const { copy, over, told } = next;
    const kept = await transact(
      'saves',
      'readwrite',
      (store, found) => lay(store, copy, over, found),
      false,
    );
    for (const tell of told) tell(kept);
  }
  writing = false;
}

function first() {
  const next = waiting.values().next().value;
  if (next) waiting.delete(next.copy.id);
  return next;
}

/** @param {IDBObjectStore} store @param {Copy} copy @param {boolean} over @param {(kept: boolean) => void} found */
function lay(store, copy, over, found) {
  when(store.get(copy.id), (/** @type {Copy | undefined} */ old) => {
    const same = old?.text === copy.text;
    if (!same && (over || !old || old.count <= copy.count))
      store.put({ ...copy, before: old?.text ?? '' });
    found(true);
  });
}

/** Deletes the copy of a match. @param {string} id */
export function deleteCopy(id) {
  waiting.get(id)?.told.forEach((tell) => tell(false));
  waiting.delete(id);
  return transact('saves', 'readwrite', (store) => void store.delete(id), undefined);
}

/** Deletes every copy and every note. */
export async function clearAll() {
  for (const { told } of waiting.values()) for (const tell of told) tell(false);
  waiting.clear();
  await transact('saves', 'readwrite', (store) => void store.clear(), undefined);
  await transact('ahead', 'readwrite', (store) => void store.clear(), undefined);
}

/** Writes the write-ahead note of a match, where local storage can't hold it. @param {string} id @param {string} text @returns {Promise<boolean>} */
export function putNote(id, text) {
  const note = (
    /** @type {IDBObjectStore} */ store,
    /** @type {(kept: boolean) => void} */ found,
  ) => {
    when(store.put({ id, text }), () => found(true));
  };
  return transact('ahead', 'readwrite', note, false, 'relaxed');
}

/** Reads the write-ahead note of a match. @param {string} id @returns {Promise<string>} '' if nothing was noted */
export function readNote(id) {
  return transact(
    'ahead',
    'readonly',
    (store, found) => when(store.get(id), (one) => found(String(one?.text ?? ''))),
    '',
  );
}

/** Deletes the write-ahead note of a match. @param {string} id */
export function deleteNote(id) {
  return transact('ahead', 'readwrite', (store) => void store.delete(id), undefined, 'relaxed');
}
