// The words and signs of the plan of a fight: its title above, its result and what each mark means below.

import { t } from '../../../app/text.js';
import { flagOf } from '../../../kit/flag.js';
import { winnerWords } from '../../../table/score/result.js';
import { shipName } from '../names.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./marks.js').ShipMark} ShipMark */
/** @typedef {ReturnType<typeof import('../../../table/share/resultpicture.js').lookNow>} Look */
/** Something drawn, and where what follows begins. @typedef {{drawn: string, below: number}} Part */

export const SERIF = 'font-family="EB Garamond, Georgia, serif"';
const HEADING = 'font-family="IM Fell English, Georgia, serif"';
const ENDS = new Set(['captured', 'struck', 'broke_off']);
const MIDDLE = 500;
const COLUMNS = [60, 530];
const ROW = 50;
/** Letters that half a row has room for. */
const SHORT = 20;
const SIGNS = /** @type {const} */ (['turn', 'fire', 'card', 'flame', 'end']);
/** Lines are about as long as one another, give or take so many letters. */
const EVEN = 4;
/** Letters of a line of the title, and of the result. */
const TITLE = { letters: 36, size: 50, line: 56, font: HEADING };
const RESULT = { letters: 52, size: 38, line: 46, font: SERIF };

/** The title, in as many lines as it takes. @param {string} title @param {Look} look @returns {Part} */
export function titleLines(title, look) {
  return lines(title, TITLE, 72, look);
}

/** The result, and under it each mark that the plan has, beside what it means.
 * @param {Frame} frame @param {ShipMark[]} marks @param {Look} look @param {number} above @returns {Part}
 */
export function legendOf(frame, marks, look, above) {
  const result = lines(winnerWords(frame), RESULT, above + 30, look);
  const rows = inRows([
    ...viewOf(frame).ships.map((ship, seat) => ({
      mark: trackSign(seat, look),
      words: shipName(ship),
    })),
    ...SIGNS.filter((kind) => kind === 'turn' || marks.some((mark) => keyOf(mark) === kind)).map(
      (kind) => ({ mark: keySign(kind, look), words: t(`lookback-key-${kind}`) }),
    ),
  ]);
  const top = result.below + 24;
  const drawn = rows.map(
    ({ mark, words, column, row }) =>
      `<g transform="translate(${COLUMNS[column]} ${top + ROW * row})">${mark}<text x="80" y="11" ${SERIF} font-size="34" fill="${look.ink}">${escaped(words)}</text></g>`,
  );
  return { drawn: result.drawn + drawn.join(''), below: top + ROW * ((rows.at(-1)?.row ?? 0) + 1) };
}

/** Two entries in a row; a long one has a row for itself. @param {{mark: string, words: string}[]} entries */
function inRows(entries) {
  let [column, row] = [0, 0];
  return entries.map((entry) => {
    const long = entry.words.length > SHORT;
    if (long && column) [column, row] = [0, row + 1];
    const at = { ...entry, column, row };
    [column, row] = long || column ? [0, row + 1] : [1, row];
    return at;
  });
}

/** @param {ShipMark} mark */
function keyOf(mark) {
  return mark.kind === 'fired' ? 'fire' : signOf(mark);
}

/** A sign as it stands in the key. @param {typeof SIGNS[number]} kind @param {Look} look */
function keySign(kind, look) {
  if (kind === 'turn')
    return `<text x="30" y="11" ${SERIF} font-size="32" text-anchor="middle" fill="${look.ink}">3</text>`;
  if (kind === 'fire')
    return `<path d="M4 0H60" stroke="${look.seats[flagOf(0)]}" stroke-width="8" stroke-linecap="round" opacity="0.55"/>`;
  const place = kind === 'end' ? 'translate(30 0) scale(0.7)' : 'translate(6 -20)';
  return `<g transform="${place}">${signDrawn(kind, look)}</g>`;
}

/** Which sign a mark has; '' for none. @param {ShipMark} mark @returns {'flame' | 'card' | 'end' | ''} */
export function signOf({ kind }) {
  if (kind === 'caught_fire') return 'flame';
  if (kind === 'played' || kind === 'play_now') return 'card';
  return ENDS.has(kind) ? 'end' : '';
}

/** @param {'flame' | 'card' | 'end'} kind @param {Look} look */
export function signDrawn(kind, { ink, paper, card }) {
  if (kind === 'flame')
    return `<path d="M22 38C6 29 12 13 22-4 27 10 39 19 22 38Z" fill="#c8531c" stroke="${paper}" stroke-width="3"/>`;
  if (kind === 'card')
    return `<rect x="22" y="10" width="19" height="26" rx="3" fill="${card}" stroke="${ink}" stroke-width="3"/>`;
  return `<path d="M-25-25L25 25M25-25L-25 25" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`;
}

/** The line of a ship's track, with the ship upon it. @param {number} seat @param {Look} look */
function trackSign(seat, look) {
  const colour = look.seats[flagOf(seat)];
  const dashes = seat ? ' stroke-dasharray="18 10"' : '';
  return `<path d="M0 0H64" stroke="${colour}" stroke-width="5"${dashes}/><path d="M44 0C34-9 18-9 10-6V6C18 9 34 9 44 0Z" fill="${seat ? look.paper : colour}" stroke="${colour}" stroke-width="3"/>`;
}

/** Words in the middle, in lines that fit. @param {string} words @param {typeof TITLE} how @param {number} top @param {Look} look @returns {Part} */
function lines(words, { letters, size, line: high, font }, top, look) {
  /** @type {string[]} */
  const found = [];
  const even = words.length / Math.ceil(words.length / letters) + EVEN;
  for (const word of words.split(' ')) {
    const longer = `${found.at(-1) ?? ''} ${word}`.trim();
    if (found.length && longer.length <= Math.min(letters, even)) found[found.length - 1] = longer;
    else found.push(word);
  }
  const drawn = found.map(
    (each, at) =>
      `<text x="${MIDDLE}" y="${top + high * at}" ${font} font-size="${size}" text-anchor="middle" fill="${look.ink}">${escaped(each)}</text>`,
  );
  return { drawn: drawn.join(''), below: top + high * found.length - 20 };
}

/** @param {string} text */
export function escaped(text) {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
