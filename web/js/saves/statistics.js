// Statistics of one's own games, from the records of the log-book alone: those that are over and in
// which exactly one seat was a person's. Records of older versions count for what they have.

import { getSetting } from '../app/settings.js';
import { t } from '../app/text.js';
import { parseJson } from './records.js';

/** @typedef {import('./records.js').SaveRecord} SaveRecord */

/**
 * A finished game of the player against captains.
 * @typedef {object} OwnGame
 * @property {string} id
 * @property {string} game
 * @property {string} ended ISO time
 * @property {number} seats
 * @property {number} seat the player's own
 * @property {Record<string, unknown>} options by which it was played
 * @property {number} place 1 for a win, shared or not
 * @property {readonly number[]} places of all seats
 * @property {readonly number[] | null} totals of all seats
 * @property {number | null} total the player's points; null in records without scores
 * @property {Record<string, {count: number, points: number}> | null} items his score, item by item
 * @property {string[]} levels those of the captains
 * @property {string} daily the date of the deal of the day; '' if it was another
 */

/**
 * @typedef {object} Summary
 * @property {number} games
 * @property {number} wins
 * @property {number | null} best the most points; null where no record has scores
 * @property {number | null} average
 */

/** What a record's save says of the table and the set-up, read once. @type {WeakMap<SaveRecord, {table: Record<string, any>, options: Record<string, unknown>}>} */
const contents = new WeakMap();

/** @param {SaveRecord} record */
function contentsOf(record) {
  const known = contents.get(record);
  if (known) return known;
  const save = parseJson(record.save);
  const found = { table: save?.table ?? {}, options: save?.options ?? {} };
  contents.set(record, found);
  return found;
}

/** The notes beside the game: names, captains, the date of a deal. @param {SaveRecord} record @returns {Record<string, any>} */
export function tableOf(record) {
  return contentsOf(record).table;
}

/** Who plays each seat: a level, a friend, or null for a person here. @param {SaveRecord} record @returns {unknown[]} */
export function captainsOf(record) {
  const { captains } = tableOf(record);
  return record.names.map((_, seat) => (Array.isArray(captains) ? (captains[seat] ?? null) : null));
}

/** The only seat that a person plays; -1 if there are others, or none. @param {SaveRecord} record */
export function ownSeat(record) {
  const captains = captainsOf(record);
  const alone = captains.filter((who) => who === null).length === 1;
  return alone && !captains.includes('friend') ? captains.indexOf(null) : -1;
}

/** The names of a record's players; the only person is "You" without one. @param {SaveRecord} record @returns {string[]} */
export function shownNames(record) {
  const own = tableOf(record).unnamed ? ownSeat(record) : -1;
  return record.names.map((name, seat) =>
    seat === own ? getSetting('name') || t('page-you') : name,
  );
}

/** The player's finished games, the oldest first. @param {readonly SaveRecord[]} records @returns {OwnGame[]} */
export function ownGames(records) {
  return records
    .flatMap((record) => ownGame(record) ?? [])
    .sort((a, b) => a.ended.localeCompare(b.ended));
}

/** A record as one of the player's games; null if it is none, began from a prepared position, or does not say
 * who won. @param {SaveRecord} record @returns {OwnGame | null} */
export function ownGame(record) {
  const seat = ownSeat(record);
  const place = record.places?.[seat];
  const { options } = contentsOf(record);
  if (!record.over || place === undefined || options.scenario !== undefined) return null;
  const items = record.result?.items[seat];
  return {
    id: record.id,
    game: record.game,
    ended: record.ended ?? record.updated,
    seats: record.names.length,
    seat,
    options,
    place,
    places: record.places ?? [],
    totals: record.result?.totals ?? null,
    total: record.result?.totals[seat] ?? null,
    items: items
      ? Object.fromEntries(
          Object.entries(items).map(([item, [count, points]]) => [item, { count, points }]),
        )
      : null,
    levels: captainsOf(record).filter((who) => typeof who === 'string'),
    daily: String(tableOf(record).daily ?? ''),
  };
}

/** @param {readonly OwnGame[]} games @returns {Summary} */
export function summaryOf(games) {
  const totals = games.flatMap(({ total }) => total ?? []);
  const sum = totals.reduce((all, each) => all + each, 0);
  return {
    games: games.length,
    wins: games.filter(isWon).length,
    best: totals.length ? Math.max(...totals) : null,
    average: totals.length ? sum / totals.length : null,
  };
}

/** How many wins in a row there are now, and how many there have been at most. @param {readonly OwnGame[]} games the oldest first */
export function streaksOf(games) {
  let now = 0;
  let most = 0;
  for (const game of games) {
    now = isWon(game) ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** Games by a key of each, in the order of the keys. @template Key @param {readonly OwnGame[]} games @param {(game: OwnGame) => Key} keyOf @param {readonly Key[]} order @returns {{key: Key, summary: Summary}[]} */
export function groupsOf(games, keyOf, order) {
  return order.flatMap((key) => {
    const fitting = games.filter((game) => keyOf(game) === key);
    return fitting.length ? [{ key, summary: summaryOf(fitting) }] : [];
  });
}

/** The strongest of a game's opponents. @param {OwnGame} game @param {readonly string[]} order all levels, the weakest first */
export function hardest({ levels }, order) {
  return order.findLast((level) => levels.includes(level)) ?? '';
}

/** @param {OwnGame} game */
export function isWon({ place }) {
  return place === 1;
}

/**
 * Which game earned each achievement first.
 * @param {readonly import('../games/contract.d.ts').Achievement[]} achievements
 * @param {readonly OwnGame[]} games of one kind, the oldest first
 * @returns {Map<string, OwnGame>} by the keys of the achievements
 */
export function earnedOf(achievements, games) {
  const found = new Map();
  for (const { key, earned } of achievements) {
    const first = games.find((game, at) => earned(game, games.slice(0, at + 1)));
    if (first) found.set(key, first);
  }
  return found;
}
