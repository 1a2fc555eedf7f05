// The decisions of a finished fight that another choice can be tried for, and what else could be done.

import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { ask } from '../../../boot/engine.js';
import { ownSeat } from '../../../table/score/result.js';
import { headingName } from '../names.js';
import { fightOf, shipMarks } from './marks.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('./marks.js').ShipMark} ShipMark */
/** A decision, the last marks of both ships before it and what both sailed until then; none while they are unknown.
 * @typedef {{entry: number, seat: number, turn: number, impulse: number, action: string, ships: ShipMark[], ways: ShipMark[], square: string}} Decision
 */

/** Answers that stand alone: manoeuvres, free turns, Strain, fire, boarding, grapples, Bonus Moves. */
const VERBS = new Set([
  ...['advance', 'wear', 'tack', 'back', 'turn', 'strain', 'fire', 'hold', 'aim', 'chase'],
  ...['grapple', 'off', 'board', 'wait', 'on', 'stop', 'cut', 'stay', 'bonus'],
]);
/** Those whose label tells what came of them then, which the action alone doesn't say. */
const WORDED = new Set(['turn', 'strain']);
const PLANS = new Set(['advance', 'wear', 'tack', 'back']);
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
  for (const { number, seat, do: action, events } of get().log) {
    if (action && VERBS.has(action.split(' ')[0]) && (own < 0 || seat === own))
      found.push({
        ...{ entry: number, seat, turn, impulse, action },
        ...{ ships: [...ships], ways: [...sailed], square: squares[seat] },
      });
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

/** A decision in words: when, what, and how the ships lay. @param {Decision} decision */
export function decisionWords({ impulse, action, ships, seat, square }) {
  const what = actionWords(action);
  const done = impulse ? t('lookback-decision', { impulse, what }) : what;
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

/** @param {string} action */
export function actionWords(action) {
  const name = action.replaceAll(' ', '-');
  const verb = action.split(' ')[0];
  if (WORDED.has(verb)) return t(`lookback-did-${name}`);
  return t(PLANS.has(verb) ? `plan-${name}` : `label-${name}`);
}

/** What else could be done then. @param {Frame} frame the match @param {Decision} decision @returns {Promise<Option[]>} */
export async function othersAt({ n }, { entry, action }) {
  const { options } = /** @type {{options: Option[]}} */ (
    /** @type {unknown} */ (await ask({ op: 'options', n, entry }))
  );
  return options.filter(
    (option) => !option.refusal && option.action !== action && !NOT_TRIED.has(option.verb),
  );
}
