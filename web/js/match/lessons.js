// The lessons of the games: which there are, which have been finished, and the one on the table. A lesson
// is never kept; the match that lay on the table before it comes back when the player leaves.

import { gameOf } from '../app/games.js';
import { get } from '../app/store.js';
import { finished, noteFinished } from '../saves/lessons.js';
import { find, freshId } from '../saves/logbook.js';
import { matchId, setMatchId } from '../saves/ownmatch.js';
import { saveText } from './autosave.js';
import { FIRST_LEVEL } from './captains.js';
import { startLesson, startMatch, stepBack } from './game.js';
import { isTransient } from './mode.js';
import { soloTable } from './names.js';

/** The match that was on the table before the lesson. @type {{id: string, save: string} | null} */
let aside = null;

/** The lessons of a game, in the order in which they are best played. @param {string} game */
export function lessonsOf(game) {
  return gameOf(game)?.lessons ?? [];
}

/** The keys of a game's lessons that have been finished on this device. @param {string} game @returns {string[]} */
export function finishedOf(game) {
  const known = finished(game);
  return lessonsOf(game).flatMap(({ key }) => (known.includes(key) ? [key] : []));
}

/** The number of the lesson on the table, from 1 on, and of how many. */
export function lessonNumber() {
  const { frame } = get();
  const all = lessonsOf(frame?.game ?? '');
  return { number: all.findIndex(({ key }) => key === frame?.lesson?.key) + 1, count: all.length };
}

/** Notes that the lesson on the table has been finished. @param {string} key */
export function noteLessonFinished(key) {
  const { frame } = get();
  if (frame) noteFinished(frame.game, key);
}

/** Tells whether a game has such a lesson. @param {{game: string, number: number}} lesson */
export function isLesson({ game, number }) {
  return number <= lessonsOf(game).length;
}

/** Puts a lesson on the table, unless it lies there unfinished. @param {{game: string, number: number}} lesson */
export async function openLesson({ game, number }) {
  const { frame, stage } = get();
  const { key } = lessonsOf(game)[number - 1];
  const there = frame?.game === game && frame.lesson?.key === key && !frame.lesson.over;
  if (stage?.name === 'ready' && !there) await begin(game, key);
}

/** Begins the lesson on the table again. @param {string} key */
export function restartLesson(key) {
  return begin(get().frame?.game ?? '', key);
}

/** Goes back to where the task at hand of the lesson on the table was set. */
export function repeatTask() {
  return stepBack(`lesson-${freshId()}`);
}

/** @param {string} game @param {string} key */
async function begin(game, key) {
  await interruptMatch();
  const most = Math.max(...(gameOf(game)?.seats ?? [2]));
  return startLesson(game, key, { ...soloTable(most), id: `lesson-${freshId()}` });
}

/** Sets the match on the table aside, to be gone on with afterwards. */
export async function interruptMatch() {
  const { frame } = get();
  if (frame && !isTransient()) aside = { id: matchId(), save: await saveText() };
}

/** Returns the match that the lesson interrupted, once. */
export function takeInterruptedMatch() {
  const game = aside;
  aside = null;
  return (game && find(game.id)?.record) ?? game;
}

/** Begins an ordinary match of the game whose lesson is on the table. */
export function leaveForMatch() {
  return startFirstMatch(get().frame?.game ?? '');
}

/** Begins an ordinary match of a game on this device, against captains for newcomers. @param {string} game */
export async function startFirstMatch(game) {
  const shape = gameOf(game);
  if (!shape) return;
  const id = freshId();
  setMatchId(id);
  const seats = shape.seats.find((count) => count > 1) ?? shape.seats[0];
  const solo = soloTable(seats);
  const captains = solo.names.map((_, seat) => (seat ? (shape.first_level ?? FIRST_LEVEL) : null));
  const table = { ...solo, captains, id, title: '' };
  const begins = shape.options.some(
    ({ key, values }) => key === 'start_player' && values.includes(0),
  );
  const options = { ...shape.first_options, ...(begins ? { start_player: 0 } : {}) };
  const started = await startMatch({ game, seats, options, seed: null, table });
  if (started) location.hash = '#/table';
}
