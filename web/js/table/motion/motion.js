// Pieces on their way, drawn over a table that already shows where they go. Nothing waits for
// them: any press or key ends them at once.

import { page } from '../../app/games.js';
import { getSetting, isStill } from '../../app/settings.js';
import { modeNow } from '../../match/mode.js';
import { goal, lookAt, pieceOf, start, twinAtGoal } from './pieces.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../games/contract.d.ts').Flight} Flight */
/** @typedef {import('./pieces.js').Before} Before */
/** @typedef {import('./pieces.js').Spot} Spot */

/** Milliseconds for each action. @type {Record<import('../../app/settings.js').Settings['pace'], number>} */
const LENGTH = { instant: 0, brisk: 240, calm: 700, step: 400 };

/** The least for an action of one's own. */
const OWN_LENGTH = 450;

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

/** How long each of some actions takes: a single one of one's own longer, to be seen. @param {number} count */
function timeOf(count) {
  const long = actionTime();
  const own = count === 1 && modeNow().kind === 'play';
  return long && own ? Math.max(long, OWN_LENGTH) : long;
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
  const long = timeOf(entries.length);
  const acts = long
    ? (page()?.flights?.(before, after, entries) ?? []).filter((flights) => flights.length)
    : [];
  if (!acts.length) return () => Promise.resolve();
  const old = lookAt(acts.flat());
  endsAt = performance.now() + acts.length * long;
  return () => fly(acts, long, old);
}

/** @param {Flight[][]} acts @param {number} long @param {Before} old @returns {Promise<void>} */
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
 * @param {Before} before @returns {Animation[]}
 */
function launch(layer, flight, delay, duration, before) {
  const piece = pieceOf(flight, before);
  const from = start(flight, before);
  const to = flight.piece === 'sink' ? from : goal(flight);
  if (!piece || !from || !to) return [];
  layer.append(piece);
  const { width, height } = piece.getBoundingClientRect();
  const pose = (/** @type {Spot} */ { x, y, wide, scale, fade }) => ({
    transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${wide ? wide / width : scale})`,
    opacity: fade,
  });
  const special = { flip, sink }[/** @type {string} */ (flight.piece)];
  const frames = special?.(pose(from)) ?? [pose({ ...from, fade: 1 }), { ...pose(to), offset: 1 }];
  const way = piece.animate(frames, { duration, delay, easing: EASING });
  const hidden = twinAtGoal(flight)?.animate({ opacity: [0, 0] }, { duration: delay + duration });
  return hidden ? [way, hidden] : [way];
}

/** A card that is turned up where it lies. @param {Keyframe} pose */
function flip(pose) {
  return [pose, { ...pose, transform: `${pose.transform} scaleX(0.02)`, opacity: 1 }];
}

/** A ship that heels over and goes down where she lies. @param {Keyframe} pose */
function sink(pose) {
  return [
    pose,
    { ...pose, transform: `${pose.transform} rotate(35deg)`, opacity: 1 },
    { transform: `${pose.transform} rotate(75deg) translateY(30%)`, opacity: 0 },
  ];
}
