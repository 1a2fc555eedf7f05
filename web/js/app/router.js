// Addresses: the part after '#'. One table says which of them there are; every other leads home.

import { LEGACY_GAME } from './legacygame.js';

/** @typedef {'home' | 'new' | 'table' | 'logbook' | 'link' | 'learn' | 'rules' | 'settings' | 'statistics'} Screen */

/**
 * A game as an address: 'g' a game to look at, 'r' its replay, 'p' a turn that is passed on; `at` is
 * how many actions come before the position that is meant.
 * @typedef {{way: 'g' | 'p' | 'r', text: string, at: number | null}} Link
 */

/**
 * Where an address leads.
 * @typedef {object} Place
 * @property {Screen} screen
 * @property {string[]} parts what follows the screen's name: '#/rules/R54' has 'R54'
 * @property {Link | null} link
 * @property {{game: string, number: number} | null} lesson the one that lies on the table
 * @property {string} puzzle the game whose puzzle of the day lies on the table; '' if none
 */

/** The part after '#' never leaves the browser; the engine checks all that a link's text says. */
const LINK = /#\/(g|p|r)\/([\w-]*)(?:\/(\d{1,5}))?/;

/** The addresses, the first that fits. @type {[RegExp, (found: string[]) => Partial<Place> & {screen: Screen}][]} */
const PATTERNS = [
  [/^#\/r\/[\w-]*(?:\/\d{1,5})?/, ([whole]) => ({ screen: 'table', link: linkIn(whole) })],
  [/^#\/[gp]\/[\w-]*(?:\/\d{1,5})?/, ([whole]) => ({ screen: 'link', link: linkIn(whole) })],
  [
    /^#\/learn\/(?:([a-z]\w*)\/)?([1-9]\d?)$/,
    ([, game, number]) => lessonAt(game ?? LEGACY_GAME, Number(number)),
  ],
  [/^#\/puzzle\/([a-z]\w*)$/, ([, game]) => ({ screen: 'table', puzzle: game })],
  [
    /^#\/(new|table|logbook|learn|rules|settings|statistics)((?:\/[^/]*)*)$/,
    ([, name, rest]) => screenAt(/** @type {Screen} */ (name), rest),
  ],
];

/** @param {string} game @param {number} number @returns {Partial<Place> & {screen: Screen}} */
function lessonAt(game, number) {
  return { screen: 'table', lesson: { game, number } };
}

/** @param {Screen} screen @param {string} rest @returns {Partial<Place> & {screen: Screen}} */
function screenAt(screen, rest) {
  return { screen, parts: rest.split('/').slice(1) };
}

/** Returns the screen that an address leads to, with its parts; the home screen if unknown. @param {string} [hash] @returns {Place} */
export function placeOf(hash = location.hash) {
  const nowhere = { parts: [], link: null, lesson: null, puzzle: '' };
  for (const [pattern, placed] of PATTERNS) {
    const found = pattern.exec(hash);
    if (found) return { ...nowhere, ...placed([...found]) };
  }
  return { ...nowhere, screen: 'home' };
}

/** The game whose lesson or puzzle the address asks for; '' if none. */
export function gameAsked() {
  const { lesson, puzzle } = placeOf();
  return lesson?.game ?? puzzle;
}

/** What an address, or a message with an address in it, links to; null if to no game. @param {string} words @returns {Link | null} */
export function linkIn(words) {
  const found = LINK.exec(words);
  if (!found) return null;
  const [, way, text, at] = found;
  return { way: /** @type {Link['way']} */ (way), text, at: at === undefined ? null : Number(at) };
}

/** The part of an address after '#'. @param {Link} link */
export function hashOf({ way, text, at }) {
  return `#/${way}/${text}${at === null ? '' : `/${at}`}`;
}

/** Returns the whole address of a link. @param {Link} link */
export function addressOf(link) {
  return `${location.origin}${location.pathname}${hashOf(link)}`;
}

/** Returns the address of a lesson. @param {string} game @param {number} number from 1 on */
export function lessonAddress(game, number) {
  return game === LEGACY_GAME ? `#/learn/${number}` : `#/learn/${game}/${number}`;
}

/** Returns the address of a rule. @param {string} game @param {string} number such as 'R54' */
export function ruleAddress(game, number) {
  return `#/rules/${game || LEGACY_GAME}/${number}`;
}

/** Goes to a screen; main.js follows the address. @param {string} screen such as 'table' */
export function visit(screen) {
  location.hash = screen === 'home' ? '#/' : `#/${screen}`;
}
