// What has been done of the puzzles of the day on this device, by game and date; and of the matches
// prepared for a day, which are kept beside them under a name of their own.

import { parts, read, write } from './localstore.js';
import { parseJson } from './records.js';

/**
 * A day's puzzle: the first try counts. `solved` is the try that reached the best, 0 while none has;
 * once the best turn has been shown nothing more is counted.
 * @typedef {{first: number, best: number, tries: number, solved: number, shown: boolean}} Result
 */

const PART = 'puzzles';
const DAY = 86_400_000;

/** The name under which the matches prepared for each day are kept: 1 is a win. @param {string} game */
export function preparedDays(game) {
  return `${game}.daily`;
}

/** The device's local date, as in 2026-11-22. @param {Date} [now] */
export function today(now = new Date()) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** All results of a game, by date. @param {string} game @returns {Record<string, Result>} */
export function results(game) {
  return readable(parseJson(read(`${PART}/${game}`) ?? '{}'));
}

/** @param {any} data @returns {Record<string, Result>} */
function readable(data) {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([date, each]) => isResult(date, each)));
}

/** The results of all games, for a backup. @returns {Record<string, Record<string, Result>>} */
export function allResults() {
  const games = parts(`${PART}/`).map((part) => part.slice(PART.length + 1));
  return Object.fromEntries(games.map((game) => [game, results(game)]));
}

/** Puts back results from a backup; a day that was played here too stays as it is. @param {string} game @param {unknown} found */
export function bringResults(game, found) {
  write(`${PART}/${game}`, JSON.stringify({ ...readable(found), ...results(game) }));
}

/** @param {string} date @param {any} each */
function isResult(date, each) {
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    ['first', 'best', 'tries', 'solved'].every((name) => Number.isFinite(each?.[name]))
  );
}

/** Notes a try. @param {string} game @param {string} date @param {number} share of the best, 0 to 1 @returns {Result} */
export function noteTry(game, date, share) {
  const before = results(game)[date];
  if (before?.shown) return before;
  const tries = (before?.tries ?? 0) + 1;
  const solved = before?.solved || (share >= 1 ? tries : 0);
  const first = before?.first ?? share;
  const best = Math.max(before?.best ?? share, share);
  return note(game, date, { first, best, tries, solved, shown: false });
}

/** Notes how the match prepared for a day ended, unless that day's has ended here already. @param {string} game @param {string} date @param {boolean} won */
export function noteDay(game, date, won) {
  const series = preparedDays(game);
  if (!results(series)[date]) noteTry(series, date, won ? 1 : 0);
}

/** Notes that the best turn was shown: later tries don't count. @param {string} game @param {string} date */
export function noteShown(game, date) {
  const before = results(game)[date];
  if (before && !before.shown) note(game, date, { ...before, shown: true });
}

/** @param {string} game @param {string} date @param {Result} result */
function note(game, date, result) {
  write(`${PART}/${game}`, JSON.stringify({ ...results(game), [date]: result }));
  return result;
}

/** How many days in a row, up to today or yesterday, a puzzle was played. @param {Record<string, Result>} all @param {string} [now] */
export function streak(all, now = today()) {
  let day = Date.parse(now);
  if (!all[now]) day -= DAY;
  let days = 0;
  while (all[new Date(day).toISOString().slice(0, 10)]) {
    days += 1;
    day -= DAY;
  }
  return days;
}

/** Stars of a share of the best: three only for the best itself. @param {number} share @returns {number} 0 to 3 */
export function stars(share) {
  if (share >= 1) return 3;
  if (share >= 0.75) return 2;
  return share >= 0.4 ? 1 : 0;
}

/** @param {number} count */
export function starText(count) {
  return '★'.repeat(count) + '☆'.repeat(3 - count);
}
