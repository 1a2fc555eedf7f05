// The first steps in the first game of somebody who skipped the lessons: a line over the board at the
// start, another after the first action, one in the second round, and in the third sounds are offered.
// The line gives way while others act, and ends with that round's turn; whoever closes it is told no
// more. Whoever has taken lessons is told, once each, of the questions only that these don't ask.

import { html, nothing } from 'lit-html';
import { gameOf, page } from '../../app/games.js';
import { byTouch } from '../../app/pointer.js';
import { getSetting, setSetting } from '../../app/settings.js';
import { get, set } from '../../app/store.js';
import { t } from '../../app/text.js';
import { finishedOf } from '../../match/lessons.js';
import { isTransient } from '../../match/mode.js';
import { read, write } from '../../saves/localstore.js';
import { list } from '../../saves/logbook.js';
import { likeliest, select } from '../choice.js';
import { follow, perMatch } from '../session.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

const PART = 'first-steps';
const ENDED = 'ended';
const LAST = 4;

const state = perMatch(() => {
  const { frame } = get();
  return {
    /** The step that is told; 0 for none. */
    step: 0,
    /** The turn in which it was told, by its round and seat. */
    turn: '',
    /** Is there anything to tell in this match? */
    on: frame !== null && isFirst(frame),
    /** Where a pupil's question was told: the length of the journal then, by question. @type {Map<string, number>} */
    asked: new Map(),
  };
});

/** Does the first game on this device begin, and is there something that no finished lesson has told? @param {Frame} frame */
function isFirst({ game, table, moment }) {
  if (isTransient() || read(PART) || !gameOf(game)?.lessons.length) return false;
  if ((moment?.round ?? 1) > 1) return false; // it came as a file
  return list().every(({ id }) => id === table.id) && untaught(game)?.length !== 0;
}

/** The questions that somebody who has finished lessons has still to be told of; null for who has finished
 * none. @param {string} game
 */
function untaught(game) {
  const learned = finishedOf(game);
  return learned.length ? (page()?.untaught?.(learned) ?? []) : null;
}

/** Follows the first game. @returns {() => void} ends it */
export function mountFirstSteps() {
  return follow(({ frame, mode }) => {
    if (!frame || !state().on) return;
    const step = isOwn(frame, mode) ? stepAt(frame) : 0;
    if (frame.outcome || isPast(frame, step)) end();
    else if (untaught(frame.game)) isOwn(frame, mode) && tellPupil(frame);
    else if (step > state().step) tell(frame, step);
  });
}

/** Is there nothing more to tell: the last step's turn is over, or sounds are on before they are offered?
 * @param {Frame} frame @param {number} step
 */
function isPast(frame, step) {
  if (state().step === LAST) return state().turn !== turnOf(frame);
  return step === LAST && getSetting('sounds');
}

/** The step that fits a position. @param {Frame} frame */
function stepAt({ moment, viewer, game, view, entries }) {
  const round = moment?.round ?? 1;
  if (untaught(game)) return state().asked.get(view.step ?? '') === entries ? 1 : 0;
  if (round > 1) return round > 2 ? LAST : 3;
  return get().log.some(({ seat }) => seat === viewer) ? 2 : 1;
}

/** Notes where a question is asked for the first time that no lesson asks. @param {Frame} frame */
function tellPupil({ game, view, entries, moment }) {
  const { asked } = state();
  const step = view.step ?? '';
  if ((moment?.round ?? 1) >= LAST) end();
  else if (untaught(game)?.includes(step) && !asked.has(step)) {
    asked.set(step, entries);
    set({});
  }
}

/** @param {Frame} frame */
function turnOf({ moment }) {
  return `${moment?.round} ${moment?.seat}`;
}

/** @param {Frame} frame @param {number} step */
function tell(frame, step) {
  Object.assign(state(), { step, turn: turnOf(frame) });
  if (step === LAST) write(PART, ENDED);
  set({});
}

function end() {
  state().on = false;
  write(PART, ENDED);
  set({});
}

/** The step that is told now, while it is one's own turn; 0 for none. */
export function firstStep() {
  const { frame, mode } = get();
  if (!state().on || !frame || !isOwn(frame, mode)) return 0;
  return untaught(frame.game) ? stepAt(frame) : state().step;
}

/** @param {Frame} frame @param {import('../../app/store.js').Store['mode']} mode */
function isOwn({ actors, viewer }, mode) {
  return mode.kind === 'play' && actors[0] === viewer;
}

/** Draws the step that is told. */
export function firstSteps() {
  const step = firstStep();
  if (!step) return nothing;
  return html`<aside class="guide" aria-label=${t('learn-coach')}>
    <p class="guide__words" role="status">${wordsAt(step)}</p>
    ${step === 1 && !state().asked.size ? showing() : step === LAST ? sounding() : nothing}
    <button type="button" class="small" data-do="guide-close" aria-label=${t('learn-first-end')} title=${t('learn-first-end')} @click=${end}>
      <span aria-hidden="true">✕</span>
    </button>
  </aside>`;
}

/** What a step says; of a question of the first round what the game has to say of it, if it has.
 * @param {number} step
 */
function wordsAt(step) {
  if (step === LAST) return t('sound-offer');
  const args = { touch: byTouch() };
  const id = `learn-first-${get().frame?.view.step}`;
  const own = step < 3 ? t(id, args) : id;
  return own === id ? t(`learn-first-${step}`, args) : own;
}

/** Points at what is likely done first. */
function showing() {
  const { frame } = get();
  const likely = frame && likeliest(frame, null);
  if (!likely) return nothing;
  return html`<button type="button" class="small" @click=${() => select(likely.target)}>${t('learn-show')}</button>`;
}

/** Offers sounds, once. */
function sounding() {
  const turnOn = () => {
    setSetting('sounds', true);
    end();
    set({ notice: { text: t('sound-on'), tone: 'plain' } });
  };
  return html`<button type="button" class="small" @click=${turnOn}>${t('sound-turn-on')}</button>`;
}
