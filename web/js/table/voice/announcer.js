// What is said aloud besides the events: what one points at, the grid's edge, answers, the title.

import { page, titleOf } from '../../app/games.js';
import { sound } from '../../app/sound.js';
import { playerName, t } from '../../app/text.js';
import { bestAt, intended, isAsked, whyNot } from '../choice.js';
import { knownAt } from '../plans.js';
import { follow, perMatch } from '../session.js';
import { turnSeat } from '../turninfo.js';
import { change, ui } from '../ui.js';
import { effectsWords, refusalWords } from '../words.js';
import { worthWords } from '../worth.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** What was pointed at when it was last told, and what was said last. */
const state = perMatch(() => ({ told: /** @type {string | null} */ (null), words: '' }));

/** Speaks what is selected whenever the selection changes. @returns {() => void} ends it */
export function mountSelectionSpeech() {
  return follow(({ frame, past, selected }) => {
    const here = state();
    const now = past ? null : selected;
    if (now === here.told || (frame && now && isAsked(frame, now))) return;
    here.told = now;
    if (frame && now) tellPointed(frame, now);
  });
}

/** What was said last, in either way. */
export function lastWords() {
  return state().words;
}

/** Says something when there is a pause, the same words again if need be. @param {string} text */
export function speak(text) {
  state().words = text;
  change({ said: again(ui.said, text) });
}

/** Says at once why something can't be done. @param {string} text */
export function sayRefusal(text) {
  state().words = text;
  sound('refused');
  change({ called: again(ui.called, text) });
}

/** Said so often with another end, words are new even to who missed one of the times. */
const ENDS = 4;

/** Words that a live region takes for new. @param {string} before @param {string} text */
export function again(before, text) {
  if (before.trimEnd() !== text) return text;
  return text + '\u00a0'.repeat((before.length - text.length + 1) % ENDS);
}

/** Says that the grid ends here. */
export function sayEdge() {
  sound('edge');
  speak(t('sound-edge'));
}

/** What is pointed at: what a second press does and brings, or why nothing. @param {Frame} frame @param {string} target */
function tellPointed(frame, target) {
  const what = intended(frame, target);
  const option = bestAt(frame, target);
  if (what) {
    const meant = option && what.actions.at(-1) === option.action;
    const brings = meant && option.effects.length ? effectsWords(option.effects) : '';
    const ways = knownAt(frame, target)?.plans.length ?? 0;
    const choice = ways > 1 ? t('sound-ways', { count: ways }) : '';
    const told = [brings && t('table-sentence', { text: brings }), worthWords(what.worth), choice];
    if (ui.called) change({ called: '' }); // it was about something else
    return speak(
      t(ui.goesOn ? 'sound-pointed-next' : 'sound-pointed', {
        what: what.words,
        brings: told.filter(Boolean).join(' '),
      }),
    );
  }
  const opened = page()?.targets?.opened?.(frame, target) ?? null;
  if (opened !== null) return opened && speak(opened);
  const refusal = knownAt(frame, target)?.refusal ?? whyNot(frame, target);
  if (refusal) sayRefusal(refusalWords(refusal));
}

/** The title of the window while a game is on the table: whose turn it is. @param {Frame} frame */
export function tableTitle(frame) {
  const active = turnSeat(frame);
  const game = titleOf(frame.game);
  if (frame.outcome) return t('sound-title-over', { game });
  if (active === null) return game; // several choose at once
  return t('sound-title-turn', { who: playerName(active), game });
}

/** Whether the table is what letters are meant for. @param {HTMLElement} at where the focus is */
export function isTable(at) {
  return at === document.body || Boolean(at.closest?.('.table'));
}
