// What the coach needs of this game: what a pupil is told first, and which questions a task is about.

import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { headingName, shipName } from './names.js';
import { ownSeatOf, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** The lesson that begins with nothing but sails. */
export const FIRST = 'helm';

/** The lessons in which a broadside is fired. */
const LOOKED_AT = ['guns', 'minds'];

/** The questions that a task is about, by lesson and task. Those about sailing on have all. @type {Record<string, string[]>} */
const QUESTIONS = {
  'helm selected': ['select'],
  'helm reaching': ['select', 'turn'],
  'helm wore': ['select', 'turn'],
  'helm near': ['select', 'turn'],
  'guns manned': ['muster'],
  'guns fired': ['fire', 'aim'],
  'guns loading': ['reload'],
  'minds armed': ['muster', 'select'],
  'minds moved': ['fire'],
  'minds raked': ['fire', 'aim'],
  'hands mending': ['muster'],
  'boarders grappled': ['muster', 'grapple'],
};

/** Who the pupil is, which ship is his and where her bow points, in the first lesson. @param {string} lesson */
export function lessonIntro(lesson) {
  const { frame } = get();
  if (lesson !== FIRST || !frame) return undefined;
  const { ships } = viewOf(frame);
  const own = ownSeatOf(frame);
  return t('table-lesson-intro', {
    ship: shipName(ships[own]),
    enemy: shipName(ships[1 - own]),
    heading: headingName(ships[own].heading),
  });
}

/** Another question may come before the task. @param {string} lesson @param {string} task */
export function lessonFocus(lesson, task) {
  return { questions: QUESTIONS[`${lesson} ${task}`] };
}

/** What a pupil knows now. @param {string} lesson */
export function lessonLearnt(lesson) {
  return t(`learn-know-${lesson}`);
}

/** What is to be seen in a fire, in the lessons that are about one. @param {string} lesson */
export function lessonMoment(lesson) {
  return LOOKED_AT.includes(lesson) ? t(`learn-look-${lesson}`) : undefined;
}

/** Is it the first lesson, where nobody has to be at a gun? @param {Frame} frame */
export function isFirstLesson({ lesson }) {
  return lesson?.key === FIRST;
}
