// Squares, headings and distances, as the map draws them.

export const COLUMNS = [...'abcdefghijklmnopqrstu'];
export const ROWS = Array.from({ length: 15 }, (_, row) => String(row + 1));
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** The eight headings, north first and clockwise, as steps on the map. @type {[number, number][]} */
export const COMPASS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** A place on the map, in squares from its corner.
 * @typedef {[number, number]} Place
 */

/** Is this the name of a square? @param {string} target */
export function isSquare(target) {
  return /^[a-u]([1-9]|1[0-5])$/.test(target);
}

/** Column and row, from 0 on. @param {string} square @returns {Place} */
export function placeOf(square) {
  return [COLUMNS.indexOf(square[0]), Number(square.slice(1)) - 1];
}

/** The square of a column and a row; null beside the map. @param {number} column @param {number} row */
export function squareAt(column, row) {
  return COLUMNS[column] && ROWS[row] ? COLUMNS[column] + ROWS[row] : null;
}

/** The heading so many points clockwise of another. @param {number} heading @param {number} points */
export function turned(heading, points) {
  return ((heading - 1 + points + 16) % 8) + 1;
}

/** One square on. @param {Place} place @param {number} heading @returns {Place} */
export function ahead([x, y], heading) {
  const [dx, dy] = COMPASS[heading - 1];
  return [x + dx, y + dy];
}

/** How far apart two squares lie, in movement points. @param {string} one @param {string} other */
export function distance(one, other) {
  const [ax, ay] = placeOf(one);
  const [bx, by] = placeOf(other);
  const dx = Math.abs(ax - bx);
  const dy = Math.abs(ay - by);
  return 2 * Math.max(dx, dy) + Math.min(dx, dy);
}
