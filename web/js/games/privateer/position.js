// The view of Privateer in a frame, and what is printed on its chart, boards and cards.

import { componentsOf } from '../../app/games.js';
import { acting } from '../../table/turninfo.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./view.d.ts').PrivateerView} View */
/** @typedef {import('./view.d.ts').ShipView} Ship */
/** @typedef {import('./view.d.ts').PortView} Port */

export const COLUMNS = [...'abcdefghijklmnop'];
export const ROWS = Array.from({ length: 12 }, (_, row) => String(row + 1));
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const TRACKS = ['sails', 'crew', 'cannons', 'hold'];
export const GOODS = ['rum', 'paprika', 'cinnamon', 'tobacco', 'sugar', 'fruit'];

/** The ports clockwise from Havana, as the keys 1 to 6 and the lists have them. */
const ROUND = ['havana', 'tortuga', 'san_juan', 'caracas', 'cartagena', 'catalina'];

/** What is printed on its cards and boards. */
export function components() {
  return componentsOf('privateer');
}

/** Returns the view of Privateer in a frame. @param {Frame} frame @returns {View} */
export function viewOf(frame) {
  return /** @type {View} */ (/** @type {unknown} */ (frame.view));
}

/** Is this the name of a square? @param {string} target */
export function isSquare(target) {
  return /^[a-p]([1-9]|1[0-2])$/.test(target);
}

/** Column and row of a square, from 0 on. @param {string} square @returns {[number, number]} */
export function placeOf(square) {
  return [COLUMNS.indexOf(square[0]), Number(square.slice(1)) - 1];
}

/** The square of a column and a row; null beside the chart. @param {number} column @param {number} row */
export function squareAt(column, row) {
  return COLUMNS[column] && ROWS[row] ? COLUMNS[column] + ROWS[row] : null;
}

/** Is there land? @param {string} square */
export function isLand(square) {
  const [column, row] = placeOf(square);
  return components().map?.picture?.[row]?.[column] === '#';
}

/** @param {string} square */
export function isMerchant(square) {
  return Boolean(
    components().merchants?.some((/** @type {{square: string}} */ each) => each.square === square),
  );
}

/** The port on a square. @param {Frame} frame @param {string} square @returns {Port | undefined} */
export function portAt(frame, square) {
  return viewOf(frame).ports.find((port) => port.square === square);
}

/** @param {Frame} frame @param {string} id @returns {Port | undefined} */
export function portOf(frame, id) {
  return viewOf(frame).ports.find((port) => port.id === id);
}

/** Is it the last port, where one may not trade? Not while one is at it. @param {Frame} frame @param {Port} port */
export function isBarred(frame, port) {
  return port.last && !['captain', 'outfit', 'port'].includes(viewOf(frame).step);
}

/** The ports in the order of the lists. @param {Frame} frame @returns {Port[]} */
export function portsInOrder(frame) {
  return ROUND.flatMap((id) => portOf(frame, id) ?? []);
}

/** The seats whose ships lie on a square. @param {Frame} frame @param {string} square @returns {number[]} */
export function seatsAt(frame, square) {
  return viewOf(frame).ships.flatMap((ship, seat) => (ship.square === square ? [seat] : []));
}

/** Whose ship is told of: of who looks, else of who must act, else of whose turn it is. @param {Frame} frame @returns {number} */
export function ownSeatOf(frame) {
  return frame.viewer ?? acting(frame) ?? viewOf(frame).active ?? 0;
}

/** The ship of who looks, else of who acts. @param {Frame} frame @returns {Ship} */
export function ownShip(frame) {
  return viewOf(frame).ships[ownSeatOf(frame)];
}

/** What is printed of a captain. @param {string} id @returns {{id: string, start: Record<string, number>, silver: number, infamy: number} | undefined} */
export function captainCard(id) {
  return components().captains?.find((/** @type {{id: string}} */ each) => each.id === id);
}

/** What is printed of a Relic. @param {string} id @returns {{id: string, kind: string, gives: Record<string, number | string>} | undefined} */
export function relicCard(id) {
  return components().relics?.find((/** @type {{id: string}} */ each) => each.id === id);
}

/** The values along a track. @param {string} track @returns {number[]} */
export function trackValues(track) {
  return components().tracks?.[track]?.values ?? [];
}

/** The goods aboard, in the order of the lists. @param {Record<string, number>} cargo @returns {[string, number][]} */
export function loaded(cargo) {
  return GOODS.flatMap((good) =>
    cargo[good] ? [/** @type {[string, number]} */ ([good, cargo[good]])] : [],
  );
}

/** A place in full: "J6". @param {string} square */
export function squareName(square) {
  return square.toUpperCase();
}
