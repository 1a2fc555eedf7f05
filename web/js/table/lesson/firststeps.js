// The first steps in the first game of somebody who skipped the lessons: a sentence at the start, after
// the first action and at the second turn, where sounds are offered, too. Closing one ends them for good.

import { getSetting, setSetting } from '../../app/settings.js';
import { get, set } from '../../app/store.js';
import { t } from '../../app/text.js';
import { finishedOf } from '../../match/lessons.js';
import { read, write } from '../../saves/localstore.js';
import { likeliest, select } from '../choice.js';
import { follow, perMatch } from '../session.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

const PART = 'first-steps';
const ENDED = 'ended';

const state = perMatch(() => ({
  /** How many steps have been told. */
  told: 0,
  /** The text that is shown, and the position it came with. */
  text: '',
  n: -1,
}));

/** Follows the first game. @returns {() => void} ends it */
export function mountFirstSteps() {
  return follow(({ frame, mode, notice, busy }) => {
    if (!frame?.table.first || frame.outcome || busy || read(PART)) return;
    const here = state();
    if (here.text && !notice && frame.n === here.n) return end(); // it was closed
    if (mode.kind !== 'play' || frame.actors[0] !== frame.viewer || notice) return;
    const step = stepAt(frame);
    if (step > here.told && !finishedOf(frame.game).length) tell(frame, step);
  });
}

/** The step that fits a position. @param {Frame} frame */
function stepAt({ moment, viewer }) {
  if ((moment?.round ?? 1) > 1) return 3;
  return get().log.some(({ seat }) => seat === viewer) ? 2 : 1;
}

/** @param {Frame} frame @param {number} step */
function tell(frame, step) {
  const text = t(`learn-first-${step}`);
  Object.assign(state(), { told: step, text, n: frame.n });
  const button = step === 1 ? showing(frame) : step === 3 ? sounding() : undefined;
  set({ notice: { text, tone: 'guide', button } });
  if (step === 3) write(PART, ENDED);
}

/** Points at what is likely done first. @param {Frame} frame */
function showing(frame) {
  const likely = likeliest(frame, null);
  if (!likely) return undefined;
  return { words: t('learn-show'), press: () => select(likely.target) };
}

/** Offers sounds, once. */
function sounding() {
  if (getSetting('sounds')) return undefined;
  const press = () => {
    setSetting('sounds', true);
    set({ notice: { text: t('sound-on'), tone: 'plain' } });
  };
  return { words: t('sound-turn-on'), press };
}

function end() {
  write(PART, ENDED);
}
