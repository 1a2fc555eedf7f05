// What the page knows: the last frame, the catalogue, the screen, the selection, the settings.
// Anything that a rule could compute does not belong here.

import { counts } from '../boot/counts.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').Catalog} Catalog */
/** @typedef {import('../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../boot/engine.js').Stage} Stage */

/**
 * How the match lies on the table: it is played here, or it is only looked at, because a captain or a
 * friend acts, another tab plays, it came by link, or a position of its past is shown.
 * @typedef {{kind: 'play'} | {kind: 'captain', seat: number} | {kind: 'friend', seat: number}
 *   | {kind: 'otherTab'} | {kind: 'shared'} | {kind: 'past'} | {kind: 'puzzle'}} Mode
 */

/**
 * @typedef {object} Store
 * @property {Stage | null} stage how far the engine's start is
 * @property {Catalog | null} catalog
 * @property {Frame | null} frame the table as Python last told it
 * @property {Frame | null} past a position of the past that is looked at instead; its `n` is negative
 * @property {Mode} mode how the match lies on the table; never 'past' here (match/mode.js)
 * @property {{seat: number} | null} curtain whom the device is to be handed to; nothing but that is shown then
 * @property {Entry[]} log every journal entry of the match so far
 * @property {boolean} busy a question is on its way; nothing may be committed
 * @property {string} screen the route: 'home', 'new', 'table', 'logbook', 'learn', 'rules', 'settings'
 * @property {string | null} selected what the player points at: a cell, a card, a button's target
 * @property {{text: string, rule?: string, details?: string, tone: 'plain' | 'moment' | 'refused' | 'fault', lasting?: boolean, button?: {words: string, press: () => void}} | null} notice
 *   a lasting one stays until the player puts it away; a button leads to what helps
 */

/** @type {Store} */
const store = {
  stage: null,
  catalog: null,
  frame: null,
  past: null,
  mode: { kind: 'play' },
  curtain: null,
  log: [],
  busy: false,
  screen: 'home',
  selected: null,
  notice: null,
};

/** @typedef {(store: Readonly<Store>) => void} Listener */

/** Who hears of changes, and what a listener looks at: unless that changed it is not called.
 * @type {Map<Listener, {of: ((store: Readonly<Store>) => unknown) | null, last: unknown}>}
 */
const listeners = new Map();

/** Draws the screen, after all listeners have heard of a change. @type {Listener} */
let draw = () => {};

/** How often listeners may change what others hear of before the screen is drawn all the same. */
const ROUNDS = 8;

/** The next telling: whether one is on its way, whether listeners hear now, and what it has to do. */
const next = { scheduled: false, hearing: false, changed: false, drawn: false };

/** What the screen waits for before it is drawn. @type {Set<Promise<unknown>>} */
const awaited = new Set();

/** What is done once the screen has been drawn. @type {(() => unknown)[]} */
const afterwards = [];

/** Returns the state of the page. @returns {Readonly<Store>} */
export function get() {
  return store;
}

/**
 * Changes what the page knows. Listeners hear of it before the next frame is painted, then the screen
 * is drawn, once for all changes until then, those of the listeners included. It is drawn, too, where
 * everything is as it was, since what the store does not hold (an address, the words of a language) may
 * have changed; but not for a listener. `busy` alone is not drawn: it is only marked.
 * @param {Partial<Store>} changes
 */
export function set(changes) {
  const names = /** @type {(keyof Store)[]} */ (Object.keys(changes));
  const changed = names.filter((name) => store[name] !== changes[name]);
  if (next.hearing && names.length && !changed.length) return;
  Object.assign(store, changes);
  if (changed.includes('busy')) markBusy();
  next.changed = true;
  next.drawn ||= !changed.length ? names[0] !== 'busy' : changed.some((name) => name !== 'busy');
  schedule();
}

function schedule() {
  if (next.scheduled || next.hearing) return;
  next.scheduled = true;
  queueMicrotask(tell);
}

/** Tells all listeners, again if one has changed something, and draws. */
function tell() {
  next.scheduled = false;
  next.hearing = true;
  for (let round = 0; next.changed && round < ROUNDS; round += 1) {
    next.changed = false;
    for (const [listener, heard] of listeners) hear(listener, heard);
  }
  next.hearing = false;
  next.changed = false;
  if (!next.drawn || awaited.size) return;
  next.drawn = false;
  isolated(draw);
  for (const act of afterwards.splice(0)) act();
}

/** Does something as soon as the changes of now have been drawn. @param {() => unknown} act */
export function whenDrawn(act) {
  afterwards.push(act);
}

/** @param {Listener} listener @param {{of: ((store: Readonly<Store>) => unknown) | null, last: unknown}} heard */
function hear(listener, heard) {
  if (heard.of) {
    const now = heard.of(store);
    if (now === heard.last) return;
    heard.last = now;
  }
  isolated(listener);
}

/** Says what draws the screen. @param {Listener} act */
export function drawWith(act) {
  draw = act;
}

/**
 * Puts off drawing until an answer is there, so that it is drawn together with what was pressed; but
 * not for longer than told. Meanwhile the page is marked as busy.
 * @param {Promise<unknown>} answer @param {number} most in milliseconds
 * @returns {Promise<boolean>} whether it came in time
 */
export async function drawAfter(answer, most) {
  awaited.add(answer);
  markBusy();
  let timer = 0;
  const late = new Promise((done) => {
    timer = setTimeout(done, most, false);
  });
  const inTime = await Promise.race([answer.then(Boolean, () => true), late]);
  clearTimeout(timer);
  awaited.delete(answer);
  if (inTime === false) counts.late += 1;
  markBusy();
  if (next.drawn) schedule();
  return inTime !== false;
}

/** Tells listeners to the page that an answer is on its way. */
function markBusy() {
  const busy = store.busy || awaited.size > 0;
  document.getElementById('app')?.setAttribute?.('aria-busy', busy ? 'true' : 'false');
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

/** Tells a listener; one that throws starves no other. @param {Listener} listener */
function isolated(listener) {
  try {
    listener(store);
  } catch (error) {
    reportOnce(error);
  }
}

/**
 * Hears of every change, or of those that change what it looks at.
 * @param {Listener} listener
 * @param {((store: Readonly<Store>) => unknown) | null} [of] what it looks at
 * @returns {() => void} stops hearing
 */
export function subscribe(listener, of = null) {
  listeners.set(listener, { of, last: undefined });
  return () => listeners.delete(listener);
}
