// What each task of the lessons is about, to be marked while the coach speaks of it.

const VOYAGES = '.card--voyage';
const ROWS = '.sea__rows .voyage--own';
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

const FIGHT = ['arm', 'count', 'place', 'answer'];

/** The questions that a task is about, by lesson or task; elsewhere none. @type {Record<string, string[]>} */
const QUESTIONS = {
  'home-brought': ['any'],
  'port-set': ['any'],
  'passengers-boarded': ['board'],
  'passengers-delivered': ['any'],
  broadside: FIGHT,
  chase: FIGHT,
};

/** Tells what a task is about. @param {string} lesson @param {string} task */
export function lessonFocus(lesson, task) {
  const key = `${lesson}-${task}`;
  return { at: AT[key], questions: QUESTIONS[key] ?? QUESTIONS[lesson] ?? [] };
}
