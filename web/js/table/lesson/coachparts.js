// Parts of the coach's panel: the tasks in words, how far the lesson is, the list of tasks.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { lessonAddress } from '../../app/router.js';
import { get } from '../../app/store.js';
import { boardText, t } from '../../app/text.js';
import {
  leaveForMatch,
  lessonNumber,
  lessonsOf,
  repeatTask,
  restartLesson,
} from '../../match/lessons.js';
import { asks, playsItself } from '../choice.js';
import { momentNow } from '../moment.js';
import { needsDock, showMe } from './pointing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LessonShape} Lesson */

/** @param {Lesson} lesson @param {string} task */
export function goalOf(lesson, task) {
  return t(`learn-goal-${lesson.key}-${task}`);
}

/** What to do now: at the question that is asked as the game has it, else the task, or that a question
 * comes before it. @param {Frame} frame
 */
export function current(frame) {
  const lesson = /** @type {Lesson} */ (frame.lesson);
  const own = page()?.lessonAsk?.(frame)?.goal;
  return own ?? (questionFirst(frame) || goalOf(lesson, lesson.tasks[lesson.step].key));
}

/** Why it is done so: as the game has it at the question that is asked, else of the task, with its rules.
 * @param {Frame} frame @returns {{words: string, rules: readonly string[]}}
 */
export function reasonOf(frame) {
  const { key, tasks, step } = /** @type {Lesson} */ (frame.lesson);
  const own = page()?.lessonAsk?.(frame)?.why;
  if (own) return { words: own, rules: [] };
  return { words: t(`learn-why-${key}-${tasks[step].key}`), rules: tasks[step].rules };
}

/** That a question comes first which the task is not about, and a good answer to it; else empty.
 * @param {Frame} frame
 */
function questionFirst(frame) {
  const { key, tasks, step, hint } = /** @type {Lesson} */ (frame.lesson);
  const about = asks(frame) && page()?.lessonFocus?.(key, tasks[step].key).questions;
  if (!about || about.includes(frame.view.step)) return '';
  const option = frame.options.find(({ action }) => action === hint?.action);
  if (!option) return t('learn-answer-first');
  return t('learn-answer-first-so', { what: boardText(option.label) });
}

/** @param {Lesson} lesson */
export function stuckWords(lesson) {
  const note = lesson.note ? t(`learn-note-${lesson.note.replaceAll('_', '-')}`) : '';
  const kind = lesson.stuck === 'lost' && !lesson.step ? 'lost-first' : lesson.stuck;
  const stuck = kind === 'no' ? '' : t(`learn-stuck-${kind}`);
  return [note, stuck].filter(Boolean).join(' ');
}

/** What is to be seen in the moment that lies on the table: until it is put away the coach waits.
 * @param {Lesson} lesson
 */
export function looking(lesson) {
  if (!momentNow()) return null;
  const words = page()?.lessonMoment?.(lesson.key) ?? t('learn-look-more');
  return html`<p class="coach__look">${words}</p>`;
}

/** Why, in the first sentence of it; or what the last choice has done, where that is `news`; or how the lesson
 * begins: where there is no room for more. @param {Frame} frame @param {boolean} news @param {boolean} greets
 */
export function brief(frame, news, greets) {
  const lesson = /** @type {Lesson} */ (frame.lesson);
  if (lesson.over) return nothing;
  const why = reasonOf(frame).words;
  const first = why.match(/^.*?[.!?](?= |$)/)?.[0] ?? why;
  const stuck = news || lesson.stuck !== 'no' ? stuckWords(lesson) : '';
  const intro = greets && !stuck ? page()?.lessonIntro?.(lesson.key) : undefined;
  if (intro?.beside) return html`<p class="coach__brief coach__brief--intro">${intro.words}</p>`;
  return html`<p class="coach__brief ${stuck ? 'coach__brief--stuck' : ''}">${stuck || first}</p>`;
}

/** How far the lesson is: a number, and a mark for each task. @param {Lesson} lesson */
export function ticks(lesson) {
  const done = lesson.tasks.filter((task) => task.done).length;
  const all = lesson.tasks.length;
  return html`<div class="coach__ticks" role="img" aria-label=${t('learn-ticks', { done, all })}>
    <span class="coach__count" aria-hidden="true">${t('learn-count', { done, all })}</span>
    <span class="coach__marks" aria-hidden="true"
      >${lesson.tasks.map(
        (task, at) =>
          html`<i class="mark ${task.done ? 'mark--done' : at === lesson.step ? 'mark--now' : ''}">${task.done ? '✓' : at + 1}</i>`,
      )}</span
    >
  </div>`;
}

/** @param {Lesson} lesson @param {Lesson['tasks'][number]} task @param {number} at */
export function taskLine(lesson, task, at) {
  const words = goalOf(lesson, task.key);
  return html`<li class=${task.done ? 'is-done' : at === lesson.step ? 'is-now' : ''}>
    <span aria-hidden="true">${words}</span
    ><span class="sr">${t(task.done ? 'learn-task-done' : 'learn-task-open', { goal: words })}</span>
  </li>`;
}

/** The button that leads on. @param {Lesson} lesson @param {number} number */
export function forward(lesson, number) {
  if (lesson.over && number < lessonNumber().count) {
    return html`<a class="coach__go" data-do="next-lesson" href=${lessonAddress(get().frame?.game ?? '', number + 1)}>${t('learn-next')}</a>`;
  }
  if (lesson.over) {
    return html`<button type="button" class="coach__go" data-do="first-game" @click=${leaveForMatch}>${t('learn-first-game')}</button>`;
  }
  const { hint } = lesson;
  if (!hint)
    return lesson.step ? repeat('coach__go', t('learn-go-back')) : restart(lesson, 'coach__go');
  return html`<button type="button" class="coach__go" data-do="show" @click=${() => showMe(hint)}>${t('learn-show')}</button>`;
}

/** The button that begins the lesson anew. @param {Lesson} lesson @param {string} look */
function restart({ key }, look) {
  return html`<button type="button" class=${look} data-do="again" @click=${() => restartLesson(key)}>${t('learn-restart')}</button>`;
}

/** The button that goes back to where the task at hand was set. @param {string} look @param {string} words */
function repeat(look, words) {
  return html`<button type="button" class=${look} data-do="repeat" @click=${repeatTask}>${words}</button>`;
}

/** The ways back beside what leads on: to where the task began, where something else was done, and to the start.
 * @param {Lesson} lesson
 */
export function waysBack(lesson) {
  const { hint, over, step, note } = lesson;
  return html`${hint && step && note && !over ? repeat('small', t('learn-repeat-task')) : nothing}
    ${hint || over || step ? restart(lesson, 'small') : nothing}`;
}

/** Was it for the pupil to decide? @param {Frame} before */
export function decided(before) {
  const { key, tasks, step } = /** @type {Lesson} */ (before.lesson);
  const docked = needsDock(key, tasks[Math.min(step, tasks.length - 1)].key);
  return !docked && !playsItself(before) && before.actors.includes(before.viewer ?? -1);
}

/** Has the coach something else to say? @param {Lesson} was @param {Lesson} now */
export function hasMoved(was, now) {
  return was.step !== now.step || was.stuck !== now.stuck || was.note !== now.note;
}

/** What was done, what one knows by it, and what comes next. @param {Lesson} lesson @param {number} number */
export function ending(lesson, number) {
  const learnt = page()?.lessonLearnt?.(lesson.key);
  const next = lessonsOf(get().frame?.game ?? '')[number];
  return html`<ul class="coach__happened coach__learned">
      ${lesson.tasks.map(({ key }) => html`<li>✓ ${goalOf(lesson, key)}</li>`)}
    </ul>
    ${learnt ? html`<p class="coach__why coach__learnt">${learnt}</p>` : nothing}
    <p class="coach__why coach__why--over">
      ${next ? t('learn-over-next', { number: number + 1, title: t(`learn-title-${next.key}`) }) : t('learn-over-last')}
      ${next ? t('learn-over-more') : nothing}
    </p>`;
}
