// The match on the table: every request that changes it goes through here, and every answer is
// saved before it is shown.

import { ask, EngineError } from './engine.js';
import { autosave } from './saves.js';
import { get, set } from './store.js';
import { setPlayers, tell } from './text.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Failure} Failure */
/** @typedef {import('./protocol.d.ts').Request} Request */

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

/**
 * Puts a voyage on the table; it is never kept.
 * @param {string} lesson its key
 * @param {Setup['table']} table
 * @returns {Promise<boolean>}
 */
export function startLesson(lesson, table) {
  return request({ op: 'lesson', game: 'portsmouth', lesson, table });
}

/** Plays actions in order, all of them or none. @param {string[]} actions @returns {Promise<boolean>} */
export function play(actions) {
  return request({ op: 'play', n: position(), actions });
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

/** A notice that only the player puts away, such as that nothing can be kept. */
function lasting() {
  const { notice } = get();
  return notice?.lasting ? notice : null;
}

/** The number of the position on the table. @returns {number} */
function position() {
  return get().frame?.n ?? 0;
}

/**
 * Asks the engine, saves and shows its answer. A refusal becomes a notice; the table stays.
 * @param {Request} question
 * @returns {Promise<boolean>} whether it was done
 */
async function request(question) {
  const fresh = ['new', 'load', 'lesson'].includes(question.op);
  if (get().busy || (get().past && !fresh)) return false;
  set({ busy: true, notice: lasting() });
  try {
    const since = fresh ? 0 : get().log.length;
    const frame = /** @type {Frame} */ (/** @type {unknown} */ (await ask({ ...question, since })));
    if (!frame.lesson) autosave(frame);
    show(frame, fresh);
    return true;
  } catch (error) {
    refuse(/** @type {Error} */ (error));
    return false;
  } finally {
    set({ busy: false });
  }
}

/**
 * Puts a frame on the table.
 * @param {Frame} frame
 * @param {boolean} fresh another match than before
 */
function show(frame, fresh) {
  const kept = fresh ? [] : get().log;
  const first = frame.log.length ? frame.log[0].number : frame.entries;
  setPlayers(frame.table.names ?? []);
  if (fresh) set({ past: null });
  set({ frame, log: [...kept.slice(0, first), ...frame.log], selected: null });
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
