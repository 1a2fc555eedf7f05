// What the coach of a lesson has told, and what it is to say next: heard from each position.

import { page } from '../../app/games.js';
import { get, set } from '../../app/store.js';
import { onLanguageChange, t } from '../../app/text.js';
import { noteLessonFinished } from '../../match/lessons.js';
import { modeNow } from '../../match/mode.js';
import { asks } from '../choice.js';
import { follow, perMatch } from '../session.js';
import { current, decided, goalOf, hasMoved, stuckWords } from './coachparts.js';
import { followPosition, followShown, needsDock, speakOf } from './pointing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LessonShape} Lesson */

/** What the coach has told of the lesson on the table. */
export const state = perMatch(() => ({
  /** @type {Frame | null} */
  last: null,
  told: '',
  /** On small screens the reasons lie where the dock is, until they are put away. */
  open: true,
  /** Where something else has that place: what is on the table while they are laid over the board. */
  over: '',
  /** Is what the position is told first: where the pupil is, with the first task? */
  greets: false,
  /** The length of the journal at which a detour was told. */
  noted: -1,
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
    onLesson(frame, frame.lesson, before);
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

/** Says what has been met since, and what comes now. @param {Frame} frame @param {Lesson} now @param {Frame | null} last */
function onLesson(frame, now, last) {
  const before = last?.lesson;
  if (now.note !== before?.note) state().noted = now.note ? frame.entries : -1;
  if (!before) state().open = true;
  const intro = before || now.step ? undefined : page()?.lessonIntro?.(now.key);
  if (intro) Object.assign(state(), { greets: true, over: intro.beside ? '' : situation() });
  else if (frame.entries !== last?.entries) state().greets = false;
  const met = now.tasks.filter((task, at) => task.done && before && !before.tasks[at].done);
  const words = met.map((task) => t('learn-met', { goal: goalOf(now, task.key) }));
  const undone = before?.tasks.some((task, at) => task.done && !now.tasks[at].done);
  const ended = now.over && !before?.over;
  if (met.length || undone || !before)
    state().happened = met.length > 1 ? met.map((task) => task.key) : [];
  if (state().happened.length || ended) Object.assign(state(), { open: true, over: situation() });
  const moved = !before || hasMoved(before, now);
  if (now.over && moved) words.push(t('learn-over'));
  else if (moved && stuckWords(now)) words.push(stuckWords(now));
  else if (moved || (last && isAskedAnew(frame, last)))
    words.push(t('learn-now', { goal: current(frame) }));
  if (words.length) state().told = words.join(' ');
  if (now.over) noteLessonFinished(now.key);
}

/** Does the game's coach say something else at this question than at the last? @param {Frame} now @param {Frame} last */
function isAskedAnew(now, last) {
  const told = page()?.lessonAsk?.(now)?.goal;
  return told !== undefined && told !== page()?.lessonAsk?.(last)?.goal;
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
export function speak(lesson) {
  const { happened } = state();
  const [now] = lesson.over ? [] : [lesson.tasks[lesson.step].key];
  speakOf(lesson.key, happened.length ? happened : now ? [now] : []);
}

/** What is on the table: the position, and what is pointed at in it. */
export function situation() {
  const { frame, selected } = get();
  return `${frame?.n} ${selected}`;
}

/** Has something else the place of the reasons on small screens: a question, or what is pointed at? @param {Frame} frame */
export function isCovered(frame) {
  const { key, tasks, step } = /** @type {Lesson} */ (frame.lesson);
  if (needsDock(key, tasks[Math.min(step, tasks.length - 1)].key)) return false;
  return asks(frame) || get().selected !== null || modeNow().kind !== 'play';
}

/** Can the reasons be read? @param {Frame} frame */
export function isOpen(frame) {
  return isCovered(frame) ? state().over === situation() : state().open;
}
