// What a turn of somebody else came to: points, what was won, and what it took from one's own plans.

import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { boardText, capital } from '../words.js';
import { lineOf } from './missedturns.js';

/** @typedef {import('../../games/contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {import('./missedturns.js').Turn} Turn */
/** @typedef {{before: number, after: number}} Points */

/**
 * A turn as the recap tells it. `points` are those of whose turn it was, `own` those of the player who
 * looks where the turn changed them; `told` are its facts in sentences, if there are any; `sentence` takes the place of all of it where nothing came of it.
 * @typedef {TurnOutcome & {points: Points | null, own: Points | null, setbacks: string[], told: string, sentence: string}} Told
 */

/** Returns what a turn came to. @param {Turn} turn @returns {Told} */
export function outcomeOf(turn) {
  const { seat, entries, before, after } = turn;
  const line = lineOf(turn);
  const viewer = get().frame?.viewer ?? null;
  const found = before && after ? page()?.recap?.outcome?.(entries, seat, before, after) : null;
  const points = pointsOf(turn, seat);
  const own = viewer === null || viewer === seat ? null : pointsOf(turn, viewer);
  const setbacks = turn.setbacks.map(boardText);
  const quiet = !found || !(points || own || found.won.length || found.facts.length);
  const sentence = line ? t('table-sentence', { text: capital(line) }) : passed(seat);
  const told = found?.sentence ?? '';
  return {
    won: [],
    facts: [],
    ...found,
    points,
    own,
    setbacks,
    told,
    sentence: quiet ? sentence : '',
  };
}

/** @param {number} seat */
function passed(seat) {
  return t('recap-passed', { who: playerName(seat) });
}

/** A seat's points before and after a turn; null if they stay, or are not known.
 * @param {Turn} turn @param {number} seat @returns {Points | null}
 */
function pointsOf({ before, after }, seat) {
  const standing = page()?.score?.standing;
  if (!standing || !before || !after) return null;
  const points = {
    before: standing(before).totals[seat],
    after: standing(after).totals[seat],
  };
  return points.before === points.after ? null : points;
}
