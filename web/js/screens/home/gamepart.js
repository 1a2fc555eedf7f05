// What a screen needs of a game beside the table: its words and page part at once, its components as
// soon as the engine can give them.

import { loadPart, openGame, titleOf } from '../../app/games.js';
import { set } from '../../app/store.js';
import { messagesGame, t } from '../../app/text.js';

/** @typedef {import('../../games/contract.d.ts').GamePage} GamePage */

/** @type {{key: string, page: GamePage | null, coming: boolean, asked: boolean, whole: boolean}} */
const now = { key: '', page: null, coming: false, asked: false, whole: false };

/**
 * The page part of a game, null while it is on its way; the screen is drawn again when it has come.
 * @param {Readonly<import('../../app/store.js').Store>} store
 * @param {string} key
 * @returns {GamePage | null}
 */
export function gamePart({ stage }, key) {
  if (now.key !== key)
    Object.assign(now, { key, page: null, coming: false, asked: false, whole: false });
  const there = now.page && messagesGame() === key; // another game's table may have been opened meanwhile
  if (!there && !now.coming) bring(key, loadPart);
  if (stage?.name === 'ready' && !now.asked) {
    now.asked = true;
    bring(key, openGame);
  }
  return there ? now.page : null;
}

/** Have the components of the game come, too? @param {string} key */
export function hasComponents(key) {
  return now.key === key && now.whole;
}

/** @param {string} key @param {(key: string) => Promise<GamePage>} load */
async function bring(key, load) {
  now.coming = true;
  try {
    const page = await load(key);
    if (now.key !== key) return;
    now.coming = false;
    now.page = page;
    now.whole ||= load === openGame;
    set({});
  } catch (error) {
    if (now.key !== key) return;
    const text = t('page-game-failed', { game: titleOf(key) });
    set({ notice: { text, tone: 'fault', details: String(error) } });
  }
}
