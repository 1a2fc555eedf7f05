// The voyages: which there are, which have been sailed, and the one on the table. A voyage is never
// kept; the game that lay on the table before it comes back when the player leaves.

import { FIRST_LEVEL } from './captains.js';
import { startMatch, startLesson } from './game.js';
import { isGuest } from './guests.js';
import { find, freshId, keepUnder, keptUnder } from '../saves/logbook.js';
import { OLDEST_GAME } from '../app/oldest.js';
import { finished, noteFinished } from '../saves/lessons.js';
import { get } from '../app/store.js';

/** In the order in which they are best sailed. */
export const VOYAGES = ['ashore', 'crew', 'town', 'privileges', 'ending'];

/** How many tasks each has, known before the engine answers. @type {Record<string, number>} */
export const TASKS = { ashore: 6, crew: 4, town: 5, privileges: 5, ending: 4 };

const CAPTAINS = ['Anson', 'Byron', 'Cooke', 'Duncan'];

/** The game that was on the table before the voyage. @type {{id: string, save: string} | null} */
let aside = null;

/** The keys of the voyages sailed on this device. @returns {string[]} */
export function sailed() {
  const known = finished(OLDEST_GAME);
  return VOYAGES.filter((key) => known.includes(key));
}

/** Notes that a voyage has been sailed. @param {string} key */
export function noteSailed(key) {
  noteFinished(OLDEST_GAME, key);
}

/** Is there such a lesson? @param {{game: string, number: number}} lesson */
export function isLesson({ game, number }) {
  return game === OLDEST_GAME && number <= VOYAGES.length;
}

/** Puts a lesson on the table, unless it lies there unfinished. @param {{game: string, number: number}} lesson */
export async function openLesson({ number }) {
  const { frame, stage } = get();
  const key = VOYAGES[number - 1];
  if (stage?.name !== 'ready' || (frame?.lesson?.key === key && !frame.lesson.over)) return;
  await sail(key);
}

/** Begins a voyage, or begins it again. @param {string} key */
export function sail(key) {
  const { frame } = get();
  if (frame && !isGuest(frame)) aside = { id: keptUnder(), save: frame.save };
  const table = { names: CAPTAINS, flags: [0, 1, 2, 3], id: `voyage-${freshId()}` };
  return startLesson(OLDEST_GAME, key, table);
}

/** The game that a voyage has pushed aside, handed back once. */
export function laidAside() {
  const game = aside;
  aside = null;
  return (game && find(game.id)?.record) ?? game;
}

/** Begins an ordinary game on this device, against a captain for newcomers. */
export async function firstGame() {
  const id = freshId();
  keepUnder(id);
  const table = { names: CAPTAINS.slice(0, 2), flags: [0, 1], captains: [null, FIRST_LEVEL], id, title: '' };
  const started = await startMatch({ game: 'portsmouth', seats: 2, options: { start_player: 0 }, seed: null, table });
  if (started) location.hash = '#/table';
}
