// What each task of the lessons is about, to be marked while the coach speaks of it.

const SHIP = '.dock .tracks';
const SALES = '.part--sell';

/** Selectors by task. @type {Record<string, string>} */
const AT = {
  'wind-downwind': '.rose',
  'wind-upwind': '.rose',
  'ports-bought': '.part--buy',
  'ports-sold': SALES,
  'ports-rich': SALES,
  'refit-sold_out': SALES,
  'refit-last_step': '.part--fit',
  'refit-refitted': '.part--fit',
  'merchant-attacked': '.square__merchant',
  'merchant-took': '.dock__hold',
  'merchant-booty': SALES,
  'hunted-home': SALES,
  'hunted-fought': SHIP,
};

/** Tells what a task is about. @param {string} lesson @param {string} task */
export function lessonFocus(lesson, task) {
  return { at: AT[`${lesson}-${task}`] };
}
