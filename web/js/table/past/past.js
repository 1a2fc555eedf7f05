// The table as it was: leafing through the journal, and playing what was done once more. Nothing
// can be done to the match meanwhile; it lies as it is.

import { page } from '../../app/games.js';
import { getSetting } from '../../app/settings.js';
import { get, set, whenDrawn } from '../../app/store.js';
import { formatText, t } from '../../app/text.js';
import { ask, EngineError } from '../../boot/engine.js';
import { isShared } from '../../match/mode.js';
import { actionTime, motionLeft, prepareMotion, skipMotion } from '../motion/motion.js';
import { perMatch } from '../session.js';
import { change, focusPlace, focusSoon, ui } from '../ui.js';
import { boardText } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */

/** How long a replayed position is looked at where nothing moves, and between movements. */
const LOOK = 650;
const STEP_TIME = 220;

const state = perMatch(() => ({
  /** Which wish to see something is the newest, so that late answers are dropped. */
  wish: 0,
  /** The entry that is wished for and not yet shown: quick presses count on from there. @type {number | null} */
  wanted: null,
  /** What goes on with the replay when the player says so, at the pace of steps. @type {(() => void) | null} */
  waiting: null,
  /** @type {{element: HTMLElement | null, entry: number} | null} */
  opener: null,
  /** Is a replay running? */
  on: false,
  /** Does it wait for the player? */
  waits: false,
}));

/** Tells whether a replay waits for the player. */
export function replayWaits() {
  return state().waits;
}

/** Shows the position after so many entries.
 * @param {number} entry @param {number | null} [viewer] who sees it so; else who looks at the table
 */
export async function showPast(entry, viewer) {
  endReplay();
  return open(entry, viewer);
}

/** A step or more back or forth. @param {number} by */
export function stepPast(by) {
  const at = entryWished();
  if (at !== undefined) showPast(Math.min(last(), Math.max(0, at + by)));
}

/** The entry that will be shown, or is. @returns {number | undefined} */
export function entryWished() {
  return state().wanted ?? get().past?.past;
}

/** The number of the present position's last entry. */
function last() {
  return get().frame?.entries ?? 0;
}

/** Shows a position; false if another wish came between or it can't be shown.
 * @param {number} entry @param {number | null} [viewer]
 */
async function open(entry, viewer) {
  const here = state();
  const mine = ++here.wish;
  here.wanted = entry;
  const then = await position(entry, viewer);
  if (mine === here.wish) here.wanted = null;
  if (!then || here !== state() || mine !== here.wish || get().screen !== 'table') return false;
  const before = get().past;
  if (!before) enter();
  const forth = before?.past === entry - 1;
  const go = forth ? prepareMotion(before, then, get().log.slice(entry - 1, entry)) : null;
  set({ past: { ...then, n: -1 - entry } });
  if (go) whenDrawn(go);
  change({
    said: isShared()
      ? pastWords(entry) || pastTitle(entry)
      : `${pastTitle(entry)} ${pastWords(entry)}`,
  });
  return true;
}

/** @param {number} entry @param {number | null} [viewer] @returns {Promise<Frame | null>} */
async function position(entry, viewer) {
  const { frame } = get();
  if (!frame) return null;
  const seen = viewer === undefined ? frame.viewer : viewer;
  try {
    return /** @type {Frame} */ (
      /** @type {unknown} */ (await ask({ op: 'past', n: frame.n, entry, viewer: seen }))
    );
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    set({ notice: { text: formatText(error.text), tone: 'refused' } });
    return null;
  }
}

/** From the present into the past: what lay open is closed, the focus goes to the banner. */
function enter() {
  const element = /** @type {HTMLElement | null} */ (document.activeElement);
  state().opener = {
    element,
    entry: Number(element?.closest('[data-entry]')?.getAttribute('data-entry') ?? -1),
  };
  ui.panel = null;
  set({ selected: null });
  focusSoon('.past__title');
}

/** Returns to the present position. */
export function leavePast() {
  const here = state();
  here.wish++;
  here.wanted = null;
  endReplay();
  skipMotion();
  if (!get().past) return;
  set({ past: null, selected: null });
  change({ said: t('recap-present') });
  const back = here.opener?.element;
  const entry = here.opener?.entry ?? -1;
  here.opener = null;
  requestAnimationFrame(() => {
    const line = /** @type {HTMLElement | null} */ (
      document.querySelector(`.table [data-entry="${entry}"] button`)
    );
    if (line) line.focus({ preventScroll: true });
    else if (back?.isConnected && back !== document.body) back.focus({ preventScroll: true });
    else focusPlace(ui.place);
  });
}

/** What the position is called. @param {number} entry */
export function pastTitle(entry) {
  if (!entry) return t('recap-past-start');
  const moment = page()?.momentOf?.(get().log.slice(0, entry));
  return t(moment ? 'recap-past-at' : 'recap-past', {
    entry,
    entries: last(),
    moment: moment ?? '',
  });
}

/** What led to the position, in sentences. @param {number} entry */
export function pastWords(entry) {
  const events = entry ? (get().log[entry - 1]?.events ?? []) : [];
  const words = events.map((event) => boardText(event.text)).filter(Boolean);
  return words.map((each, at) => (at + 1 < words.length ? sentence(each) : each)).join(' ');
}

/** @param {string} words */
function sentence(words) {
  return /[.!?…]$/.test(words) ? words : t('table-sentence', { text: words });
}

/** Plays entries once more, one after the other, and returns to the present. @param {readonly Entry[]} entries */
export async function replay(entries) {
  endReplay();
  if (!entries.length || !(await open(entries[0].number))) return;
  const here = state();
  here.on = true;
  for (const { number } of entries) {
    const mine = here.wish;
    await waitForStep();
    if (mine !== here.wish || !here.on) return;
    if (!(await open(number + 1))) return;
    await pause(motionLeft());
  }
  const mine = here.wish;
  await (getSetting('pace') === 'step' ? waitForStep() : pause(2 * LOOK));
  if (mine === here.wish && here.on && here === state()) leavePast();
}

/** Between two actions: a short while, or until the player goes on. @returns {Promise<void>} */
function waitForStep() {
  if (getSetting('pace') !== 'step') return pause(actionTime() ? STEP_TIME : LOOK);
  const here = state();
  here.waits = true;
  set({});
  return new Promise((done) => {
    here.waiting = done;
  });
}

/** @param {number} long @returns {Promise<void>} */
function pause(long) {
  return new Promise((done) => setTimeout(done, long));
}

/** Continues a replay that waits for the player. */
export function continueReplay() {
  const here = state();
  const next = here.waiting;
  here.waiting = null;
  here.waits = false;
  set({});
  next?.();
}

/** Nothing is played by itself any more. */
function endReplay() {
  const here = state();
  here.on = false;
  if (here.waiting) continueReplay();
}
