// A visit to a port, or the fitting out before the first turn, as far as it has come: read from the
// journal, and played anew from its start when a number on the sheet changes. What may be done, and for
// how much, the engine says.

import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { playFrom, undo } from '../../../match/game.js';
import { goodWord, trackName } from '../names.js';
import { GOODS, ownShip, TRACKS } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/**
 * What was done in this visit so far: cargo by good, steps of tracks in their order, silver in and out.
 * @typedef {object} Visit
 * @property {number} count how many actions
 * @property {Record<string, number>} sell
 * @property {Record<string, number>} buy
 * @property {string[]} upgrade
 * @property {string[]} strip
 * @property {number[]} silver what came in, and what went out with a minus
 */

const VERBS = new Set(['sell', 'buy', 'upgrade', 'strip']);

/** @returns {Visit} */
function nothingDone() {
  return { count: 0, sell: {}, buy: {}, upgrade: [], strip: [], silver: [] };
}

/** The visit so far. @param {Frame} frame @returns {Visit} */
export function visitSoFar(frame) {
  const log = get().log.slice(0, frame.entries);
  const visit = nothingDone();
  const before = log.findLastIndex((entry) => !VERBS.has((entry.do ?? '').split(' ')[0]));
  for (const entry of log.slice(before + 1)) {
    const [verb, what, count] = (entry.do ?? '').split(' ');
    visit.count += 1;
    if (verb === 'sell' || verb === 'buy')
      visit[verb][what] = (visit[verb][what] ?? 0) + Number(count);
    else if (verb === 'upgrade' || verb === 'strip') visit[verb].push(what);
    for (const { kind, facts } of entry.events) {
      if (typeof facts.silver !== 'number' || !facts.silver) continue;
      if (kind === 'sold' || kind === 'stripped') visit.silver.push(facts.silver);
      if (kind === 'bought' || kind === 'upgraded') visit.silver.push(-facts.silver);
    }
  }
  return visit;
}

/** The actions of a visit in the order that needs least: what brings silver comes first. @param {Visit} visit @returns {string[]} */
function actionsOf(visit) {
  const cargo = (/** @type {'sell' | 'buy'} */ verb) =>
    GOODS.filter((good) => visit[verb][good]).map((good) => `${verb} ${good} ${visit[verb][good]}`);
  return [
    ...cargo('sell'),
    ...visit.strip.map((track) => `strip ${track}`),
    ...visit.upgrade.map((track) => `upgrade ${track}`),
    ...cargo('buy'),
  ];
}

/** Sets how much of a good is sold or bought. @param {Frame} frame @param {'sell' | 'buy'} verb @param {string} good @param {number} count */
export function setCargo(frame, verb, good, count) {
  const visit = visitSoFar(frame);
  visit[verb][good] = count;
  replay(visit);
}

/** Takes one step more of a track, or takes one back. @param {Frame} frame @param {'upgrade' | 'strip'} verb @param {string} track @param {1 | -1} by */
export function stepTrack(frame, verb, track, by) {
  const visit = visitSoFar(frame);
  if (by > 0) visit[verb].push(track);
  else visit[verb].splice(visit[verb].lastIndexOf(track), 1);
  replay(visit);
}

/** Takes the visit back to its start and plays what is wanted, all of it or none. @param {Visit} visit */
async function replay(visit) {
  const actions = actionsOf(visit);
  if (actions.length) return void playFrom(visit.count, actions);
  for (let left = visit.count; left > 0; left -= 1) if (!(await undo())) return;
}

/** The silver of the visit as a sum, what came and what went: "7 + 32 − 36 = 3"; empty where nothing was done. @param {Frame} frame @returns {string} */
export function silverSum(frame) {
  const { silver } = visitSoFar(frame);
  const now = ownShip(frame).silver;
  if (!silver.length || now === null) return '';
  const start = now - silver.reduce((sum, each) => sum + each, 0);
  const came = silver.reduce((sum, each) => sum + Math.max(0, each), 0);
  const went = start + came - now;
  return [start, came && `+ ${came}`, went && `− ${went}`, `= ${now}`]
    .filter((part, at) => part || !at)
    .join(' ');
}

/** What was done, in a line: "sell 8 rum, Sails to 8, buy 8 cinnamon". @param {Frame} frame @returns {string} */
export function visitSum(frame) {
  const { sell, buy, upgrade, strip } = visitSoFar(frame);
  const ship = ownShip(frame);
  const cargo = (/** @type {Record<string, number>} */ goods, /** @type {string} */ verb) =>
    GOODS.filter((good) => goods[good]).map((good) =>
      t(`table-visit-${verb}`, { count: goods[good], good: goodWord(good) }),
    );
  const changed = TRACKS.filter((track) => upgrade.includes(track) || strip.includes(track));
  const tracks = changed.map((track) =>
    t('table-visit-track', { track: trackName(track), value: ship.tracks[track].value }),
  );
  return [...cargo(sell, 'sell'), ...tracks, ...cargo(buy, 'buy')].join(', ');
}
