// One tab plays a game: whoever holds the game's lock. The others look on, hear of every action, and
// may take the game over. Where the browser knows no locks, every tab plays, and what two of them
// write is kept side by side.

import { FOLDER } from './localstore.js';

/** @typedef {{kind: 'kept', id: string, text: string} | {kind: 'gone', id: string}} News */

/** The lock that this tab holds. @type {{id: string, release: () => void} | null} */
let held = null;

/** The game that lies on the table here but is played in another tab, or was until now: it is this
 * tab's when it holds the lock and has opened what the other left; '' if none.
 */
let watched = '';

/** Ends the wait for a lock. @type {AbortController | null} */
let wait = null;

/** Who hears that a game was taken from this tab, or is free for it. @type {(change: 'taken' | 'free', id: string) => void} */
let listener = () => {};

const channel = openChannel();

/** The way to the other tabs; null where the browser has none, or closes it to this page. */
function openChannel() {
  try {
    return new BroadcastChannel(`${FOLDER}portsmouth`);
  } catch {
    return null;
  }
}

/** @param {string} id */
function lockOf(id) {
  return `portsmouth:${FOLDER}:${id}`;
}

/** Tells whether another tab plays the game on the table. */
export function isInOtherTab() {
  return watched !== '';
}

/** Returns the id of the game that this tab only watches; '' if none. */
export function watchedMatch() {
  return watched;
}

/** Returns the id of the game that this tab plays; '' if none. */
export function heldMatch() {
  return held?.id ?? '';
}

/** Sets the listener that hears when another tab takes or frees the game. @param {typeof listener} hear */
export function onLockChange(hear) {
  listener = hear;
}

/** Takes the lock of a game for this tab and releases any other. @param {string} id @returns {Promise<boolean>} false if another tab has it */
export async function acquire(id) {
  if (held?.id === id) {
    watched = '';
    return true;
  }
  if (watched === id) return false;
  release();
  const mine = await lock(id, { ifAvailable: true });
  if (mine) return true;
  watched = id;
  awaitTurn(id);
  return false;
}

/** Takes the lock of the watched game from the tab that plays it. Until `acquire` says that its newest
 * position lies on the table here, the game is still only watched.
 * @returns {Promise<boolean>}
 */
export async function takeOver() {
  const id = watched;
  if (!id) return false;
  release();
  watched = id;
  return lock(id, { steal: true });
}

/** Gives a game back that could not be opened here: whoever waits for it plays on, and this tab does
 * not wait for it any more. @param {string} id
 */
export function giveBack(id) {
  release();
  watched = id;
}

/** The games that any tab plays, this one included. @returns {Promise<Set<string>>} */
export async function playedAnywhere() {
  const start = lockOf('');
  const found = await globalThis.navigator?.locks?.query?.().catch(() => null);
  const names = (found?.held ?? []).map(({ name = '' }) => name);
  return new Set(
    names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)),
  );
}

/** Releases the lock: no game is played or watched any more. */
export function release() {
  wait?.abort();
  wait = null;
  watched = '';
  held?.release();
  held = null;
}

/** @param {string} id @param {LockOptions} options @returns {Promise<boolean>} */
function lock(id, options) {
  return new Promise((answer) => {
    if (!navigator.locks) return answer(true);
    /** @type {typeof held} */
    let mine = null;
    navigator.locks
      .request(lockOf(id), options, (granted) => {
        if (!granted) return answer(false);
        return new Promise((/** @type {(value?: unknown) => void} */ release) => {
          mine = { id, release };
          held = mine;
          answer(true);
        });
      })
      .catch((error) => {
        if (mine && held === mine) lose(id);
        answer(error?.name !== 'AbortError'); // a browser that allows no locks knows no other tab
      });
  });
}

/** Another tab has taken the game. @param {string} id */
function lose(id) {
  held = null;
  watched = id;
  awaitTurn(id);
  listener('taken', id);
}

/** Waits until the other tab is closed or lets go. @param {string} id */
async function awaitTurn(id) {
  const mine = new AbortController();
  wait = mine;
  const free = await lock(id, { signal: mine.signal });
  if (!free || wait !== mine) return;
  wait = null;
  listener('free', id);
}

/** Sends news to the other tabs. @param {News} news */
export function broadcast(news) {
  channel?.postMessage(news);
}

/** Hears what the other tabs tell. @param {(news: News) => void} hear */
export function onNews(hear) {
  channel?.addEventListener('message', ({ data }) => hear(data));
}
