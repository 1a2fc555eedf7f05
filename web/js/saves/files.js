// Games on their way out of this browser and into it, as files of one match each.

import { download } from '../app/handfile.js';
import { t } from '../app/text.js';
import { BACKUP, emptyBundle, unpacked } from './backup.js';
import { find, freshId, matchId } from './logbook.js';
import { gameIn, LONGEST, parseJson, parseRecord, recordOf } from './records.js';

/** @typedef {import('./records.js').SaveRecord} SaveRecord */
/** @typedef {import('./backup.js').Bundle} Bundle */

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

/** What an imported file holds. @param {string} text @returns {Bundle} */
export function importText(text) {
  const data = text.length <= LONGEST * 50 ? parseJson(text) : null;
  if (data?.format === 'portsmouth-save') return emptyBundle({ records: [bare(text, data)] });
  if (data?.format === BACKUP) return unpacked(data);
  const { record, fault } = parseRecord(text);
  return emptyBundle({ records: record ? [record] : [], why: fault && t(`page-file-${fault}`) });
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
