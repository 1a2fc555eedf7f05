// Where convoys are drawn on the chart: in their space, but beside ports, so that both can be seen and pressed.

import { COLUMNS, cellAt, isCell, isLand, ports } from '../position.js';
import { eastOf, sideOf, spotOf } from './spots.js';

/** So far from the middle of a ship a port lies free, in cells. */
const FREE = 0.55;
/** So far from the middle of a ship a name can be read. */
const CLEAR = 0.45;
/** How far a ship stands off a port, and off the middle of a cell. */
const OFF = { port: 0.46, cell: 0.3 };
/** What land under a ship, and a name under it, cost in cells. */
const COST = { land: 0.3, name: 0.5 };
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
/** Where a name stands, as a step. */
const NAMES = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] };

/** What has been found. @type {Map<string, [number, number]>} */
const found = new Map();

/** How far east and south of the middle of a space its convoys are drawn, in cells. @param {string} space */
export function berthOf(space) {
  const known = found.get(space);
  if (known) return known;
  const berth = best(space);
  if (ports().length) found.set(space, berth);
  return berth;
}

/** The middle of the convoys in a space: columns and rows. @param {string} space @returns {[number, number]} */
export function shipsOf(space) {
  const [x, y] = spotOf(space);
  const [east, south] = berthOf(space);
  return [(x + east + COLUMNS) % COLUMNS, y + south];
}

/** The step off the middle that leaves most ports free. @param {string} space @returns {[number, number]} */
function best(space) {
  const [x, y] = spotOf(space);
  const near = ports()
    .map(({ id }) => ({ id, spot: spotOf(id) }))
    .filter(({ id, spot }) => id !== space && far(spot, x, y) < 1.5);
  const cell = isCell(space);
  if (cell && near.every(({ spot }) => far(spot, x, y) >= FREE)) return [0, 0];
  const off = cell ? OFF.cell : OFF.port;
  const steps = AROUND.map(([east, south]) => {
    const part = off / Math.hypot(east, south);
    return { east: east * part, south: south * part };
  });
  const names = [...near.map(({ id }) => id), ...(cell ? [] : [space])].flatMap(nameOf);
  const worth = ({ east = 0, south = 0 }) => {
    const [at, row] = [x + east, y + south];
    const free = Math.min(FREE, ...near.map(({ spot }) => far(spot, at, row)));
    const onName = names.some((spot) => far(spot, at, row) < CLEAR);
    return free - (isWet(at, row) ? 0 : COST.land) - (onName ? COST.name : 0);
  };
  const { east, south } = steps.reduce((most, each) => (worth(each) > worth(most) ? each : most));
  return [east, south];
}

/** Points on the name of a port. @param {string} port @returns {[number, number][]} */
function nameOf(port) {
  const [x, y] = spotOf(port);
  const [right, down] = NAMES[sideOf(port)];
  return [0.45, 0.75, 1.05].map((step) =>
    right ? [x + right * step, y] : [x + step - 0.75, y + 0.4 * down],
  );
}

/** @param {[number, number]} spot @param {number} x @param {number} y */
function far([column, row], x, y) {
  return Math.hypot(eastOf(column, x), row - y);
}

/** @param {number} x @param {number} y */
function isWet(x, y) {
  const cell = cellAt(Math.floor(x), Math.floor(y));
  return cell !== null && !isLand(cell);
}
