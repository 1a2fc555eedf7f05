// What each task of the lessons is about, to be marked while the coach speaks of it.

const VOYAGES = '.card--voyage';
const ROWS = '.sea__rows .voyage';
const CUBES = '.strip.cubes';
const FIRE = '[data-card="fire_cannons"]';
const SHOTS = '.shots';
const ENEMY = '.log--1';

/** Selectors by task. @type {Record<string, string>} */
const AT = {
  'home-out': VOYAGES,
  'home-sailed': ROWS,
  'home-brought': ROWS,
  'home-again': VOYAGES,
  'port-commerce': '.dock .port',
  'port-traded': CUBES,
  'port-mine': '[data-card^="mine."]',
  'port-set': CUBES,
  'passengers-boarded': '[data-card="passengers"]',
  'passengers-pushed': ROWS,
  'passengers-hurried': '[data-card="full_sail_ahead"]',
  'passengers-delivered': ROWS,
  'broadside-fired': FIRE,
  'broadside-loaded': SHOTS,
  'broadside-hit': ENEMY,
  'broadside-sunk': ENEMY,
  'chase-away': SHOTS,
  'chase-fired': FIRE,
  'chase-crew': ENEMY,
  'chase-won': ENEMY,
};

/** Tells what a task is about. @param {string} lesson @param {string} task */
export function lessonFocus(lesson, task) {
  return { at: AT[`${lesson}-${task}`] };
}
