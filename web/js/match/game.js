// The match on the table: every request that changes it goes through here. What is asked is noted
// before the engine is asked, and the note is on the disk before the answer is shown.

import { gameOf, openGame } from '../app/games.js';
import { get, set, subscribe } from '../app/store.js';
import { EngineError } from '../boot/engine.js';
import { onDisk } from '../saves/durability.js';
import { idOf, notedQuestions, recordOnDisk } from '../saves/logbook.js';
import { gameIn } from '../saves/records.js';
import { acquire, heldMatch, isInOtherTab } from '../saves/tabs.js';
import {
  dropLastNote,
  firstSave,
  noteAnswer,
  noteQuestion,
  pendingSave,
  saveMatch,
} from './autosave.js';
import { isShared, isTransient } from './mode.js';
import { askFrame, engineFrame, showAgain, showPosition, takenBackLast } from './position.js';
import { isPractice } from './practice.js';
import { refuse } from './refuse.js';

export {
  forcedForCaptain,
  liftCurtain,
  mayStandIn,
  showAgain,
  standInFor,
  standsInFor,
} from './position.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
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
  return request({ op: 'load', save }, { shared: true });
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

/** Puts the puzzle of a date on the table; it is never kept.
 * @param {string} game its key
 * @param {string} date as in 2026-11-22
 * @param {Setup['table']} table
 * @returns {Promise<boolean>}
 */
export function startPuzzle(game, date, table) {
  return request({ op: 'puzzle', game, date, table });
}

/** Plays actions in order, all of them or none.
 * @param {string[]} actions
 * @param {number | null} [seat] who acts; whoever looks, if none is told
 * @returns {Promise<boolean>}
 */
export async function play(actions, seat) {
  const { frame, mode } = get();
  if (!frame || mode.kind !== 'play') return false;
  return request({ op: 'play', n: position(), seat: seat ?? frame.viewer, actions });
}

/** Plays what a captain has chosen. @param {number} seat @param {string[]} actions @returns {Promise<boolean>} */
export function playForCaptain(seat, actions) {
  return request({ op: 'play', n: position(), seat, actions }, { later: true });
}

/** Keeps what captains have done. */
export function saveNow() {
  if (!isTransient()) saveMatch().catch(() => {}); // the note is still there
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

/** Takes back everything since the last barrier, or since the curtain was lifted. @returns {Promise<boolean>} */
export async function restartTurn() {
  const limit = get().frame?.undo ?? 0;
  if (limit === engineFrame()?.undo) return request({ op: 'restart', n: position() });
  for (let left = limit; left > 0; left -= 1) if (!(await undo())) return false;
  return limit > 0;
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

/** Resolves when no question is on its way: another game or lesson waits for the answer to this one.
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
 * Asks the engine, shows its answer and keeps it. A refusal becomes a notice; the table stays.
 * @param {Request} question
 * @param {object} [how]
 * @param {boolean} [how.shared] has the match come by link, to be looked at?
 * @param {boolean} [how.later] is it kept together with what a captain does next?
 * @returns {Promise<boolean>} whether it was done
 */
async function request(question, { shared = false, later = false } = {}) {
  const another = ['new', 'load', 'lesson', 'puzzle', 'branch'].includes(question.op);
  if (another) await free();
  if (get().busy || (!another && (get().past || get().curtain || isClosed()))) return false;
  set({ busy: true, notice: lasting() });
  const since = another ? 0 : get().log.length;
  const noted = noteOf(question);
  const keeping = pendingSave();
  const held = heldMatch();
  try {
    if (keeping) await keeping.catch(() => {});
    const note = noted ? noteQuestion(noted) : undefined;
    await note?.accepted;
    await bringGame(question);
    const told = await askFrame({ ...question, ...lookOf(question), since });
    if (another) {
      const frame = isPractice(told) || shared ? told : await comeToTable(told);
      await showPosition(frame, { another, since, shared });
    } else {
      if (!isTransient()) noteAnswer(noted, told);
      await onDisk(note?.durable);
      await showPosition(told, { another, since });
      if (!isTransient()) await saveMatch(later && get().mode.kind === 'captain');
    }
    return true;
  } catch (error) {
    if (noted && error instanceof EngineError) dropLastNote();
    if (held && held !== heldMatch()) await takeBack(held);
    await refuse(/** @type {Error} */ (error), since);
    return false;
  } finally {
    set({ busy: false });
  }
}

/** Who is to look at the answer: whoever looks now; nobody at another match, before it is known who plays it.
 * A lesson's learner is known to the engine alone.
 * @param {Request} question @returns {{viewer?: number | null}}
 */
function lookOf({ op }) {
  if (op === 'lesson') return {};
  return {
    viewer: ['new', 'load', 'puzzle', 'branch'].includes(op) ? null : (get().frame?.viewer ?? null),
  };
}

/** Opens the game that another match is of. @param {Request} question */
async function bringGame(question) {
  const key =
    question.op === 'load' ? gameIn(question.save) : 'game' in question ? question.game : '';
  if (gameOf(key)) await openGame(key);
}

/** Can the match on the table only be looked at: played in another tab, or come by link? */
function isClosed() {
  const { frame } = get();
  return frame !== null && (isShared() || (isInOtherTab() && !isPractice(frame)));
}

/** What is noted of a question before it is asked, if it could be lost; what the engine does again it has forgotten by then.
 * @param {Request} question @returns {import('../saves/logbook.js').Question | null}
 */
function noteOf(question) {
  if (!NOTED.has(question.op) || !engineFrame() || isTransient()) return null;
  if (question.op === 'redo') {
    const again = takenBackLast();
    return again ? { op: 'play', seat: again.seat, actions: [again.action] } : null;
  }
  const { n: _, ...rest } = /** @type {Record<string, unknown> & {op: string}} */ (question);
  return rest;
}

/** Another match than before: this tab plays it if no other does, and does first what was asked of
 * it when its tab ended. It is kept before it is shown.
 * @param {Frame} told @returns {Promise<Frame>}
 */
async function comeToTable(told) {
  if (!(await acquire(idOf(told)))) return told;
  const left = (await notedQuestions(await firstSave(told))) ?? [];
  const frame = await caughtUp(told, left);
  noteAnswer(null, frame);
  await saveMatch();
  await onDisk(recordOnDisk());
  return frame;
}

/** Another match could not come: this tab goes on with the one on the table, unless another has taken it. @param {string} held */
async function takeBack(held) {
  if (!(await acquire(held))) await showAgain();
}

/** The table after questions that were noted, up to the first that the engine refuses.
 * @param {Frame} frame @param {import('../saves/logbook.js').Question[]} left @returns {Promise<Frame>}
 */
async function caughtUp(frame, left) {
  for (const question of left) {
    if (!NOTED.has(question.op)) return frame;
    const asked = { ...question, n: frame.n, viewer: frame.viewer, since: 0 };
    const next = await askFrame(asked).catch(() => null);
    if (!next) return frame;
    frame = next;
  }
  return frame;
}
