// A backup of everything in this browser: saved games, settings, lessons, set-up sheets, results of puzzles.

import { handFile } from '../app/handfile.js';
import { getSetting, setSetting } from '../app/settings.js';
import { t } from '../app/text.js';
import { BACKUP, BACKUP_VERSION } from './incoming.js';
import { allFinished, noteFinished } from './lessons.js';
import { parts, read, write } from './localstore.js';
import { find, freshId, list, put } from './logbook.js';
import { allResults, bringResults } from './puzzles.js';
import { isContinuationOf, isGame, parseJson, recordOf, withChecksum } from './records.js';

/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./incoming.js').Bundle} Bundle */

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
  'forecast',
]);

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

/** Puts back what a backup holds; what is here and newer stays.
 * @param {Omit<Bundle, 'why'>} bundle @returns {Promise<{kept: number, known: number}>}
 */
export async function restore({ records, settings, lessons, sheets, puzzles }) {
  let kept = 0;
  for (const record of records) if (await putBack(record)) kept += 1;
  for (const [game, keys] of Object.entries(lessons))
    if (isGame(game) && Array.isArray(keys)) noteFinished(game, ...keys);
  for (const [series, found] of Object.entries(puzzles))
    if (isGame(series.replace(/\.daily$/, ''))) bringResults(series, found);
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
