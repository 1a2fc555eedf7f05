// Saves the match on the table: its save is asked of the engine after what was done, and until it is
// there the write-ahead note holds every question since the last one that was kept.

import { get } from '../app/store.js';
import { ask } from '../boot/engine.js';
import { autosave, dropQuestions, matchNow, noteQuestions } from '../saves/ownmatch.js';
import { requestPersistenceOnce } from '../saves/persistence.js';
import { isInOtherTab } from '../saves/tabs.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../saves/writeaheadlog.js').Question} Question */

/** So many questions are done again at most when a tab has ended. */
const MOST = 12;

const fresh = () => ({
  /** Under which id it is kept, and what is kept there: another match may be about to come. */
  match: matchNow(),
  /** The save that was told last, and the position that it is of. */
  save: '',
  n: -1,
  /** What has been done since that save. @type {Question[]} */
  since: [],
  /** The last answer that is not kept yet. @type {Frame | null} */
  frame: null,
});

let now = fresh();

/** The save of the position on the table, asked once for each. @returns {Promise<string>} */
export async function saveText() {
  const n = get().frame?.n;
  if (n === undefined || n === now.n) return now.save;
  return askSave(n);
}

/** The save of a position that another match begins with. @param {Frame} frame @returns {Promise<string>} */
export async function firstSave({ n }) {
  const { save } = await ask({ op: 'save', n });
  now = { ...fresh(), save, n };
  return save;
}

/** @param {number} n */
async function askSave(n) {
  const { save } = await ask({ op: 'save', n });
  if (now.n !== n) Object.assign(now, { save, n });
  return now.save;
}

/** Notes a question before it is asked. @param {Question} question */
export function noteQuestion(question) {
  return noteQuestions(now.match, now.save, [...now.since, question]);
}

/** Drops the note of the question that was refused: what was done before it stays noted. */
export function dropLastNote() {
  if (now.since.length) noteQuestions(now.match, now.save, now.since);
  else dropQuestions(now.match);
}

/** Counts the question noted last as done; its answer is saved next. @param {Question | null} question @param {Frame} frame */
export function noteAnswer(question, frame) {
  if (question) now.since = [...now.since, question];
  now.frame = frame;
}

/** What is being kept; what is asked next waits for it, for its note would go with the old one. @type {Promise<void> | null} */
let running = null;

/** Resolves when nothing is being saved; null where that is so already. */
export function pendingSave() {
  return running;
}

/** Keeps the last answer, unless another tab has taken the match meanwhile: then that one finds the note.
 * @param {boolean} [later] more is about to be done: the note is enough for a while
 * @returns {Promise<void>}
 */
export async function saveMatch(later = false) {
  while (running) await running;
  const { frame, since } = now;
  if (!frame || isInOtherTab() || (later && since.length < MOST)) return;
  running = write(frame).finally(() => {
    running = null;
  });
  await running;
}

/** @param {Frame} frame */
async function write(frame) {
  const { save } = now.n === frame.n ? now : await ask({ op: 'save', n: frame.n });
  if (now.frame !== frame) return; // another match has come
  Object.assign(now, { save, n: frame.n, since: [], frame: null });
  await autosave(frame, save, now.match);
  requestPersistenceOnce();
}
