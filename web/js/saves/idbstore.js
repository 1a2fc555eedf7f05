// A second, durable copy of every record in IndexedDB, and the one before it.

import { transact, when } from './database.js';

/**
 * @typedef {object} Copy
 * @property {string} id
 * @property {number} count that of the record
 * @property {string} text
 * @property {string} before the text that was kept before this one; '' if none
 */

/** Where the notes' store has what Continue goes on with: no match has such an id. */
const CURRENT = '/current';

/** @typedef {import('./database.js').Store} Store */

/** @returns {string[]} */
const noIds = () => [];

/** @returns {Copy | null} */
const nothing = () => null;

/** Returns every copy, read one by one so that the page never stands still for them. @returns {Promise<Copy[]>} */
export async function copies() {
  const ids = await transact(
    ['saves'],
    'readonly',
    ({ saves }, found) => when(saves.getAllKeys(), (keys) => found(keys.map(String))),
    noIds(),
  );
  /** @type {Copy[]} */
  const all = [];
  for (const id of ids) {
    const copy = await readCopy(id);
    if (copy) all.push(copy);
  }
  return all;
}

/** Returns the copy of a match; null if there is none. @param {string} id @returns {Promise<Copy | null>} */
export async function readCopy(id) {
  const copy = await transact(
    ['saves'],
    'readonly',
    ({ saves }, found) => when(saves.get(id), (one) => found(one ?? null)),
    nothing(),
  );
  if (!copy) return null;
  const { count, text, before = '' } = copy;
  return { id, count: Number(count) || 0, text: String(text), before: String(before) };
}

/**
 * What a copy is written with.
 * @typedef {object} How
 * @property {number} [base] the count that it goes on from: a later copy is another tab's, and stays
 * @property {boolean} [over] even over a later one, which can't be read
 * @property {string} [answers] the mark of its save: what was noted before that position is done
 * @property {number} [current] the match is what Continue goes on with, as the so many-th choice
 */

/** Keeps a text as the newest of a match, unless a later one is there.
 * @param {string} id @param {string} text @param {number} count @param {How} [how]
 * @returns {Promise<'kept' | 'behind' | 'failed'>} behind: a later one is there
 */
export function putCopy(id, text, count, how = {}) {
  const copy = { id, count, text, before: '' };
  return transact(
    ['saves', 'ahead'],
    'readwrite',
    (stores, found) => lay(stores, copy, how, found),
    failed(),
  );
}

/** @returns {'kept' | 'behind' | 'failed'} */
const failed = () => 'failed';

/** @param {Record<Store, IDBObjectStore>} stores @param {Copy} copy @param {How} how @param {(done: 'kept' | 'behind') => void} found */
function lay({ saves, ahead }, copy, { base = copy.count, over, answers, current }, found) {
  when(saves.get(copy.id), (/** @type {Copy | undefined} */ old) => {
    const same = old?.text === copy.text;
    if (old && !same && !over && old.count > base) return found('behind');
    if (!same) saves.put({ ...copy, before: old?.text ?? '' });
    if (answers) dropAnswered(ahead, copy.id, answers);
    if (current) ahead.put({ id: CURRENT, text: copy.id, count: current });
    found('kept');
  });
}

/** Writes the newest copy of a match once more, through to the disk: with it all that came before.
 * @param {string} id
 */
export function strengthen(id) {
  return transact(
    ['saves'],
    'readwrite',
    ({ saves }) => when(saves.get(id), (one) => one && saves.put(one)),
    undefined,
    'strict',
  );
}

/** Deletes the copy of a match. @param {string} id */
export function deleteCopy(id) {
  return transact(['saves'], 'readwrite', ({ saves }) => void saves.delete(id), undefined);
}

/** Deletes every copy and every note. */
export function clearAll() {
  const clear = (/** @type {Record<Store, IDBObjectStore>} */ { saves, ahead }) => {
    saves.clear();
    ahead.clear();
  };
  return transact(['saves', 'ahead'], 'readwrite', clear, undefined, 'strict');
}

/** Writes the write-ahead note of a match. @param {string} id @param {string} text @param {string} after the mark of the save that it follows @returns {Promise<boolean>} */
export function putNote(id, text, after) {
  return transact(
    ['ahead'],
    'readwrite',
    ({ ahead }, found) => when(ahead.put({ id, text, after }), () => found(true)),
    false,
  );
}

/** Reads the write-ahead note of a match. @param {string} id @returns {Promise<string>} '' if nothing was noted */
export function readNote(id) {
  return transact(
    ['ahead'],
    'readonly',
    ({ ahead }, found) => when(ahead.get(id), (one) => found(String(one?.text ?? ''))),
    '',
  );
}

/** Deletes the write-ahead note of a match. @param {string} id */
export function deleteNote(id) {
  return transact(['ahead'], 'readwrite', ({ ahead }) => void ahead.delete(id), undefined);
}

/** Deletes a note, unless it is of the position that has this mark. @param {IDBObjectStore} ahead @param {string} id @param {string} mark */
function dropAnswered(ahead, id, mark) {
  when(ahead.get(id), (note) => {
    if (note && note.after !== mark) ahead.delete(id);
  });
}

/** Notes which match Continue goes on with. @param {string} id @param {number} count as the so many-th choice */
export function putCurrent(id, count) {
  const row = { id: CURRENT, text: id, count };
  return transact(['ahead'], 'readwrite', ({ ahead }) => void ahead.put(row), undefined);
}

/** Reads which match Continue goes on with. @returns {Promise<{id: string, count: number}>} */
export function readCurrent() {
  return transact(
    ['ahead'],
    'readonly',
    ({ ahead }, found) =>
      when(ahead.get(CURRENT), (one) =>
        found({ id: String(one?.text ?? ''), count: Number(one?.count) || 0 }),
      ),
    { id: '', count: 0 },
  );
}
