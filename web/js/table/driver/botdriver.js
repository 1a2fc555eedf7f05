// Plays for the captains: whenever one of them must act it is made to think, and what it chose is
// played action by action at the player's pace. The player may stop it at any moment, or skip the rest.

import { get } from '../../app/store.js';
import { isAwake, study, warmUp } from '../../app/study.js';
import { formatText } from '../../app/text.js';
import { EngineError } from '../../boot/engine.js';
import { actingCaptain, anyCaptain } from '../../match/captains.js';
import { forcedForCaptain, playForCaptain, saveNow, standInFor } from '../../match/game.js';
import { isShared } from '../../match/mode.js';
import { noteWhy } from '../log/captainreasons.js';
import { momentNow } from '../moment.js';
import { limitMotion, skipMotion } from '../motion/motion.js';
import { follow } from '../session.js';
import { isStepped, showTurn, waitForPace } from './botpacing.js';
import { botTurn, goNext, update } from './botturn.js';
import { countThought, MOVING } from './captainpace.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./botturn.js').Run} Run */

/** Lets the captains act whenever one of them must. @returns {() => void} ends it */
export function mountBotDriver() {
  const stop = follow(onChange);
  return () => {
    stop();
    idle();
  };
}

/** Looks what the position asks of the captains. */
function onChange() {
  const { frame, screen, past, stage } = get();
  if (!frame || screen !== 'table' || past || stage?.name !== 'ready' || isShared()) return idle();
  startWorker(frame);
  const captain = get().mode.kind === 'captain' ? actingCaptain(frame) : null;
  if (!captain) return idle();
  const who = `${captain.seat} ${captain.level}`;
  const { run } = botTurn();
  if (run) {
    const moved = frame.entries !== run.entries && !run.acting;
    if (who === run.who && !moved) return;
    cancel();
    if (moved) return pause();
  }
  if (botTurn().state === 'held' || botTurn().state === 'failed')
    return update({ seat: captain.seat });
  if (momentNow()) return; // it is looked at first
  runTurn(captain, {
    who,
    entries: frame.entries,
    acting: false,
    stop: new AbortController(),
  });
}

/** A match with captains comes to the table: their worker starts. @param {Frame} frame */
function startWorker(frame) {
  const warm = anyCaptain(frame);
  if (warm === botTurn().warm) return;
  cancel();
  Object.assign(botTurn(), { warm, state: 'idle' });
  if (warm) warmUp();
}

/** No captain acts; one that was stopped stays so while its turn is only out of sight. */
function idle() {
  cancel();
  const { frame, past, screen } = get();
  const seen = frame && !past && screen === 'table';
  if (seen || botTurn().state !== 'held') update({ state: 'idle' });
  Object.assign(botTurn(), { skipping: false, showing: null });
  limitMotion();
}

/** Gives up what is under way. */
function cancel() {
  const given = botTurn().run;
  botTurn().run = null;
  given?.stop.abort();
  goNext();
}

/** Lets the captain to act stop; nothing is lost. */
export function pause() {
  cancel();
  saveNow();
  update({ state: 'held', seat: seatToAct() ?? 0, skipping: false, showing: null });
}

/** Does a captain think or play, without waiting for the player? */
export function isRunning() {
  return ['idle', 'starting', 'thinking', 'playing'].includes(botTurn().state);
}

/** Shows the rest of this turn at once, and the turns of other captains up to a person's. */
export function skip() {
  update({ skipping: true });
  skipMotion();
  goNext();
}

/** Lets the captain to act go on after a pause or a failure. */
export function resume() {
  update({ state: 'idle' });
  onChange();
}

/** The player plays the rest of the captain's turn. */
export function takeOver() {
  cancel();
  saveNow();
  update({ state: 'idle' });
  standInFor(seatToAct());
}

/** The seat of the captain to act. */
function seatToAct() {
  const { frame } = get();
  return frame && (actingCaptain(frame)?.seat ?? null);
}

/** Decides and plays, up to the next unforeseen thing.
 * @param {import('../../match/captains.js').Captain} captain @param {Run} mine
 */
async function runTurn({ seat, level }, mine) {
  botTurn().run = mine;
  showTurn(seat);
  try {
    const forced = forcedForCaptain();
    const actions = forced === null ? await decide(seat, level, mine) : [forced];
    await carryOut(seat, actions, mine);
  } catch (error) {
    if (botTurn().run === mine) fail(error);
    return;
  }
  if (botTurn().run !== mine) return;
  botTurn().run = null;
  onChange();
}

/** @param {number} seat @param {string} level @param {Run} mine @returns {Promise<string[]>} */
async function decide(seat, level, mine) {
  const { showing } = botTurn();
  let awake = isAwake();
  let began = performance.now();
  const wakeUp = () => {
    if (!awake && showing) showing.began = began = performance.now(); // to start is not to think
    awake = true;
  };
  update({ state: awake ? 'thinking' : 'starting', seat, done: 0, of: 0 });
  const onProgress = (/** @type {number} */ done, /** @type {number} */ of) => {
    wakeUp();
    if (botTurn().run === mine) update({ state: 'thinking', done, of });
  };
  const question = { kind: 'turn', seat, level };
  const { actions, why } = await study(question, { signal: mine.stop.signal, onProgress });
  wakeUp();
  if (showing) countThought(showing, performance.now() - began);
  if (botTurn().run === mine && why) noteWhy(seat, actions, why);
  return actions;
}

/** @param {number} seat @param {string[]} actions @param {Run} mine */
async function carryOut(seat, actions, mine) {
  for (let left = actions; left.length; ) {
    const { count, long } = await waitForPace(left, mine);
    if (botTurn().run !== mine) return;
    limitMotion(isStepped() ? undefined : (long * MOVING) / count);
    botTurn().due = performance.now() + long;
    mine.acting = true;
    const done = await playForCaptain(seat, left.slice(0, count));
    mine.acting = false;
    mine.entries = get().frame?.entries ?? 0;
    if (!done) throw new EngineError('captains-lost', 'illegal');
    left = left.slice(count);
  }
}

/** A captain that was interrupted has stopped; one that could not think has failed. @param {unknown} error */
function fail(error) {
  if (error instanceof EngineError && error.code === 'dropped') return pause();
  cancel();
  saveNow();
  const text = error instanceof EngineError ? formatText(error.text) : String(error);
  update({ state: 'failed', trouble: text, skipping: false, showing: null });
}
