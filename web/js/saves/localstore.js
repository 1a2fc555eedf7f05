// Local storage, which keeps a text at once or not at all. Every key carries the page's
// folder, since other sites may share the origin.

export const FOLDER = new URL('.', location.href).pathname;
const ROOT = `${FOLDER}portsmouth/`;

/** Why local storage refused a text last. @type {unknown} */
let refusal = null;

/** Returns the storage key of a part. @param {string} part such as 'save/1' */
export function keyOf(part) {
  return ROOT + part;
}

/** Uses local storage where the browser allows it. @template T @param {(storage: Storage) => T} use @param {T} otherwise @returns {T} */
function withStorage(use, otherwise) {
  try {
    return use(localStorage);
  } catch (error) {
    refusal = error;
    return otherwise;
  }
}

/** Reads the text of a part; null if there is none or the browser forbids it. @param {string} part @returns {string | null} */
export function read(part) {
  return withStorage((storage) => storage.getItem(keyOf(part)), null);
}

/** Writes the text of a part. @param {string} part @param {string} text @returns {boolean} whether it is kept now */
export function write(part, text) {
  return withStorage((storage) => {
    storage.setItem(keyOf(part), text);
    return true;
  }, false);
}

/** Deletes a part. @param {string} part */
export function drop(part) {
  withStorage((storage) => storage.removeItem(keyOf(part)), undefined);
}

/** Lists the parts whose name begins so. @param {string} start @returns {string[]} */
export function parts(start = '') {
  return withStorage(
    (storage) => {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return keys
        .filter((key) => key.startsWith(keyOf(start)))
        .map((key) => key.slice(ROOT.length));
    },
    /** @type {string[]} */ ([]),
  );
}

/** Why a text was refused: there is no room, or the browser allows nothing. @returns {{full: boolean, details: string}} */
export function whyRefused() {
  const full = refusal instanceof DOMException && refusal.name === 'QuotaExceededError';
  return { full, details: String(refusal) };
}
