// The voyage as a print: the chart with a player's track, fights and sales, as one SVG document that
// needs nothing of this page.

import { drawnSource } from '../../../app/spriteimages.js';
import { date, ownSeat, playerName, t } from '../../../app/text.js';
import { flagOf } from '../../../kit/flag.js';
import { givenNames } from '../../../match/viewer.js';
import { lookNow } from '../../../table/share/resultpicture.js';
import { captainName, portName } from '../names.js';
import { placeOf, portOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./chronicle.js').Chronicle} Chronicle */
/** @typedef {import('./chronicle.js').Leg} Leg */
/** @typedef {ReturnType<typeof lookNow>} Look */

const SQUARE = 100;
const WIDE = 1600;
const SEA = 1200;
const FOOT = 150;
const MARGIN = 40;
/** Tracks of several players lie beside each other by so much. */
const BESIDE = 9;
const DASHES = ['', '26 12', '6 12', '34 10 6 10', '16 8', '4 8 20 8'];

/** Draws the print. @param {Frame} frame @param {Chronicle} chronicle @param {number} seat whose voyage stands out @returns {string} SVG */
export function voyagePrint(frame, chronicle, seat) {
  const look = lookNow();
  const [wide, high] = [WIDE + 2 * MARGIN, SEA + FOOT + 2 * MARGIN];
  const others = chronicle.voyages
    .map((_, each) => each)
    .filter((each) => each !== seat && each < viewOf(frame).ships.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">
<title>${escaped(printWords(frame, seat))}</title>
<rect width="${wide}" height="${high}" fill="${look.paper}"/>
<rect x="16" y="16" width="${wide - 32}" height="${high - 32}" fill="none" stroke="${look.rule}" stroke-width="4"/>
<g transform="translate(${MARGIN} ${MARGIN})">${drawnSource('chart', 'chart')}
${compass(look)}${names(frame, look)}
${others.map((each) => track(frame, chronicle, each, look, false)).join('')}
${track(frame, chronicle, seat, look, true)}
${deeds(frame, chronicle, seat, look)}
</g>
${caption(frame, seat, look, wide, high)}
</svg>`;
}

/** A star of eight points in the crown of rays that the chart has in its corner. @param {Look} look */
function compass(look) {
  const [x, y] = [1445, 143];
  const points = Array.from({ length: 16 }, (_, point) => {
    const radius = point % 2 ? 20 : point % 4 ? 58 : 92;
    const turn = (point * Math.PI) / 8;
    return `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`;
  });
  const letter = `<text x="${x}" y="${y - 96}" font-family="Georgia, serif" font-size="30" text-anchor="middle" fill="${look.ink}">N</text>`;
  return `<path d="M${points.join('L')}z" fill="${look.card}" stroke="${look.ink}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="12" fill="${look.ink}"/>${letter}`;
}

/** The ports by name. @param {Frame} frame @param {Look} look */
function names(frame, look) {
  return viewOf(frame)
    .ports.map(({ id, square }) => {
      const [x, y] = middle(square, 0);
      const text = `x="${x}" y="${y + 62}" font-family="Georgia, serif" font-size="34" font-style="italic" text-anchor="middle"`;
      return `<text ${text} stroke="${look.paper}" stroke-width="9" stroke-linejoin="round" fill="${look.paper}">${escaped(portName(id))}</text><text ${text} fill="${look.ink}">${escaped(portName(id))}</text>`;
    })
    .join('');
}

/** The print in a sentence. @param {Frame} frame @param {number} seat */
export function printWords(frame, seat) {
  const { ships, round } = viewOf(frame);
  const { captain, infamy } = ships[seat];
  const who = givenNames(frame, ownSeat())[seat] || playerName(seat); // others see it, too
  const words = { who, captain: captain ? captainName(captain) : '' };
  return t('lookback-print', { ...words, infamy, rounds: round });
}

/** The middle of a square, beside those of other seats. @param {string} square @param {number} aside @returns {[number, number]} */
function middle(square, aside) {
  const [column, row] = placeOf(square);
  return [(column + 0.5) * SQUARE + aside, (row + 0.5) * SQUARE + aside];
}

/** @param {Frame} frame @param {number} seat */
function asideOf(frame, seat) {
  return (seat - (viewOf(frame).ships.length - 1) / 2) * BESIDE;
}

/** @param {Frame} frame @param {Chronicle} chronicle @param {number} seat @param {Look} look @param {boolean} bold */
function track(frame, chronicle, seat, look, bold) {
  const aside = asideOf(frame, seat);
  const lines = chronicle.voyages[seat]
    .filter((leg) => leg.sent === undefined)
    .map((leg) => {
      const points = /** @type {Leg} */ (leg).way.map((square) => middle(square, aside).join(' '));
      return `M${points.join('L')}`;
    });
  const width = bold ? 9 : 4;
  const colour = look.seats[flagOf(seat)];
  const edge = bold
    ? `<path d="${lines.join('')}" stroke="${look.paper}" stroke-width="${width + 7}"/>`
    : '';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${bold ? 1 : 0.55}">${edge}<path d="${lines.join('')}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${DASHES[flagOf(seat)]}"/></g>`;
}

/** What was done on the way: fights as stars, sales as sums at their ports. @param {Frame} frame @param {Chronicle} chronicle @param {number} seat @param {Look} look */
function deeds(frame, chronicle, seat, look) {
  const aside = asideOf(frame, seat);
  /** @type {Map<string, number>} */
  const sales = new Map();
  let marks = '';
  for (const leg of chronicle.voyages[seat]) {
    if (leg.sent !== undefined) {
      const port = portOf(frame, leg.sent);
      if (port) marks += ring(middle(port.square, aside), look, look.ink);
      continue;
    }
    const end = leg.way.at(-1) ?? '';
    if (leg.fight)
      marks += star(middle(end, aside), leg.fight === 'won', look, look.seats[flagOf(seat)]);
    if (leg.sold) sales.set(end, (sales.get(end) ?? 0) + leg.sold);
  }
  for (const [square, silver] of sales) marks += coin(middle(square, 0), silver, look);
  return marks;
}

/** @param {[number, number]} at @param {boolean} won @param {Look} look @param {string} colour */
function star([x, y], won, look, colour) {
  const points = Array.from({ length: 16 }, (_, point) => {
    const [radius, turn] = [point % 2 ? 15 : 32, (point * Math.PI) / 8];
    return `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`;
  });
  const fill = won ? colour : look.paper;
  return `<path d="M${points.join('L')}z" fill="${fill}" stroke="${look.ink}" stroke-width="4"/>`;
}

/** @param {[number, number]} at @param {Look} look @param {string} colour */
function ring([x, y], look, colour) {
  return `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${look.paper}" stroke-width="12"/><circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${colour}" stroke-width="5" stroke-dasharray="8 8"/>`;
}

/** @param {[number, number]} at @param {number} silver @param {Look} look */
function coin([x, y], silver, look) {
  return `<circle cx="${x}" cy="${y - 44}" r="34" fill="${look.card}" stroke="${look.ink}" stroke-width="4"/><text x="${x}" y="${y - 33}" font-family="sans-serif" font-size="32" font-weight="700" text-anchor="middle" fill="${look.ink}">${silver}</text>`;
}

/** @param {Frame} frame @param {number} seat @param {Look} look @param {number} wide @param {number} high */
function caption(frame, seat, look, wide, high) {
  const font = 'font-family="Georgia, serif" text-anchor="middle"';
  const small = [t('lookback-print-key'), date(new Date().toISOString())].join(' · ');
  return `<text x="${wide / 2}" y="${high - 112}" ${font} font-size="46" fill="${look.ink}">${escaped(printWords(frame, seat))}</text>
<text x="${wide / 2}" y="${high - 56}" ${font} font-size="28" fill="${look.ink}">${escaped(small)}</text>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The ports that a voyage called at, each once, for those who do not see the print. @param {Frame} frame @param {Chronicle} chronicle @param {number} seat */
export function portsCalledAt(frame, chronicle, seat) {
  const ends = chronicle.voyages[seat].map((leg) => (leg.sent === undefined ? leg.way.at(-1) : ''));
  return viewOf(frame)
    .ports.filter((port) => ends.includes(port.square))
    .map((port) => portName(port.id));
}
