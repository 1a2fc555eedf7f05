// What stands in for parts of a browser that PyScript takes for granted, in the page and in workers.
//
// PyScript opens stores of its own in IndexedDB, for packages and folders that these games do not use,
// and can't start where the browser refuses: all site data blocked, a frame of another site, a full
// disk. Its stores therefore lie in memory. The page's own games are no concern of this: what is not
// PyScript's goes to the browser.

/** How the names of PyScript's stores begin. */
const ITS = 'IDBMap/';

/** @param {unknown} result @returns {object} a request that succeeds as soon as somebody listens */
function request(result) {
  const made = { result, onsuccess: (/** @type {object} */ _) => {} };
  queueMicrotask(() => made.onsuccess({ target: made }));
  return made;
}

/** A store of IndexedDB in memory, as far as PyScript uses one. */
class MemoryStore {
  /** @type {Map<unknown, unknown>} */
  #entries = new Map();

  objectStoreNames = ['entries'];
  close() {}

  transaction() {
    return { objectStore: () => this };
  }

  count() {
    return request(this.#entries.size);
  }

  clear() {
    return request(this.#entries.clear());
  }

  /** @param {unknown} key */
  delete(key) {
    return request(void this.#entries.delete(key));
  }

  /** @param {unknown} key */
  get(key) {
    return request(this.#entries.get(key));
  }

  /** @param {unknown} key */
  getKey(key) {
    return request(this.#entries.has(key) ? key : undefined);
  }

  getAllKeys() {
    return request([...this.#entries.keys()]);
  }

  /** @param {unknown} value @param {unknown} key */
  put(value, key) {
    this.#entries.set(key, value);
    return request(key);
  }
}

/** @type {Map<string, MemoryStore>} */
const stores = new Map();

/** @param {string} name */
function memory(name) {
  const found = stores.get(name) ?? new MemoryStore();
  stores.set(name, found);
  return request(found);
}

/** The browser's IndexedDB; null where a page may not even look at it. @returns {IDBFactory | null} */
function own() {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}

function replaceIndexedDB() {
  const real = own();
  const open = (/** @type {string} */ name, /** @type {number | undefined} */ version) => {
    if (name.startsWith(ITS)) return memory(name);
    if (!real) throw new DOMException('IndexedDB is closed to this page', 'SecurityError');
    return IDBFactory.prototype.open.call(real, name, version);
  };
  if (real) Object.defineProperty(real, 'open', { value: open, configurable: true });
  else Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
}

/** Where the browser refuses a channel to other tabs, there are none to talk to. */
function replaceChannel() {
  try {
    new BroadcastChannel('trial').close();
  } catch {
    const Silent = class extends EventTarget {
      postMessage() {}
      close() {}
    };
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: Silent, configurable: true });
  }
}

let done = false;

/** Puts the stand-ins in place, once; to be called before PyScript is imported. */
export function standIn() {
  if (done) return;
  done = true;
  replaceIndexedDB();
  replaceChannel();
}
