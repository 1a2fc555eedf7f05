// Whether a reload costs nothing: asked before the page is loaded again for a new release.

import { get } from '../app/store.js';
import * as vault from '../saves/idbstore.js';
import * as shelf from '../saves/localstore.js';
import { keptUnder } from '../saves/logbook.js';
import { understand } from '../saves/records.js';
import { elsewhere } from '../saves/tabs.js';
import { keep, saveText } from './keeping.js';
import { isGuest } from './mode.js';

/**
 * Would the match on the table be there again? It is if either storage has this very position, if
 * another tab plays it, or if it is one that is never kept.
 * @returns {Promise<boolean>}
 */
export async function isKept() {
  const { frame } = get();
  if (!frame || isGuest() || elsewhere()) return true;
  await keep();
  const save = await saveText();
  const has = (/** @type {string | null} */ text) => understand(text ?? '').record?.save === save;
  if (has(shelf.read(`save/${keptUnder()}`))) return true;
  return (await vault.copies()).some((copy) => has(copy.text));
}
