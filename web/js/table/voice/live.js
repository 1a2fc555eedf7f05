// What happens by itself when the position changes: the announcer, the turn's toast, the focus that
// goes into a ribbon and back, and actions that are the only possible ones.

import { page } from '../../app/games.js';
import { isStill } from '../../app/settings.js';
import { get, whenDrawn } from '../../app/store.js';
import { onLanguageChange, playerName, t } from '../../app/text.js';
import { wasAnswered } from '../../match/answers.js';
import { play } from '../../match/game.js';
import { isShared, modeNow } from '../../match/mode.js';
import { peopleOf } from '../../match/viewer.js';
import { asks, playsItself } from '../choice.js';
import { followLog } from '../log/log.js';
import { followTurns, knownTurns, recapOpen } from '../log/missedturns.js';
import { recapSummary } from '../log/recap.js';
import { momentNow } from '../moment.js';
import { motionLeft, prepareMotion } from '../motion/motion.js';
import { drawPart } from '../part.js';
import { leavePast } from '../past/past.js';
import { resultWords } from '../score/result.js';
import { follow } from '../session.js';
import { askedSeat, turnSeat } from '../turninfo.js';
import { afterDraw, focusDrawn, focusPlace, focusSoon, ui } from '../ui.js';
import { boardText, capital } from '../words.js';
import { again } from './announcer.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

const FORCED_AFTER = 350;
const TOAST_FOR = 2600;

/** What was last announced while the table is shown. */
const shown = {
  /** @type {Frame | null} */
  frame: null,
  question: '',
  /** What was asked last, as it was said. */
  asked: '',
  entries: 0,
  toastTimer: 0,
  /** The missed turns that were told last. */
  turns: '',
  /** The position whose only action is about to be done. */
  forcedFor: -1,
  /** Whether the match may be played here. */
  mine: false,
  /** Was the main button what one played with before others came to play? */
  byMain: false,
  /** What was pointed at. @type {string | null} */
  selected: null,
};

/** Where the focus goes that lost its button, if the place on the board is gone too. */
const STAND_INS = ['[data-do="main"]', '.waitbar button', '.ribbon__question', 'h1'];

onLanguageChange(() => Object.assign(ui, { said: '', called: '', toast: '' }));

/** Announces every new position. @returns {() => void} ends it */
export function mountAnnouncer() {
  const stop = follow(({ frame, busy, selected }) => {
    if (!frame) return;
    if (frame !== shown.frame) onPosition(frame);
    followFocus(frame);
    if (shown.selected && !selected) rescueSoon(); // the buttons of what was pointed at go with it
    shown.selected = selected;
    tellTurns(frame);
    if (!busy) force(frame);
  });
  return () => {
    stop();
    clearTimeout(shown.toastTimer);
    Object.assign(shown, { frame: null, turns: '' });
    leavePast();
  };
}

/** @param {Frame} frame */
function onPosition(frame) {
  followLog();
  const before = shown.frame;
  shown.frame = frame;
  if (!before || before.table.id !== frame.table.id) return arrive(frame);
  const fresh = get().log.slice(shown.entries);
  if (!get().past) whenDrawn(prepareMotion(before, frame, fresh));
  followTurns(frame, get().log);
  const passed = turnSeat(before) !== turnSeat(frame);
  const words =
    passed && recapOpen() // told by what came of it
      ? []
      : fresh.flatMap((entry) => wordsOf(frame, entry));
  const undone = frame.entries < shown.entries ? [t('table-undone')] : [];
  shown.entries = frame.entries;
  const asked =
    asks(frame) || undone.length || (!words.length && isNext(before, frame))
      ? [boardText(frame.prompt)]
      : [];
  ui.said = [...undone, ...words, ...asked].join(' ');
  if (frame.entries !== before.entries) tellApart(asked.join(' '));
  if (passed || isAskedNow(before, frame)) announceTurn(frame);
  if (frame.outcome && !before.outcome) {
    ui.called = resultWords(frame);
    ui.panel = null;
    ui.looking = false;
    focusSoon('.final__title');
  }
  followStart(before, frame);
  closeOutdated(before, frame);
  moveFocus(frame);
}

/** While nobody looks elsewhere on the board, its place goes along with where it begins, such as the own ship.
 * @param {Frame} before @param {Frame} frame
 */
function followStart(before, frame) {
  const start = page()?.targets?.start;
  if (start && ui.place === start(before)) ui.place = start(frame) ?? ui.place;
}

/** A sheet about the question that was closes with the next one, which it would cover.
 * @param {Frame} before @param {Frame} frame
 */
function closeOutdated(before, frame) {
  if (!ui.panel || !page()?.sheets?.[ui.panel]?.passing) return;
  if (asks(frame) && boardText(frame.prompt) !== boardText(before.prompt)) ui.panel = null;
}

/** The same question a second time is a new one, whatever was said in between. @param {string} asked */
function tellApart(asked) {
  if (!asked) return;
  shown.asked = again(shown.asked, asked);
  ui.said += shown.asked.slice(asked.length);
}

/** The first position of a match on this screen. @param {Frame} frame */
function arrive(frame) {
  shown.entries = frame.entries;
  shown.question = depth(frame);
  shown.turns = '';
  Object.assign(ui, { panel: null, looking: false, toast: '', said: '', called: '' });
  ui.place = page()?.targets?.start?.(frame) ?? '';
  followTurns(frame, get().log);
  if (!frame.outcome && !isShared()) announceTurn(frame);
  if (!isShared()) rescueSoon(); // the curtain's button is gone; a shared game begins at its title
}

/** Has the same player something else to decide now? @param {Frame} before @param {Frame} frame */
function isNext(before, frame) {
  const seat = frame.viewer;
  const prompt = boardText(frame.prompt);
  return (
    seat !== null &&
    [before, frame].every(({ actors }) => actors[0] === seat) &&
    prompt !== boardText(before.prompt)
  );
}

/** Says what the others' turns came to, once it is known: once in a turn, however often one is asked in it.
 * @param {Frame} frame
 */
function tellTurns(frame) {
  const from = knownTurns();
  if (from === null) return;
  const turns = `${from} ${frame.moment?.round} ${turnSeat(frame)} ${frame.viewer}`;
  if (turns === shown.turns) return;
  shown.turns = turns;
  ui.said = [recapSummary(), ui.said].filter(Boolean).join(' ');
}

/** What an entry is told by. @param {Frame} frame @param {import('../../protocol.d.ts').EntryShape} entry */
function wordsOf(frame, entry) {
  const noticed = page()?.recap?.noticed;
  const told = entry.events.flatMap(({ kind, text }) =>
    noticed?.has(kind) ? [] : [sentence(boardText(text))],
  );
  if (!wasAnswered(frame, entry)) return told;
  return [...told, t('table-sentence', { text: capital(t('answers-told')) })];
}

/** What ends without a stop gets one: events are said one after the other. @param {string} words */
function sentence(words) {
  return /[.!?…]["”“»«]?$/.test(words) ? words : t('table-sentence', { text: words });
}

/** Is a person here asked something in another's turn who was not before? @param {Frame} before @param {Frame} frame */
function isAskedNow(before, frame) {
  const seat = askedSeat(frame);
  return seat !== null && seat !== askedSeat(before) && peopleOf(frame).includes(seat);
}

/** Says whose turn it is, or who is asked something in it, and shows it without standing in the way.
 * @param {Frame} frame
 */
function announceTurn(frame) {
  const active = turnSeat(frame);
  if (active === null || frame.outcome || frame.puzzle?.over) return;
  const asked = askedSeat(frame);
  const isPerson = asked !== null && peopleOf(frame).includes(asked);
  ui.called = isPerson
    ? t('table-asked', { who: playerName(asked) })
    : t('table-turn-of', { who: playerName(active) });
  ui.toast = ui.called;
  clearTimeout(shown.toastTimer);
  shown.toastTimer = window.setTimeout(clearToast, TOAST_FOR);
}

function clearToast() {
  ui.toast = '';
  drawPart('toast');
}

/** Which question is asked, and how deep it lies; empty if none. @param {Frame} frame */
function depth(frame) {
  return asks(frame) ? (page()?.questionKey?.(frame) ?? frame.prompt.id) : '';
}

/** The focus goes into an opening ribbon, and back to the market. @param {Frame} frame */
function moveFocus(frame) {
  const now = depth(frame);
  const changed = now !== shown.question;
  shown.question = now;
  if (!changed) return rescueSoon();
  if (document.activeElement?.closest('.coach')) return; // whoever asks the coach goes on there
  if (now) focusDrawn('.ribbon__question');
  else {
    ui.place = page()?.targets?.start?.(frame) ?? ui.place;
    focusDrawn(`[data-target="${ui.place}"]`);
  }
}

/** While others play there is no main button: whoever played with it finds it again afterwards.
 * @param {Frame} frame
 */
function followFocus(frame) {
  const mine = modeNow().kind === 'play';
  if (mine === shown.mine) return;
  shown.mine = mine;
  if (!mine) shown.byMain = Boolean(document.activeElement?.matches(STAND_INS[0]));
  else if (shown.byMain && !asks(frame) && isAdrift()) focusDrawn(STAND_INS[0]);
  rescueSoon();
}

/** Is the focus nowhere, or only where it was put when its button went away? */
function isAdrift() {
  const { activeElement: at } = document;
  return !at || at === document.body || at === placed() || Boolean(at.closest('.waitbar'));
}

/** The place on the board that Tab reaches. */
function placed() {
  return document.querySelector(`.table [data-target="${ui.place}"]`);
}

/** With the drawing that is next, however late it comes, and once it stands. */
function rescueSoon() {
  whenDrawn(rescueFocus);
  afterDraw(rescueFocus);
}

/** A button that went away must not take the focus with it. */
function rescueFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (placed()) return focusPlace(ui.place);
  const found = STAND_INS.map((each) => document.querySelector(`.table ${each}`)).find(Boolean);
  /** @type {HTMLElement | undefined} */ (found ?? undefined)?.focus({ preventScroll: true });
}

/** Plays the only possible action after a short beat. @param {Frame} frame */
function force(frame) {
  const { forced, n } = frame;
  if (forced === null || !playsItself(frame) || shown.forcedFor === n || momentNow()) return;
  shown.forcedFor = n;
  setTimeout(
    () => {
      const now = get();
      if (now.frame?.n === n && now.screen === 'table' && !now.busy && !now.past) play([forced]);
      else shown.forcedFor = -1;
    },
    isStill() ? 0 : Math.max(FORCED_AFTER, motionLeft()),
  );
}
