// Advice of the captains about one's own turn: hints in three depths, and whole turns for a goal.
// Python thinks; this remembers what was asked in which position, and what came of it.

import { page } from '../../app/games.js';
import { getSetting, isStill } from '../../app/settings.js';
import { get } from '../../app/store.js';
import { isAwake, study } from '../../app/study.js';
import { formatText, t } from '../../app/text.js';
import { ask, EngineError } from '../../boot/engine.js';
import { noteHint, play } from '../../match/game.js';
import { optionsOf } from '../../match/mode.js';
import { motionLeft } from '../motion/motion.js';
import { perMatch } from '../session.js';
import { acting } from '../turninfo.js';
import { change, closePanel, focusSoon, keepFocus, stopWithPanel } from '../ui.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').TipShape} Tip */
/** @typedef {import('../../protocol.d.ts').PlannedShape} Planned */
/** @typedef {import('../../protocol.d.ts').GoalShape} Goal */
/** @typedef {import('../../protocol.d.ts').AdviceShape} Advice */

export const DEEPEST = 3;

/** How long an action of a line is looked at before the next. @type {Record<string, number>} */
const LOOK = { brisk: 320, calm: 900, step: 900 };
const LOOK_STILL = 350;

/**
 * What is known in one position. `busy`: somebody thinks, `awake` or just coming aboard.
 * @typedef {object} Known
 * @property {string} key
 * @property {Tip | null} tip
 * @property {Goal[] | null} goals
 * @property {string} goal the key of the chosen one
 * @property {Planned | null} planned
 * @property {'' | 'hint' | 'goal'} busy
 * @property {number} done
 * @property {number} of
 * @property {string} trouble
 */

/** What was asked last, and what gives it up. */
const state = perMatch(
  () => ({
    known: /** @type {Known | null} */ (null),
    stop: /** @type {AbortController | null} */ (null),
  }),
  (left) => left.stop?.abort(),
);

/** @param {Frame} frame */
function keyOf(frame) {
  return `${frame.entries} ${frame.undo} ${frame.redo} ${frame.viewer} ${acting(frame)}`;
}

/** What is known in this position, empty at first. @param {Frame} frame @returns {Known} */
export function adviceFor(frame) {
  const key = keyOf(frame);
  const mine = state();
  if (mine.known?.key !== key) {
    mine.stop?.abort();
    mine.known = {
      key,
      tip: null,
      goals: null,
      goal: '',
      planned: null,
      busy: '',
      done: 0,
      of: 0,
      trouble: '',
    };
  }
  return mine.known;
}

/** The hints that were asked in this match: entry, seat, depth. @param {Frame} frame @returns {[number, number, number][]} */
export function hintsOf(frame) {
  return Array.isArray(frame.table.hints) ? frame.table.hints : [];
}

/** Tells whether advice may be asked now. @param {Frame} frame */
export function advisable(frame) {
  return (
    !frame.lesson &&
    frame.past === undefined &&
    optionsOf(frame).length > 0 &&
    frame.viewer !== null &&
    frame.actors.includes(frame.viewer)
  );
}

/** The targets that a hint points at now. @param {Frame} frame @returns {readonly string[]} */
export function hintedTargets(frame) {
  const { known } = state();
  const targets = known?.key === keyOf(frame) ? (known.tip?.targets ?? []) : [];
  return targets.flatMap((target) => hintAt(frame, target) ?? []);
}

/** Where a target of a hint lies; null for the question. @param {Frame} frame @param {string} target */
export function hintAt(frame, target) {
  const at = page()?.hintAt;
  return at ? at(frame, target) : target;
}

/** The next depth of the hint. @param {Frame} frame */
export async function deepen(frame) {
  const mine = adviceFor(frame);
  const depth = (mine.tip?.depth ?? 0) + 1;
  if (mine.busy || depth > DEEPEST) return;
  const tip = await asked(mine, 'hint', {
    kind: 'hint',
    seat: acting(frame),
    depth,
  });
  if (!tip) return;
  mine.tip = /** @type {Tip} */ (tip);
  if (depth === 1 && hintAt(frame, mine.tip.targets[0]) === null) return deepen(frame); // nowhere to look but at the question
  const told = mine.tip.depth;
  const isFocus = told === 2 && !mine.tip.labels.length;
  change({ said: t(`study-said-${isFocus ? 'focus' : told}`) });
  if (state().known === mine) await noteHint(acting(frame) ?? 0, told);
  focusSoon('.hint__told');
}

/** Asks what a turn may be planned for. @param {Frame} frame */
export async function askGoals(frame) {
  const mine = adviceFor(frame);
  if (mine.goals) return;
  mine.goals = [];
  try {
    const { goals } = await ask({
      op: 'goals',
      n: frame.n,
      seat: acting(frame),
      viewer: frame.viewer,
    });
    mine.goals = goals;
    mine.goal = goals[0]?.key ?? '';
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    mine.goals = null;
  }
  change({});
}

/** Chooses the goal that a turn is planned for. @param {Frame} frame @param {string} goal */
export function chooseGoal(frame, goal) {
  Object.assign(adviceFor(frame), { goal, planned: null });
  change({});
}

/** Looks for the best turns for the chosen goal. @param {Frame} frame */
export async function planTurn(frame) {
  const mine = adviceFor(frame);
  if (mine.busy || !mine.goal) return;
  mine.planned = null;
  const question = { kind: 'goal', seat: acting(frame), goal: mine.goal };
  const planned = await asked(mine, 'goal', question);
  if (!planned) return;
  mine.planned = /** @type {Planned} */ (planned);
  change({});
  focusSoon('.planner__found');
}

/** Cancels the advice that is being computed. */
export function stopThinking() {
  state().stop?.abort();
}

/** Tells whether the worker that advises is still starting. */
export function isStarting() {
  return !isAwake();
}

/** @param {Known} mine @param {'hint' | 'goal'} busy @param {import('../../app/study.js').Question} question */
async function asked(mine, busy, question) {
  const stop = new AbortController();
  state().stop = stop;
  if (busy === 'goal') stopWithPanel(stop); // a hint is told beside the board, too
  keepFocus();
  Object.assign(mine, { busy, done: 0, of: 0, trouble: '' });
  change({});
  try {
    const onProgress = (/** @type {number} */ done, /** @type {number} */ of) => {
      Object.assign(mine, { done, of });
      change({});
    };
    return await study(question, { signal: stop.signal, onProgress });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code !== 'dropped') mine.trouble = formatText(error.text);
    return null;
  } finally {
    keepFocus();
    mine.busy = '';
    change({});
  }
}

/** Plays a line action by action at the player's pace; each can be taken back as always.
 * @param {Advice} advice
 */
export async function playLine({ actions }) {
  closePanel();
  const pace = getSetting('pace');
  const parts = pace === 'instant' ? [actions] : actions.map((action) => [action]);
  for (const [at, part] of parts.entries()) {
    if (at) await pause(motionLeft() + LOOK[pace] + (isStill() ? LOOK_STILL : 0));
    while (get().busy) await pause(20);
    if (!(await play(part))) return;
  }
}

/** @param {number} long @returns {Promise<void>} */
function pause(long) {
  return new Promise((done) => setTimeout(done, long));
}
