// What a file holds that comes in from anywhere: found within a moment, whatever it is. Nothing here
// knows the page, so that a worker can do it (filereader.js).

import { LEGACY_GAME } from '../app/legacygame.js';
import {
  FORMAT,
  freshId,
  gameIn,
  hasValidChecksum,
  LONGEST,
  parseJson,
  parseRecord,
  recordOf,
} from './records.js';

/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./records.js').Fault} Fault */

/**
 * What a file holds. All but `records` and `why` are of a backup.
 * @typedef {object} Bundle
 * @property {SaveRecord[]} records
 * @property {number} unread how many of its games can't be read
 * @property {boolean} backup everything of a browser, not a single match
 * @property {Record<string, unknown>} settings
 * @property {Record<string, string>} sheets of each game, how its last match was set up
 * @property {Record<string, string[]>} lessons of each game, those finished
 * @property {Record<string, unknown>} puzzles of each game, the results by date
 * @property {Fault} why there is nothing in it
 */

export const BACKUP = `${FORMAT}-all`;
export const BACKUP_VERSION = 3;

/** The largest file that is read, in bytes: a backup of 500 games has some 20 MB. */
export const LARGEST = 30_000_000;

/** How deep and how many the lists and objects of a save may be: far more than any has. */
const DEEPEST = 60;
const MOST = 1_000_000;

const MOST_SEATS = 8;

/** How long titles and names may be. */
const LONGEST_TITLE = 60;
const LONGEST_NAME = 16;

/** What can't be seen and may turn other words round: controls, and marks of direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** @param {Partial<Bundle>} given @returns {Bundle} */
export function emptyBundle(given) {
  return {
    records: [],
    unread: 0,
    backup: false,
    settings: {},
    sheets: {},
    lessons: {},
    puzzles: {},
    why: '',
    ...given,
  };
}

/** What a file holds. @param {string} text @returns {Bundle} */
export function readText(text) {
  if (text.length > LARGEST) return emptyBundle({ why: 'too-long' });
  if (!isModest(text)) return emptyBundle({ why: 'damaged' });
  const data = parseJson(text);
  if (data?.format === 'portsmouth-save') return bare(text, data);
  if (data?.format === BACKUP) return unpacked(data);
  const { record, fault } = readRecord(text);
  return emptyBundle({ records: record ? [record] : [], why: fault });
}

/**
 * Tells whether a text, parsed as JSON, would be neither deep nor of many parts: a parser takes long for
 * such, or all of the memory.
 * @param {string} text
 */
export function isModest(text) {
  let depth = 0;
  let parts = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === 0x22)
      quoted = !quoted; // "
    else if (quoted)
      at += letter === 0x5c ? 1 : 0; // a backslash, and what it is for
    else if (letter === 0x2c)
      parts += 1; // ,
    else if (letter === 0x5b || letter === 0x7b)
      depth += 1; // [ {
    else if (letter === 0x5d || letter === 0x7d) depth -= 1; // ] }
    if (depth > DEEPEST || parts > MOST) return false;
  }
  return true;
}

/** A record from elsewhere, with its words cut to what the page itself would write. @param {string} text @returns {import('./records.js').Reading} */
function readRecord(text) {
  if (text.length > LONGEST) return { record: null, fault: 'too-long' };
  const data = isModest(text) ? parseJson(text) : null;
  if (!data || (typeof data.save === 'string' && !isModest(data.save)))
    return { record: null, fault: 'damaged' };
  const found = parseRecord(text);
  return found.record ? { record: plain(found.record), fault: '' } : found;
}

/** @param {SaveRecord} record */
function plain(record) {
  const title = plainWords(record.title, LONGEST_TITLE) || record.game;
  const names = record.names.map((name) => plainWords(name, LONGEST_NAME));
  const same = title === record.title && names.every((name, seat) => name === record.names[seat]);
  return same ? record : recordOf({ ...record, title, names });
}

/** Words without what can't be seen, and no longer than they may be. @param {string} words @param {number} most */
export function plainWords(words, most) {
  const letters = [...words.slice(0, 20 * most).replace(UNSEEN, '')];
  return letters.slice(0, most).join('').trim();
}

/** An engine's save without a log-book's cover; the log-book writes the whole record when it is opened. @param {string} text @param {any} data @returns {Bundle} */
function bare(text, data) {
  if (text.length > LONGEST) return emptyBundle({ why: 'too-long' });
  const given = Array.isArray(data.table?.names) ? data.table.names.slice(0, MOST_SEATS) : [];
  const names = given.map((/** @type {unknown} */ name) => plainWords(String(name), LONGEST_NAME));
  const record = recordOf({
    id: freshId(),
    game: gameIn(text),
    title: plainWords(names.join(', '), LONGEST_TITLE) || gameIn(text),
    names,
    updated: new Date().toISOString(),
    count: 0,
    entries: 0,
    progress: { id: 'match-unopened', args: {} },
    over: false,
    save: text,
  });
  return emptyBundle({ records: [record] });
}

/** A backup; its games are checked one by one, so that one that was spoilt on the way loses only itself.
 * @param {any} data @returns {Bundle}
 */
function unpacked(data) {
  if (typeof data.version !== 'number' || data.version > BACKUP_VERSION)
    return emptyBundle({ why: 'newer' });
  const texts = /** @type {string[]} */ (
    Array.isArray(data.saves)
      ? data.saves.filter((/** @type {unknown} */ each) => typeof each === 'string')
      : []
  );
  const records = texts.flatMap((each) => readRecord(each).record ?? []);
  const rest = data.version > 1 && hasValidChecksum(data) ? conveniences(data) : {};
  const found = emptyBundle({
    records,
    unread: texts.length - records.length,
    backup: true,
    ...rest,
  });
  const empty = !records.length && !('settings' in rest);
  return empty ? { ...found, why: 'damaged' } : found;
}

/** What a backup has besides games; one of the second form knew the lessons of one game. @param {any} data */
function conveniences({ settings, voyages, lessons, sheets, puzzles }) {
  return {
    settings: settings ?? {},
    lessons: lessons ?? { [LEGACY_GAME]: voyages ?? [] },
    sheets: sheets ?? {},
    puzzles: puzzles ?? {},
  };
}
