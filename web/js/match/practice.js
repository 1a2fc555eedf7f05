// What lies on the table to be practised and is never kept: a lesson, or a puzzle of the day.

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** How the puzzle on the table is played: is its best turn being shown, how far, and which try was counted last? */
export const solution = { on: false, at: 0, noted: '' };

/** Is it a lesson or a puzzle? @param {Frame} frame */
export function isPractice(frame) {
  return Boolean(frame.lesson || frame.puzzle);
}

/** Is it a puzzle whose turn is over, or whose best turn is being shown? @param {Frame} frame */
export function isPuzzleLookedAt({ puzzle }) {
  return Boolean(puzzle && (puzzle.over || solution.on));
}
