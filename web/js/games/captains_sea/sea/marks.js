// A mark for each course that can be chosen, over everything else on the map; a tap near one is a press on its
// answer. Marks that would lie over each other or over a ship are moved apart.

import { html } from 'lit-html';
import { get } from '../../../app/store.js';
import { touch } from '../../../table/choice.js';
import { boardText } from '../../../table/words.js';
import { ownSeatOf, viewOf } from '../position.js';
import { offered } from './ghosts.js';
import { course, halfHull, middleOf } from './hulls.js';
import { COLUMNS, COMPASS, placeOf } from './squares.js';
import { styled } from './styled.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./ghosts.js').Offer} Offer */
/** @typedef {import('./outlook.js').Outlook} Outlook */
/** A mark, the answers that sail its course, and where it lies, in pixels.
 * @typedef {{offer: Offer, offers: Offer[], at: [number, number]}} Mark
 */

/** How far from the middle of her square a mark lies, in squares: beside her hull where she only turns. */
const TURNED = 0.92;
const FAR = 0.3;

/** The radius of a mark, how far apart the middles of two lie at least, and how far from the edge, in pixels. */
const RADIUS = 10;
const APART = 22;
const EDGE = 16;

/** A tap so near a mark is meant for it, in pixels. */
const REACH = 22;

/** Marks have found their places after so many rounds, or there is no room for them. */
const ROUNDS = 12;

/** Where the mark of each course lies: one for all answers that end in the same place on the same heading in the
 * same impulse, such as a Bonus Move for little or much Strain. @param {Frame} frame @param {Outlook} shown @returns {Mark[]}
 */
export function marks(frame, shown) {
  const { square } = shown;
  const { square: here } = viewOf(frame).ships[ownSeatOf(frame)];
  const all = byCourse(offered(frame));
  const found = all.map((offers) => {
    const [offer] = offers;
    const { ghost } = offer;
    const [x, y] = placeOf(ghost.square ?? here);
    const far = ghost.square === here ? TURNED : all.length > 1 ? FAR : 0;
    const slant = ghost.heading % 2 ? far : far * 0.8;
    const [dx, dy] = COMPASS[ghost.heading - 1];
    const at = /** @type {[number, number]} */ ([
      (x + 0.5 + dx * slant) * square,
      (y + 0.5 + dy * slant) * square,
    ]);
    return { offer, offers, at };
  });
  const ships = viewOf(frame).ships.map((_, seat) =>
    middleOf(frame, seat).map((at) => at * square),
  );
  spread(found, ships, shown);
  return found;
}

/** Answers by the course that they sail. @param {Offer[]} offers @returns {Offer[][]} */
function byCourse(offers) {
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  for (const offer of offers) {
    const { square, heading, impulse } = offer.ghost;
    const course = `${square} ${heading} ${impulse}`;
    found.set(course, [...(found.get(course) ?? []), offer]);
  }
  return [...found.values()];
}

/** Is one of the answers of a mark pointed at? @param {Mark} mark @param {string | null} selected */
function isChosen({ offers }, selected) {
  return offers.some(({ option }) => option.target === selected);
}

/** Moves marks off each other, off ships and away from what is out of sight.
 * @param {Mark[]} found @param {number[][]} ships @param {Outlook} shown
 */
function spread(found, ships, { x: left, y: top, width, height, square }) {
  const clear = halfHull(square) + RADIUS;
  const within = (
    /** @type {number} */ at,
    /** @type {number} */ from,
    /** @type {number} */ size,
  ) => Math.min(Math.max(at, from * square + EDGE), (from + size) * square - EDGE);
  for (let round = 0; round < ROUNDS; round += 1) {
    found.forEach(({ at, offer }, place) => {
      for (const other of found.slice(place + 1)) {
        const [dx, dy] = COMPASS[(offer.ghost.heading + 1) % COMPASS.length]; // abeam
        const [x, y, lacks] = gap(at, other.at, APART, [-dx, -dy]);
        for (const [each, way] of /** @type {[number[], number][]} */ ([
          [at, 0.5],
          [other.at, -0.5],
        ])) {
          each[0] += x * lacks * way;
          each[1] += y * lacks * way;
        }
      }
      for (const ship of ships) {
        const [x, y, lacks] = gap(at, ship, clear, COMPASS[offer.ghost.heading - 1]);
        at[0] += x * lacks;
        at[1] += y * lacks;
      }
      at[0] = within(at[0], left, width);
      at[1] = within(at[1], top, height);
    });
  }
}

/** The way from one place to another, and how much they lack to lie so far apart.
 * @param {number[]} to @param {number[]} from @param {number} least @param {number[]} otherwise the way where both are one
 */
function gap(to, from, least, otherwise) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [x, y] = long < 0.01 ? otherwise : [dx / long, dy / long];
  return [x, y, Math.max(0, least - long)];
}

/** Draws a mark for each: an arrow on her course, in it the impulse. @param {Frame} frame @param {Outlook} shown */
export function courses(frame, shown) {
  const { selected } = get();
  const all = marks(frame, shown);
  const chosen = all.some((mark) => isChosen(mark, selected));
  return all.map((mark) => {
    const manner = isChosen(mark, selected) ? 'chosen' : chosen ? 'other' : 'open';
    return course(mark.at, mark.offer.ghost.heading, wordsIn(mark.offer, all), manner);
  });
}

/** What stands in a mark: the impulse where marks differ in it, or where there is one mark.
 * @param {Offer} offer @param {Mark[]} all
 */
function wordsIn(offer, all) {
  const when = (/** @type {Offer} */ { ghost }) => ghost.impulse ?? (ghost.strain ? '!' : '');
  const differ = all.some((mark) => when(mark.offer) !== when(offer));
  return differ || all.length === 1 ? when(offer) : '';
}

/** Where marks can be tapped: what they stand for has a button of its own for keyboards and listeners.
 * @param {Frame} frame @param {Outlook} shown
 */
export function touches(frame, shown) {
  return marks(frame, shown).map(
    ({ offer, at: [x, y] }) => html`<i
      class="seamap__mark"
      aria-hidden="true"
      data-mark=${offer.option.action}
      title=${boardText(offer.option.label)}
      ${styled({ left: `${x}px`, top: `${y}px` })}
    ></i>`,
  );
}

/** Hears a tap before the squares do: near a mark it is a press on its answer. @param {MouseEvent} event @param {Frame} frame @param {Outlook} shown */
export function onSeaClick(event, frame, shown) {
  if (event.detail === 0) return; // the keyboard's
  const sea = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  const scale = sea.width / (COLUMNS.length * shown.square);
  const far = (/** @type {Mark} */ { at: [x, y] }) =>
    Math.hypot(sea.left + x * scale - event.clientX, sea.top + y * scale - event.clientY);
  const near = marks(frame, shown).toSorted((one, other) => far(one) - far(other))[0];
  if (!near || far(near) > REACH) return;
  event.stopPropagation();
  const { selected } = get();
  const meant = near.offers.find(({ option }) => option.target === selected) ?? near.offer;
  touch(meant.option.target);
}
