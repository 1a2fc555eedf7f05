// Games on their way out of this browser and into it, as files of one match each.

import { download } from '../app/handfile.js';
import { t } from '../app/text.js';
import { emptyBundle, LARGEST, readText } from './incoming.js';
import { find } from './logbook.js';
import { matchId } from './ownmatch.js';

/** @typedef {import('./incoming.js').Bundle} Bundle */

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

/**
 * What an imported file holds, with words for what is wrong.
 * @typedef {Omit<Bundle, 'why'> & {why: string}} Imported
 */

/** What an imported text holds. @param {string} text @returns {Imported} */
export function importText(text) {
  return told(readText(text));
}

/** @param {Bundle} found @returns {Imported} */
function told(found) {
  return { ...found, why: found.why && t(`page-file-${found.why}`) };
}

/** Up to this many bytes a file is read at once, without a worker. */
const SMALL = 200_000;

/** How long a worker may take, in milliseconds. */
const PATIENCE = 20_000;

const READER = new URL('./web/js/saves/filereader.js', document.baseURI).href;

/**
 * What a chosen file holds. A long one is read by a worker, so that the page never stands still for it,
 * and one that no backup could be is not read at all.
 * @param {File} file
 * @returns {Promise<Imported>}
 */
export async function importFile(file) {
  if (file.size > LARGEST) return told(emptyBundle({ why: 'too-long' }));
  try {
    if (file.size > SMALL) return told(await readElsewhere(file));
  } catch {
    // The worker could not be had; what it does is done here.
  }
  const text = await file.text().catch(() => null); // it was moved or changed meanwhile
  return text === null ? { ...emptyBundle({}), why: t('saves-file-gone') } : importText(text);
}

/** @param {File} file @returns {Promise<Bundle>} */
function readElsewhere(file) {
  const worker = new Worker(READER, { type: 'module' });
  const reading = new Promise((/** @type {(found: Bundle) => void} */ resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.onmessageerror = reject;
    setTimeout(() => resolve(emptyBundle({ why: 'too-long' })), PATIENCE);
    worker.postMessage(file);
  });
  return reading.finally(() => worker.terminate());
}
