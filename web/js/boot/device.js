// What of the site's files is on this device, and questions to the service worker that keeps them.

/**
 * What the page knows of its files on this device.
 * @typedef {object} Offline
 * @property {'waiting' | 'off' | 'filling' | 'ready' | 'broken'} state
 * @property {number} loaded bytes
 * @property {number} total
 * @property {'network' | 'differs' | 'full'} why it broke off
 * @property {string} version
 * @property {string} hash of the release
 * @property {boolean} update a newer release is whole and waits
 * @property {string} told what the last press came to, in words
 * @property {boolean} busy a press is being answered
 * @property {Record<string, Pack>} packs the files in parts, by name: 'common' and the games' keys
 */

/**
 * A part of the files: whole on this device if `loaded` is `total`, and mended and renewed if it is kept.
 * @typedef {{kept: boolean, loaded: number, total: number}} Pack
 */

/** @type {Offline} */
export const offline = {
  state: 'waiting',
  loaded: 0,
  total: 0,
  why: 'network',
  version: '',
  hash: '',
  update: false,
  told: '',
  busy: false,
  packs: {},
};

/** How long the worker may take to answer: all files may have to come anew. */
const SILENCE = 120_000;

/** The registration of the worker, once there is one. @type {{found: ServiceWorkerRegistration | null}} */
export const registered = { found: null };

/** Who is told when something has changed. */
let heed = () => {};

/** Sets the listener that hears of every change from now on. @param {() => void} tell */
export function onChange(tell) {
  heed = tell;
}

/** Changes what is known of the files on this device, and tells the listener. @param {Partial<Offline>} changes */
export function updateOffline(changes) {
  Object.assign(offline, changes);
  heed();
}

/** Returns the browser's service workers; null where it has none for this page. */
export function serviceWorkers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Returns the worker that serves this page if it is the site's own: that of a folder above may serve it first. */
export function ownController() {
  const found = serviceWorkers()?.controller;
  return found?.scriptURL === new URL('sw.js', new URL('.', location.href)).href ? found : null;
}

/** Asks the worker that serves this page what it has, once it keeps the games that were opened. */
export async function refreshStatus() {
  if (toKeep.size) await askToKeep([...toKeep]);
  const status = await askServiceWorker('status');
  if (status)
    updateOffline({
      ...status,
      state: status.loaded === status.total ? 'ready' : 'broken',
      why: 'network',
    });
}

/**
 * Asks the worker in charge a question; null if there is none or it is silent.
 * @param {'status' | 'check' | 'look' | 'leave' | 'keep' | 'gather'} type
 * @param {{packs?: string[]}} [more]
 * @returns {Promise<any>}
 */
export function askServiceWorker(type, more = {}) {
  const serving = registered.found?.active ?? ownController();
  if (!serving) return Promise.resolve(null);
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(null), SILENCE);
    serving.postMessage({ type, ...more }, [port2]);
  });
}

// Games on this device.

/** Games that have been opened and that no worker has heard of yet. @type {Set<string>} */
const toKeep = new Set();

/** The parts of the game's files and what of them is on this device; empty until a worker is in charge. */
export function packs() {
  return offline.packs;
}

/**
 * Keeps a game on this device from now on, whole and for the releases to come; as soon as a worker is
 * in charge.
 * @param {string} key
 */
export function keepGame(key) {
  if (offline.packs[key]?.kept) return;
  toKeep.add(key);
  if (registered.found?.active) refreshStatus();
}

/** Keeps all games on this device. @returns {Promise<boolean>} whether they are whole */
export async function keepAll() {
  if (offline.busy) return false;
  updateOffline({ busy: true, told: '' });
  const found = await askServiceWorker('keep');
  updateOffline({ busy: false });
  await refreshStatus();
  return Boolean(found?.kept);
}

/** @param {string[]} keys */
async function askToKeep(keys) {
  const found = await askServiceWorker('keep', { packs: keys });
  if (found) for (const key of keys) toKeep.delete(key);
}
