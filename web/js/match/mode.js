// How the match lies on the table: to be played here, or only to be looked at, and why. What may be
// done is read through here, so that nothing else asks who plays.

import { get } from '../app/store.js';
import { isPractice } from './practice.js';

/** @typedef {import('../app/store.js').Mode} Mode */
/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../protocol.d.ts').RefusalShape} Refusal */

/** What is told of each mode in which nothing can be done. */
const AWAY = {
  captain: 'captains-away',
  friend: 'links-away-friend',
  otherTab: 'saves-elsewhere',
  shared: 'links-away-shared',
  puzzle: 'daily-away',
};

/** How the position that is shown lies on the table. @returns {Mode} */
export function modeNow() {
  const { past, mode } = get();
  return past ? { kind: 'past' } : mode;
}

/** Tells whether nothing can be done in the position shown. */
export function isReadOnly() {
  return modeNow().kind !== 'play';
}

/** Tells whether the match on the table came by link and is only shown. */
export function isShared() {
  const { frame, mode } = get();
  return frame !== null && mode.kind === 'shared';
}

/** Tells whether the match on the table is never saved: a lesson, a puzzle, or one that came by link. */
export function isTransient() {
  const { frame } = get();
  return isShared() || Boolean(frame && isPractice(frame));
}

/** What may be done in a position. @param {Frame} frame @returns {readonly Option[]} */
export function optionsOf(frame) {
  return isReadOnly() ? [] : frame.options;
}

/** The targets that a line of actions leads to. @param {Frame} frame @returns {Frame['reach']} */
export function reachOf(frame) {
  return isReadOnly() ? {} : frame.reach;
}

/** Explains why nothing can be done where there is nothing to do. @param {Frame} frame @returns {Refusal | null} */
export function whyNothingHere(frame) {
  const mode = modeNow();
  if (mode.kind === 'play' || mode.kind === 'past') return frame.away;
  const args = /** @type {Record<string, number>} */ ('seat' in mode ? { seat: mode.seat } : {});
  return { code: mode.kind, rule: '', text: { id: AWAY[mode.kind], args }, remedy: [] };
}
