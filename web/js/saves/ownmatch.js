// The match of this tab: under which id it is kept, what is written of it after every action, and what
// was asked about it before its answer came. See docs/saves.md.
//
// A record is never overwritten by something that is not newer of the same match.

import { getSetting } from '../app/settings.js';
import { set } from '../app/store.js';
import { list as listed, t } from '../app/text.js';
import { choose, forgetCurrent } from './currentmatch.js';
import { writeThroughSoon } from './durability.js';
import { readCopy } from './idbstore.js';
import { drop, parts } from './localstore.js';
import { clearLogBook, find, put, putText } from './logbook.js';
import { checksum, freshId, recordOf } from './records.js';
import { answered, refused, unanswered, writeAhead } from './writeaheadlog.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./writeaheadlog.js').Question} Question */

/**
 * A match of this tab: the id that it is kept under, and the save that this tab opened or wrote last.
 * @typedef {{id: string, save: string}} Match
 */

/** The match on the table, or about to come to it. @type {Match} */
let match = { id: '', save: '' };

/** The last writing to IndexedDB of a match that is played. @type {Promise<unknown>} */
let writing = Promise.resolve();

/**
 * Writes the match of a frame. The value of a key changes at once or not at all, so a tab that is
 * killed leaves either the position before the action or the one after it. What this tab did not
 * write or open itself is not overwritten: the match is then kept beside it.
 * @param {Frame} frame
 * @param {string} save of its position
 * @param {Match} [mine] which match it is
 * @returns {Promise<boolean>} whether it is kept
 */
export async function autosave(frame, save, mine = match) {
  const noted = idOf(frame, mine);
  const there = find(noted);
  const forked = Boolean(there?.record && ![mine.save, save].includes(there.record.save));
  const id = there && (forked || !there.record) ? freshId() : noted;
  const before = forked ? null : (there?.record ?? null);
  if (forked) tellForked();
  const record = recordOf({
    id,
    game: frame.game,
    title: there?.record?.title || titleOf(frame),
    names: frame.table.names ?? [],
    updated: new Date().toISOString(),
    count: (there?.record?.count ?? 0) + 1,
    entries: frame.entries,
    progress: frame.progress,
    over: frame.outcome !== null,
    places: frame.outcome?.places,
    ...endOf(frame, before),
    save,
  });
  Object.assign(mine, { id, save });
  const base = before?.count ?? 0;
  const how = { base, answers: checksum(save), current: choose(id) };
  const kept = await put(record, how, (deposited) => {
    writing = deposited;
    deposited.then((done) => (done === 'behind' ? keepBeside(record, mine) : null));
  });
  if (kept) answered(noted);
  writeThroughSoon(id);
  return kept;
}

function tellForked() {
  set({ notice: { text: t('page-forked'), tone: 'plain', lasting: true } });
}

/** IndexedDB has a later record than this tab knew: it stays, and the match goes on beside it.
 * @param {SaveRecord} kept @param {Match} mine
 */
async function keepBeside(kept, mine) {
  const theirs = await readCopy(kept.id);
  if (!theirs || mine.id !== kept.id) return;
  mine.id = freshId();
  putText(kept.id, theirs.text);
  tellForked();
  await put(recordOf({ ...kept, id: mine.id }), { current: choose(mine.id) });
}

/** What the game says a match is about; '' for nothing. @type {(frame: Frame) => string} */
let nameOf = () => '';

/** Has matches named by their game as well as by their players. @param {typeof nameOf} name */
export function nameMatches(name) {
  nameOf = name;
}

/** What a match is called at first: by its players, or by those whom a player without a name meets. @param {Frame} frame */
function titleOf(frame) {
  if (frame.table.title) return String(frame.table.title);
  const [who, name] = [playersOf(frame.table), nameOf(frame)];
  return name ? t('saves-named', { name, who }) : who;
}

/** @param {Record<string, any>} table */
function playersOf({ names = [], captains = [], unnamed }) {
  if (!unnamed || getSetting('name')) return names.join(', ');
  return t('saves-against', {
    names: listed(
      names.filter(
        (/** @type {string} */ _, /** @type {number} */ seat) => captains[seat] !== null,
      ),
    ),
  });
}

/** When a finished match ended, and its scores. @param {Frame} frame @param {SaveRecord | null} before */
function endOf({ outcome }, before) {
  if (!outcome) return {};
  const ended = before?.over ? (before.ended ?? before.updated) : new Date().toISOString();
  const items = outcome.scores.map((lines) =>
    Object.fromEntries(
      lines.map(({ item, count, points }) => [
        item,
        /** @type {[number, number]} */ ([count, points]),
      ]),
    ),
  );
  return { ended, result: { totals: [...outcome.totals], items } };
}

/** The id that a frame's match is kept under, or would be. @param {Frame} frame @param {Match} [mine] @returns {string} */
export function idOf(frame, mine = match) {
  mine.id ||= String(frame.table.id ?? '') || freshId();
  return mine.id;
}

/** Says which match comes to the table; '' lets its own id decide.
 * @param {string} id
 * @param {string} [save] the one of it that is opened; that which is kept, if none is told
 * @returns {() => void} puts the match before back, if this one could not be opened
 */
export function setMatchId(id, save) {
  const before = match;
  match = { id, save: save ?? ((id && find(id)?.record?.save) || '') };
  return () => {
    match = before;
  };
}

/** Returns the id under which the match on the table is kept. @returns {string} */
export function matchId() {
  return match.id;
}

/** Returns the match on the table, to be written under its own id whatever comes to the table next. @returns {Match} */
export function matchNow() {
  return match;
}

/** Notes what is asked about a match before it is asked. @param {Match} mine @param {string} save @param {Question[]} questions */
export function noteQuestions(mine, save, questions) {
  return mine.id ? writeAhead(mine.id, save, questions) : undefined;
}

/** Drops the note of what was asked about a match: it was refused. @param {Match} mine */
export function dropQuestions({ id }) {
  refused(id);
}

/** Returns what was asked of a position of the match on the table when its tab ended. @param {string} save */
export function notedQuestions(save) {
  return unanswered(match.id, save);
}

/** Resolves when the record of the match on the table is on the disk, as far as IndexedDB takes it. @returns {Promise<unknown>} */
export function recordOnDisk() {
  return writing;
}

/** Forgets everything that this site keeps on the device. */
export async function eraseAll() {
  for (const part of parts()) drop(part);
  forgetCurrent();
  match = { id: '', save: '' };
  set({ frame: null, log: [] });
  await clearLogBook();
}
