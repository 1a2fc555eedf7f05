// Games on their way out of this browser and into it: files of one match, and a backup of everything.

import { LEGACY_GAME } from '../app/legacygame.js';
import { getSetting, setSetting } from '../app/settings.js';
import { t } from '../app/text.js';
import { allFinished, noteFinished } from './lessons.js';
import { parts, read, write } from './localstore.js';
import { find, freshId, list, matchId, put } from './logbook.js';
import {
  FORMAT,
  gameIn,
  hasValidChecksum,
  isContinuationOf,
  isGame,
  LONGEST,
  parseJson,
  parseRecord,
  recordOf,
  withChecksum,
} from './records.js';

/** @typedef {import('./records.js').SaveRecord} SaveRecord */

/**
 * What a file holds. `settings`, `sheets` and `lessons` are of a backup.
 * @typedef {object} Bundle
 * @property {SaveRecord[]} records
 * @property {number} unread how many of its games can't be read
 * @property {boolean} backup everything of a browser, not a single match
 * @property {Record<string, unknown>} settings
 * @property {Record<string, string>} sheets of each game, how its last match was set up
 * @property {Record<string, string[]>} lessons of each game, those finished
 * @property {string} why there is nothing in it
 */

const BACKUP = `${FORMAT}-all`;
const BACKUP_VERSION = 3;

/** How the parts of the storage begin that hold set-up sheets. */
const SHEETS = 'sheet';
const SHEET = /^sheet(\/[a-z]\w{0,39})?$/;

/** Games that were not in any backup before somebody is reminded. */
const ENOUGH = 3;

/** What of the settings a backup carries. */
const SETTINGS = /** @type {const} */ ([
  'theme',
  'textSize',
  'language',
  'name',
  'pace',
  'motion',
  'sounds',
  'volume',
  'verbosity',
  'letters',
  'confirmEnd',
  'autoForced',
]);

/** Hands a text to the player as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The name of a match's file. @param {{game: string, title: string}} match */
export function fileName({ game, title }) {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40) || 'game';
  return `${game}-${name}.json`;
}

/** Downloads the game on the table: its record, or its save if it is never kept. @param {import('../protocol.d.ts').Frame} frame @param {string} save */
export function exportTable(frame, save) {
  const entry = find(matchId());
  const kept = entry?.record?.save === save ? entry : null;
  const title = kept?.record?.title ?? (frame.table.names ?? []).join(', ');
  download(fileName({ game: frame.game, title }), kept?.text ?? save);
}

/** Hands a file to the share sheet of a phone, or downloads it. @param {string} name @param {string} text @returns {Promise<boolean>} */
async function hand(name, text) {
  const file = new File([text], name, { type: 'application/json' });
  const phone = matchMedia('(pointer: coarse)').matches;
  if (!phone || !navigator.canShare?.({ files: [file] })) {
    download(name, text);
    return true;
  }
  try {
    await navigator.share({ files: [file], title: name });
    return true;
  } catch (error) {
    if (/** @type {Error} */ (error).name === 'AbortError') return false; // the player has thought better of it
    download(name, text);
    return true;
  }
}

/** Returns the backup of everything as the text of one file. @returns {string} */
export function exportAll() {
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, getSetting(name)]));
  const saves = list().map((entry) => entry.text);
  const sheets = Object.fromEntries(parts(SHEETS).map((part) => [part, read(part) ?? '']));
  return JSON.stringify(
    withChecksum({
      format: BACKUP,
      version: BACKUP_VERSION,
      saves,
      settings,
      lessons: allFinished(),
      sheets,
    }),
  );
}

/** Takes a backup of everything. @returns {Promise<boolean>} whether there is one now */
export async function backUp() {
  const counts = Object.fromEntries(
    list().flatMap(({ record }) => (record ? [[record.id, record.count]] : [])),
  );
  const day = new Date().toISOString().slice(0, 10);
  const done = await hand(`portsmouth-${day}.json`, exportAll());
  if (done) write('backup', JSON.stringify({ made: new Date().toISOString(), counts }));
  return done;
}

/** The last backup: when, and which records were in it. @returns {{made: string, counts: Record<string, number>}} */
function backupNote() {
  const data = parseJson(read('backup') ?? '');
  return { made: String(data?.made ?? ''), counts: data?.counts ?? {} };
}

/** Returns when the last backup was made; '' if never. */
export function lastBackup() {
  return backupNote().made;
}

/** Counts the games that went on since they were backed up; 0 while there are only a few. @returns {number} */
export function countSinceBackup() {
  const { counts } = backupNote();
  const games = list().filter(
    ({ record }) => record && record.count > (counts[record.id] ?? 0),
  ).length;
  return games >= ENOUGH ? games : 0;
}

/** What an imported file holds. @param {string} text @returns {Bundle} */
export function importText(text) {
  const data = text.length <= LONGEST * 50 ? parseJson(text) : null;
  if (data?.format === 'portsmouth-save') return bundle({ records: [bare(text, data)] });
  if (data?.format === BACKUP) return unpacked(data);
  const { record, fault } = parseRecord(text);
  return bundle({ records: record ? [record] : [], why: fault && t(`page-file-${fault}`) });
}

/** @param {Partial<Bundle>} given @returns {Bundle} */
function bundle(given) {
  return {
    records: [],
    unread: 0,
    backup: false,
    settings: {},
    sheets: {},
    lessons: {},
    why: '',
    ...given,
  };
}

/** A backup; its games are checked one by one, so that one that was spoilt on the way loses only itself.
 * @param {any} data @returns {Bundle}
 */
function unpacked(data) {
  if (typeof data.version !== 'number' || data.version > BACKUP_VERSION)
    return bundle({ why: t('page-file-newer') });
  const texts = Array.isArray(data.saves)
    ? data.saves.filter((/** @type {unknown} */ each) => typeof each === 'string')
    : [];
  const records = texts.flatMap((/** @type {string} */ each) => parseRecord(each).record ?? []);
  const rest = data.version > 1 && hasValidChecksum(data) ? conveniences(data) : {};
  const found = bundle({ records, unread: texts.length - records.length, backup: true, ...rest });
  const empty = !records.length && !('settings' in rest);
  return empty ? { ...found, why: t('page-file-damaged') } : found;
}

/** What a backup has besides games; one of the second form knew the lessons of one game. @param {any} data */
function conveniences({ settings, voyages, lessons, sheets }) {
  return {
    settings: settings ?? {},
    lessons: lessons ?? { [LEGACY_GAME]: voyages ?? [] },
    sheets: sheets ?? {},
  };
}

/** Puts back what a backup holds; what is here and newer stays.
 * @param {Bundle} bundle @returns {Promise<{kept: number, known: number}>}
 */
export async function restore({ records, settings, lessons, sheets }) {
  let kept = 0;
  for (const record of records) if (await putBack(record)) kept += 1;
  for (const [game, keys] of Object.entries(lessons))
    if (isGame(game) && Array.isArray(keys)) noteFinished(game, ...keys);
  for (const [part, text] of Object.entries(sheets))
    if (SHEET.test(part) && read(part) === null) write(part, String(text));
  const fresh = read('settings') === null;
  for (const name of SETTINGS) {
    const value = settings[name];
    if (fresh && typeof value === typeof getSetting(name))
      setSetting(name, /** @type {never} */ (value));
  }
  return { kept, known: records.length - kept };
}

/** A game that goes on from the one here replaces it; one that has gone another way is laid beside it.
 * @param {SaveRecord} record @returns {Promise<boolean>} false if it was here already
 */
async function putBack(record) {
  const here = find(record.id);
  if (!here) return put(record);
  if (!here.record) return put(recordOf({ ...record, id: freshId() }));
  if (isContinuationOf(here.record, record)) return false;
  if (isContinuationOf(record, here.record)) {
    return put(recordOf({ ...record, count: Math.max(record.count, here.record.count) + 1 }));
  }
  const title = t('saves-other-way', { title: here.record.title }).slice(0, 60);
  const beside = list().some(
    (entry) =>
      entry.record && entry.record.title === title && isContinuationOf(entry.record, record),
  );
  return !beside && put(recordOf({ ...record, id: freshId(), title }));
}

/** An engine's save without a log-book's cover; the log-book writes the whole record when it is opened. @param {string} text @param {any} data @returns {SaveRecord} */
function bare(text, data) {
  const names = Array.isArray(data.table?.names) ? data.table.names.map(String) : [];
  return recordOf({
    id: freshId(),
    game: gameIn(text),
    title: names.join(', ') || gameIn(text),
    names,
    updated: new Date().toISOString(),
    count: 0,
    entries: 0,
    progress: { id: 'match-unopened', args: {} },
    over: false,
    save: text,
  });
}
