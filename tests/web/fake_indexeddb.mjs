// As much of IndexedDB as the page uses, in memory: one database, stores with a keyPath,
// requests that succeed in their turn, transactions that complete when nothing is asked any more.

/** The stores by name, and faults to play: 'newer', 'blocked', 'broken'. */
export const disk = { stores: new Map(), fault: '' };

/** Transactions come one after the other. */
let turn = Promise.resolve();

function transactionOn(names) {
  const transaction = {};
  const asked = [];
  const request = (work) => {
    const one = { work, result: undefined, error: null };
    asked.push(one);
    return one;
  };
  const storeOf = (records) => ({
    get: (key) => request(() => structuredClone(records.get(key))),
    getAllKeys: () => request(() => [...records.keys()]),
    delete: (key) => request(() => void records.delete(key)),
    clear: () => request(() => void records.clear()),
    put: (value) => request(() => void records.set(value.id, structuredClone(value))),
  });
  transaction.objectStore = (name) => {
    if (!names.includes(name)) throw new DOMException('not of it', 'NotFoundError');
    return storeOf(disk.stores.get(name));
  };
  turn = turn.then(() => {
    for (let one = asked.shift(); one; one = asked.shift()) {
      one.result = one.work();
      one.onsuccess?.();
    }
    transaction.oncomplete?.();
  });
  return transaction;
}

function database() {
  return {
    createObjectStore: (name) => disk.stores.set(name, new Map()),
    close() {},
    transaction(names) {
      if (disk.fault === 'broken') throw new DOMException('broken', 'InvalidStateError');
      return transactionOn([names].flat());
    },
  };
}

globalThis.indexedDB = {
  open() {
    const asked = { result: database(), error: null };
    setTimeout(() => {
      if (disk.fault === 'blocked') return asked.onblocked?.();
      if (disk.fault === 'newer') {
        asked.error = new DOMException('newer', 'VersionError');
        return asked.onerror?.();
      }
      if (!disk.stores.size) asked.onupgradeneeded?.();
      return asked.onsuccess?.();
    }, 0);
    return asked;
  },
};
