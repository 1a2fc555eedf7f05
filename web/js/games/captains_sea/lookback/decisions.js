// The decisions of a finished fight that another choice can be tried for, and what else could be done.

import { get } from '../../../app/store.js';
import { boardText, list, t } from '../../../app/text.js';
import { ask } from '../../../boot/engine.js';
import { ownSeat } from '../../../table/score/result.js';
import { sideOf, TASKS } from '../muster/draft.js';
import { headingName } from '../names.js';
import { fightOf, shipMarks } from './marks.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('./marks.js').ShipMark} ShipMark */
/** A decision, the last marks of both ships before it and what both sailed until then; none while they are unknown.
 * `crew` is that of a turn, by task, where it was shared out: the decision is all of its orders then.
 * @typedef {{entry: number, seat: number, turn: number, impulse: number, action: string, crew?: Record<string, number>, ships: ShipMark[], ways: ShipMark[], square: string}} Decision
 */
/** What stands in the place of a decision: an action, or all orders of a crew.
 * @typedef {{actions: string[], words: string, crew?: Record<string, number>}} Other
 */

/** Answers that stand alone: sails and loads, manoeuvres, free turns, Strain, fire, boarding, grapples, Bonus Moves. */
const VERBS = new Set([
  ...['sail', 'load'],
  ...['advance', 'wear', 'tack', 'back', 'turn', 'strain', 'fire', 'hold', 'aim', 'chase'],
  ...['grapple', 'off', 'board', 'wait', 'on', 'stop', 'cut', 'stay', 'bonus'],
]);
/** Those whose label tells what came of them then, which the action alone doesn't say. */
const WORDED = new Set(['turn', 'strain']);
const PLANS = new Set(['advance', 'wear', 'tack', 'back']);
/** Orders to the crew, and what confirms them. */
const ORDERS = new Set(['man', 'mend', 'helm', 'sheets', 'rig']);
const SEALED = 'seal';
/** What ends the fight at once is no choice to try, nor are standing orders. */
const NOT_TRIED = new Set(['strike', 'orders']);
/** What a ship does under sail: each of these events has its mark in the chronicle. */
const AT_SEA = new Set(['moved', 'turned', 'fell_off', 'in_irons']);

/** All decisions of the only person here, of both captains elsewhere, in order. @param {Frame} frame @returns {Decision[]} */
export function decisionsOf(frame) {
  const own = ownSeat(frame);
  /** @type {Decision[]} */
  const found = [];
  let [turn, impulse] = [0, 0];
  const chronicle = fightOf(frame);
  const marks = chronicle ? shipMarks(chronicle) : [];
  const ships = marks.filter(({ kind }) => kind === 'lies');
  const ways = marks.filter(({ kind }) => AT_SEA.has(kind));
  const sailed = [...ships];
  /** The squares of both by their names, once they have moved on the map as it lies. */
  let squares = ['', ''];
  /** The orders of each seat that are not yet confirmed. @type {Decision[]} */
  const drafts = [];
  for (const { number, seat, do: action, events } of get().log) {
    const verb = action?.split(' ')[0] ?? '';
    if (action && (own < 0 || seat === own)) {
      const decision = {
        ...{ entry: number, seat, turn, impulse, action },
        ...{ ships: [...ships], ways: [...sailed], square: squares[seat] },
      };
      if (ORDERS.has(verb) || verb === SEALED) ordered(drafts, decision);
      if (VERBS.has(verb)) found.push(decision);
      if (verb === SEALED) found.push(drafts[seat]);
      if (verb === SEALED) delete drafts[seat];
    }
    for (const { kind, facts } of events) {
      if (kind === 'turn') [turn, impulse] = [Number(facts.turn), 0];
      if (kind === 'impulse') impulse = Number(facts.impulse);
      if (kind === 'recentred') squares = ['', ''];
      if (kind === 'moved') squares[Number(facts.seat)] = String(facts.square);
      const way = AT_SEA.has(kind) ? ways.shift() : undefined;
      if (!way) continue;
      ships[way.seat] = way;
      sailed.push(way);
    }
  }
  return found;
}

/** Notes an order in the crew of its seat, whose decision begins with its first one.
 * @param {Decision[]} drafts @param {Decision} decision
 */
function ordered(drafts, decision) {
  const { seat, action } = decision;
  drafts[seat] ??= { ...decision, crew: {} };
  const [men, ...task] = action.split(' ').toReversed();
  if (action !== SEALED)
    Object.assign(drafts[seat].crew ?? {}, { [task.toReversed().join('-')]: Number(men) });
}

/** A decision in words: what, so that lines differ from their first word on, when, and how the ships lay. @param {Decision} decision */
export function decisionWords(decision) {
  const { turn, impulse, crew, ships, seat, square } = decision;
  const what = crew ? '' : doneWords(decision);
  const done = crew
    ? t('lookback-decision-crew', { turn })
    : turn
      ? t('lookback-decision', { turn, impulse, what })
      : what;
  if (ships.length < 2) return done;
  const [own, other] = [ships[seat], ships[1 - seat]];
  const range = rangeOf(own.at, other.at);
  const where = square ? square.toUpperCase() : headingName(own.heading);
  return t('lookback-decision-where', { done, where, range });
}

/** The distance in movement points: twice the longer offset and the shorter. @param {number[]} one @param {number[]} other */
function rangeOf(one, other) {
  const [across, down] = one.map((each, at) => Math.abs(each - other[at]));
  return 2 * Math.max(across, down) + Math.min(across, down);
}

/** What was done, in words: a crew with its men. @param {Decision} decision */
export function doneWords({ action, crew }) {
  return crew ? crewWords(crew) : actionWords(action);
}

/** A crew, task by task. @param {Record<string, number>} crew */
export function crewWords(crew) {
  const posts = TASKS.filter((task) => crew[task]).map((task) =>
    t('lookback-crew-task', { task: t(`table-task-${task}`), men: crew[task] }),
  );
  return posts.length ? list(posts) : t('lookback-crew-none');
}

/** @param {string} action */
export function actionWords(action) {
  const name = action.replaceAll(' ', '-');
  const [verb, first, second] = action.split(' ');
  if (verb === 'sail') return t('label-sail', { sail: t(`sail-${first}`) });
  if (verb === 'load')
    return t('label-load', { section: t(`section-${first}`), shot: t(`shot-${second}`) });
  if (WORDED.has(verb)) return t(`lookback-did-${name}`);
  return t(PLANS.has(verb) ? `plan-${name}` : `label-${name}`);
}

/** What else could be done then. @param {Frame} frame the match @param {Decision} decision @returns {Promise<Other[]>} */
export async function othersAt({ n }, { entry, action, crew }) {
  if (crew) return crewsAt(n, entry, crew);
  const { options } = /** @type {{options: Option[]}} */ (
    /** @type {unknown} */ (await ask({ op: 'options', n, entry }))
  );
  return options
    .filter((option) => !option.refusal && option.action !== action && !NOT_TRIED.has(option.verb))
    .map((option) => ({ actions: [option.action], words: boardText(option.label) }));
}

/** The ready-made crews of a turn that differ from the one that was chosen.
 * @param {number} n @param {number} entry its first order @param {Record<string, number>} crew @returns {Promise<Other[]>}
 */
async function crewsAt(n, entry, crew) {
  const { odds } = /** @type {{odds: Record<string, any> | null}} */ (
    /** @type {unknown} */ (await ask({ op: 'odds', n, entry }))
  );
  /** @type {(import('../muster/draft.js').Template & {orders: string[]})[]} */
  const ready = odds?.muster?.templates ?? [];
  return ready
    .filter(({ tasks }) => TASKS.some((task) => (tasks[task] ?? 0) !== (crew[task] ?? 0)))
    .map(({ id, tasks, orders }) => ({
      actions: [...orders, SEALED],
      words: t(`table-bill-${id}`, { starboard: sideOf(tasks) === 'starboard' ? 1 : 0 }),
      crew: tasks,
    }));
}
