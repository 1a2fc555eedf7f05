// Playing without a network: registers the service worker, and knows how far it is.
//
// sw.js keeps the files; this is the page's side of it. Once what is played is on the device, the other
// games are gathered in the background, so that each starts without a network. A new release is only
// offered: `useUpdate` is called for a press alone.

import {
  askServiceWorker,
  offline,
  onChange,
  ownController,
  packs,
  refreshStatus,
  registered,
  serviceWorkers,
  updateOffline,
} from '../boot/device.js';
import { whenIdle } from '../boot/idle.js';
import { offeredGames } from './games.js';
import { get, set, subscribe } from './store.js';
import { t } from './text.js';

export { keepAll, keepGame, offline, packs } from '../boot/device.js';

const FOLDER = new URL('.', location.href).pathname;
const HEALED = `${FOLDER}portsmouth/healed`;

/** How long the registration waits for an engine that does not come, in milliseconds. */
const PATIENCE = 10_000;

/** How often a page that stays open asks for a new release, in milliseconds. */
const RARELY = 3_600_000;

let asked = 0;

/** Would a reload lose nothing? @type {() => Promise<boolean>} */
let isKept = async () => false;

/**
 * Registers the worker once the engine no longer needs the line, and follows what becomes of it.
 * @param {() => Promise<boolean>} kept asked before the page goes over to a new release
 */
export function startOffline(kept) {
  isKept = kept;
  onChange(() => {
    set({});
    gather();
  });
  const container = serviceWorkers();
  if (!container) return updateOffline({ state: 'off' });
  container.addEventListener('message', ({ data }) => hear(data));
  followControl(container);
  ownController()?.postMessage({ type: 'alive' });
  subscribe(({ stage }) => stage?.name === 'failed' && mend());
  addEventListener('online', () => {
    gathering = false;
    if (offline.state === 'broken') register(container);
    else gather();
  });
  addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked > RARELY) registered.found?.update().catch(() => {});
  });
  onceStarted(async () => {
    await register(container);
    await askServiceWorker('look');
  });
}

/** Once the engine is ready and the browser has nothing to do, or after a while all the same. @param {() => void} act */
function onceStarted(act) {
  const once = () => {
    stop();
    clearTimeout(timer);
    whenIdle(act);
  };
  const timer = setTimeout(once, PATIENCE);
  const stop = subscribe(({ stage }) => stage?.name === 'ready' && once());
}

/** @param {ServiceWorkerContainer} container */
async function register(container) {
  asked = Date.now();
  try {
    const found = await container.register(new URL('sw.js', new URL('.', location.href)), {
      updateViaCache: 'none',
    });
    if (!found) return updateOffline({ state: 'off' }); // blocked without a word
    registered.found = found;
  } catch {
    // Without a network sw.js can't be asked for; what is on the device serves all the same.
    registered.found = (await container.getRegistration().catch(() => null)) ?? null;
    if (!registered.found?.active)
      return updateOffline(
        navigator.onLine ? { state: 'off' } : { state: 'broken', why: 'network' },
      );
  }
  follow(registered.found);
}

/** @param {ServiceWorkerRegistration} found */
function follow(found) {
  if (found.waiting) updateOffline({ update: true });
  if (found.active) refreshStatus();
  watch(found.installing);
  found.onupdatefound = () => watch(found.installing);
}

/** Sees a release through its download. @param {ServiceWorker | null} incoming */
function watch(incoming) {
  incoming?.addEventListener('statechange', () => {
    if (incoming.state === 'installed' && registered.found?.active)
      updateOffline({ update: true, told: '' });
    if (incoming.state === 'activated') refreshStatus();
  });
}

/** Hears what a worker says to all pages. @param {any} data */
function hear(data) {
  if (data?.type === 'healed' && get().stage?.name !== 'ready') return reloadOnce();
  if (registered.found?.active || offline.state === 'ready') return; // a later release comes in silence
  if (data?.type === 'filling') progress(data);
  if (data?.type === 'broken') updateOffline({ state: 'broken', why: data.why });
}

/** Have the other games been asked for since the network came? */
let gathering = false;

/** Has the worker bring the games that were not opened, unless the player saves data. */
function gather() {
  const lacked = offeredGames().flatMap(({ key }) => (packs()[key]?.kept === false ? [key] : []));
  if (gathering || offline.state !== 'ready' || offline.update || !lacked.length || savesData())
    return;
  gathering = true;
  whenIdle(async () => {
    if (await askServiceWorker('gather', { packs: lacked })) refreshStatus();
  });
}

/** Has the player told the browser to transfer little? */
function savesData() {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (
    /** @type {unknown} */ (navigator)
  );
  return connection?.saveData === true;
}

/** Notes how far the download is, a tenth at a time: it is read aloud. @param {{loaded: number, total: number}} data */
function progress({ loaded, total }) {
  if (offline.state === 'filling' && loaded - offline.loaded < total / 10) return;
  updateOffline({ state: 'filling', loaded, total });
}

// What was damaged.

let mending = false;

/** The engine has not started: if files were damaged, the page is loaded again with whole ones. */
async function mend() {
  if (mending || !ownController()) return;
  mending = true;
  const found = await askServiceWorker('check');
  if (found?.gone) await askServiceWorker('leave');
  if (found?.gone || found?.healed) reloadOnce();
}

/** Loads the page again, unless it was for the same reason just now. */
function reloadOnce() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(HEALED)) < 60_000) return;
    sessionStorage.setItem(HEALED, String(Date.now()));
    location.reload();
  } catch {
    // Nothing would end the going round: the player has the button.
  }
}

/** Looks through all files on the device and fetches anew what is damaged. */
export async function repair() {
  if (offline.busy) return;
  updateOffline({ busy: true, told: t('offline-repairing') });
  updateOffline({ busy: false, told: repairWords(await askServiceWorker('check')) });
  refreshStatus();
}

/** @param {{count: number, healed: number, lost: string[]} | null} found */
function repairWords(found) {
  if (!found) return t('offline-silent');
  if (found.lost.length) return t('offline-repair-failed', { count: found.lost.length });
  return found.healed
    ? t('offline-repaired', { count: found.healed })
    : t('offline-whole', { count: found.count });
}

// New releases.

/** Asks the host for a new release. */
export async function checkForUpdate() {
  if (offline.busy || !registered.found) return;
  updateOffline({ busy: true, told: t('offline-checking') });
  asked = Date.now();
  const found = await registered.found.update().then(
    () => true,
    () => false,
  );
  const told = !found
    ? 'offline-check-failed'
    : registered.found.installing
      ? 'offline-coming'
      : 'offline-newest';
  updateOffline({ busy: false, told: offline.update ? '' : t(told) });
}

/** Has the player of this tab pressed? */
let pressed = false;

/** Lets the waiting release take over; every open page of the game loads it then. */
export function useUpdate() {
  pressed = true;
  if (registered.found?.waiting) registered.found.waiting.postMessage({ type: 'use' });
  else come(); // another tab was faster
}

/**
 * Loads the page again when another release takes over, as it does only after a press. The first
 * release to take charge of a page that came without one changes nothing.
 * @param {ServiceWorkerContainer} container
 */
function followControl(container) {
  let controlled = ownController() !== null;
  container.addEventListener('controllerchange', () => {
    ownController()?.postMessage({ type: 'alive' });
    if (controlled || pressed) come();
    controlled = ownController() !== null;
  });
}

/** Goes over to the new release once the action on its way is kept; never at the cost of a game. */
async function come() {
  if (get().busy) setTimeout(come, 100);
  else if (await isKept()) location.reload();
  else set({ notice: { text: t('offline-behind'), tone: 'fault', lasting: true } });
}
