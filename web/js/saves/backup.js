// A backup of everything in this browser: saved games, settings, lessons, set-up sheets, results of puzzles.

import { handFile } from '../app/handfile.js';
import { LEGACY_GAME } from '../app/legacygame.js';
import { getSetting, setSetting } from '../app/settings.js';
import { t } from '../app/text.js';
import { allFinished, noteFinished } from './lessons.js';
import { parts, read, write } from './localstore.js';
import { find, freshId, list, put } from './logbook.js';
import { allResults, bringResults } from './puzzles.js';
import {
  FORMAT,
  hasValidChecksum,
  isContinuationOf,
  isGame,
  parseJson,
  parseRecord,
  recordOf,
  withChecksum,
} from './records.js';

/** @typedef {import('./records.js').SaveRecord} SaveRecord */

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
 * @property {string} why there is nothing in it
 */

export const BACKUP = `${FORMAT}-all`;
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
      puzzles: allResults(),
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
  const done = Boolean(await handFile(`portsmouth-${day}.json`, exportAll()));
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

/** A backup; its games are checked one by one, so that one that was spoilt on the way loses only itself.
 * @param {any} data @returns {Bundle}
 */
export function unpacked(data) {
  if (typeof data.version !== 'number' || data.version > BACKUP_VERSION)
    return emptyBundle({ why: t('page-file-newer') });
  const texts = Array.isArray(data.saves)
    ? data.saves.filter((/** @type {unknown} */ each) => typeof each === 'string')
    : [];
  const records = texts.flatMap((/** @type {string} */ each) => parseRecord(each).record ?? []);
  const rest = data.version > 1 && hasValidChecksum(data) ? conveniences(data) : {};
  const found = emptyBundle({
    records,
    unread: texts.length - records.length,
    backup: true,
    ...rest,
  });
  const empty = !records.length && !('settings' in rest);
  return empty ? { ...found, why: t('page-file-damaged') } : found;
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

/** Puts back what a backup holds; what is here and newer stays.
 * @param {Bundle} bundle @returns {Promise<{kept: number, known: number}>}
 */
export async function restore({ records, settings, lessons, sheets, puzzles }) {
  let kept = 0;
  for (const record of records) if (await putBack(record)) kept += 1;
  for (const [game, keys] of Object.entries(lessons))
    if (isGame(game) && Array.isArray(keys)) noteFinished(game, ...keys);
  for (const [game, found] of Object.entries(puzzles)) if (isGame(game)) bringResults(game, found);
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
