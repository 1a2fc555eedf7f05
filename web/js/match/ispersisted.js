// Whether a reload costs nothing: asked before the page is loaded again for a new release.

import { get } from '../app/store.js';
import * as idb from '../saves/idbstore.js';
import * as local from '../saves/localstore.js';
import { matchId } from '../saves/ownmatch.js';
import { parseRecord } from '../saves/records.js';
import { isInOtherTab } from '../saves/tabs.js';
import { saveMatch, saveText } from './autosave.js';
import { isTransient } from './mode.js';

/**
 * Would the match on the table be there again? It is if either storage has this very position, if
 * another tab plays it, or if it is one that is never kept.
 * @returns {Promise<boolean>}
 */
export async function isPersisted() {
  const { frame } = get();
  if (!frame || isTransient() || isInOtherTab()) return true;
  await saveMatch();
  const save = await saveText();
  const has = (/** @type {string | null} */ text) => parseRecord(text ?? '').record?.save === save;
  if (has(local.read(`save/${matchId()}`))) return true;
  return (await idb.copies()).some((copy) => has(copy.text));
}
