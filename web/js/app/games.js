// The games of the collection: which there are, and the page part of the one that is open.
//
// A game's page part is fetched when the game is opened and not before: this is the only import of
// it, and the build makes a file of its own of what it leads to (tools/bundle.py).

import { keepGame } from '../boot/device.js';
import { ask, EngineError } from '../boot/engine.js';
import { loadSprites } from './art.js';
import { language, loadLanguage, messagesGame, t, writeArguments } from './text.js';

/**
 * What the catalogue tells of a game, and whether there is a picture of it for the home screen.
 * @typedef {import('../protocol.d.ts').GameShape & {cover?: boolean}} GameShape
 */

/** @typedef {import('../games/contract.d.ts').GamePage} GamePage */

/**
 * A game that has been opened.
 * @typedef {object} Opened
 * @property {string} key
 * @property {GamePage} page
 * @property {Record<string, any>} components what is printed on its cards and boards
 */

/** The games as the build has written them into the page. @type {GameShape[] | null} */
let known = null;

/** @type {Map<string, Promise<Opened>>} */
const opening = new Map();

/** @type {Map<string, Opened>} */
const opened = new Map();

/** The game opened last. @type {Opened | null} */
let open = null;

/** All games, without anything of their rules; the engine is not needed for it. @returns {readonly GameShape[]} */
export function games() {
  known ??= /** @type {GameShape[]} */ (
    JSON.parse(document.getElementById('games')?.textContent || '[]')
  );
  return known;
}

/** Returns a game of the catalogue by its key. @param {string} key @returns {GameShape | undefined} */
export function gameOf(key) {
  return games().find((game) => game.key === key);
}

/** The games that are offered, the shortest first. @returns {readonly GameShape[]} */
export function offeredGames() {
  return [...games()].sort((a, b) => a.minutes[0] - b.minutes[0] || a.minutes[1] - b.minutes[1]);
}

/** A game's title in the language of the page. @param {string} key @returns {string} */
export function titleOf(key) {
  const id = `${key}-title`;
  const words = t(id);
  return words === id ? (gameOf(key)?.title ?? key) : words;
}

/**
 * Loads what a game needs and makes it the open one. Waits for the engine, which must have been started.
 * @param {string} key
 * @returns {Promise<GamePage>} rejects if something can't be had; the game that was open stays so
 */
export async function openGame(key) {
  const loading = opening.get(key) ?? load(key);
  opening.set(key, loading);
  try {
    const [found] = await Promise.all([loading, loadLanguage(language(), key)]);
    opened.set(key, found);
    open = found;
    wear(key, found.page);
    keepGame(key);
    return found.page;
  } catch (error) {
    opening.delete(key); // another try may have more luck
    throw error;
  }
}

/** @param {string} key @returns {Promise<Opened>} */
async function load(key) {
  const [page, { components }] = await Promise.all([
    partOf(key),
    ask({ op: 'components', game: key }),
  ]);
  return { key, page, components };
}

/** The page parts fetched so far. @type {Map<string, Promise<GamePage>>} */
const parts = new Map();

/** The style sheets of games, of which one counts. @type {Map<string, HTMLLinkElement>} */
const styles = new Map();

/** A game's page part, with its style sheet and sprites, fetched once. @param {string} key @returns {Promise<GamePage>} */
function partOf(key) {
  const found = parts.get(key) ?? fetchPart(key);
  parts.set(key, found);
  found.catch(() => parts.delete(key)); // another try may have more luck
  return found;
}

/** @param {string} key @returns {Promise<GamePage>} */
async function fetchPart(key) {
  const { sheet = null, art = [] } = listed()[key] ?? {};
  const [part] = await Promise.all([
    import(`../games/${key}/index.js`).catch((error) => {
      const text = { id: 'page-game-failed', args: { game: titleOf(key) } };
      throw new EngineError(text, 'boot', { details: String(error) });
    }),
    sheet && addSheet(key, sheet),
  ]);
  loadSprites(art);
  return part.default;
}

/** What the build has listed of each game. @returns {Record<string, {sheet: string | null, art: string[]}>} */
function listed() {
  return JSON.parse(document.getElementById('game-parts')?.textContent || '{}');
}

/** Adds a game's style sheet to the page. @param {string} key @param {string} path @returns {Promise<void>} rejects if it can't be had */
function addSheet(key, path) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(path, document.baseURI).href;
  return new Promise((resolve, reject) => {
    link.onload = () => {
      styles.set(key, link);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      const text = { id: 'page-engine-missing', args: { name: path, why: '' } };
      reject(new EngineError(text, 'boot'));
    };
    document.head.append(link);
  });
}

/** Lets one game's style sheet count, and those of the others not; words are written as it writes them.
 * @param {string} key @param {GamePage} part
 */
function wear(key, part) {
  writeArguments(part.writeArgument);
  for (const [other, link] of styles) link.disabled = other !== key;
}

/**
 * Loads a game's page part and words without the engine, for screens beside the table. The game that is
 * open stays so.
 * @param {string} key
 * @returns {Promise<GamePage>} rejects if something can't be had
 */
export async function loadPart(key) {
  const [part] = await Promise.all([partOf(key), loadLanguage(language(), key)]);
  wear(key, part);
  return part;
}

/** The key of the game that is open, with its words; '' if there is none. */
export function openKey() {
  return open && messagesGame() === open.key ? open.key : '';
}

/** The page part of the game that is open; null before the first. @returns {GamePage | null} */
export function page() {
  return open?.page ?? null;
}

/** What is printed on a game's cards and boards; empty until the game has been opened. @param {string} key @returns {Record<string, any>} */
export function componentsOf(key) {
  return opened.get(key)?.components ?? {};
}
