// Playing without a network: registers the service worker, and knows how far it is.
//
// sw.js keeps the files; this is the page's side of it. A new release is only offered: `useUpdate`
// is called for a press alone.

import { whenIdle } from './idle.js';
import { get, set, subscribe } from '../app/store.js';
import { t } from '../app/text.js';

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
 * @property {Record<string, Pack>} packs the files in parts, by name: 'house' and the games' keys
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

const FOLDER = new URL('.', location.href).pathname;
const HEALED = `${FOLDER}portsmouth/healed`;

/** How long the registration waits for an engine that does not come, in milliseconds. */
const PATIENCE = 10_000;

/** How long the worker may take to answer: all files may have to come anew. */
const SILENCE = 120_000;

/** How often a page that stays open asks for a new release, in milliseconds. */
const RARELY = 3_600_000;

/** @type {ServiceWorkerRegistration | null} */
let registration = null;

let asked = 0;

/** @param {Partial<Offline>} changes */
function know(changes) {
  Object.assign(offline, changes);
  set({});
}

/** The browser's service workers; null where it has none for this page. */
function workers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Would the match on the table be there again after a reload? @type {() => Promise<boolean>} */
let isKept = async () => false;

/** Registers the worker once the engine no longer needs the line, and follows what becomes of it.
 * @param {typeof isKept} kept
 */
export function startOffline(kept) {
  isKept = kept;
  const container = workers();
  if (!container) return know({ state: 'off' });
  container.addEventListener('message', ({ data }) => hear(data));
  followControl(container);
  container.controller?.postMessage({ type: 'alive' });
  subscribe(({ stage }) => stage?.name === 'failed' && mend());
  addEventListener('online', () => offline.state === 'broken' && register(container));
  addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked > RARELY) registration?.update().catch(() => {});
  });
  onceStarted(async () => {
    await register(container);
    await consult('look');
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
    const found = await container.register(new URL('sw.js', new URL('.', location.href)), { updateViaCache: 'none' });
    if (!found) return know({ state: 'off' }); // blocked without a word
    registration = found;
  } catch {
    // Without a network sw.js can't be asked for; what is on the device serves all the same.
    registration = (await container.getRegistration().catch(() => null)) ?? null;
    if (!registration?.active) return know(navigator.onLine ? { state: 'off' } : { state: 'broken', why: 'network' });
  }
  follow(registration);
}

/** @param {ServiceWorkerRegistration} found */
function follow(found) {
  if (found.waiting) know({ update: true });
  if (found.active) learnStatus();
  watch(found.installing);
  found.onupdatefound = () => watch(found.installing);
}

/** Sees a release through its download. @param {ServiceWorker | null} incoming */
function watch(incoming) {
  incoming?.addEventListener('statechange', () => {
    if (incoming.state === 'installed' && registration?.active) know({ update: true, told: '' });
    if (incoming.state === 'activated') learnStatus();
  });
}

/** Asks the worker that serves this page what it has, once it keeps the games that were opened. */
async function learnStatus() {
  if (toKeep.size) await askToKeep([...toKeep]);
  const status = await consult('status');
  if (status) know({ ...status, state: status.loaded === status.total ? 'ready' : 'broken', why: 'network' });
}

/**
 * Asks the worker in charge a question; null if there is none or it is silent.
 * @param {'status' | 'check' | 'look' | 'leave' | 'keep'} type
 * @param {{packs?: string[]}} [more]
 * @returns {Promise<any>}
 */
function consult(type, more = {}) {
  const serving = registration?.active ?? workers()?.controller;
  if (!serving) return Promise.resolve(null);
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(null), SILENCE);
    serving.postMessage({ type, ...more }, [port2]);
  });
}

/** Hears what a worker says to all pages. @param {any} data */
function hear(data) {
  if (data?.type === 'healed' && get().stage?.name !== 'ready') return reloadOnce();
  if (registration?.active || offline.state === 'ready') return; // a later release comes in silence
  if (data?.type === 'filling') progress(data);
  if (data?.type === 'broken') know({ state: 'broken', why: data.why });
}

/** Notes how far the download is, a tenth at a time: it is read aloud. @param {{loaded: number, total: number}} data */
function progress({ loaded, total }) {
  if (offline.state === 'filling' && loaded - offline.loaded < total / 10) return;
  know({ state: 'filling', loaded, total });
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
  if (registration?.active) learnStatus();
}

/** Keeps all games on this device. @returns {Promise<boolean>} whether they are whole */
export async function keepAll() {
  if (offline.busy) return false;
  know({ busy: true, told: '' });
  const found = await consult('keep');
  know({ busy: false });
  await learnStatus();
  return Boolean(found?.kept);
}

/** @param {string[]} keys */
async function askToKeep(keys) {
  const found = await consult('keep', { packs: keys });
  if (found) for (const key of keys) toKeep.delete(key);
}

// What was damaged.

let mending = false;

/** The engine has not started: if files were damaged, the page is loaded again with whole ones. */
async function mend() {
  if (mending || !workers()?.controller) return;
  mending = true;
  const found = await consult('check');
  if (found?.gone) await consult('leave');
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
  know({ busy: true, told: t('offline-repairing') });
  know({ busy: false, told: repairWords(await consult('check')) });
  learnStatus();
}

/** @param {{count: number, healed: number, lost: string[]} | null} found */
function repairWords(found) {
  if (!found) return t('offline-silent');
  if (found.lost.length) return t('offline-repair-failed', { count: found.lost.length });
  return found.healed ? t('offline-repaired', { count: found.healed }) : t('offline-whole', { count: found.count });
}

// New releases.

/** Asks the host for a new release. */
export async function checkForUpdate() {
  if (offline.busy || !registration) return;
  know({ busy: true, told: t('offline-checking') });
  asked = Date.now();
  const found = await registration.update().then(
    () => true,
    () => false,
  );
  const told = !found ? 'offline-check-failed' : registration.installing ? 'offline-coming' : 'offline-newest';
  know({ busy: false, told: offline.update ? '' : t(told) });
}

/** Has the player of this tab pressed? */
let pressed = false;

/** Lets the waiting release take over; every open page of the game loads it then. */
export function useUpdate() {
  pressed = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: 'use' });
  else come(); // another tab was faster
}

/**
 * Loads the page again when another release takes over, as it does only after a press. The first
 * release to take charge of a page that came without one changes nothing.
 * @param {ServiceWorkerContainer} container
 */
function followControl(container) {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    container.controller?.postMessage({ type: 'alive' });
    if (controlled || pressed) come();
    controlled = true;
  });
}

/** Goes over to the new release once the action on its way is kept; never at the cost of a game. */
async function come() {
  if (get().busy) setTimeout(come, 100);
  else if (await isKept()) location.reload();
  else set({ notice: { text: t('offline-behind'), tone: 'fault', lasting: true } });
}
