// Sentences: the engine's messages and the page's own words, through Fluent catalogues.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { EngineError } from '../boot/failures.js';
import { addressed, callOwn, isOwnName, nameAt, ownSeat, renameOwn } from './players.js';

export { ownSeat, setPlayers } from './players.js';

/** @typedef {import('../protocol.d.ts').TextShape} TextShape */

/**
 * The languages of the page: what each calls itself, and the locale of its numbers, dates and lists.
 * @type {Record<string, {name: string, locale: string}>}
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de' },
};

/**
 * The messages that games share, and those of one game: the engine's and the page's, which the build joins.
 * @param {string} language
 * @param {string} game its key; none for the shared messages alone
 * @returns {string[]}
 */
function files(language, game) {
  const folder = `web/lang/${language}`;
  return game ? [`${folder}/page.ftl`, `${folder}/games/${game}/page.ftl`] : [`${folder}/page.ftl`];
}

/** The files read so far, by their paths. @type {Map<string, Promise<FluentResource>>} */
const resources = new Map();

/**
 * One bundle for each language and game, so that games need not mind each other's ids.
 * @type {Map<string, Promise<FluentBundle>>}
 */
const bundles = new Map();

/** @type {FluentBundle | null} */
let bundle = null;

let spoken = 'en';

let wanted = '';

/** The game whose messages are loaded besides the shared ones; '' if there is none. */
let about = '';

/** Who forgets sentences of the old language. @type {Set<() => void>} */
const forgetters = new Set();

/**
 * Speaks a language about a game from now on; rejects if a catalogue is missing or can't be read.
 * @param {string} language
 * @param {string} [game] its key; the one that was spoken about last
 * @returns {Promise<void>}
 */
export async function loadLanguage(language, game = about) {
  const key = `${language}/${game}`;
  const next = bundles.get(key) ?? read(language, game);
  bundles.set(key, next);
  wanted = key;
  try {
    const found = await next;
    if (wanted !== key) return; // somebody has thought better of it
    const changed = spoken !== language;
    bundle = found;
    spoken = language;
    about = game;
    renameOwn();
    if (changed) for (const forget of forgetters) forget();
  } catch (error) {
    bundles.delete(key); // another try may have more luck
    throw error;
  }
}

/**
 * @param {string} language
 * @param {string} game
 * @returns {Promise<FluentBundle>}
 */
async function read(language, game) {
  const found = new FluentBundle(language, { useIsolating: false });
  for (const part of await Promise.all(files(language, game).map(fetched))) {
    const errors = found.addResource(part);
    if (errors.length) throw errors[0];
  }
  return found;
}

/** The messages of a file, which is fetched once. @param {string} path @returns {Promise<FluentResource>} */
function fetched(path) {
  const found = resources.get(path) ?? words(path);
  resources.set(path, found);
  found.catch(() => resources.delete(path)); // another try may have more luck
  return found;
}

/** The messages of a file, read as it comes: one after another, not all in one go. @param {string} path */
async function words(path) {
  const text = await catalogue(path, 'default').catch(() => catalogue(path, 'reload'));
  return new FluentResource(text);
}

/**
 * The text of a file of messages; rejects if the host has something else instead, such as the page of a
 * network that wants its guests to sign in: Fluent takes any text for messages.
 * @param {string} path @param {RequestCache} cache
 */
async function catalogue(path, cache) {
  const answer = await fetch(new URL(path, document.baseURI), { cache });
  const text = answer.ok ? await answer.text() : '';
  if (text.endsWith(`# End of ${path}\n`)) return text;
  throw new EngineError({ id: 'page-engine-missing', args: missing(path, answer) }, 'boot');
}

/** @param {string} path @param {Response} answer */
function missing(path, { ok, status }) {
  return { name: path, why: ok ? 'not the words of the page' : `answer ${status}` };
}

/** Whoever keeps a sentence for a while forgets it when the language changes. @param {() => void} forget */
export function onLanguageChange(forget) {
  forgetters.add(forget);
}

/** Returns the key of the game whose messages are loaded besides the shared ones, or ''. */
export function messagesGame() {
  return about;
}

/** The language that is spoken now. */
export function language() {
  return spoken;
}

/** Returns the locale of the language, for Intl. */
export function locale() {
  return LANGUAGES[spoken]?.locale ?? spoken;
}

/** Writes a number with a fixed count of decimals. @param {number} value @param {number} decimals */
export function number(value, decimals) {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale(), digits).format(value);
}

/** Writes a moment as date and time in the language of the page. @param {string} moment */
export function dateTime(moment) {
  const styles = /** @type {const} */ ({ dateStyle: 'medium', timeStyle: 'short' });
  return new Intl.DateTimeFormat(locale(), styles).format(new Date(moment));
}

/** A moment as a day. @param {string} moment @param {'medium' | 'long'} [style] long with the month's name */
export function date(moment, style = 'medium') {
  return new Intl.DateTimeFormat(locale(), { dateStyle: style }).format(new Date(moment));
}

/** One for each locale, for it takes long to make. @type {Map<string, Intl.ListFormat>} */
const lists = new Map();

/** Joins words as the language does: "a, b and c". @param {readonly string[]} items */
export function list(items) {
  const found = lists.get(locale()) ?? new Intl.ListFormat(locale());
  lists.set(locale(), found);
  return found.format(items);
}

/**
 * The name of a seat's player; "You" for the only person who plays, unless a name was given.
 * @param {number} seat
 * @returns {string}
 */
export function playerName(seat) {
  return nameAt(seat) ?? t('seat', { number: seat + 1 });
}

/** The names of players whom something happens to: "you" there is another word in some languages. @param {readonly number[]} seats */
export function playerObjects(seats) {
  return list(seats.map((seat) => (seat === ownSeat() ? t('page-you-object') : playerName(seat))));
}

/** Sentences already put together: a draw asks for hundreds, most of them those of the last. @type {Map<string, string>} */
const told = new Map();
/** Whose they are. @type {FluentBundle | null} */
let toldBy = null;
const MOST_TOLD = 4000;

/**
 * A message of the page or the engine by its id. Where `who` is the name of the seat that is addressed,
 * `you` is 1, so that the message can say "You recruit" instead of "Byron recruits"; so are `owner_you`
 * of `owner` and the like.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  if (!bundle) return id;
  if (toldBy !== bundle || told.size > MOST_TOLD) told.clear();
  toldBy = bundle;
  let key = id;
  for (const name in args) {
    key += `\n${name}\n${typeof args[name]} ${args[name]}`;
    if (isOwnName(args[name])) key += ' you';
  }
  const found = told.get(key) ?? formatted(bundle, id, addressed(args));
  told.set(key, found);
  return found;
}

/** @param {FluentBundle} from @param {string} id @param {Record<string, string | number>} args */
function formatted(from, id, args) {
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, args, []) : id;
}

/**
 * The sentence of a message that the engine sent; its arguments may be messages themselves.
 * @param {TextShape} text
 * @returns {string}
 */
export function formatText(text) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(text.args)) {
    args[name] = typeof value === 'object' ? formatText(value) : value;
    if (name === 'seat') args.who = playerName(value);
  }
  return t(text.id, args);
}

/**
 * Writes an argument of an engine's text by its name; undefined for one that stays as it is.
 * @typedef {(name: string, value: string | number | boolean) => string | undefined} Writer
 */

/** The game's own. @type {Writer} */
let writer = () => undefined;

/** Has arguments written as the game on the table writes them. @param {Writer} [own] */
export function writeArguments(own = () => undefined) {
  writer = own;
}

/** Writes an engine text as a sentence, its arguments as on the board. @param {TextShape} text */
export function boardText(text) {
  return formatText(boardly(text));
}

/** @param {TextShape} text @returns {TextShape} */
function boardly(text) {
  /** @type {Record<string, any>} */
  const args = {};
  for (const [name, value] of Object.entries(text.args)) {
    if (typeof value === 'object' && value) args[name] = boardly(value);
    else args[name] = writer(name, value) ?? value;
  }
  return { id: text.id, args };
}

callOwn(() => t('page-you'));
