// The coach of a lesson: the task at hand, why, a way to be shown how, and what comes after. Which
// tasks are met, and the way to the next, the engine says.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { page } from '../../app/games.js';
import { get, set } from '../../app/store.js';
import { t } from '../../app/text.js';
import { lessonNumber } from '../../match/lessons.js';
import { momentNow } from '../moment.js';
import { ruleNumber } from '../rules/context.js';
import {
  brief,
  current,
  ending,
  forward,
  goalOf,
  looking,
  reasonOf,
  stuckWords,
  taskLine,
  ticks,
  waysBack,
} from './coachparts.js';
import { isCovered, isOpen, situation, speak, state } from './coachstate.js';
import { needsDock, pressWords } from './pointing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LessonShape} Lesson */
/** @typedef {import('../../app/store.js').Store} Store */

/** What is longer needs three lines of a phone's bar. */
const TWO_LINES = 44;

/** Does the coach speak at this table? @param {Readonly<Store>} store @returns {string} classes for the table */
export function coached({ frame }) {
  const lesson = frame?.lesson;
  if (!lesson) return '';
  const task = lesson.tasks[Math.min(lesson.step, lesson.tasks.length - 1)].key;
  const docked = needsDock(lesson.key, task) ? 'table--docked' : '';
  return `table--lesson ${docked} ${state().open ? 'table--coached' : ''}`;
}

/** The coach's panel; nothing in an ordinary game. @param {Readonly<Store>} store */
export function coach({ frame }) {
  const lesson = frame?.lesson;
  if (!lesson) return nothing;
  const { told } = state();
  const look = looking(lesson);
  const open = !look && isOpen(frame);
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
        () => goal(frame, lesson),
      )}
      ${look ? nothing : forward(lesson, number)}
      ${look ?? whyButton(open)}
      ${look || open ? nothing : brief(frame, state().noted === frame.entries, state().greets)}
    </div>
    ${look ? nothing : more(frame, lesson, number)}
    <p class="sr" role="status" aria-live="polite" data-told>${told}</p>
  </section>`;
}

/** @param {boolean} open */
function whyButton(open) {
  return html`<button
        type="button"
        class="tool coach__open"
        data-do="why-task"
        aria-expanded=${open ? 'true' : 'false'}
        aria-label=${t(open ? 'learn-why-hide' : 'learn-why')}
        @click=${toggle}
      >
        <span aria-hidden="true">${open ? '▾' : '?'}</span>
      </button>`;
}

/** What to do, and while it is shown, where. @param {Frame} frame @param {Lesson} lesson */
function goal(frame, lesson) {
  const looks = Boolean(momentNow());
  const words = looks ? t('learn-look') : lesson.over ? t('learn-over') : current(frame);
  const place = looks || lesson.over ? '' : pressWords(frame);
  const long = words.length + place.length > TWO_LINES ? 'coach__goal--long' : '';
  return html`<p class="coach__goal ${lesson.over ? 'coach__goal--over' : ''} ${long}">${
    place
      ? html`<span class="coach__task">${words}</span> <span class="coach__place">${place}</span>`
      : words
  }</p>`;
}

/** Why, the rule, and the ways back. @param {Frame} frame @param {Lesson} lesson @param {number} number */
function more(frame, lesson, number) {
  return html`<div class="coach__more ${isCovered(frame) ? 'coach__more--over' : ''}" ?data-open=${isOpen(frame)}>
    <div class="coach__words">${gained()} ${state().happened.length ? happened(lesson) : lesson.over ? ending(lesson, number) : reasons(frame, lesson)}</div>
    <div class="coach__ways">
      ${
        state().happened.length
          ? html`<button type="button" class="small" data-do="read" @click=${() => read(lesson)}>${t('learn-read')}</button>`
          : nothing
      }
      ${waysBack(lesson)}
      <a class="small" data-do="leave" href="#/learn/${get().frame?.game}">${t('learn-leave')}</a>
    </div>
    <ol class="coach__tasks">
      ${lesson.tasks.map((task, at) => taskLine(lesson, task, at))}
    </ol>
  </div>`;
}

/** @param {Frame} frame @param {Lesson} lesson */
function reasons(frame, lesson) {
  const [{ words, rules }, stuck] = [reasonOf(frame), stuckWords(lesson)];
  const intro = state().greets ? page()?.lessonIntro?.(lesson.key)?.words : undefined;
  return html`${stuck ? html`<p class="coach__stuck coach__stuck--${lesson.stuck}">${stuck}</p>` : nothing}
    ${intro ? html`<p class="coach__intro">${intro}</p>` : nothing}
    <p class="coach__why">${words} <span>${rules.length ? t('learn-rule') : nothing} ${rules.map(ruleNumber)}</span></p>`;
}

/** What the last action brought in points. */
function gained() {
  const { points } = state();
  if (!points) return nothing;
  const [before, after] = points;
  return html`<p class="coach__gain">${t('learn-gain', { points: after - before, before, after })}</p>`;
}

/** Several tasks met by one tap: each is told. @param {Lesson} lesson */
function happened(lesson) {
  return html`<p class="coach__heading">${t('learn-happened')}</p>
    <ul class="coach__happened">
      ${state().happened.map((key) => html`<li><b>✓ ${goalOf(lesson, key)}</b> ${t(`learn-why-${lesson.key}-${key}`)}</li>`)}
    </ul>`;
}

/** What happened has been read. @param {Lesson} lesson */
function read(lesson) {
  Object.assign(state(), { happened: [], over: '' });
  speak(lesson);
  set({});
}

function toggle() {
  const { frame } = get();
  if (frame && isCovered(frame)) state().over = isOpen(frame) ? '' : situation();
  else state().open = !state().open;
  set({});
}
