// What a duel gives both sides: by the rulebook's formula, or as measured.

/** @typedef {{ship: string, halves: number, bonus: number}} Side */
/** @typedef {{id: string, sides: Side[], measured?: Partial<Side>[]}} Duel */

/** Both sides of a duel with their multipliers and bonus. @param {Duel} duel @param {string} [handicap] @returns {Side[]} */
export function evenSides({ sides, measured }, handicap = 'measured') {
  if (handicap !== 'measured') return sides;
  return sides.map((side, seat) => ({ ...side, ...measured?.[seat] }));
}
