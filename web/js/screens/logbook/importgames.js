// Files of games coming in: single matches, tried by the engine before they are kept, and backups.

import { chooseLanguage } from '../../app/language.js';
import { getSetting } from '../../app/settings.js';
import { t } from '../../app/text.js';
import { loadMatch } from '../../match/game.js';
import { restore } from '../../saves/backup.js';
import { importFile } from '../../saves/files.js';
import { find, freshId, rename } from '../../saves/logbook.js';
import { matchId, setMatchId } from '../../saves/ownmatch.js';
import { engineReady } from '../newgame/ready.js';

/** @typedef {import('../../saves/logbook.js').SaveRecord} SaveRecord */

/** Reads the file of a field; each match in it is tried by the engine before it is kept.
 * @param {Event} event @param {(words: string) => void} tell what comes of it
 */
export async function bring(event, tell) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  tell(t('page-import-waits'));
  const found = await importFile(file);
  const { records, unread, why } = found;
  input.value = '';
  if (why) return tell(why);
  if (found.backup) return tell(await bringBackup(found));
  if (!(await engineReady('logbook'))) return tell('');
  let kept = 0;
  let refused = unread;
  for (const record of records) {
    const done = await bringOne(record);
    if (done === 'kept') kept += 1;
    if (done === 'refused') refused += 1;
  }
  const words = t('page-imported', { count: kept });
  tell(refused ? `${words} ${t('page-import-refused', { count: refused })}` : words);
}

/** Puts back a backup; the engine tries each game when it is opened. @param {import('../../saves/files.js').Imported} found @returns {Promise<string>} what came of it, in words */
async function bringBackup(found) {
  const { kept } = await restore(found);
  await chooseLanguage(getSetting('language'));
  const words = t('saves-restored', { count: kept });
  return found.unread ? `${words} ${t('page-import-refused', { count: found.unread })}` : words;
}

/** Lays an imported match on the table, which keeps it; a game that is here already stays as it is.
 * @param {SaveRecord} record @returns {Promise<'kept' | 'known' | 'refused'>}
 */
async function bringOne(record) {
  const here = find(record.id);
  if (here?.record?.save === record.save) return 'known';
  const id = here ? freshId() : record.id;
  const before = matchId();
  setMatchId(id);
  if (!(await loadMatch(record.save))) {
    setMatchId(before);
    return 'refused';
  }
  const written = find(id)?.record;
  if (written) rename(written, record.title);
  return 'kept';
}
