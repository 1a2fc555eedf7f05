// The coach of a lesson: the task at hand, why, a way to be shown how, and what comes after. Which
// tasks are met, and the way to the next, the engine says.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { page } from '../../app/games.js';
import { get, set } from '../../app/store.js';
import { onLanguageChange, t } from '../../app/text.js';
import { lessonNumber, noteLessonFinished, restartLesson } from '../../match/lessons.js';
import { modeNow } from '../../match/mode.js';
import { asks } from '../choice.js';
import { momentNow } from '../moment.js';
import { ruleNumber } from '../rules/context.js';
import { follow, perMatch } from '../session.js';
import {
  brief,
  current,
  decided,
  ending,
  forward,
  goalOf,
  hasMoved,
  looking,
  stuckWords,
  taskLine,
  ticks,
} from './coachparts.js';
import { followPosition, followShown, needsDock, pressWords, speakOf } from './pointing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LessonShape} Lesson */
/** @typedef {import('../../app/store.js').Store} Store */

/** What is longer needs three lines of a phone's bar. */
const TWO_LINES = 44;

/** What the coach has told of the lesson on the table. */
const state = perMatch(() => ({
  /** @type {Frame | null} */
  last: null,
  told: '',
  /** On small screens the reasons lie where the dock is, until they are put away. */
  open: true,
  /** Where something else has that place: what is on the table while they are laid over the board. */
  over: '',
  /** Is what the position is told first: where the pupil is, with the first task? */
  greets: false,
  /** The tasks that were met at once, until they have been read; and the points before and after. */
  happened: /** @type {readonly string[]} */ ([]),
  /** @type {[number, number] | null} */
  points: null,
}));

onLanguageChange(() => {
  state().told = '';
});

/** Follows the lesson on the table. @returns {() => void} ends it */
export function mountCoach() {
  addEventListener('pointerdown', closeBeside, true);
  addEventListener('keydown', closeBeside, true);
  const end = follow(({ frame }) => {
    const here = state();
    if (frame?.lesson && frame === here.last) followShown(frame);
    if (frame === here.last) return;
    const before = here.last;
    here.last = frame;
    followPosition(frame, before);
    if (!frame?.lesson) return;
    onLesson(frame.lesson, before?.lesson);
    foldRead(frame, before);
    onPoints(frame, before);
    speak(frame.lesson);
  });
  return () => {
    end();
    removeEventListener('pointerdown', closeBeside, true);
    removeEventListener('keydown', closeBeside, true);
  };
}

/** Whoever acts elsewhere, or presses Escape, has read what lies over the board. @param {Event} event */
function closeBeside(event) {
  const { happened, over } = state();
  if (!over || happened.length) return;
  const elsewhere = !(
    /** @type {Element} */ (event.target).closest?.('.coach__more, .coach__open')
  );
  if (event instanceof KeyboardEvent ? event.key !== 'Escape' : !elsewhere) return;
  state().over = '';
  set({});
}

/** Says what has been met since, and what comes now. @param {Lesson} now @param {Lesson | undefined} before */
function onLesson(now, before) {
  if (!before) state().open = true;
  const greets = !before && Boolean(page()?.lessonIntro?.(now.key));
  if (greets) Object.assign(state(), { greets, over: situation() });
  else if (before?.step !== now.step) state().greets = false;
  const met = now.tasks.filter((task, at) => task.done && before && !before.tasks[at].done);
  const words = met.map((task) => t('learn-met', { goal: goalOf(now, task.key) }));
  const undone = before?.tasks.some((task, at) => task.done && !now.tasks[at].done);
  const ended = now.over && !before?.over;
  if (met.length || undone || !before)
    state().happened = met.length > 1 ? met.map((task) => task.key) : [];
  if (state().happened.length || ended) Object.assign(state(), { open: true, over: situation() });
  const changed = !before || hasMoved(before, now);
  if (changed)
    words.push(
      now.over ? t('learn-over') : stuckWords(now) || t('learn-now', { goal: current(now) }),
    );
  if (words.length) state().told = words.join(' ');
  if (now.over) noteLessonFinished(now.key);
}

/** Whoever has acted has read the reasons: these make room for the next choice, until the task changes.
 * @param {Frame} frame @param {Frame | null} before
 */
function foldRead({ lesson, entries }, before) {
  const was = before?.lesson;
  if (!lesson || !was || state().happened.length) return;
  if (lesson.over && !was.over) return;
  if (hasMoved(was, lesson)) state().open = true;
  else if (entries > before.entries && decided(before)) state().open = false;
}

/** What the last action changed of the points. @param {Frame} frame @param {Frame | null} before */
function onPoints(frame, before) {
  const own = (/** @type {Frame | null} */ at) =>
    at?.lesson ? page()?.score?.standing?.(at).totals[at.viewer ?? 0] : undefined;
  const [was, is] = [own(before), own(frame)];
  const changed = was !== undefined && is !== undefined && was < is;
  state().points = changed ? [was, is] : null;
}

/** Marks what is spoken of. @param {Lesson} lesson */
function speak(lesson) {
  const { happened } = state();
  const [now] = lesson.over ? [] : [lesson.tasks[lesson.step].key];
  speakOf(lesson.key, happened.length ? happened : now ? [now] : []);
}

/** Does the coach speak at this table? @param {Readonly<Store>} store @returns {string} classes for the table */
export function coached({ frame }) {
  const lesson = frame?.lesson;
  if (!lesson) return '';
  const task = lesson.tasks[Math.min(lesson.step, lesson.tasks.length - 1)].key;
  const docked = needsDock(lesson.key, task) ? 'table--docked' : '';
  return `table--lesson ${docked} ${state().open ? 'table--coached' : ''}`;
}

/** What is on the table: the position, and what is pointed at in it. */
function situation() {
  const { frame, selected } = get();
  return `${frame?.n} ${selected}`;
}

/** Has something else the place of the reasons on small screens: a question, or what is pointed at? @param {Frame} frame */
function isCovered(frame) {
  const { key, tasks, step } = /** @type {Lesson} */ (frame.lesson);
  if (needsDock(key, tasks[Math.min(step, tasks.length - 1)].key)) return false;
  return asks(frame) || get().selected !== null || modeNow().kind !== 'play';
}

/** Can the reasons be read? @param {Frame} frame */
function isOpen(frame) {
  return isCovered(frame) ? state().over === situation() : state().open;
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
      ${look || open ? nothing : brief(lesson)}
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

/** @param {Frame} frame @param {Lesson} lesson */
function goal(frame, lesson) {
  const words = momentNow()
    ? t('learn-look')
    : lesson.over
      ? t('learn-over')
      : pressWords(frame) || current(lesson);
  const long = words.length > TWO_LINES ? 'coach__goal--long' : '';
  return html`<p class="coach__goal ${lesson.over ? 'coach__goal--over' : ''} ${long}">${words}</p>`;
}

/** Why, the rule, and the ways back. @param {Frame} frame @param {Lesson} lesson @param {number} number */
function more(frame, lesson, number) {
  return html`<div class="coach__more ${isCovered(frame) ? 'coach__more--over' : ''}" ?data-open=${isOpen(frame)}>
    <div class="coach__words">${gained()} ${state().happened.length ? happened(lesson) : lesson.over ? ending(lesson, number) : reasons(lesson)}</div>
    <div class="coach__ways">
      ${
        state().happened.length
          ? html`<button type="button" class="small" data-do="read" @click=${() => read(lesson)}>${t('learn-read')}</button>`
          : nothing
      }
      ${
        lesson.hint || lesson.over
          ? html`<button type="button" class="small" data-do="again" @click=${() => restartLesson(lesson.key)}>${t('learn-try-again')}</button>`
          : nothing
      }
      <a class="small" data-do="leave" href="#/learn/${get().frame?.game}">${t('learn-leave')}</a>
    </div>
    <ol class="coach__tasks">
      ${lesson.tasks.map((task, at) => taskLine(lesson, task, at))}
    </ol>
  </div>`;
}

/** @param {Lesson} lesson */
function reasons(lesson) {
  const [task, stuck] = [lesson.tasks[lesson.step], stuckWords(lesson)];
  const intro = state().greets ? page()?.lessonIntro?.(lesson.key) : undefined;
  return html`${stuck ? html`<p class="coach__stuck coach__stuck--${lesson.stuck}">${stuck}</p>` : nothing}
    ${intro ? html`<p class="coach__intro">${intro}</p>` : nothing}
    <p class="coach__why">${t(`learn-why-${lesson.key}-${task.key}`)} <span>${task.rules.map(ruleNumber)}</span></p>`;
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
