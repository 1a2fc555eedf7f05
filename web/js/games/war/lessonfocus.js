// What each task of the lessons is about, to be marked while the coach speaks of it; what one knows then.

import { t } from '../../app/text.js';

const RACE = '.chip__race';
/** The roll that comes before it, then the attack on a port. */
const ATTACK = '.main[data-option="cast"], .choice--storm, .action--storm';

/** Selectors by task. @type {Record<string, string>} */
const AT = {
  'trade-cast': '.area-bar .main',
  'trade-docked': '.area-market [data-target="saint_louis"]',
  'trade-sold': '[data-good="weapons"]',
  'trade-ship': '.choice--ship',
  'letter-taken': '.choice--letter',
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

/** Tells what a task is about. @param {string} lesson @param {string} task */
export function lessonFocus(lesson, task) {
  return { at: AT[`${lesson}-${task}`] };
}

/** What a pupil knows now. @param {string} lesson */
export function lessonLearnt(lesson) {
  return t(`learn-know-${lesson}`);
}
