// Write-ahead: what was asked of the engine is noted before the engine is asked, so that a tab that is
// killed in between forgets nothing. The note goes when the answer is kept; until then it holds all
// questions since the last position that was.

import * as idb from './idbstore.js';
import { drop, read, write } from './localstore.js';
import { checksum, hasValidChecksum, parseJson, withChecksum } from './records.js';

/** @typedef {{op: string} & Record<string, unknown>} Question */

const FORMAT = 'portsmouth-ahead';

/** Where the note of each match lies that was written here. @type {Map<string, 'local' | 'idb'>} */
const placed = new Map();

/** Notes questions about a position; done when they can't be lost with the tab any more.
 * @param {string} id of the match @param {string} save of the position @param {Question[]} questions
 * @returns {void | Promise<boolean>} nothing where it is done at once
 */
export function writeAhead(id, save, questions) {
  const [question, ...more] = questions;
  const asked = more.length ? { version: 2, questions } : { version: 1, question };
  const { version, ...rest } = asked;
  const text = JSON.stringify(
    withChecksum({ format: FORMAT, version, id, after: checksum(save), ...rest }),
  );
  const kept = write(`ahead/${id}`, text);
  placed.set(id, kept ? 'local' : 'idb');
  return kept ? undefined : idb.putNote(id, text);
}

/** The answer is kept, or the question was refused. @param {string} id */
export function answered(id) {
  const place = placed.get(id);
  placed.delete(id);
  if (place === 'local') drop(`ahead/${id}`);
  if (place === 'idb') idb.deleteNote(id);
}

/** The questions that were noted of a position and never kept, in order. @param {string} id @param {string} save @returns {Promise<Question[] | null>} */
export async function unanswered(id, save) {
  const quick = read(`ahead/${id}`);
  const text = quick ?? (await idb.readNote(id));
  if (!text) return null;
  placed.set(id, quick === null ? 'idb' : 'local');
  const note = parseJson(text);
  const fits =
    note?.format === FORMAT &&
    hasValidChecksum(note) &&
    note.id === id &&
    note.after === checksum(save);
  const questions = note?.version === 2 ? note.questions : [note?.question];
  const sound = Array.isArray(questions) && questions.every((each) => typeof each?.op === 'string');
  return fits && [1, 2].includes(note.version) && sound ? questions : null;
}
