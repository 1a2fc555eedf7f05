// What the page knows: the last frame, the catalogue, the screen, the selection, the settings.
// Anything that a rule could compute does not belong here.

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').Catalog} Catalog */
/** @typedef {import('../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../boot/engine.js').Stage} Stage */

/**
 * @typedef {object} Store
 * @property {Stage | null} stage how far the engine's start is
 * @property {Catalog | null} catalog
 * @property {Frame | null} frame the table as Python last told it
 * @property {Frame | null} past a position of the past that is looked at instead; its `n` is negative
 * @property {{seat: number} | null} curtain whom the device is to be handed to; nothing but that is shown then
 * @property {Entry[]} log every journal entry of the match so far
 * @property {boolean} busy a question is on its way; nothing may be committed
 * @property {string} screen the route: 'harbour', 'new', 'table', 'logbook', 'learn', 'rules', 'settings'
 * @property {string | null} selected what the player points at: a cell, a card, a button's target
 * @property {{text: string, rule?: string, details?: string, tone: 'plain' | 'refused' | 'fault', lasting?: boolean, button?: {words: string, press: () => void}} | null} notice
 *   a lasting one stays until the player puts it away; a button leads to what helps
 */

/** @type {Store} */
const store = {
  stage: null,
  catalog: null,
  frame: null,
  past: null,
  curtain: null,
  log: [],
  busy: false,
  screen: 'harbour',
  selected: null,
  notice: null,
};

/** @type {Set<(store: Readonly<Store>) => void>} */
const listeners = new Set();
let scheduled = false;

/** What the page knows now. @returns {Readonly<Store>} */
export function get() {
  return store;
}

/**
 * Changes what the page knows; listeners hear of it once, before the next frame is painted.
 * @param {Partial<Store>} changes
 */
export function set(changes) {
  Object.assign(store, changes);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    for (const listener of listeners) isolated(listener);
  });
}

/** Errors that have been reported: one that comes with every change is told once. @type {Set<string>} */
const reported = new Set();

/** Reports an error to the page's `error` event, unless one of the same words from the same line was reported. @param {unknown} error */
export function reportOnce(error) {
  const at = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 2).join(' ') : '';
  const key = `${error} ${at}`;
  if (reported.has(key)) return;
  reported.add(key);
  reportError(error);
}

/** Tells a listener; one that throws starves no other. @param {(store: Readonly<Store>) => void} listener */
function isolated(listener) {
  try {
    listener(store);
  } catch (error) {
    reportOnce(error);
  }
}

/**
 * Hears of every change.
 * @param {(store: Readonly<Store>) => void} listener
 * @returns {() => void} stops hearing
 */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
