// The plan of a fight as historians draw it: both tracks, the ships at the beginning of each turn,
// their fire, as one SVG document that needs nothing of this page.

import { t } from '../../../app/text.js';
import { flagOf } from '../../../kit/flag.js';
import { winnerWords } from '../../../table/score/result.js';
import { lookNow } from '../../../table/share/resultpicture.js';
import { viewOf } from '../position.js';
import { letters } from './letters.js';
import { shipMarks } from './marks.js';
import { escaped, legendOf, SERIF, signDrawn, signOf, titleLines } from './planwords.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./marks.js').Chronicle} Chronicle */
/** @typedef {import('./marks.js').ShipMark} ShipMark */
/** @typedef {import('./marks.js').Square} Square */
/** @typedef {import('./planwords.js').Look} Look */
/** How squares become points of the picture.
 * @typedef {{look: Look, bottom: number, x: (square: Square, seat: number) => number, y: (square: Square, seat: number) => number}} Sheet
 */

/** The sheet is as wide as a phone makes readable, and as high as the tracks are long. */
const WIDE = 1000;
const MARGIN = 80;
/** Points of the saved picture for each of the sheet. */
const SHARP = 2;
/** The least and the most height of the sea. */
const LOWEST = 300;
const HIGHEST = 1250;
/** Squares of the least sea that is shown, and the most room for one. */
const LEAST = 8;
const ROOMIEST = 120;
/** Two ships in one square lie so far apart. */
const BESIDE = 12;
const DASHES = ['', '18 10'];
/** A ship is drawn anew where she has come so far, in points. */
const NEAR = 62;
const HULL = 'M0-30C11-16 11 10 8 24H-8C-11 10-11-16 0-30Z';

/** Draws the plan. @param {Frame} frame @param {Chronicle} chronicle @returns {string} SVG */
export function fightPlan(frame, chronicle) {
  const look = lookNow();
  const marks = shipMarks(chronicle);
  const title = titleLines(planTitle(frame), look);
  const sheet = sheetFor(marks, look, title.below);
  const legend = legendOf(frame, marks, look, sheet.bottom);
  const high = legend.below;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${high}" width="${SHARP * WIDE}" height="${SHARP * high}">
<title>${escaped(planWords(frame))}</title>
${letters()}
<rect width="${WIDE}" height="${high}" fill="${look.paper}"/>
<rect x="8" y="8" width="${WIDE - 16}" height="${high - 16}" fill="none" stroke="${look.rule}" stroke-width="3"/>
${title.drawn}
${marks
  .filter(({ kind }) => kind === 'fired')
  .map((mark) => volley(mark, sheet))
  .join('')}
${[0, 1].map((seat) => track(ofSeat(marks, seat), seat, sheet)).join('')}
${[0, 1].map((seat) => ships(ofSeat(marks, seat), seat, sheet)).join('')}
${marks.map((mark) => sign(mark, sheet)).join('')}
${windRose(chronicle, look, clearest(marks, sheet, title.below))}
${legend.drawn}
</svg>`;
}

/** @param {ShipMark[]} marks @param {number} seat */
function ofSeat(marks, seat) {
  return marks.filter((mark) => mark.seat === seat);
}

/** As much of the sea as both sailed over, as large as the paper is good for.
 * @param {ShipMark[]} marks @param {Look} look @param {number} above where the sea begins @returns {Sheet}
 */
function sheetFor(marks, look, above) {
  const wide = WIDE - 2 * MARGIN;
  const [west, east] = range(marks.map(({ at }) => at[0]));
  const [north, south] = range(marks.map(({ at }) => at[1]));
  const square = Math.min(
    ROOMIEST,
    wide / Math.max(LEAST, east - west),
    (HIGHEST - 2 * MARGIN) / Math.max(1, south - north),
  );
  const high = Math.max(LOWEST, (south - north) * square + 2 * MARGIN);
  const left = WIDE / 2 - ((west + east) / 2) * square;
  const top = above + high / 2 - ((north + south) / 2) * square;
  const aside = (/** @type {number} */ seat) => (seat - 0.5) * BESIDE;
  return {
    look,
    bottom: Math.ceil(above + high),
    x: ([column], seat) => left + column * square + aside(seat),
    y: ([, row], seat) => top + row * square + aside(seat),
  };
}

/** @param {number[]} values @returns {[number, number]} */
function range(values) {
  return [Math.min(...values), Math.max(...values)];
}

/** @param {ShipMark} mark @param {Sheet} sheet @returns {[number, number]} */
function point({ at, seat }, sheet) {
  return [sheet.x(at, seat), sheet.y(at, seat)];
}

/** A ship's way, rounded where she turned, with a dot for each square. @param {ShipMark[]} marks @param {number} seat @param {Sheet} sheet */
function track(marks, seat, sheet) {
  const way = marks
    .filter(({ kind }) => kind === 'lies' || kind === 'moved')
    .map((mark) => point(mark, sheet));
  const colour = sheet.look.seats[flagOf(seat)];
  const dots = way
    .map(([x, y]) => `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="3.2" fill="${colour}"/>`)
    .join('');
  if (way.length < 2) return dots;
  const curve = way.slice(1, -1).map(([x, y], at) => {
    const [nextX, nextY] = way[at + 2];
    return `Q${tenth(x)} ${tenth(y)} ${tenth((x + nextX) / 2)} ${tenth((y + nextY) / 2)}`;
  });
  const [[x, y], last] = [way[0], way[way.length - 1]];
  const line = `M${tenth(x)} ${tenth(y)}${curve.join('')}L${tenth(last[0])} ${tenth(last[1])}`;
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="${DASHES[seat]}"/>${dots}`;
}

/** A ship where she lay when each turn began, with its number. @param {ShipMark[]} marks @param {number} seat @param {Sheet} sheet */
function ships(marks, seat, sheet) {
  const last = marks.at(-1);
  /** @type {ShipMark[]} */
  const shown = [];
  for (const [at, mark] of marks.entries()) {
    const begins = !at || mark.turn !== marks[at - 1].turn;
    if (begins && [shown.at(-1), last].every((each) => !each || apart(mark, each, sheet) > NEAR))
      shown.push(mark);
  }
  const colour = sheet.look.seats[flagOf(seat)];
  return [...shown, ...(last ? [last] : [])]
    .map((mark) => {
      const [x, y] = point(mark, sheet);
      const tilt = (mark.heading - 1) * 45;
      return `<path d="${HULL}" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${tilt})" fill="${seat ? sheet.look.paper : colour}" stroke="${colour}" stroke-width="4"/>${mark === last ? '' : turnNumber(mark, seat, sheet)}`;
    })
    .join('');
}

/** The number of the turn, beside the ship and out of her way. @param {ShipMark} mark @param {number} seat @param {Sheet} sheet */
function turnNumber(mark, seat, sheet) {
  const { ink, paper } = sheet.look;
  const [x, y] = point(mark, sheet);
  const abeam = ((mark.heading - 1) * Math.PI) / 4;
  const side = seat ? 1 : -1;
  const [toX, toY] = [x + Math.cos(abeam) * 34 * side, y + Math.sin(abeam) * 34 * side];
  return `<text x="${tenth(toX)}" y="${tenth(toY + 11)}" ${SERIF} font-size="32" text-anchor="middle" fill="${ink}" stroke="${paper}" stroke-width="7" paint-order="stroke">${mark.turn}</text>`;
}

/** How far two marks lie apart on the sheet. @param {ShipMark} one @param {ShipMark} other @param {Sheet} sheet */
function apart(one, other, sheet) {
  const [[x, y], [otherX, otherY]] = [point(one, sheet), point(other, sheet)];
  return Math.hypot(x - otherX, y - otherY);
}

/** A volley: a stroke towards the target, the longer and bolder the more of it told. @param {ShipMark} mark @param {Sheet} sheet */
function volley(mark, sheet) {
  const { seat, target = mark.at, told = 0 } = mark;
  const [x, y] = point(mark, sheet);
  const [toX, toY] = [sheet.x(target, 1 - seat), sheet.y(target, 1 - seat)];
  const far = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(0.8, (44 + 14 * told) / far);
  const [endX, endY] = [x + (toX - x) * part, y + (toY - y) * part];
  const colour = sheet.look.seats[flagOf(seat)];
  return `<path d="M${tenth(x)} ${tenth(y)}L${tenth(endX)} ${tenth(endY)}" stroke="${colour}" stroke-width="${3 + Math.min(told, 7)}" stroke-linecap="round" opacity="0.55"/>`;
}

/** What else befell a ship: a flame, a card, the end. @param {ShipMark} mark @param {Sheet} sheet */
function sign(mark, sheet) {
  const [x, y] = point(mark, sheet);
  const kind = signOf(mark);
  if (!kind) return '';
  return `<g transform="translate(${tenth(x)} ${tenth(y)})">${signDrawn(kind, sheet.look)}</g>`;
}

/** The corner of the sea that the ships kept farthest from: what is drawn there covers no track.
 * @param {ShipMark[]} marks @param {Sheet} sheet @param {number} above where the sea begins @returns {[number, number]}
 */
function clearest(marks, sheet, above) {
  const sailed = marks.map((mark) => point(mark, sheet));
  /** @type {[number, number][]} */
  const corners = [above + 84, sheet.bottom - 92].flatMap((y) => [
    [WIDE - 90, y],
    [90, y],
  ]);
  const room = corners.map(([x, y]) =>
    Math.min(...sailed.map(([atX, atY]) => Math.hypot(atX - x, atY - y))),
  );
  return corners[room.indexOf(Math.max(...room))];
}

/** North, and the wind at the beginning. @param {Chronicle} chronicle @param {Look} look @param {[number, number]} at */
function windRose({ marks }, look, [x, y]) {
  const heading = marks.find(({ kind }) => kind === 'wind')?.heading ?? 1;
  const text = `${SERIF} font-size="32" text-anchor="middle" fill="${look.ink}"`;
  return `<g transform="translate(${x} ${y})"><circle r="46" fill="${look.card}" stroke="${look.rule}" stroke-width="3"/><text y="-54" ${text}>N</text>
<path d="M0-38V30M-12 12L0 36L12 12" transform="rotate(${(heading - 5) * 45})" fill="none" stroke="${look.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><text y="82" ${text}>${escaped(t('lookback-wind'))}</text></g>`;
}

/** Which duel it was. @param {Frame} frame */
export function planTitle(frame) {
  return t(`page-value-duel-${viewOf(frame).duel}`);
}

/** The plan in a sentence. @param {Frame} frame */
export function planWords(frame) {
  return t('lookback-plan-words', { duel: planTitle(frame), result: winnerWords(frame) });
}

/** @param {number} value */
function tenth(value) {
  return Math.round(value * 10) / 10;
}
