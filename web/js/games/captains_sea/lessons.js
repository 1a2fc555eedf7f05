// What the coach needs of this game: what a pupil is told first, what the coach says at each question, and of
// a fire. Most sentences are those of `learn.ftl` by lesson, task and question.

import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { boardText } from '../../table/words.js';
import { headingName, shipName } from './names.js';
import { ownSeatOf, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** The lesson that begins with nothing but sails. */
export const FIRST = 'helm';

/** The one in which a card is played. */
const LAST = 'boarders';

/** The tasks whose fire is looked at before the coach goes on, by lesson and task. */
const LOOKED_AT = ['guns-fired', 'guns-shot', 'minds-raked'];

/** Who the pupil is, how both ships lie, and what he is to do: beside the task where crews, which fill a phone,
 * are asked for. @param {string} lesson
 */
export function lessonIntro(lesson) {
  const { frame } = get();
  if (!frame) return undefined;
  const { ships } = viewOf(frame);
  const own = ownSeatOf(frame);
  const words = t(`table-lesson-intro-${lesson}`, {
    ship: shipName(ships[own]),
    enemy: shipName(ships[1 - own]),
    heading: headingName(ships[own].heading),
  });
  return { words, beside: viewOf(frame).step === 'muster' };
}

/** What to do at the question that is asked, and why: of this task, else of any task; the answer itself where
 * nobody has written more. @param {Frame} frame @returns {{goal: string, why?: string} | undefined}
 */
export function lessonAsk(frame) {
  const { lesson } = frame;
  if (!lesson?.hint) return undefined;
  const { action } = lesson.hint;
  const option = frame.options.find((each) => each.action === action);
  if (!option) return undefined;
  const how = howOf(action, option.verb);
  const step = questionOf(frame);
  const at = `${lesson.key}-${lesson.tasks[lesson.step].key}-${step}`;
  const what = answerWords(option);
  const args = { what, range: viewOf(frame).range ?? 0 };
  return {
    goal:
      first([`do-${at}-${how}`, `do-${at}`, `ask-${step}-${how}`, `ask-${step}`, 'ask'], args) ??
      what,
    why: first([`tell-${at}-${how}`, `tell-${at}`, `tell-${step}`], args),
  };
}

/** What tells the ways to answer a question apart. @param {string} action @param {string} verb */
function howOf(action, verb) {
  if (action === 'turn none') return 'none';
  return verb === 'load' ? `load-${action.split(' ').at(-1)}` : verb;
}

/** An answer as its button has it. @param {import('../../protocol.d.ts').OptionShape} option */
function answerWords({ verb, label }) {
  if (verb === 'play') return boardText(/** @type {any} */ (label.args.card));
  return boardText(label);
}

/** The question that is asked; fire of chasers alone is one of its own. @param {Frame} frame */
function questionOf(frame) {
  const { step, ships } = viewOf(frame);
  return step === 'fire' && !ships[ownSeatOf(frame)].bears ? 'chasers' : (step ?? '');
}

/** The first of these sentences that is written. @param {string[]} ids @param {Record<string, string | number>} args */
function first(ids, args) {
  for (const each of ids) {
    const id = `learn-${each}`;
    const words = t(id, args);
    if (words !== id) return words;
  }
  return undefined;
}

/** Loads are asked for in no lesson, cards in the last. @param {readonly string[]} finished */
export function untaught(finished) {
  return finished.includes(LAST) ? ['charge'] : ['charge', 'window'];
}

/** What a pupil knows now. @param {string} lesson */
export function lessonLearnt(lesson) {
  return t(`learn-know-${lesson}`);
}

/** What is to be seen in the fire that has met the last task. @param {string} lesson */
export function lessonMoment(lesson) {
  const done = get().frame?.lesson?.tasks.findLast((task) => task.done);
  const at = `${lesson}-${done?.key}`;
  return LOOKED_AT.includes(at) ? t(`learn-look-${at}`) : undefined;
}

/** Is it the first lesson, where nobody has to be at a gun? @param {Frame} frame */
export function isFirstLesson({ lesson }) {
  return lesson?.key === FIRST;
}
