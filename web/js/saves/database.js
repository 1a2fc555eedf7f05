// IndexedDB: opened once, and worked with one transaction after the other.

import { FOLDER } from './localstore.js';

/** 'blocked': another tab holds an older form; 'newer': a newer page has written here. @typedef {'opening' | 'open' | 'blocked' | 'newer' | 'none'} State */

const NAME = `${FOLDER}portsmouth`;
const VERSION = 1;

/** @type {State} */
let state = 'opening';

/** @type {Promise<IDBDatabase | null> | null} */
let opened = null;

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

/** @typedef {'saves' | 'ahead'} Store */
/** @typedef {{commit: Promise<unknown>, value: () => any}} Begun */

/** The beginning of the transaction asked for last: each begins after the one asked for before it, so a
 * note never comes to the disk before the record that it follows.
 * @type {Promise<unknown>}
 */
let last = Promise.resolve();

/**
 * Does something in one transaction; it is done when the promise is. Relaxed, it outlives the
 * browser then; strict, also a power cut.
 * @template T
 * @param {Store[]} names
 * @param {IDBTransactionMode} mode
 * @param {(stores: Record<Store, IDBObjectStore>, found: (value: T) => void) => void} work
 * @param {T} otherwise if IndexedDB can't be used
 * @param {IDBTransactionDurability} [durability]
 * @returns {Promise<T>}
 */
export async function transact(names, mode, work, otherwise, durability = 'relaxed') {
  const beginning = last
    .then(database)
    .then((base) => base && begin(base.transaction(names, mode, { durability }), names, work));
  last = beginning.catch(() => {});
  try {
    const begun = await beginning;
    if (!begun) return otherwise;
    await begun.commit;
    return begun.value() ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {IDBTransaction} transaction @param {Store[]} names @param {(stores: Record<Store, IDBObjectStore>, found: (value: any) => void) => void} work @returns {Begun} */
function begin(transaction, names, work) {
  /** @type {any} */
  let value;
  const commit = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  commit.catch(() => {}); // whoever waits for it hears
  const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
  work(/** @type {Record<Store, IDBObjectStore>} */ (stores), (found) => {
    value = found;
  });
  return { commit, value: () => value };
}

/** Goes on with what was asked; a transaction that ended meanwhile is known by its end.
 * @template T @param {IDBRequest<T>} request @param {(result: T) => void} then
 */
export function when(request, then) {
  request.onsuccess = () => {
    try {
      then(request.result);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };
}
