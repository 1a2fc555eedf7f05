// Sentences: the engine's messages and the page's own words, through Fluent catalogues.

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {import('./protocol.d.ts').TextShape} TextShape */

/** The catalogues of a language: the engine's, which the build copies, and the page's. */
const FILES = [
  (/** @type {string} */ language) => `../../lang/${language}/house.ftl`,
  (/** @type {string} */ language) => `../../lang/${language}/portsmouth.ftl`,
  (/** @type {string} */ language) => `../lang/${language}/page.ftl`,
  (/** @type {string} */ language) => `../lang/${language}/table.ftl`,
];

/** @type {FluentBundle | null} */
let bundle = null;

/** @type {readonly string[]} */
let players = [];

/**
 * Loads the catalogues of a language; rejects if one is missing or can't be read.
 * @param {string} language
 * @returns {Promise<void>}
 */
export async function loadLanguage(language) {
  const next = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all(
    FILES.map(async (path) => {
      const answer = await fetch(new URL(path(language), import.meta.url));
      if (!answer.ok) throw new Error(`The words of the page are missing: ${answer.url}`);
      return answer.text();
    }),
  );
  for (const source of sources) {
    const errors = next.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }
  bundle = next;
}

/**
 * Who sits where, for messages that name a seat.
 * @param {readonly string[]} names
 */
export function setPlayers(names) {
  players = names;
}

/**
 * The name of a seat's player.
 * @param {number} seat
 * @returns {string}
 */
export function playerName(seat) {
  return players[seat] ?? t('seat', { number: seat + 1 });
}

/**
 * A message of the page or the engine by its id.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args, []);
}

/**
 * The sentence of a message that the engine sent; its arguments may be messages themselves.
 * @param {TextShape} text
 * @returns {string}
 */
export function say(text) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(text.args)) {
    args[name] = typeof value === 'object' ? say(value) : value;
    if (name === 'seat') args.who = playerName(value);
  }
  return t(text.id, args);
}
