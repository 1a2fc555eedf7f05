// A course to a space that this turn's move does not reach. The engine finds the way; here it is kept from
// turn to turn, sailed on with one press, and told. It goes on by itself until something asks.

import { get, set } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { ask } from '../../../boot/engine.js';
import { play } from '../../../match/game.js';
import { isReadOnly } from '../../../match/mode.js';
import { select } from '../../../table/choice.js';
import { pickedPlan } from '../../../table/plans.js';
import { perMatch } from '../../../table/session.js';
import { acting } from '../../../table/turninfo.js';
import { goalName } from '../names.js';
import { isCell, isLand, isSpace, open, ownConvoy, ownSeatOf, viewOf } from '../position.js';
import { showRoll } from './rollmoment.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../../protocol.d.ts').PlanShape} Plan */

/** Steps in which a course can be laid. */
const STEPS = new Set(['cast', 'sail']);

/** What a move may set off without being asked about: nothing else. */
const HARMLESS = new Set(['effect-card', 'effect-delivers']);

/** The end of the course of each seat; the position that was sailed on from. */
const state = perMatch(() => ({
  goals: /** @type {Map<number, string>} */ (new Map()),
  tried: -1,
}));

/** Is a course asked for when one points there? @param {Frame} frame @param {string} target @param {boolean} once */
export function isFar(frame, target, once) {
  if (once || !STEPS.has(viewOf(frame).step) || !isSpace(target)) return false;
  return !(isCell(target) && isLand(target)) && target !== ownConvoy(frame).at;
}

/** Where the course of who looks ends; null for none. @param {Frame} frame @returns {string | null} */
export function goalOf(frame) {
  return state().goals.get(ownSeatOf(frame)) ?? null;
}

/** Lays a course there, or gives it up. @param {Frame} frame @param {string | null} goal */
export function layCourse(frame, goal) {
  if (goal) state().goals.set(ownSeatOf(frame), goal);
  else state().goals.delete(ownSeatOf(frame));
}

/** The course that is chosen for a space, and what the engine tells of it; null where no course is meant.
 * @param {Frame} frame @param {string | null} target
 * @returns {{turns: number, stops: string[], way: string[]} | null}
 */
export function courseTo(frame, target) {
  const plan = pickedPlan(frame, target);
  const args = plan?.short?.text.args;
  if (!args) return null;
  const spaces = (/** @type {unknown} */ named) => String(named).split(' ').filter(Boolean);
  return { turns: Number(args.turns), stops: spaces(args.stops), way: spaces(args.way) };
}

/** The line as one commitment: "Sail on towards Cadiz"; "Roll and sail on to Cadiz".
 * @param {Frame} _frame @param {string} target @param {Plan} plan
 */
export function courseWords(_frame, target, plan) {
  const goal = goalName(target);
  const [first] = plan.steps;
  if (first.verb === 'cast') return t('table-course-cast', { goal });
  return t('table-course-on', { goal });
}

/** What the course to a port is like, for the panel. @param {Frame} frame @param {string} target */
export function courseFacts(frame, target) {
  const course = courseTo(frame, target);
  return course ? t('table-course-turns', { count: course.turns, steps: course.way.length }) : '';
}

/** The roll with which the course goes on; null where none is laid. @param {Frame} frame */
export function nextOnCourse(frame) {
  const goal = goalOf(frame);
  const [option] = open(frame, 'cast');
  if (!goal || !option || viewOf(frame).step !== 'cast') return null;
  if (goal === ownConvoy(frame).at) return null;
  return { option, goal, words: t('table-course-cast', { goal: goalName(goal) }) };
}

/** Would a move set off something that one is to be asked about first? @param {Option | undefined} option */
function asksFirst(option) {
  return !option || option.effects.some(({ id }) => !HARMLESS.has(id));
}

/** Sails on after the roll of a course, where nothing speaks against it. @param {Frame} frame */
async function sailOn(frame) {
  const goal = goalOf(frame);
  const seat = acting(frame);
  if (!goal || seat === null || state().tried === frame.n) return;
  state().tried = frame.n;
  await showRoll(frame);
  if (get().frame !== frame || goalOf(frame) !== goal) return;
  const there = open(frame, 'go').find(({ target }) => target === goal);
  if (there) {
    layCourse(frame, null);
    if (asksFirst(there)) select(goal);
    else await play([there.action]);
    return;
  }
  const { n, viewer } = frame;
  const reply = await ask({ op: 'plan', n, target: goal, seat, viewer }).catch(() => null);
  const plan = reply?.plans[0];
  if (get().frame !== frame) return;
  const option = open(frame, 'go').find(({ action }) => action === plan?.actions[0]);
  if (!plan || plan.harms || asksFirst(option)) return select(goal);
  await play(plan.actions);
}

/** Hears of each new position: once the die of a course has fallen, the convoy sails on. */
export function hearCourse() {
  const { frame, past, busy, mode, curtain } = get();
  if (!frame || past || busy || curtain || mode.kind !== 'play' || isReadOnly()) return;
  if (frame.outcome || viewOf(frame).step !== 'sail' || !goalOf(frame)) return;
  if (frame.viewer !== null && !frame.actors.includes(frame.viewer)) return;
  sailOn(frame);
}

/** Lays the course that is pointed at before the first action of it is played. @param {Frame} frame @param {string | null} target */
export function noteCourse(frame, target) {
  if (target && isSpace(target)) layCourse(frame, courseTo(frame, target) ? target : null);
}

/** Gives the course up. @param {Frame} frame */
export function dropCourse(frame) {
  layCourse(frame, null);
  set({});
}
