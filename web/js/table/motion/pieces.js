// The pieces that move over the table: what they look like, where they begin and where they go.

import { isPlace } from '../choice.js';

/** @typedef {import('../../games/contract.d.ts').Flight} Flight */
/** Where a piece is: its middle, how large, how faint. `wide` is its width there, if it has to fit.
 * @typedef {{x: number, y: number, wide: number, scale: number, fade: number}} Spot
 */
/** A likeness, where its like lies, and the classes of what is around it.
 * @typedef {{look: HTMLElement, box: DOMRect, around: string}} Seen
 */
/** The table before a change: likenesses of places or parts that pieces leave, and where they and the areas were.
 * @typedef {{looks: Map<string, Seen>, areas: Map<string, DOMRect>}} Before
 */

/** How wide a piece is at most where it goes aboard, in pixels. */
const ABOARD = 34;

/** Pieces that need nothing of their place around them. @type {ReadonlySet<Flight['piece']>} */
const LONE = new Set(['token', 'sink']);

/** Looks at what pieces will leave. @param {Flight[]} flights @returns {Before} */
export function lookAt(flights) {
  /** @type {Before} */
  const before = { looks: new Map(), areas: new Map() };
  for (const flight of flights) {
    if (flight.when === 'old') noteLook(flight, before);
    const area = at(flight.from) ? null : areaOf(flight.from);
    if (area) before.areas.set(flight.from, area.getBoundingClientRect());
  }
  return before;
}

/** @param {Flight} flight @param {Before} before */
function noteLook(flight, { looks }) {
  const seen = looks.has(nameOf(flight)) ? null : lookOf(flight);
  if (seen) looks.set(nameOf(flight), seen);
}

/** The likeness of a place, or of the part of it that a flight names. @param {Flight} flight @returns {Seen | null} */
function lookOf(flight) {
  const place = at(flight.look ?? '');
  if (!place) return null;
  const part = flight.part ? place.querySelector(flight.part) : place;
  const whole = twin(place);
  const look = flight.part ? whole.querySelector(flight.part) : whole;
  if (!part || !look) return null;
  const alone = LONE.has(flight.piece);
  return {
    look: /** @type {HTMLElement} */ (look),
    box: part.getBoundingClientRect(),
    around: alone ? '' : (place.parentElement?.className ?? ''),
  };
}

/** @param {Flight} flight */
function nameOf({ look, part }) {
  return `${look} ${part ?? ''}`;
}

/** The piece of a flight, without a place; null if there is nothing to show. @param {Flight} flight @param {Before} before @returns {HTMLElement | null} */
export function pieceOf(flight, before) {
  if (flight.piece === 'coin') return coin(flight.words ?? '');
  if (flight.piece === 'pin') return pin(flight.seat ?? 0);
  const seen = flight.when === 'old' ? before.looks.get(nameOf(flight)) : lookOf(flight);
  return seen ? framed(seen, flight.piece) : null;
}

/** A piece keeps its size, and the frame of its place around it. @param {Seen} seen @param {string} kind */
function framed({ look, box, around }, kind) {
  const frame = document.createElement('div');
  frame.className = `flight flight--${kind} ${around}`;
  frame.style.width = `${box.width}px`;
  frame.style.height = `${box.height}px`;
  frame.append(look.cloneNode(true));
  return frame;
}

/** @param {string} words */
function coin(words) {
  const piece = document.createElement('div');
  piece.className = 'flight flight--coin';
  piece.textContent = words;
  return piece;
}

/** @param {number} seat */
function pin(seat) {
  const chips = document.querySelector(`.table .chip[data-seat="${seat}"] .pin`);
  if (!chips) return null;
  const piece = document.createElement('div');
  piece.className = 'flight flight--pin';
  piece.append(chips.cloneNode(true));
  return piece;
}

/** A likeness of a place that is no button, and that nothing finds by its names.
 * @param {HTMLElement} place @returns {HTMLElement}
 */
function twin(place) {
  const copy = document.createElement('div');
  copy.className = place.className;
  copy.classList.remove(
    ...[...copy.classList].filter((each) => /--(selected|changed)$/.test(each)),
  );
  copy.append(...place.cloneNode(true).childNodes);
  copy.querySelectorAll('[data-pins], .sr').forEach((part) => part.remove());
  return copy;
}

/** A place, or what stands for it on the board. @param {string} name @returns {HTMLElement | null} */
function at(name) {
  return isPlace(name)
    ? document.querySelector(
        `.table .area-market :is([data-target="${name}"], [data-likeness="${name}"])`,
      )
    : null;
}

/** Where a piece begins. @param {Flight} flight @param {Before} before @returns {Spot | null} */
export function start(flight, before) {
  const seen = flight.part ? before.looks.get(nameOf(flight)) : undefined;
  if (seen) return spotOf(seen.box, 1);
  const area = before.areas.get(flight.from);
  if (area && flight.from === 'drawn') return { ...spotOf(area, 1), wide: area.width };
  return area ? spotOf(area, small(flight)) : spotAt(flight.from, flight);
}

/** Where a piece goes. @param {Flight} flight @returns {Spot | null} */
export function goal(flight) {
  const onPlace = partOfPlace(flight);
  if (onPlace) return spotOf(onPlace.getBoundingClientRect(), 1);
  const part = flight.toPart ? partOfDock(flight) : null;
  if (!part) return spotAt(flight.to, flight);
  const box = part.getBoundingClientRect();
  return { ...spotOf(box, 1), wide: Math.min(box.width, ABOARD), fade: 0.9 };
}

/** The part of a place that a piece goes to. @param {Flight} flight */
function partOfPlace({ toPart, to }) {
  return toPart ? at(to)?.querySelector(toPart) : null;
}

/** The part of the dock that a piece goes to, if it is in sight. @param {Flight} flight */
function partOfDock({ toPart = '', to }) {
  const dock = areaOf(to);
  return dock?.matches('.area-dock') ? dock.querySelector(toPart) : null;
}

/** @param {string} name @param {Flight} flight @returns {Spot | null} */
function spotAt(name, flight) {
  const place = at(name);
  const pinned = place && flight.piece === 'pin' ? pinIn(name, flight.seat ?? 0) : null;
  const element = pinned ?? place ?? areaOf(name);
  const box = element?.getBoundingClientRect();
  return box?.width ? spotOf(box, place ? 1 : small(flight)) : null;
}

/** How large a piece is off the board. @param {Flight} flight */
function small({ piece }) {
  return ['coin', 'pin', 'token'].includes(piece) ? 1 : 0.25;
}

/** @param {DOMRect} box @param {number} scale @returns {Spot} */
function spotOf(box, scale) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x, y, wide: 0, scale, fade: scale === 1 ? 1 : 0.3 };
}

/** A part of the table: a player's chip or, while it is in sight, the dock; or an area. @param {string} name */
function areaOf(name) {
  const [kind, seat] = name.split(' ');
  const dock = kind === 'dock' ? document.querySelector('.table .area-dock') : null;
  if (dock?.getBoundingClientRect().width) return dock;
  return document.querySelector(
    seat === undefined ? `.table .area-${kind}` : `.table .chip[data-seat="${seat}"]`,
  );
}

/** @param {string} name @param {number} seat */
function pinIn(name, seat) {
  const flag = document.querySelector(`.table .chip[data-seat="${seat}"] .pin`)?.classList[1];
  return flag ? at(name)?.querySelector(`[data-pins] .${flag}`) : null;
}

/** What already shows where the piece is going. @param {Flight} flight @returns {Element | null | undefined} */
export function twinAtGoal(flight) {
  const { piece, to, seat, when } = flight;
  if (piece === 'pin') return pinIn(to, seat ?? 0);
  if (piece === 'token') return partOfPlace(flight);
  return piece === 'card' && when === 'new' ? at(to) : null;
}
