// What a player does with a game that came by link. Nothing that is kept here is overwritten but by
// a game that goes on from it.

import { visit } from '../app/router.js';
import { find, freshId } from '../saves/logbook.js';
import { setMatchId } from '../saves/ownmatch.js';
import { giveBack, isInOtherTab, takeOver } from '../saves/tabs.js';
import { branchMatch, loadMatch } from './game.js';

/** @typedef {import('../protocol.d.ts').LinkAnswer} LinkAnswer */

/** Puts a passed turn on the table, under the id that both devices know. A tab in which the game
 * waited for it only looks on from now.
 * @param {LinkAnswer} answer
 */
export async function takeTurn({ save, id }) {
  if (!(await lay(save, id)) || !isInOtherTab()) return;
  if ((await takeOver()) && !(await lay(save, id))) giveBack(id);
}

/** Puts the game of the log-book on the table. @param {LinkAnswer} answer */
export function openMine({ id }) {
  const record = find(id)?.record;
  return record ? lay(record.save, id) : undefined;
}

/** Keeps a game that was shared as one of the player's own. @param {LinkAnswer} answer */
export function keepShared({ save }) {
  return lay(save, freshId());
}

/** Keeps another course of play beside the own game, as a game of its own. @param {LinkAnswer} answer */
export async function keepBoth({ save, table, entries }) {
  const id = freshId();
  if (await lay(save, id))
    await branchMatch(entries, { .../** @type {any} */ (table), id, title: '' });
}

/** @param {string} save @param {string} id @returns {Promise<boolean>} */
async function lay(save, id) {
  const putBack = setMatchId(id);
  const done = await loadMatch(save);
  if (done) visit('table');
  else putBack();
  return done;
}
