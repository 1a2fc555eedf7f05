// The forecast of a fight: asked of the captains' worker once for a position, and shown as it grows.

import { set } from '../../../app/store.js';
import { study } from '../../../app/study.js';
import { formatText } from '../../../app/text.js';
import { EngineError } from '../../../boot/engine.js';
import { hasAbility } from '../../../table/abilities.js';
import { perMatch } from '../../../table/session.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').ForecastShape} Forecast */
/**
 * How a forecast stands: `found` so far; `dropped` was given up for another forecast, `stopped` by the
 * player or for other thoughts.
 * @typedef {{found: Forecast | null, state: 'busy' | 'done' | 'dropped' | 'stopped', trouble: string}} Known
 */
/** What it is about: an action of a seat, now or after so many entries.
 * @typedef {{seat: number, action: string, entry?: number}} Question
 */

const state = perMatch(
  () => ({
    known: /** @type {Map<string, Known>} */ (new Map()),
    running: /** @type {{mine: Known, stop: AbortController} | null} */ (null),
    /** What was shown last before a first broadside, by its fight and seat. @type {Map<string, Forecast>} */
    shown: new Map(),
  }),
  (left) => left.running?.stop.abort(),
);

/** The forecast of an action, asked for if it is not known; null where there is none.
 * @param {Frame} frame the position it is about @param {Question} question @returns {Known | null}
 */
export function forecastOf(frame, question) {
  if (!hasAbility(frame, 'forecast')) return null;
  const key = `${question.entry ?? `${frame.entries} ${JSON.stringify(frame.view.ships)}`} ${question.seat} ${question.action}`;
  const { known } = state();
  const mine = known.get(key);
  if (mine && mine.state !== 'dropped') return mine;
  const asked = mine ?? { found: null, state: 'busy', trouble: '' };
  known.set(key, asked);
  ask(asked, question);
  return asked;
}

/** Notes what is shown before the first broadside of a fight, for whoever looks back at it.
 * @param {number} start the entry that the fight begins with @param {number} seat @param {Forecast} found
 */
export function noteShown(start, seat, found) {
  state().shown.set(`${start} ${seat}`, found);
}

/** The forecast before a fight as it was shown last, else as it can be made again.
 * @param {Frame} frame @param {number} start @param {Question} question @returns {Known | null}
 */
export function forecastThen(frame, start, question) {
  const found = state().shown.get(`${start} ${question.seat}`);
  return found ? { found, state: 'done', trouble: '' } : forecastOf(frame, question);
}

/** Asks again for a forecast that was given up. @param {Known} mine @param {Question} question */
export async function ask(mine, { seat, action, entry }) {
  const here = state();
  const stop = new AbortController();
  if (here.running?.mine.state === 'busy') here.running.mine.state = 'dropped';
  here.running = { mine, stop };
  Object.assign(mine, { state: 'busy', trouble: '' });
  const viewer = seat;
  const then = entry === undefined ? {} : { entry };
  try {
    const found = await study(
      { kind: 'forecast', seat, viewer, action, ...then },
      { signal: stop.signal, onNews: (news) => hear(mine, news) },
    );
    Object.assign(mine, { found, state: 'done' });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (mine.state === 'busy') mine.state = 'stopped';
    if (error.code !== 'dropped') mine.trouble = formatText(error.text);
  }
  set({});
}

/** @param {Known} mine @param {Record<string, any>[]} news */
function hear(mine, news) {
  const last = news.at(-1)?.forecast;
  if (!last) return;
  mine.found = last;
  set({});
}
