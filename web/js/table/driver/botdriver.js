// Plays for the captains: whenever one of them must act it is made to think, and what it chose is
// played action by action at the player's pace. The player may stop it at any moment.

import { getSetting, isStill } from '../../app/settings.js';
import { get } from '../../app/store.js';
import { isAwake, study, warmUp } from '../../app/study.js';
import { formatText } from '../../app/text.js';
import { EngineError } from '../../boot/engine.js';
import { actingCaptain, anyCaptain } from '../../match/captains.js';
import { forcedForCaptain, playForCaptain, saveNow, standInFor } from '../../match/game.js';
import { isShared } from '../../match/mode.js';
import { noteWhy } from '../log/captainreasons.js';
import { motionLeft } from '../motion/motion.js';
import { drawPart } from '../part.js';
import { follow, perMatch } from '../session.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {'idle' | 'starting' | 'thinking' | 'playing' | 'waiting' | 'held' | 'failed'} State */

/** How long an action is looked at before the next, in milliseconds. @type {Record<string, number>} */
const LOOK = { instant: 0, brisk: 320, calm: 900 };
const LOOK_STILL = 350;

/** Between two looks whether the table is free. */
const TICK = 20;

/** A decision of a captain as it is made and played: for whom, and at which entry of the journal.
 * @typedef {{who: string, entries: number, acting: boolean, stop: AbortController}} Run
 */

/** The turn of the captain to act: how far it is, and what it waits for. */
export const botTurn = perMatch(
  () => ({
    /** @type {State} */
    state: 'idle',
    seat: 0,
    done: 0,
    of: 0,
    trouble: '',
    /** @type {Run | null} */
    run: null,
    /** Goes on at the pace of steps. @type {(() => void) | null} */
    proceed: null,
    /** Has the captains' worker been started for this match? */
    warm: false,
  }),
  (left) => {
    left.run?.stop.abort();
    left.proceed?.();
  },
);

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

/** @param {Partial<ReturnType<typeof botTurn>>} changes */
function update(changes) {
  const entries = /** @type {[keyof ReturnType<typeof botTurn>, unknown][]} */ (
    Object.entries(changes)
  );
  if (entries.every(([name, value]) => botTurn()[name] === value)) return;
  Object.assign(botTurn(), changes);
  drawPart('botbar');
}

/** No captain acts; one that was stopped stays so while its turn is only out of sight. */
function idle() {
  cancel();
  const { frame, past, screen } = get();
  const seen = frame && !past && screen === 'table';
  if (seen || botTurn().state !== 'held') update({ state: 'idle' });
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
  update({ state: 'held', seat: seatToAct() ?? 0 });
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

/** The next action, at the pace of steps. */
export function goNext() {
  const next = botTurn().proceed;
  botTurn().proceed = null;
  next?.();
}

/** Decides and plays, up to the next unforeseen thing.
 * @param {import('../../match/captains.js').Captain} captain @param {Run} mine
 */
async function runTurn({ seat, level }, mine) {
  botTurn().run = mine;
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
  update({ state: isAwake() ? 'thinking' : 'starting', seat, done: 0, of: 0 });
  const onProgress = (/** @type {number} */ done, /** @type {number} */ of) => {
    if (botTurn().run === mine) update({ state: 'thinking', done, of });
  };
  const question = { kind: 'turn', seat, level };
  const { actions, why } = await study(question, { signal: mine.stop.signal, onProgress });
  if (botTurn().run === mine && why) noteWhy(seat, actions[0], why);
  return actions;
}

/** @param {number} seat @param {string[]} actions @param {Run} mine */
async function carryOut(seat, actions, mine) {
  const parts = getSetting('pace') === 'instant' ? [actions] : actions.map((action) => [action]);
  for (const part of parts) {
    if (botTurn().run === mine) await waitForPace(mine);
    if (botTurn().run !== mine) return;
    mine.acting = true;
    const done = await playForCaptain(seat, part);
    mine.acting = false;
    mine.entries = get().frame?.entries ?? 0;
    if (!done) throw new EngineError('captains-lost', 'illegal');
  }
}

/** Before an action: until the last has been seen, and the table is free. @param {Run} mine */
async function waitForPace(mine) {
  const pace = getSetting('pace');
  if (pace === 'step') await waitForStep();
  else {
    update({ state: 'playing' });
    await sleep(motionLeft() + LOOK[pace] + (isStill() && pace !== 'instant' ? LOOK_STILL : 0));
  }
  while (get().busy && botTurn().run === mine) await sleep(TICK);
}

/** Until the player says so. @returns {Promise<void>} */
function waitForStep() {
  update({ state: 'waiting' });
  return new Promise((done) => {
    botTurn().proceed = done;
  });
}

/** @param {number} long @returns {Promise<void>} */
function sleep(long) {
  return new Promise((done) => setTimeout(done, long));
}

/** A captain that was interrupted has stopped; one that could not think has failed. @param {unknown} error */
function fail(error) {
  if (error instanceof EngineError && error.code === 'dropped') return pause();
  cancel();
  saveNow();
  const text = error instanceof EngineError ? formatText(error.text) : String(error);
  update({ state: 'failed', trouble: text });
}
