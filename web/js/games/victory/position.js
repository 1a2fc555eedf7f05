// The view of Victory on the High Sea in a frame, and what is printed on its cards.

import { componentsOf } from '../../app/games.js';
import { acting } from '../../table/turninfo.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('./view.d.ts').VictoryView} View */
/** @typedef {import('./view.d.ts').ShipView} Ship */
/** @typedef {import('./view.d.ts').PortView} Port */

export const KINDS = ['wood', 'brick', 'metal', 'cloth'];
/** By which the engine calls the kinds in actions and on voyages. */
export const LETTERS = ['W', 'B', 'M', 'C'];
export const TRACKS = ['hull', 'sails', 'crew'];
export const SHOTS = ['ball', 'chain', 'grape'];

/** A space of a voyage as it is printed.
 * @typedef {{kinds: string[], any: number, blast: boolean, port: boolean, piece: boolean}} Space
 */

/** What is printed on its cards. */
export function components() {
  return componentsOf('victory');
}

/** Returns the view of the game in a frame. @param {Frame} frame @returns {View} */
export function viewOf(frame) {
  return /** @type {View} */ (/** @type {unknown} */ (frame.view));
}

/** Whose table is shown: of who looks, else of who must act, else of whose turn it is. @param {Frame} frame @returns {number} */
export function ownSeatOf(frame) {
  return frame.viewer ?? acting(frame) ?? viewOf(frame).active ?? 0;
}

/** The port of who looks, else of who acts. @param {Frame} frame @returns {Port} */
export function ownPort(frame) {
  return viewOf(frame).ports[ownSeatOf(frame)];
}

/** The ships on voyages, the own ones first; who watches captains sees them where they were.
 * @param {Frame} frame @returns {Ship[]}
 */
export function atSea(frame) {
  const own = frame.viewer ?? 0;
  return viewOf(frame)
    .ships.filter(({ voyage }) => voyage !== null)
    .toSorted((a, b) => Number(b.holder === own) - Number(a.holder === own));
}

/** The ships of a seat that lie docked. @param {Frame} frame @param {number} seat @returns {Ship[]} */
export function docked(frame, seat) {
  return viewOf(frame).ships.filter(({ holder, voyage }) => holder === seat && voyage === null);
}

/** @param {Frame} frame @param {string} id @returns {Ship | undefined} */
export function shipOf(frame, id) {
  return viewOf(frame).ships.find((ship) => ship.id === id);
}

/** The spaces of a voyage, the start first. @param {string} voyage @returns {Space[]} */
export function spacesOf(voyage) {
  const card = components().voyages?.find((/** @type {{id: string}} */ { id }) => id === voyage);
  return (card?.spaces ?? []).map(spaceOf);
}

/** A space from its letters: `WB!` are wood and brick with a blast. @param {string} icons @returns {Space} */
function spaceOf(icons) {
  return {
    kinds: LETTERS.flatMap((letter, at) =>
      [...icons].flatMap((icon) => (icon === letter ? [KINDS[at]] : [])),
    ),
    any: [...icons].filter((icon) => icon === 'A').length,
    blast: icons.includes('!'),
    port: icons.includes('p'),
    piece: icons.includes('$'),
  };
}

/** What ending a voyage where the ship stands brings: cubes by kind, and those of choice. @param {Ship} ship
 * @returns {{cubes: Record<string, number>, any: number}}
 */
export function cargoOf(ship) {
  const passed = spacesOf(ship.voyage ?? '').slice(0, (ship.space ?? 0) + 1);
  const kinds = passed.flatMap((space) => space.kinds);
  const count = (/** @type {string} */ kind) => kinds.filter((each) => each === kind).length;
  return {
    cubes: Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])),
    any: passed.reduce((sum, space) => sum + space.any, 0),
  };
}

/** Cubes by kind from letters such as WWB. @param {string} letters @returns {Record<string, number>} */
export function byLetters(letters) {
  const count = (/** @type {string} */ letter) =>
    [...letters].filter((each) => each === letter).length;
  return Object.fromEntries(KINDS.map((kind, at) => [kind, count(LETTERS[at])]));
}

/** Is it a build/upgrade card: two halves joined by a dot? @param {string} card */
export function isBuild(card) {
  return card.includes('.');
}

/** @param {string} card */
export function isVoyage(card) {
  return /^v\d\d$/.test(card);
}

/** What is printed of a building. @param {string} id @returns {{id: string, cost: Record<string, number>, points: number} | undefined} */
export function buildingOf(id) {
  return components().buildings?.find((/** @type {{id: string}} */ each) => each.id === id);
}

/** What is printed of an upgrade. @param {string} id @returns {{id: string, cost: Record<string, number>, any: number} | undefined} */
export function upgradeOf(id) {
  return components().upgrades?.find((/** @type {{id: string}} */ each) => each.id === id);
}

/** What is printed of a field of the port. @param {string} id @returns {{id: string, cost: Record<string, number>, points: number} | undefined} */
export function fieldOf(id) {
  return components().fields?.find((/** @type {{id: string}} */ each) => each.id === id);
}

/** The words of an action: verb, then what it names. @param {Pick<Option, 'action'>} option */
export function partsOf({ action }) {
  return action.split(' ');
}

/** The card of the hand that an option plays; null for the others. @param {Pick<Option, 'action'>} option @returns {string | null} */
export function cardOf(option) {
  const [verb, one, two] = partsOf(option);
  switch (verb) {
    case 'build':
    case 'rebuild':
    case 'fit':
    case 'lay':
    case 'barter':
    case 'launch':
    case 'drop':
      return one;
    case 'found':
      return two;
    case 'full':
      return 'full_sail_ahead';
    case 'storm':
      return 'storm_ahead';
    case 'fire':
      return 'fire_cannons';
    default:
      return (
        {
          merchant: 'merchant',
          passengers: 'passengers',
          cannons: 'cannons',
          letter: 'letter_of_marque',
        }[verb] ?? null
      );
  }
}

/** The ship that an option is done with or to: the target of an attack. @param {Option} option @returns {string | null} */
export function shipIn(option) {
  const [verb, one, two] = partsOf(option);
  if (['sail', 'end', 'push', 'full', 'storm', 'repair'].includes(verb)) return one;
  return ['fit', 'launch', 'fire'].includes(verb) ? two : null;
}
