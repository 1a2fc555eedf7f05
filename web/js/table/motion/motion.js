// Pieces on their way, drawn over a table that already shows where they go. Nothing waits for
// them: any press or key ends them at once.

import { page } from '../../app/games.js';
import { getSetting, isStill } from '../../app/settings.js';
import { isPlace } from '../choice.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../games/contract.d.ts').Flight} Flight */

/** Milliseconds for each action. @type {Record<import('../../app/settings.js').Settings['pace'], number>} */
const LENGTH = { instant: 0, brisk: 240, calm: 700, step: 400 };

/** How much of an action's time its last piece waits for the first. */
const STAGGER = 0.3;

const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** @type {{layer: HTMLElement, animations: Animation[], done: () => void} | null} */
let running = null;
let endsAt = 0;

/** No action's pieces move longer than this. */
let most = Number.POSITIVE_INFINITY;

/** How long the pieces will still be on their way, in milliseconds. */
export function motionLeft() {
  return Math.max(0, endsAt - performance.now());
}

/** How long an action takes at the player's pace; 0 if nothing is to move. */
export function actionTime() {
  return isStill() ? 0 : Math.min(most, LENGTH[getSetting('pace')]);
}

/** Lets the pieces of an action move no longer than told; without a time, as the pace says. @param {number} [long] */
export function limitMotion(long = Number.POSITIVE_INFINITY) {
  most = long;
}

/** Ends all movement at once: the table already shows what is. */
export function skipMotion() {
  endsAt = 0;
  const ended = running;
  running = null;
  if (!ended) return;
  ended.animations.forEach((animation) => animation.cancel());
  ended.layer.remove();
  ended.done();
}

/** Ends what moves at any press or key. @returns {() => void} ends it */
export function mountMotion() {
  addEventListener('pointerdown', skipMotion, true);
  addEventListener('keydown', skipMotion, true);
  return () => {
    skipMotion();
    removeEventListener('pointerdown', skipMotion, true);
    removeEventListener('keydown', skipMotion, true);
  };
}

/**
 * Takes a look at the table before it is drawn anew; what this gives, called once it is drawn, lets
 * the pieces move, and is done when they have arrived.
 * @param {Frame} before
 * @param {Frame} after
 * @param {readonly Entry[]} entries what was done between the two
 * @returns {() => Promise<void>}
 */
export function prepareMotion(before, after, entries) {
  skipMotion();
  const long = actionTime();
  const acts = long
    ? (page()?.flights?.(before, after, entries) ?? []).filter((flights) => flights.length)
    : [];
  if (!acts.length) return () => Promise.resolve();
  const old = looksNow(acts.flat());
  endsAt = performance.now() + acts.length * long;
  return () => fly(acts, long, old);
}

/** How the places look that pieces will leave. @param {Flight[]} flights @returns {Map<string, HTMLElement>} */
function looksNow(flights) {
  const names = flights.flatMap(({ look, when }) => (look && when === 'old' ? [look] : []));
  return new Map(
    [...new Set(names)].flatMap((name) => {
      const place = at(name);
      return place ? [/** @type {[string, HTMLElement]} */ ([name, twin(place)])] : [];
    }),
  );
}

/** @param {Flight[][]} acts @param {number} long @param {Map<string, HTMLElement>} old @returns {Promise<void>} */
function fly(acts, long, old) {
  const table = document.querySelector('.table');
  if (!table || !endsAt) return Promise.resolve();
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.setAttribute('aria-hidden', 'true');
  layer.inert = true;
  table.append(layer);
  const animations = acts.flatMap((flights, act) => {
    const each = (long * (1 - STAGGER)) | 0;
    const apart = flights.length > 1 ? (long * STAGGER) / (flights.length - 1) : 0;
    return flights.flatMap((flight, index) =>
      launch(layer, flight, act * long + index * apart, each, old),
    );
  });
  return new Promise((done) => {
    const mine = { layer, animations, done };
    running = mine;
    Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (running === mine) skipMotion();
    });
  });
}

/** Sends one piece off, and hides its like at the goal until it is there.
 * @param {HTMLElement} layer @param {Flight} flight @param {number} delay @param {number} duration
 * @param {Map<string, HTMLElement>} old @returns {Animation[]}
 */
function launch(layer, flight, delay, duration, old) {
  const piece = pieceOf(flight, old);
  const [from, to] = [spot(flight.from, flight), spot(flight.to, flight)];
  if (!piece || !from || !to) return [];
  layer.append(piece);
  const { width, height } = piece.getBoundingClientRect();
  const pose = (
    /** @type {{x: number, y: number, scale: number, fade: number}} */ { x, y, scale, fade },
  ) => ({
    transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`,
    opacity: fade,
  });
  const frames =
    flight.piece === 'flip'
      ? flip(pose(from))
      : [pose({ ...from, fade: 1 }), { ...pose(to), offset: 1 }];
  const way = piece.animate(frames, { duration, delay, easing: EASING });
  const hidden = goal(flight)?.animate({ opacity: [0, 0] }, { duration: delay + duration });
  return hidden ? [way, hidden] : [way];
}

/** A card that is turned up where it lies. @param {Keyframe} pose */
function flip(pose) {
  return [pose, { ...pose, transform: `${pose.transform} scaleX(0.02)`, opacity: 1 }];
}

/** @param {Flight} flight @param {Map<string, HTMLElement>} old @returns {HTMLElement | null} */
function pieceOf(flight, old) {
  if (flight.piece === 'coin') return coin(flight.words ?? '');
  if (flight.piece === 'pin') return pin(flight.seat ?? 0);
  const place = at(flight.look ?? '');
  const look = flight.when === 'old' ? old.get(flight.look ?? '') : place && twin(place);
  if (!place || !look) return null;
  const part = flight.part
    ? /** @type {HTMLElement | null} */ (look.querySelector(flight.part))
    : look;
  if (!part) return null;
  return framed(/** @type {HTMLElement} */ (part.cloneNode(true)), place, flight.piece);
}

/** A card keeps the size of its place, a part that of a strip; both the place's own frame.
 * @param {HTMLElement} look @param {HTMLElement} place @param {string} kind
 */
function framed(look, place, kind) {
  const { width, height } = place.getBoundingClientRect();
  const frame = document.createElement('div');
  frame.className = `flight flight--${kind} ${place.parentElement?.className ?? ''}`;
  frame.style.width = `${width}px`;
  frame.style.height = `${kind === 'part' ? 20 : height}px`;
  frame.append(look);
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

/** @param {string} name @returns {HTMLElement | null} */
function at(name) {
  return isPlace(name)
    ? document.querySelector(`.table .area-market [data-target="${name}"]`)
    : null;
}

/** Where a place is on the screen, and how a piece looks there: small and fading off the board.
 * @param {string} name @param {Flight} flight
 */
function spot(name, { piece, seat }) {
  const place = at(name);
  const element = place ? (piece === 'pin' && pinIn(name, seat ?? 0)) || place : areaOf(name);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const low = piece === 'part' && place ? box.height / 2 - 10 : 0;
  const scale = place || piece === 'coin' || piece === 'pin' ? 1 : 0.25;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 + low,
    scale,
    fade: place ? 1 : 0.3,
  };
}

/** A part of the table: a player's chip, or an area. @param {string} name */
function areaOf(name) {
  const [kind, seat] = name.split(' ');
  return document.querySelector(
    kind === 'chip' ? `.table .chip[data-seat="${seat}"]` : `.table .area-${kind}`,
  );
}

/** @param {string} name @param {number} seat */
function pinIn(name, seat) {
  const flag = document.querySelector(`.table .chip[data-seat="${seat}"] .pin`)?.classList[1];
  return flag ? at(name)?.querySelector(`[data-pins] .${flag}`) : null;
}

/** What already shows where the piece is going. @param {Flight} flight @returns {Element | null | undefined} */
function goal({ piece, to, seat, when }) {
  if (piece === 'pin') return pinIn(to, seat ?? 0);
  return piece === 'card' && when === 'new' ? at(to) : null;
}
