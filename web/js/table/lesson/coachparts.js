// Parts of the coach's panel: the tasks in words, how far the lesson is, the list of tasks.

import { html } from 'lit-html';
import { t } from '../../app/text.js';

/** @typedef {import('../../protocol.d.ts').LessonShape} Lesson */

/** @param {Lesson} lesson @param {string} task */
export function goalOf(lesson, task) {
  return t(`learn-goal-${lesson.key}-${task}`);
}

/** The task at hand in words. @param {Lesson} lesson */
export function current(lesson) {
  return goalOf(lesson, lesson.tasks[lesson.step].key);
}

/** @param {Lesson} lesson */
export function stuckWords(lesson) {
  return lesson.stuck === 'no' ? '' : t(`learn-stuck-${lesson.stuck}`);
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
