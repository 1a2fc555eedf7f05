// The coach of a lesson: the task at hand, why, a way to be shown how, and what comes after. Which
// tasks are met, and the way to the next, the engine says.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { lessonAddress } from '../../app/router.js';
import { get, set } from '../../app/store.js';
import { onLanguageChange, t } from '../../app/text.js';
import {
  leaveForMatch,
  lessonNumber,
  noteLessonFinished,
  restartLesson,
} from '../../match/lessons.js';
import { isPlace, select } from '../choice.js';
import { ruleNumber } from '../rules/context.js';
import { follow, perMatch } from '../session.js';
import { afterDraw, focusPlace } from '../ui.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LessonShape} Lesson */
/** @typedef {import('../../protocol.d.ts').HintShape} Hint */
/** @typedef {import('../../app/store.js').Store} Store */

/** What the coach has told of the lesson on the table. */
const state = perMatch(() => ({
  /** @type {Frame | null} */
  last: null,
  told: '',
  /** On small screens the reasons lie where the dock is, until they are put away. */
  open: true,
}));

onLanguageChange(() => {
  state().told = '';
});

/** Follows the lesson on the table. @returns {() => void} ends it */
export function mountCoach() {
  return follow(({ frame }) => {
    const here = state();
    if (frame === here.last) return;
    const before = here.last?.lesson;
    here.last = frame;
    for (const shown of document.querySelectorAll('[data-here]'))
      shown.removeAttribute('data-here');
    if (frame?.lesson) onLesson(frame.lesson, before);
  });
}

/** Says what has been met since, and what comes now. @param {Lesson} now @param {Lesson | undefined} before */
function onLesson(now, before) {
  if (!before) state().open = true;
  const met = now.tasks.filter((task, at) => task.done && before && !before.tasks[at].done);
  const words = met.map((task) => t('learn-met', { goal: goalOf(now, task.key) }));
  const changed = !before || before.step !== now.step || before.stuck !== now.stuck;
  if (changed)
    words.push(
      now.over ? t('learn-over') : stuckWords(now) || t('learn-now', { goal: current(now) }),
    );
  if (words.length) state().told = words.join(' ');
  if (now.over) noteLessonFinished(now.key);
}

/** @param {Lesson} lesson @param {string} task */
function goalOf(lesson, task) {
  return t(`learn-goal-${lesson.key}-${task}`);
}

/** The task at hand in words. @param {Lesson} lesson */
function current(lesson) {
  return goalOf(lesson, lesson.tasks[lesson.step].key);
}

/** @param {Lesson} lesson */
function stuckWords(lesson) {
  return lesson.stuck === 'no' ? '' : t(`learn-stuck-${lesson.stuck}`);
}

/** Does the coach speak at this table? @param {Readonly<Store>} store @returns {string} classes for the table */
export function coached({ frame }) {
  return frame?.lesson ? `table--lesson ${state().open ? 'table--coached' : ''}` : '';
}

/** The coach's panel; nothing in an ordinary game. @param {Readonly<Store>} store */
export function coach({ frame }) {
  const lesson = frame?.lesson;
  if (!lesson) return nothing;
  const { open, told } = state();
  const { number } = lessonNumber();
  return html`<section
    class="coach"
    aria-label=${t('learn-coach')}
    data-lesson=${lesson.key}
    data-task=${lesson.step}
    data-position=${frame.n}
  >
    <div class="coach__bar">
      <h2 class="coach__where">
        ${t('learn-where', { number, title: t(`learn-title-${lesson.key}`) })}
      </h2>
      ${ticks(lesson)}
      ${repeat(
        [lesson.step],
        (step) => step,
        () => goal(lesson),
      )}
      ${forward(lesson, number)}
      <button
        type="button"
        class="tool coach__open"
        data-do="why-task"
        aria-expanded=${open ? 'true' : 'false'}
        aria-label=${t(open ? 'learn-why-hide' : 'learn-why')}
        @click=${toggle}
      >
        <span aria-hidden="true">${open ? '▾' : '▴'}</span>
      </button>
    </div>
    ${more(lesson, number)}
    <p class="sr" role="status" aria-live="polite" data-told>${told}</p>
  </section>`;
}

/** @param {Lesson} lesson */
function goal(lesson) {
  return html`<p class="coach__goal ${lesson.over ? 'coach__goal--over' : ''}">
    ${lesson.over ? t('learn-over') : current(lesson)}
  </p>`;
}

/** How far the lesson is: a number, and a mark for each task. @param {Lesson} lesson */
function ticks(lesson) {
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

/** The button that leads on. @param {Lesson} lesson @param {number} number */
function forward(lesson, number) {
  if (lesson.over && number < lessonNumber().count) {
    return html`<a class="coach__go" data-do="next-lesson" href=${lessonAddress(get().frame?.game ?? '', number + 1)}>${t('learn-next')}</a>`;
  }
  if (lesson.over) {
    return html`<button type="button" class="coach__go" data-do="first-game" @click=${leaveForMatch}>${t('learn-first-game')}</button>`;
  }
  const { hint } = lesson;
  if (!hint) {
    return html`<button type="button" class="coach__go" data-do="again" @click=${() => restartLesson(lesson.key)}>${t('learn-try-again')}</button>`;
  }
  return html`<button type="button" class="coach__go" data-do="show" @click=${() => showMe(hint)}>${t('learn-show')}</button>`;
}

/** Why, the rule, and the ways back. @param {Lesson} lesson @param {number} number */
function more(lesson, number) {
  return html`<div class="coach__more" ?data-open=${state().open}>
    <div class="coach__words">${lesson.over ? ending(number) : reasons(lesson)}</div>
    <div class="coach__ways">
      ${
        lesson.hint || lesson.over
          ? html`<button type="button" class="small" data-do="again" @click=${() => restartLesson(lesson.key)}>${t('learn-try-again')}</button>`
          : nothing
      }
      <a class="small" data-do="leave" href="#/learn">${t('learn-leave')}</a>
    </div>
    <ol class="coach__tasks">
      ${lesson.tasks.map((task, at) => taskLine(lesson, task, at))}
    </ol>
  </div>`;
}

/** @param {Lesson} lesson */
function reasons(lesson) {
  const task = lesson.tasks[lesson.step];
  const stuck = stuckWords(lesson);
  return html`${stuck ? html`<p class="coach__stuck">${stuck}</p>` : nothing}
    <p class="coach__why">${t(`learn-why-${lesson.key}-${task.key}`)} <span>${task.rules.map(ruleNumber)}</span></p>`;
}

/** @param {number} number */
function ending(number) {
  return html`<p class="coach__why">${t(number < lessonNumber().count ? 'learn-over-more' : 'learn-over-last')}</p>`;
}

/** @param {Lesson} lesson @param {Lesson['tasks'][number]} task @param {number} at */
function taskLine(lesson, task, at) {
  const words = goalOf(lesson, task.key);
  return html`<li class=${task.done ? 'is-done' : at === lesson.step ? 'is-now' : ''}>
    <span aria-hidden="true">${words}</span
    ><span class="sr">${t(task.done ? 'learn-task-done' : 'learn-task-open', { goal: words })}</span>
  </li>`;
}

function toggle() {
  state().open = !state().open;
  set({});
}

/** Points at what the hint names, lights it up, and puts the focus there. @param {Hint} hint */
function showMe(hint) {
  if (isPlace(hint.target)) select(hint.target);
  afterDraw(() => {
    const found = placeOf(hint);
    if (!found) return;
    found.dataset.here = '';
    if (isPlace(hint.target) && found.dataset.target === hint.target) focusPlace(hint.target);
    else found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** Where on the screen the hint's action is done. @param {Hint} hint @returns {HTMLElement | null} */
function placeOf({ action, verb, target }) {
  const wanted = [
    isPlace(target) ? `.area-market [data-target="${target}"]` : '',
    `[data-option="${action}"]`,
    `.actions [data-do="${verb}"]`,
    `.ribbon [data-option^="${verb}"]`,
  ];
  for (const each of wanted) {
    const found = each && document.querySelector(`.table ${each}`);
    if (found) return /** @type {HTMLElement} */ (found);
  }
  return null;
}
