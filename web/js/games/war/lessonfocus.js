// What each task of the lessons is about, to be marked while the coach speaks of it; what one knows then.

import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { isSpace, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

const RACE = '.chip__race';
/** Where it lies on small screens. */
const MORE = '.portsheet__tab[data-tab="more"][aria-pressed="false"]';
/** The roll that comes before it, then the attack on a port. */
const ATTACK = '.main[data-option="cast"], .choice--storm, .action--storm';

/** Selectors of answers that the main button gives too. @type {Record<string, string>} */
const DO = {
  cast: '.main[data-option="cast"]',
  done: '.main[data-option="done"], .portsheet__end',
};

/** Selectors by task. @type {Record<string, string>} */
const AT = {
  'trade-cast': '.area-bar .main',
  'trade-docked': '.area-market [data-target="saint_louis"]',
  'trade-sold': '[data-good="weapons"]',
  'trade-ship': `.choice--ship, ${MORE}`,
  'letter-taken': `.choice--letter, ${MORE}`,
  'letter-stormed': ATTACK,
  'letter-planted': '.sides',
  'prize-attacked': '.choice--attack',
  'prize-loaded': '.loader',
  'prize-captured': '.sides',
  'black-turned': ATTACK,
  'black-docked': '.dock [data-value="hull"]',
  'black-won': RACE,
  'world-open': '.area-strip',
  'world-passenger': '.dock__held',
  'world-won': `${RACE}, .purse`,
};

/** Tells what a task is about; at a question that only leads there, what the coach speaks of is its answer.
 * @param {string} lesson @param {string} task
 */
export function lessonFocus(lesson, task) {
  const { frame } = get();
  const hint = frame?.lesson?.hint;
  if (frame?.lesson?.key === lesson && hint) {
    if (viewOf(frame).step === 'sail' && isSpace(hint.target)) return { at: goalOnChart(hint) };
    if (lessonAsk(frame)) return { at: DO[hint.verb] ?? `[data-option="${hint.action}"]` };
  }
  return { at: AT[`${lesson}-${task}`] };
}

/** Where a move leads: on the chart, then the attack's own button. @param {{target: string, verb: string}} hint */
function goalOnChart({ target, verb }) {
  if (verb === 'storm' && get().selected === target) return '.action--storm';
  return `.area-market [data-target="${target}"]`;
}

/** What leads to the task at a question, where that is not the task itself: of this task, else of any.
 * @param {Frame} frame @returns {{goal: string, why?: string} | undefined}
 */
export function lessonAsk(frame) {
  const { lesson } = frame;
  const now = lesson?.tasks[lesson.step];
  if (!lesson?.hint || !now) return undefined;
  const at = `${viewOf(frame).step}-${lesson.hint.verb}`;
  const goal = first([`do-${lesson.key}-${now.key}-${at}`, `ask-${at}`]);
  return goal ? { goal, why: first([`tell-${lesson.key}-${now.key}-${at}`]) } : undefined;
}

/** The first of these sentences that is written. @param {string[]} ids */
function first(ids) {
  return ids.map((id) => t(`learn-${id}`)).find((words, at) => words !== `learn-${ids[at]}`);
}

/** What a lesson is about, before its first task. @param {string} lesson */
export function lessonIntro(lesson) {
  return { words: t(`learn-about-${lesson}`) };
}

/** What a pupil knows now. @param {string} lesson */
export function lessonLearnt(lesson) {
  return t(`learn-know-${lesson}`);
}
