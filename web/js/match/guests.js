// Matches that lie on the table as guests and are never kept: voyages, and games that came by link,
// which are only looked at.

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** What a refusal is called in a game that is only looked at. */
const AWAY = 'shared';

/** Is it never kept? @param {Frame} frame */
export function isGuest(frame) {
  return Boolean(frame.lesson) || isShared(frame);
}

/** The table of a game that came by link: nothing can be done in it. @param {Frame} frame @returns {Frame} */
export function shared(frame) {
  const away = { code: AWAY, rule: '', text: { id: 'links-away-shared', args: {} }, remedy: [] };
  return { ...frame, options: [], reach: {}, forced: null, undo: 0, redo: 0, away };
}

/** Is this the table of a game that came by link? @param {Frame} frame */
export function isShared(frame) {
  return frame.away?.code === AWAY;
}
