// A request to the engine about the match on the table. What is asked is noted before the engine is asked,
// and the note is on the disk before the answer is shown.

import { gameOf, openGame } from '../app/games.js';
import { get, set, subscribe } from '../app/store.js';
import { EngineError } from '../boot/engine.js';
import { onDisk } from '../saves/durability.js';
import { idOf, notedQuestions, recordOnDisk } from '../saves/ownmatch.js';
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
import { isDivided, unaskedSeats } from './viewer.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').Request} Request */

/** A notice that only the player puts away, such as that nothing can be kept. */
function lasting() {
  const { notice } = get();
  return notice?.lasting ? notice : null;
}

/** What changes the match on the table, and is done again if its tab ends before it was answered. */
const NOTED = new Set([
  'play',
  'undo',
  'redo',
  'restart',
  'arrange',
  'seats',
  'standing_answers',
  'hinted',
]);

/** What puts another match on the table. */
const ANOTHER = new Set(['new', 'load', 'lesson', 'lesson_back', 'puzzle', 'branch']);

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
export async function request(question, { shared = false, later = false } = {}) {
  const another = ANOTHER.has(question.op);
  if (another) await free();
  if (get().busy || (!another && (get().past || get().curtain || isClosed()))) return false;
  set({ busy: true, notice: lasting() });
  const since = another ? 0 : get().log.length - backOf(question);
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

/** How many entries a question takes back before it plays. @param {Request} question */
function backOf(question) {
  return question.op === 'play' ? (question.back ?? 0) : 0;
}

/** Who is to look at the answer: whoever looks now; nobody at another match, before it is known who plays it.
 * A lesson's learner is known to the engine alone.
 * @param {Request} question @returns {{viewer?: number | null, open_questions?: boolean, unasked?: number[]}}
 */
function lookOf({ op }) {
  if (op === 'lesson' || op === 'lesson_back') return {};
  const { frame } = get();
  const another = ANOTHER.has(op);
  return {
    viewer: another ? null : (frame?.viewer ?? null),
    open_questions: another || Boolean(frame && isDivided(frame)),
    unasked: another || !frame ? [] : unaskedSeats(frame),
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
