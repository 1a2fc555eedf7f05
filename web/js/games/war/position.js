// The view of War on the High Seas in a frame, and what is printed on its chart and cards.

import { componentsOf } from '../../app/games.js';
import { optionsOf } from '../../match/mode.js';
import { acting } from '../../table/turninfo.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('./view.d.ts').WarView} View */
/** @typedef {import('./view.d.ts').ConvoyView} Convoy */
/** @typedef {import('./view.d.ts').HarbourView} Harbour */

/**
 * What is printed of a port.
 * @typedef {object} Port
 * @property {string} id
 * @property {string} region
 * @property {string} nation
 * @property {boolean} trade
 * @property {number} lon
 * @property {number} lat
 * @property {[number, number][]} docks
 */

export const COLUMNS = 36;
export const ROWS = 13;
export const LETTERS = [...'abcdefghijklm'];
export const VALUES = ['sails', 'crew', 'hull'];
export const SHOTS = ['ball', 'grape', 'chain', 'board'];
export const WAYS = ['trade', 'piracy', 'war', 'all'];

/** What is printed on its chart and cards. */
export function components() {
  return componentsOf('war');
}

/** Returns the view of the game in a frame. @param {Frame} frame @returns {View} */
export function viewOf(frame) {
  return /** @type {View} */ (/** @type {unknown} */ (frame.view));
}

/** The goods in the order of the lists. @returns {string[]} */
export function goods() {
  return (components().goods ?? []).map((/** @type {{id: string}} */ { id }) => id);
}

/** All ports as they are printed. @returns {Port[]} */
export function ports() {
  return components().ports ?? [];
}

/** @param {string} id @returns {Port | undefined} */
export function portOf(id) {
  return ports().find((port) => port.id === id);
}

/** @param {string} target */
export function isCell(target) {
  return /^[a-m]([1-9]|[12]\d|3[0-6])$/.test(target);
}

/** @param {string} target */
export function isPort(target) {
  return portOf(target) !== undefined;
}

/** Is it a space of the chart? @param {string} target */
export function isSpace(target) {
  return isCell(target) || isPort(target);
}

/** Column and row of a cell, from 0 on. @param {string} cell @returns {[number, number]} */
export function placeOf(cell) {
  return [Number(cell.slice(1)) - 1, LETTERS.indexOf(cell[0])];
}

/** The cell of a column and a row; the chart goes on in the east and the west. @param {number} column @param {number} row @returns {string | null} */
export function cellAt(column, row) {
  if (!LETTERS[row]) return null;
  return `${LETTERS[row]}${(((column % COLUMNS) + COLUMNS) % COLUMNS) + 1}`;
}

/** Is there land? @param {string} cell */
export function isLand(cell) {
  const [column, row] = placeOf(cell);
  return components().map?.grid?.[row]?.[column] === '#';
}

/** The sea cells, row by row. @returns {string[][]} */
export function seaRows() {
  return LETTERS.map((_, row) =>
    Array.from(
      { length: COLUMNS },
      (_each, column) => /** @type {string} */ (cellAt(column, row)),
    ).filter((cell) => !isLand(cell)),
  );
}

/** The ports that are entered from a cell. @param {string} cell @returns {Port[]} */
export function portsAt(cell) {
  const [column, row] = placeOf(cell);
  return ports().filter((port) =>
    port.docks.some(([down, right]) => down === row && right === column),
  );
}

/** A port as it stands now. @param {Frame} frame @param {string} id @returns {Harbour | undefined} */
export function harbourOf(frame, id) {
  return viewOf(frame).ports.find((port) => port.id === id);
}

/** The goods that a port's region makes. @param {string} id @returns {string[]} */
export function exportsOf(id) {
  const region = portOf(id)?.region;
  return (components().goods ?? [])
    .filter((/** @type {{export: string}} */ good) => good.export === region)
    .map((/** @type {{id: string}} */ good) => good.id);
}

/** The price of a crate at a port as it is printed. @param {string} port @param {string} good @returns {number} */
export function printedPrice(port, good) {
  const { price_export: less, price_other: more } = components().figures ?? {};
  return (exportsOf(port).includes(good) ? less : more)?.value ?? 0;
}

/** The seats whose convoys lie in a space. @param {Frame} frame @param {string} space @returns {number[]} */
export function seatsAt(frame, space) {
  return viewOf(frame).convoys.flatMap((convoy, seat) => (convoy.at === space ? [seat] : []));
}

/** Whose convoy is told of: of who looks, else of who must act, else of whose turn it is. @param {Frame} frame @returns {number} */
export function ownSeatOf(frame) {
  return frame.viewer ?? acting(frame) ?? viewOf(frame).active ?? 0;
}

/** The convoy of who looks, else of who acts. @param {Frame} frame @returns {Convoy} */
export function ownConvoy(frame) {
  return viewOf(frame).convoys[ownSeatOf(frame)];
}

/** The goods aboard, in the order of the lists. @param {Record<string, number>} cargo @returns {[string, number][]} */
export function loaded(cargo) {
  return goods().flatMap((good) =>
    cargo[good] ? [/** @type {[string, number]} */ ([good, cargo[good]])] : [],
  );
}

/** What can be done now with a verb. @param {Frame} frame @param {...string} verbs @returns {Option[]} */
export function open(frame, ...verbs) {
  return optionsOf(frame).filter(({ verb, refusal }) => verbs.includes(verb) && !refusal);
}

/** The option with an action. @param {Frame} frame @param {string | null} action @returns {Option | undefined} */
export function optionOf(frame, action) {
  return action ? optionsOf(frame).find((option) => option.action === action) : undefined;
}

/** Flags on the board that count for a way. @param {Pick<Convoy, 'flags'>} convoy @param {string} way */
export function flagsFor({ flags }, way) {
  if (way === 'trade') return 0;
  if (way === 'piracy') return flags.pirate;
  return way === 'war' ? flags.nation : flags.nation + flags.pirate;
}

/** The row of the win chart. @param {string} id @returns {{ships: number, bonds: number, ports: number} | undefined} */
export function wayOf(id) {
  return components().win?.find((/** @type {{id: string}} */ way) => way.id === id);
}

/** The gold that a way asks for. @param {string} id */
export function goldOf(id) {
  return (wayOf(id)?.bonds ?? 0) * (components().figures?.bond_value?.value ?? 0);
}
