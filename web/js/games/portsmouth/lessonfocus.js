// What each task of the lessons is about, to be marked while the coach speaks of it.

const BUTTON = (/** @type {string} */ verb) => `.actions [data-do="${verb}"]`;
const DOCK = '.dock .squares';

/** Selectors by task. @type {Record<string, string>} */
const AT = {
  'ashore-entered': '.area-bar [role="img"]',
  'ashore-recruited': '.cell__ring',
  'ashore-bought': BUTTON('buy'),
  'ashore-raised': BUTTON('raise'),
  'ashore-ended': BUTTON('end'),
  'crew-landsman': '.cell__hand',
  'crew-trained': BUTTON('train'),
  'crew-trades': DOCK,
  'crew-mutiny': '.dock .counters',
  'ending-recruited': '.cell__ring',
  'winning-navigator': '.dock .counters',
  'winning-marines': '.dock .counters',
  'winning-further': DOCK,
};

/** Lessons about the ship: it stays in sight. */
const SHIP = new Set(['crew', 'winning']);

/** Tells what a task is about. @param {string} lesson @param {string} task */
export function lessonFocus(lesson, task) {
  return { at: AT[`${lesson}-${task}`], dock: SHIP.has(lesson) };
}
