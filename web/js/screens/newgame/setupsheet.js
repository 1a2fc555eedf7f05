// The new-game sheet as it is filled in: one for each game, remembered on this device.

import { LEGACY_GAME } from '../../app/legacygame.js';
import { getSetting } from '../../app/settings.js';
import { t } from '../../app/text.js';
import { FIRST_LEVEL, FRIEND } from '../../match/captains.js';
import { choicesOf } from '../../match/captainselect.js';
import { defaultName } from '../../match/names.js';

/** @typedef {import('../../app/games.js').GameShape} GameShape */

/**
 * @typedef {object} Sheet
 * @property {number} seats
 * @property {string[]} names as they were typed; that of the only person stands in the settings
 * @property {number[]} flags
 * @property {(string | null)[]} captains who plays: a captain's level, or null for a person
 * @property {Record<string, string | number | boolean>} options
 * @property {string} seed
 * @property {(seat: number) => string} nameOf what a seat is called: the only person is "You" without a name
 * @property {(one: number, other: number) => void} swap has two seats change places
 * @property {() => number} own the seat of the only person; -1 if there are several, or none
 */

const KEY = `${new URL('.', location.href).pathname}portsmouth/sheet`;
export const LONGEST_NAME = 16;

/** Flags that players may choose from even where fewer play. */
const FEWEST_FLAGS = 4;

/** @type {Map<string, Sheet>} */
const sheets = new Map();

/** Returns the sheet of a game as it was filled in last, else a fresh one. @param {GameShape} game @returns {Sheet} */
export function sheetOf(game) {
  const there = sheets.get(game.key);
  if (there) return there;
  const most = Math.max(...game.seats);
  const flags = Math.max(FEWEST_FLAGS, most);
  const newcomer = game.first_level ?? FIRST_LEVEL;
  /** @type {Sheet} */
  const sheet = {
    seats: game.seats.find((count) => count > 1) ?? game.seats[0],
    names: Array.from({ length: flags }, () => ''),
    flags: Array.from({ length: flags }, (_, seat) => seat),
    captains: Array.from({ length: flags }, (_, seat) => (seat ? newcomer : null)),
    options: {},
    seed: '',
    ...remembered(game, flags),
    nameOf: (seat) => typedName(sheet, seat) || t('page-you'),
    swap: (one, other) => {
      for (const kept of [sheet.names, sheet.flags, sheet.captains])
        [kept[one], kept[other]] = [kept[other], kept[one]];
    },
    own: () => onlyPerson(sheet),
  };
  sheets.set(game.key, sheet);
  return sheet;
}

/** The name that a seat was given, else its default; '' for the only person. @param {Sheet} sheet @param {number} seat */
function typedName(sheet, seat) {
  if (sheet.own() === seat) return getSetting('name').trim();
  return sheet.names[seat].trim() || defaultName(seat);
}

/** @param {Sheet} sheet */
function onlyPerson({ captains, seats }) {
  const playing = captains.slice(0, seats);
  const people = playing.flatMap((who, seat) => (who === null ? [seat] : []));
  return people.length === 1 && !playing.includes(FRIEND) ? people[0] : -1;
}

/** The names for the match; that of the only person is for a link. @param {Sheet} sheet @returns {string[]} */
export function namesOf(sheet) {
  return Array.from(
    { length: sheet.seats },
    (_, seat) => typedName(sheet, seat) || defaultName(seat),
  );
}

/** What was kept of a game's sheet, as far as it fits the game. @param {GameShape} game @param {number} most @returns {Partial<Sheet>} */
function remembered(game, most) {
  try {
    const data = JSON.parse(kept(game.key) ?? '{}');
    const { names, flags, seats, options, captains } = data;
    const named = Array.isArray(names) && names.length === most && names.every(isName);
    const flagged =
      Array.isArray(flags) &&
      flags.length === most &&
      flags.every((_, flag) => flags.includes(flag));
    if (!named || !flagged || !game.seats.includes(seats)) return {};
    const known = Array.isArray(captains) ? captains : []; // before there were captains, persons played
    const choices = choicesOf(game.key);
    return {
      seats,
      names: names.map((name, seat) => (name === defaultName(seat) ? '' : name)),
      flags,
      captains: names.map((_, seat) => (choices.includes(known[seat]) ? known[seat] : null)),
      options: typeof options === 'object' && options ? options : {},
    };
  } catch {
    return {};
  }
}

/** The sheet of the oldest game was kept without its key. @param {string} game */
function kept(game) {
  const old = game === LEGACY_GAME ? localStorage.getItem(KEY) : null;
  return localStorage.getItem(`${KEY}/${game}`) ?? old;
}

/** @param {unknown} name */
function isName(name) {
  return typeof name === 'string' && name.length <= LONGEST_NAME;
}

/** Keeps the sheet for the next game. @param {string} game its key @param {Sheet} sheet */
export function rememberSheet(game, sheet) {
  try {
    localStorage.setItem(`${KEY}/${game}`, JSON.stringify({ ...sheet, seed: undefined }));
  } catch {
    // The sheet is a convenience; saving the match says when storage is shut.
  }
}

/** The next flag for a seat; whoever flew it takes this one. @param {Sheet} sheet @param {number} seat */
export function changeFlag({ flags }, seat) {
  const wanted = (flags[seat] + 1) % flags.length;
  const holder = flags.indexOf(wanted);
  flags[holder] = flags[seat];
  flags[seat] = wanted;
}

/**
 * The options that the game offers: those remembered may be of another version.
 * @param {GameShape} game
 * @param {Sheet['options']} chosen
 */
export function offered(game, chosen) {
  const fits = game.options.filter(({ key, values }) => values.includes(chosen[key]));
  return Object.fromEntries(fits.map(({ key }) => [key, chosen[key]]));
}
