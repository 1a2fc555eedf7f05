// The match on the table: every request that changes it goes through here. What is asked is noted
// before the engine is asked, and every answer is saved before it is shown.

import { captainToAct, isWatched, lookedOn, watched } from './captains.js';
import { ask, EngineError } from '../boot/engine.js';
import { friendToAct, isPassed, passed } from './friends.js';
import { isGuest, isShared, shared } from './guests.js';
import { askedBefore, askingAbout, autosave, idOf, refused } from '../saves/logbook.js';
import { askToKeepOnce } from '../saves/promise.js';
import { elsewhere, hold } from '../saves/tabs.js';
import { openGame } from '../app/games.js';
import { get, set, subscribe } from '../app/store.js';
import { setPlayers, tell } from '../app/text.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').Failure} Failure */
/** @typedef {import('../protocol.d.ts').Request} Request */

/**
 * Set-up as the engine wants it; `table` is the page's own note (names, flags, title).
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} seats
 * @property {Record<string, string | number | boolean>} options
 * @property {string | null} seed
 * @property {{names: string[], flags: number[], id: string} & Record<string, unknown>} table
 */

/** Starts a new match. @param {Setup} setup @returns {Promise<boolean>} */
export function startMatch(setup) {
  return request({ op: 'new', ...setup });
}

/** Puts a saved match on the table. @param {string} save @returns {Promise<boolean>} */
export function loadMatch(save) {
  return request({ op: 'load', save });
}

/** Puts a game that came by link on the table, to be looked at; it is never kept. @param {string} save @returns {Promise<boolean>} */
export function showShared(save) {
  return request({ op: 'load', save }, shared);
}

/**
 * Puts a lesson on the table; it is never kept.
 * @param {string} game its key
 * @param {string} lesson its key
 * @param {Setup['table']} table
 * @returns {Promise<boolean>}
 */
export function startLesson(game, lesson, table) {
  return request({ op: 'lesson', game, lesson, table });
}

/** Plays actions in order, all of them or none. @param {string[]} actions @returns {Promise<boolean>} */
export async function play(actions) {
  const { frame } = get();
  return frame !== null && !isWatched(frame) && !isPassed(frame) && request({ op: 'play', n: position(), actions });
}

/** Plays what the captain has chosen whose turn it is. @param {string[]} actions @returns {Promise<boolean>} */
export function playForCaptain(actions) {
  return request({ op: 'play', n: position(), actions });
}

/** Says who plays each seat: a captain's level, or null for a person.
 * @param {(string | null)[]} captains @returns {Promise<boolean>}
 */
export function seatCaptains(captains) {
  return request({ op: 'seats', n: position(), captains });
}

/** Notes that a hint of a depth was asked in this position. @param {number} seat @param {number} depth @returns {Promise<boolean>} */
export function noteHint(seat, depth) {
  return request({ op: 'hinted', n: position(), seat, depth });
}

/** Begins another match from a position of this one. @param {number} entry @param {Setup['table']} table @returns {Promise<boolean>} */
export function branchMatch(entry, table) {
  return request({ op: 'branch', n: position(), entry, table });
}

/** Takes the last action back. @returns {Promise<boolean>} */
export function undo() {
  return request({ op: 'undo', n: position() });
}

/** Does again what was taken back. @returns {Promise<boolean>} */
export function redo() {
  return request({ op: 'redo', n: position() });
}

/** Takes back everything since the last barrier. @returns {Promise<boolean>} */
export function restartTurn() {
  return request({ op: 'restart', n: position() });
}

/**
 * Lays a crewman elsewhere on a ship board; no rule reads it.
 * @param {number} seat
 * @param {string} item
 * @param {string} place
 * @returns {Promise<boolean>}
 */
export function arrange(seat, item, place) {
  return request({ op: 'arrange', n: position(), seat, item, place });
}

/** The seat whose captain a person stands in for until its turn is over. @type {number | null} */
let standIn = null;

/** The table as the engine told it; what is shown of it may be only for watching. @type {Frame | null} */
let whole = null;

/** The seat that a person plays for its captain, if any. */
export function standsInFor() {
  return standIn;
}

/** Lets a person play for the captain of a seat until its turn is over; null lets the captain go on.
 * @param {number | null} seat
 */
export function standInFor(seat) {
  standIn = seat;
  showAgain();
}

/** What a player may do with a frame: nothing while a captain acts, or another tab plays. @param {Frame} frame @returns {Frame} */
function shown(frame) {
  if (isShared(frame)) return frame;
  if (elsewhere() && !frame.lesson) return lookedOn(frame);
  if (friendToAct(frame)) return passed(frame);
  if (standIn !== null && standIn !== frame.actors[0]) standIn = null;
  return standIn === null && captainToAct(frame) ? watched(frame) : frame;
}

/** The only thing that the captain to act can do, if he may do it without a thought. */
export function forcedForCaptain() {
  return whole?.forced ?? null;
}

/** A notice that only the player puts away, such as that nothing can be kept. */
function lasting() {
  const { notice } = get();
  return notice?.lasting ? notice : null;
}

/** The number of the position on the table. @returns {number} */
function position() {
  return get().frame?.n ?? 0;
}

/** What changes the match on the table, and is done again if its tab ends before it was answered. */
const NOTED = new Set(['play', 'undo', 'redo', 'restart', 'arrange', 'seats', 'hinted']);

/** Resolves when no question is on its way: another game or voyage waits for the answer to this one.
 * @returns {Promise<void>}
 */
function free() {
  return new Promise((done) => {
    if (!get().busy) return done();
    const stop = subscribe(({ busy }) => {
      if (busy) return;
      stop();
      done();
    });
  });
}

/**
 * Asks the engine, saves and shows its answer. A refusal becomes a notice; the table stays.
 * @param {Request} question
 * @param {(frame: Frame) => Frame} [manner] how the answer lies on the table
 * @returns {Promise<boolean>} whether it was done
 */
async function request(question, manner = (frame) => frame) {
  const fresh = ['new', 'load', 'lesson', 'branch'].includes(question.op);
  if (fresh) await free();
  if (get().busy || (!fresh && (get().past || isClosed()))) return false;
  set({ busy: true, notice: lasting() });
  const noted = note(question);
  try {
    if (noted) await noted;
    const since = fresh ? 0 : get().log.length;
    const frame = manner(await answerTo({ ...question, since }));
    if (fresh) await openGame(frame.game);
    show(fresh ? await comeToTable(frame) : await keep(frame), fresh);
    return true;
  } catch (error) {
    if (noted !== null && error instanceof EngineError) refused();
    refuse(/** @type {Error} */ (error));
    return false;
  } finally {
    set({ busy: false });
  }
}

/** Can the match on the table only be looked at: played in another tab, or come by link? */
function isClosed() {
  const { frame } = get();
  return frame !== null && (isShared(frame) || (elsewhere() && !frame.lesson));
}

/** The frame that a question gives. @param {import('../saves/logbook.js').Question} question @returns {Promise<Frame>} */
async function answerTo(question) {
  return /** @type {Frame} */ (/** @type {unknown} */ (await ask(question)));
}

/** Notes what is about to be asked, if it could be lost; what the engine does again it has forgotten by then. @param {Request} question @returns {null | void | Promise<boolean>} */
function note(question) {
  if (!NOTED.has(question.op) || !whole || isGuest(whole)) return null;
  const { n: _, ...rest } = question;
  const asked = question.op === 'redo' ? { op: 'play', actions: takenBack.slice(-1) } : rest;
  return askingAbout(whole.save, asked);
}

/** Writes a frame down, unless another tab has taken the match meanwhile: then that one finds the note.
 * @param {Frame} frame @returns {Promise<Frame>}
 */
async function keep(frame) {
  if (isGuest(frame) || elsewhere()) return frame;
  await autosave(frame);
  askToKeepOnce();
  return frame;
}

/** Another match than before: this tab plays it if no other does, and does first what was asked of
 * it when its tab ended.
 * @param {Frame} frame @returns {Promise<Frame>}
 */
async function comeToTable(frame) {
  if (isGuest(frame) || !(await hold(idOf(frame)))) return frame;
  const left = await askedBefore(frame.save);
  return keep(left ? await caughtUp(frame, left) : frame);
}

/** The table after a question that was noted; as it was if the engine refuses it.
 * @param {Frame} frame @param {import('../saves/logbook.js').Question} left @returns {Promise<Frame>}
 */
async function caughtUp(frame, left) {
  if (!NOTED.has(left.op)) return frame;
  return answerTo({ ...left, n: frame.n, since: 0 }).catch(() => frame);
}

/** The actions that were taken back, the last to be done again last. @type {string[]} */
let takenBack = [];

/** Remembers what is taken back. @param {Frame} frame @param {boolean} fresh */
function followUndo(frame, fresh) {
  const gone = fresh ? [] : get().log.slice(frame.entries).flatMap((entry) => entry.do ?? []);
  takenBack = [...takenBack, ...gone.reverse()].slice(0, frame.redo);
}

/** Shows the table again, when another tab has taken the match or let it go. */
export function showAgain() {
  if (whole) set({ frame: shown(whole), selected: null });
}

/**
 * Puts a frame on the table.
 * @param {Frame} frame
 * @param {boolean} fresh another match than before
 */
function show(frame, fresh) {
  followUndo(frame, fresh);
  const kept = fresh ? [] : get().log;
  const first = frame.log.length ? frame.log[0].number : frame.entries;
  setPlayers(frame.table.names ?? []);
  if (fresh) {
    standIn = null;
    set({ past: null });
  }
  whole = frame;
  set({ frame: shown(frame), log: [...kept.slice(0, first), ...frame.log], selected: null });
}

/**
 * Tells the player why nothing was done.
 * @param {Error} error
 */
function refuse(error) {
  if (!(error instanceof EngineError)) throw error;
  const failure = /** @type {Failure | undefined} */ (/** @type {unknown} */ (error.reply));
  if (failure?.frame) show(failure.frame, false);
  const fault = !failure || failure.code === 'bug' || failure.code === 'bad_request';
  set({
    notice: {
      text: tell(error.text),
      rule: failure?.refusal?.rule,
      details: fault ? error.details || failure?.detail || String(error) : undefined,
      tone: fault ? 'fault' : 'refused',
    },
  });
}
