// Who looks at the table. Where a match has secrets each person at this device sees his own only: a
// curtain stands between two of them, and behind it lies what an onlooker may see.

import { getSetting } from '../app/settings.js';
import { t } from '../app/text.js';
import { isInOtherTab } from '../saves/tabs.js';
import { FRIEND, playersOf } from './captains.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {{viewer: number | null, curtain: {seat: number} | null}} Look */

/** The seats that people at this device play, in order. @param {Frame} frame @returns {number[]} */
export function peopleOf(frame) {
  return playersOf(frame).flatMap((who, seat) => (who === null ? [seat] : []));
}

/** Those of them who must act. @param {Frame} frame @returns {number[]} */
export function actingPeople(frame) {
  return peopleOf(frame).filter((seat) => frame.actors.includes(seat));
}

/** The seat that messages address as "you": that of the only person who plays, whoever looks; what a captain does
 * in it is not done by "you".
 * @param {Frame} frame @param {{shared?: boolean}} [how] has it come by link, to be looked at? @returns {number | null}
 */
export function addresseeOf(frame, { shared = false } = {}) {
  if (frame.puzzle) return frame.puzzle.seat;
  if (frame.lesson) return frame.viewer;
  const [only, ...others] = peopleOf(frame);
  const alone = only !== undefined && !others.length && !playersOf(frame).includes(FRIEND);
  return alone && !shared ? only : null;
}

/** The names at the table; that of whoever is addressed is empty if none was given, and once the game is
 * over: what is told of it then says "you" throughout. A captain who took over from somebody without a name stands in.
 * @param {Frame} frame @param {number | null} own @param {{shared?: boolean}} [how] has it come by link, to be looked at?
 */
export function namesFor(frame, own, { shared = false } = {}) {
  const { table } = frame;
  const players = playersOf(frame);
  const isLeft = table.unnamed && !shared && !players.includes(null) && !players.includes(FRIEND);
  const left = isLeft ? (table.own ?? 0) : -1;
  return givenNames(frame, own).map((name, seat) => {
    if (seat === left) return getSetting('name').trim() || t('study-whatif-left');
    return seat === own && frame.outcome ? '' : name;
  });
}

/** The names that were given, for others to read, too. @param {Frame} frame @param {number | null} own @returns {string[]} */
export function givenNames({ table }, own) {
  const names = table.names ?? [];
  return names.map((/** @type {string} */ name, /** @type {number} */ seat) =>
    seat === own && table.unnamed ? getSetting('name') : name,
  );
}

/** Must several people at this device keep things from each other? @param {Frame} frame */
export function isDivided(frame) {
  return frame.secrets && !frame.lesson && peopleOf(frame).length > 1;
}

/** The people at this device who are not asked what has only one answer: a lesson's learner, else all.
 * @param {Frame} frame @returns {number[]}
 */
export function unaskedSeats(frame) {
  if (!getSetting('autoForced') || frame.puzzle) return [];
  if (frame.lesson) return frame.viewer === null ? [] : [frame.viewer];
  return peopleOf(frame);
}

/** Are people at this device asked together whether one of them wants to do something? @param {Frame} frame */
export function isAskedTogether(frame) {
  return (
    Boolean(frame.window) &&
    frame.viewer === null &&
    isDivided(frame) &&
    actingPeople(frame).length > 0
  );
}

/**
 * Who is to look at a position.
 * @param {Frame} frame the position, whoever has been asked for
 * @param {number | null} now who looks at the table before it; null if nobody, or another match lay there
 * @param {object} [how]
 * @param {number | null} [how.standIn] the seat that a person plays for its captain
 * @param {boolean} [how.shared] has it come by link, to be looked at?
 * @returns {Look}
 */
export function chooseViewer(frame, now, { standIn = null, shared = false } = {}) {
  const seen = (/** @type {number | null} */ viewer) => ({ viewer, curtain: null });
  if (frame.lesson) return seen(frame.viewer);
  const acting = actingPeople(frame);
  if (!frame.secrets) {
    const [only, ...others] = peopleOf(frame);
    const alone = only !== undefined && !others.length && !shared;
    return seen(standIn ?? acting[0] ?? (alone ? only : (frame.actors[0] ?? null)));
  }
  if (shared) return seen(null);
  if (!isDivided(frame)) return seen(peopleOf(frame)[0] ?? null);
  if (isInOtherTab()) return seen(null);
  if (frame.outcome) return seen(null);
  if (!acting.length || (now !== null && acting.includes(now))) return seen(now);
  if (frame.window) return seen(null); // all are asked together
  if (typeof frame.asked === 'number' && frame.asked !== frame.viewer) return seen(now);
  return { viewer: null, curtain: { seat: acting[0] } };
}
