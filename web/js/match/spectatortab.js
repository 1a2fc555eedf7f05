// A tab that looks on at a game which another tab plays: it follows every action, can take the game
// over, and plays on by itself when the other tab is gone.

import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { find } from '../saves/logbook.js';
import { matchId, setMatchId } from '../saves/ownmatch.js';
import { giveBack, onLockChange, onNews, release, takeOver, watchedMatch } from '../saves/tabs.js';
import { loadMatch, showAgain } from './game.js';
import { isTransient } from './mode.js';

/** How long what the other tab has written may be on its way, in milliseconds. */
const ARRIVES = 200;

/** How long a busy table is waited for between two looks. */
const LOOK = 50;

/** Has the player chosen to look on? */
let content = false;

/** Is the newest position on its way to the table? */
let following = false;

/** The game that could not be opened as the other tab left it: a newer version writes it. */
let closed = '';

onLockChange((change, id) => {
  if (matchId() !== id || !get().frame) return;
  content = change === 'taken';
  if (change === 'free') return void comeBack(id);
  showAgain();
  set({ notice: { text: t('saves-taken'), tone: 'plain', lasting: true } });
});

onNews((news) => {
  if (news.kind === 'kept' && news.id === watchedMatch() && news.id === matchId()) follow(news.id);
});

/** Tells whether the bar still asks to watch or to take over. */
export function isAsked() {
  return !content;
}

/** Notes that the player only watches, and hides the question. */
export function lookOn() {
  content = true;
  set({});
}

/** Takes the game over from the other tab, which watches from then on. */
export async function playHere() {
  const id = watchedMatch();
  content = false;
  if (await takeOver()) await comeBack(id);
}

/** The game is this tab's now: from where the other one left it. Where that can't be opened, it is given
 * back and left as it is.
 * @param {string} id
 */
async function comeBack(id) {
  await pause(ARRIVES);
  closed = '';
  const done = await lay(id);
  if (done) return set({ notice: { text: t('saves-here'), tone: 'plain' } });
  if (done === null) return release();
  giveBack(id);
  const { notice } = get();
  showAgain();
  set({ notice: notice && { ...notice, lasting: true } });
}

/** Shows what the other tab has done, the newest only. @param {string} id */
async function follow(id) {
  if (following || closed === id) return;
  following = true;
  await lay(id);
  following = false;
}

/** Puts the newest position on the table. @param {string} id @returns {Promise<boolean | null>} null: the game is not on the table any more */
async function lay(id) {
  while (get().busy) await pause(LOOK);
  const { frame } = get();
  const record = find(id)?.record;
  if (!record || !frame || isTransient() || matchId() !== id) return null;
  const putBack = setMatchId(id, record.save);
  const done = await loadMatch(record.save).catch(() => false);
  if (done) return true;
  putBack();
  closed = id;
  return false;
}

/** @param {number} time */
function pause(time) {
  return new Promise((done) => setTimeout(done, time));
}
