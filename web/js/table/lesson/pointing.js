// Where the coach points: at what a task is about, and at what one would press to do it.

import { page } from '../../app/games.js';
import { byTouch } from '../../app/pointer.js';
import { get, set, whenDrawn } from '../../app/store.js';
import { boardText, t } from '../../app/text.js';
import { intended, isAsked, isPlace, playsItself, select } from '../choice.js';
import { perMatch } from '../session.js';
import { afterDraw, focusPlace, ui } from '../ui.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').HintShape} Hint */

/** So long may the words of a button be to be named in the coach's one or two lines. */
const SHORT = 24;

/** What is being shown: the hint, and the place it was shown at; only its first step where the page's own line leads elsewhere. */
const state = perMatch(() => ({
  hint: /** @type {Hint | null} */ (null),
  at: '',
  /** Is it to be shown in the next position, which is about to come by itself? */
  awaited: false,
  /** Is there no button for it in sight? */
  missing: false,
  /** Does the main button do it, though nothing is chosen? */
  main: false,
  /** @type {{lesson: string, tasks: readonly string[]}} */
  about: { lesson: '', tasks: [] },
}));

/** What stands out from now on. @param {string} lesson @param {readonly string[]} tasks */
export function speakOf(lesson, tasks) {
  state().about = { lesson, tasks };
  afterDraw(markSpoken);
}

/** Does a task need the player's own things in sight? @param {string} lesson @param {string} task */
export function needsDock(lesson, task) {
  return page()?.lessonFocus?.(lesson, task)?.dock ?? false;
}

function markSpoken() {
  const { lesson, tasks } = state().about;
  for (const old of document.querySelectorAll('[data-spoken]')) delete asHtml(old).dataset.spoken;
  if (document.querySelector('[data-here]')) return; // "the marked button" is the only one marked
  for (const task of tasks) {
    const at = page()?.lessonFocus?.(lesson, task)?.at;
    for (const found of at ? document.querySelectorAll(`.table :is(${at})`) : [])
      asHtml(found).dataset.spoken = '';
  }
}

/** @param {Element} element */
function asHtml(element) {
  return /** @type {HTMLElement} */ (element);
}

function endShowing() {
  Object.assign(state(), { hint: null, awaited: false, missing: false, main: false });
  unmark();
}

/** Another frame has come. What is shown stays while it is still what comes next: the position is the same,
 * only the frame is another. What was asked for while the position changed by itself is shown now.
 * @param {Frame | null} frame @param {Frame | null} before
 */
export function followPosition(frame, before) {
  const { hint, awaited } = state();
  const next = frame?.lesson?.hint;
  if (awaited && frame && playsItself(frame)) return;
  const same = frame?.entries === before?.entries && next?.action === hint?.action;
  if (next && (awaited || (hint && same))) show(next);
  else endShowing();
}

function unmark() {
  for (const old of document.querySelectorAll('[data-here], [data-press]')) {
    delete asHtml(old).dataset.here;
    delete asHtml(old).dataset.press;
  }
}

/** What the pupil is to do now: press the main button or a marked one, do what has no button in
 * sight, wait; or nothing. @returns {'main' | 'marked' | 'missing' | 'soon' | ''}
 */
function pressing() {
  const { hint, at, awaited, missing, main } = state();
  if (awaited) return 'soon';
  if (!hint) return '';
  if (missing) return 'missing';
  if (main) return 'main';
  return at ? (get().selected === at ? 'main' : '') : 'marked';
}

/** The same in words, empty while nothing is shown. @param {Frame} frame @returns {string} */
export function pressWords(frame) {
  const what = pressing();
  const { hint, at } = state();
  if (what === '') return '';
  if (what === 'soon') return t('learn-press-soon');
  const touch = byTouch();
  if (what === 'marked') return t('learn-press-marked', { touch });
  const option = frame.options.find(({ action }) => action === hint?.action);
  if (what === 'missing')
    return t('learn-press-missing', { what: option ? boardText(option.label) : '' });
  const words = intended(frame, at)?.words ?? '';
  return words && words.length <= SHORT
    ? t('learn-press-main', { touch, what: words })
    : t('learn-press-large', { touch });
}

/** Shows how a task is done, in the next position if that is about to come by itself. Asked again once
 * the place is chosen, points at the button that does it. @param {Hint} hint
 */
export function showMe(hint) {
  const { frame, busy } = get();
  if (busy || (frame && playsItself(frame))) {
    endShowing();
    state().awaited = true;
    set({});
  } else if (pressing() === 'main' && state().hint?.action === hint.action)
    afterDraw(() => lightMain());
  else show(hint);
}

/** Shows a place with all the way to it where one tap does that, else the next step. @param {Hint} hint */
function show(hint) {
  endShowing();
  const whole = hint.line.length > 1 && (isPlace(hint.aim) || remedied(hint));
  point(hint, whole ? hint.aim : hint.target);
}

/** Is the way a remedy and then what is meant, as the button of the latter offers it? @param {Hint} hint */
function remedied({ line }) {
  const option = get().frame?.options.find(({ action }) => action === line.at(-1));
  return option?.refusal?.remedy.join() === line.slice(0, -1).join();
}

/** @param {Hint} hint @param {string} target */
function point(hint, target) {
  const selected = isPlace(target) || target !== hint.target;
  const by = page()?.reveal?.(hint);
  const at = selected && by !== 'button' ? target : '';
  Object.assign(state(), { hint, at, main: by === 'main' });
  if (selected) select(target);
  else set({});
  whenDrawn(() => afterDraw(() => light(hint, by === 'button' ? '' : target)));
}

/** Once the ways to a place are known: does the likeliest of them do what was meant? @param {Frame} frame */
export function followShown(frame) {
  afterDraw(markSpoken);
  const { hint, at, awaited } = state();
  const next = frame.lesson?.hint;
  if (awaited && next && !get().busy && !playsItself(frame)) return show(next);
  if (!hint || !at || at === hint.target || get().selected !== at || isAsked(frame, at)) return;
  if (intended(frame, at)?.actions.at(-1) !== hint.line.at(-1)) point(hint, hint.target);
}

/** Lights up what is pointed at, and puts the focus there. @param {Hint} hint @param {string} target */
function light(hint, target) {
  if (state().hint !== hint) return; // something else is shown by now, or nothing
  const main = mainButton();
  const found = state().main || (state().at && !isPlace(target)) ? main : placeOf(hint, target);
  if (!found) {
    state().missing = true;
    return void set({});
  }
  unmark();
  found.dataset.here = '';
  markSpoken();
  if (isPlace(target) && main) main.dataset.press = '';
  if (ui.panel) return; // the focus stays in the sheet
  if (isPlace(target) && found.dataset.target === target) focusPlace(target);
  else found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Lights up the main button, which does what is chosen. */
function lightMain() {
  const main = mainButton();
  unmark();
  if (!main) return;
  void main.offsetWidth; // the mark moves anew
  main.dataset.here = '';
  if (!ui.panel) main.focus({ preventScroll: true });
}

/** @returns {HTMLElement | null} */
function mainButton() {
  return document.querySelector('.area-bar [data-do="main"]');
}

/** Where on the screen it is done. @param {Hint} hint @param {string} target @returns {HTMLElement | null} */
function placeOf(hint, target) {
  const place = isPlace(target)
    ? document.querySelector(`.table .area-market [data-target="${target}"]`)
    : null;
  return place ? asHtml(place) : buttonOf(hint);
}

/** The button that does it, or the one that comes nearest. @param {Hint} hint @returns {HTMLElement | null} */
function buttonOf({ action, verb }) {
  const wanted = [
    `[data-option="${action}"]`,
    `.actions [data-do="${verb}"]`,
    `.ribbon [data-option^="${action.slice(0, action.lastIndexOf(' ') + 1)}"]`, // of another number
    `.ribbon [data-option^="${verb}"]`,
  ];
  for (const each of wanted) {
    const found = document.querySelector(`.table ${each}`);
    if (found) return asHtml(found);
  }
  return null;
}
