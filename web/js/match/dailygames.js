// What is new every day: the puzzle, which is never kept, and the deal, which is a match like any other.
// The deal of some games is a prepared position: the engine knows it by its date, and its results count.

import { gameOf, offeredGames, titleOf } from '../app/games.js';
import { get } from '../app/store.js';
import { date as dayWords, t } from '../app/text.js';
import { freshId, list } from '../saves/logbook.js';
import { setMatchId } from '../saves/ownmatch.js';
import {
  noteDay,
  noteShown,
  noteTry,
  preparedDays,
  results,
  stars,
  starText,
  streak,
  today,
} from '../saves/puzzles.js';
import { tableOf } from '../saves/statistics.js';
import { playForCaptain, startMatch, startPuzzle } from './game.js';
import { interruptMatch } from './lessons.js';
import { isTransient } from './mode.js';
import { soloTable } from './names.js';
import { solution } from './practice.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../saves/logbook.js').SaveRecord} SaveRecord */

const DAY = 86_400_000;

/** The games whose puzzle and deal stand on the home screen. */
export function dailyGames() {
  return offeredGames().flatMap(({ daily, key }) => (daily ? [key] : []));
}

/** Has a game puzzles? @param {string} game */
export function hasPuzzle(game) {
  return gameOf(game)?.abilities.includes('puzzle') ?? false;
}

/** Puts today's puzzle on the table, unless it lies there. @param {string} game */
export async function openPuzzle(game) {
  const { frame, stage } = get();
  const there = frame?.game === game && frame.puzzle?.date === today();
  if (stage?.name === 'ready' && !there) await beginPuzzle(game, today());
}

/** Begins the puzzle of a date, from its first position.
 * @param {string} game @param {string} date @param {boolean} [shown] is its best turn to be shown? @returns {Promise<boolean>}
 */
export async function beginPuzzle(game, date, shown = false) {
  await interruptMatch();
  Object.assign(solution, { on: shown, at: 0, noted: '' });
  const most = Math.max(...(gameOf(game)?.seats ?? [2]));
  return startPuzzle(game, date, { ...soloTable(most), id: `puzzle-${freshId()}` });
}

/** How much of what could be gained has been gained, 0 to 1. @param {NonNullable<Frame['puzzle']>} puzzle */
export function shareOf({ before, now, best }) {
  return Math.max(0, Math.min(1, (now - before) / (best - before)));
}

/** Counts a try once its turn has ended. @param {Frame} frame */
export function countTry(frame) {
  const { puzzle, game, table } = frame;
  if (!puzzle?.over || solution.on || solution.noted === table.id) return;
  solution.noted = String(table.id);
  noteTry(game, puzzle.date, shareOf(puzzle));
}

/** Shows the best turn from the first position on; later tries don't count. */
export async function showSolution() {
  const { frame } = get();
  if (!frame?.puzzle) return;
  const { date } = frame.puzzle;
  noteShown(frame.game, date);
  await beginPuzzle(frame.game, date, true);
}

/** Plays the next action of the best turn. */
export async function showNext() {
  const { frame } = get();
  const step = frame?.puzzle?.line[solution.at];
  if (!frame?.puzzle || !step || !solution.on || get().busy) return;
  solution.at += 1;
  if (!(await playForCaptain(frame.puzzle.seat, [step.action]))) solution.at -= 1;
}

/** What to tell others of a puzzle, without how it is solved; '' before it has been played. @param {string} game @param {string} date */
export function puzzleText(game, date) {
  const result = results(game)[date];
  if (!result) return '';
  const args = { game: titleOf(game), date, first: starText(stars(result.first)) };
  if (result.solved > 1) return t('daily-share-solved', { ...args, tries: result.solved });
  return t('daily-share-first', args);
}

/** A date of the calendar as the reader writes it. @param {string} date */
export function inWords(date) {
  return dayWords(`${date}T12:00`);
}

/** Today's deal of a game in the log-book, as far as it has been played. @param {string} game @returns {SaveRecord | null} */
export function dealOfToday(game) {
  const date = today();
  const since = new Date(Date.now() - 2 * DAY).toISOString();
  const found = list().find(
    ({ record }) =>
      record?.game === game && record.updated > since && tableOf(record).daily === date,
  );
  return found?.record ?? null;
}

/** Begins the deal of a date: the same cards and captains for everybody. @param {string} game */
export async function startDeal(game) {
  const daily = gameOf(game)?.daily;
  if (!daily) return;
  const date = today();
  const id = freshId();
  setMatchId(id);
  const title = daily.prepared
    ? t('daily-prepared-title', { what: t(`${game}-daily`), date: inWords(date) })
    : t('daily-deal-title', { date: inWords(date) });
  const captains = [null, ...daily.levels];
  const table = { ...soloTable(daily.seats), captains, id, title, daily: date };
  const day = daily.prepared ? { seed: null, daily: date } : { seed: `${game} ${date}` };
  if (await startMatch({ game, seats: daily.seats, options: {}, ...day, table }))
    location.hash = '#/table';
}

/** Is the deal of a game's day a prepared position? @param {string} game */
export function isPreparedDaily(game) {
  return Boolean(gameOf(game)?.daily?.prepared);
}

/** Counts a match prepared for a day once it has ended; the first that ends counts for its day.
 * @param {Frame} frame
 */
export function countDay({ game, outcome, past, table }) {
  /** @type {unknown[]} */
  const players = Array.isArray(table.captains) ? table.captains : [];
  if (!outcome || past !== undefined || !table.daily || !isPreparedDaily(game)) return;
  if (players.filter((who) => who === null).length === 1 && !isTransient())
    noteDay(game, String(table.daily), outcome.places[players.indexOf(null)] === 1);
}

/** Was the match prepared for a day won? @param {string} game @param {string} date */
export function wonOn(game, date) {
  return results(preparedDays(game))[date]?.first >= 1;
}

/** What to tell others of the match prepared for a day; '' before it has been played.
 * @param {string} game @param {string} date @param {string} task what was to be done
 */
export function preparedText(game, date, task) {
  const all = results(preparedDays(game));
  const result = all[date];
  if (!result) return '';
  const what = t('daily-prepared-title', { what: t(`${game}-daily`), date: inWords(date) });
  const won = Number(wonOn(game, date));
  return t('daily-share-prepared', {
    game: titleOf(game),
    what,
    task,
    won,
    streak: streak(all, date),
  });
}

/** What to tell others of a finished deal; '' if the match is none. @param {{game: string, date: unknown, place: number | undefined, totals: readonly number[] | undefined}} deal */
export function dealText({ game, date, place, totals }) {
  if (!date || !place || !totals) return '';
  return t('daily-share-deal', {
    game: titleOf(game),
    date: inWords(String(date)),
    place,
    seats: totals.length,
    totals: totals.join(' : '),
  });
}
