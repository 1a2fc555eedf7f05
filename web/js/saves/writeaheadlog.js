// Write-ahead: what was asked of the engine is noted before the engine is asked, so that a tab or a
// browser that is killed in between forgets nothing. The note goes when the answer is kept; until then it
// holds all questions since the last position that was.
//
// Local storage has it at once, which outlives the tab; IndexedDB some milliseconds later, which outlives
// the browser.

import * as idb from './idbstore.js';
import { drop, read, write } from './localstore.js';
import { checksum, hasValidChecksum, parseJson, withChecksum } from './records.js';

/** @typedef {{op: string} & Record<string, unknown>} Question */

/**
 * A note on its way: `accepted` when it can't be lost with the tab any more (nothing where that is so
 * already), `durable` when it can't be lost with the browser.
 * @typedef {{accepted: Promise<boolean> | undefined, durable: Promise<boolean>}} Noting
 */

const FORMAT = 'portsmouth-ahead';

/** The matches that local storage has a note of which was written here. @type {Set<string>} */
const local = new Set();

/** How many notes each match has had: of two that fit, the later counts. @type {Map<string, number>} */
const serials = new Map();

/** Notes questions about a position.
 * @param {string} id of the match @param {string} save of the position @param {Question[]} questions
 * @returns {Noting}
 */
export function writeAhead(id, save, questions) {
  const [question, ...more] = questions;
  const asked = more.length ? { version: 2, questions } : { version: 1, question };
  const { version, ...rest } = asked;
  const after = checksum(save);
  const serial = (serials.get(id) ?? 0) + 1;
  serials.set(id, serial);
  const text = JSON.stringify(
    withChecksum({ format: FORMAT, version, id, after, serial, ...rest }),
  );
  const quick = write(`ahead/${id}`, text);
  if (quick) local.add(id);
  const durable = idb.putNote(id, text, after);
  return { accepted: quick ? undefined : durable, durable };
}

/** The answer is kept in local storage, or where that refuses in IndexedDB, whose note goes with the
 * writing of the record. @param {string} id
 */
export function answered(id) {
  if (local.delete(id)) drop(`ahead/${id}`);
}

/** The question was refused: its note goes from both storages. @param {string} id */
export function refused(id) {
  answered(id);
  idb.deleteNote(id);
}

/** The questions that were noted of a position and never kept, in order. @param {string} id @param {string} save @returns {Promise<Question[] | null>} */
export async function unanswered(id, save) {
  const quick = read(`ahead/${id}`);
  const texts = [quick ?? '', await idb.readNote(id)];
  if (quick !== null) local.add(id);
  const mark = checksum(save);
  const notes = texts.map(parseJson).filter((note) => fits(note, id, mark));
  const [first = null, second = first] = notes;
  if (!first) return null;
  const note = serialOf(second) > serialOf(first) ? second : first;
  serials.set(id, Math.max(serials.get(id) ?? 0, serialOf(note)));
  return note.version === 2 ? note.questions : [note.question];
}

/** @param {any} note */
function serialOf({ serial }) {
  return Number(serial) || 0; // notes of before have none
}

/** Is it a whole note of that position? @param {any} note @param {string} id @param {string} mark */
function fits(note, id, mark) {
  if (note?.format !== FORMAT || !hasValidChecksum(note)) return false;
  if (note.id !== id || note.after !== mark || ![1, 2].includes(note.version)) return false;
  const questions = note.version === 2 ? note.questions : [note.question];
  return Array.isArray(questions) && questions.every((each) => typeof each?.op === 'string');
}
