// In which corner of the window the small world lies: where it covers least of what matters to the player.

import { COLUMNS } from '../position.js';
import { spotOf } from './spots.js';

/** @typedef {{space: string, weight: number}} Kept */

/** Corners in the order in which they are taken where they are equally free. */
const CORNERS = ['south-west', 'south-east', 'north-west', 'north-east'];
/** A name reaches so far beside a port, in cells: a space as near as that to the small world counts as covered. */
const NEAR = 0.5;
/** It moves only where that frees more than this. */
const WORTH_MOVING = 1;

/**
 * The corner that covers least.
 * @param {{x: number, y: number, columns: number, rows: number}} lies where the window lies, in cells
 * @param {{columns: number, rows: number}} size of the small world, in cells
 * @param {readonly Kept[]} kept what should stay in sight
 * @param {string} now the corner in which it lies
 */
export function freestCorner(lies, size, kept, now) {
  const covered = (/** @type {string} */ corner) => cost(lies, size, kept, corner);
  const best = CORNERS.reduce((most, each) => (covered(each) < covered(most) ? each : most));
  return CORNERS.includes(now) && covered(now) <= covered(best) + WORTH_MOVING ? now : best;
}

/** What it covers in a corner. @param {{x: number, y: number, columns: number, rows: number}} lies @param {{columns: number, rows: number}} size @param {readonly Kept[]} kept @param {string} corner */
function cost({ x, y, columns, rows }, size, kept, corner) {
  const left = corner.endsWith('west') ? 0 : columns - size.columns;
  const top = corner.startsWith('north') ? 0 : rows - size.rows;
  return kept.reduce((sum, { space, weight }) => {
    const [column, row] = spotOf(space);
    const right = (((column - x) % COLUMNS) + COLUMNS) % COLUMNS;
    const across = right >= left - NEAR && right <= left + size.columns + NEAR;
    const down = row - y >= top - NEAR && row - y <= top + size.rows + NEAR;
    return across && down ? sum + weight : sum;
  }, 0);
}
