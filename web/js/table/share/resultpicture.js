// A picture of the result to share: drawn on this device, in the colours of the theme and the letters
// of the page, and handed to the share sheet of a phone or saved as a file.

import { html, nothing } from 'lit-html';
import { page, titleOf } from '../../app/games.js';
import { handFile } from '../../app/handfile.js';
import { drawnImage } from '../../app/spriteimages.js';
import { set } from '../../app/store.js';
import { date, ownSeat, playerName, t } from '../../app/text.js';
import { flagOf, outlineOf } from '../../kit/flag.js';
import { givenNames } from '../../match/viewer.js';
import { bestDeed, byPlace, resultWords, toldSeat } from '../score/result.js';
import { signed } from '../score/standing.js';
import { perMatch } from '../session.js';
import { placeWord } from '../words.js';
import { pngOf } from './png.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {{ink: string, paper: string, card: string, rule: string, onSeat: string, seats: string[], title: string, serif: string, sans: string}} Look */
/** @typedef {{pen: CanvasRenderingContext2D, look: Look}} Sheet */

/** The picture is a square of so many pixels; everything on it stays within the margin. */
const SIZE = 1080;
const MARGIN = 76;
const WIDE = SIZE - 2 * MARGIN;
const SEA = 600;
/** A ship is so much higher than wide, and smaller with each place. */
const HIGH = 250 / 320;
const SHRINK = 0.8;

const state = perMatch(() => ({ told: '' }));

/** What came of the picture. */
export function pictureTold() {
  const { told } = state();
  return html`<span class="final__told" role="status">${told ? t(`standing-picture-${told}`) : nothing}</span>`;
}

/** @param {string} told */
function tell(told) {
  state().told = told;
  set({});
}

/** Draws the picture and hands it to the player. @param {Frame} frame */
export async function sharePicture(frame) {
  tell('made');
  try {
    const blob = await resultPicture(frame);
    tell(await handFile(`${frame.game}-${today()}.png`, blob, 'image/png'));
  } catch {
    tell('failed');
  }
}

/** The device's date, for a file's name. */
function today() {
  return new Date().toISOString().slice(0, 10);
}

/** Draws the result of a finished game. @param {Frame} frame @returns {Promise<Blob>} a PNG */
export async function resultPicture(frame) {
  const look = lookNow();
  await Promise.all([look.title, look.serif, look.sans].map((font) => letters(font)));
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const sheet = { pen, look };
  paper(sheet);
  words(sheet, frame);
  await ships(sheet, frame);
  await crew(sheet, frame);
  return pngOf(canvas);
}

/** The colours and letters of the page as it looks now. @returns {Look} */
export function lookNow() {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.transitionProperty = 'none'; // with reduced motion every change is a short transition
  const style = getComputedStyle(probe);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(${name})`;
    return style.color;
  };
  const font = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const look = {
    ink: colour('--ink'),
    paper: colour('--paper'),
    card: colour('--card'),
    rule: colour('--rule'),
    onSeat: colour('--on-seat'),
    seats: Array.from({ length: 6 }, (_, seat) => colour(`--seat-${seat}`)),
    title: font('--font-title'),
    serif: font('--font-serif'),
    sans: font('--font-sans'),
  };
  probe.remove();
  return look;
}

/** Waits for letters that the page has; without them others are taken. @param {string} font */
async function letters(font) {
  await document.fonts.load(`40px ${font}`).catch(() => {});
}

/** @param {Sheet} sheet */
function paper({ pen, look }) {
  pen.fillStyle = look.paper;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = look.rule;
  for (const [inset, width] of [
    [26, 5],
    [38, 1.5],
  ]) {
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset);
  }
}

/** Title, date, result and best deed. @param {Sheet} sheet @param {Frame} frame */
function words(sheet, frame) {
  const { look } = sheet;
  write(sheet, titleOf(frame.game), MARGIN, 122, { size: 46, font: look.title });
  const day = date(new Date().toISOString());
  write(sheet, day, SIZE - MARGIN, 122, { size: 26, font: look.sans, align: 'right' });
  const result = {
    size: 64,
    weight: 600,
    font: look.serif,
    align: /** @type {const} */ ('center'),
  };
  write(sheet, resultWords(frame), SIZE / 2, 240, result);
  const deed = bestDeed(frame, toldSeat(frame));
  const small = { size: 34, font: look.serif, align: /** @type {const} */ ('center') };
  write(sheet, deed, SIZE / 2, 800, small);
}

/** Writes a line, smaller where it would be too wide.
 * @param {Sheet} sheet @param {string} text @param {number} x @param {number} y
 * @param {{size: number, font: string, weight?: number, align?: CanvasTextAlign, most?: number, colour?: string}} how
 */
function write({ pen, look }, text, x, y, how) {
  const { size, font, weight = 400, align = 'left', most = WIDE, colour = look.ink } = how;
  pen.font = `${weight} ${size}px ${font}`;
  const wide = pen.measureText(text).width;
  if (wide > most) pen.font = `${weight} ${Math.floor((size * most) / wide)}px ${font}`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** Everybody by his place, the first with the largest ship. @param {Sheet} sheet @param {Frame} frame */
async function ships(sheet, frame) {
  const { places = [], totals = [] } = frame.outcome ?? {};
  const emblem = page()?.score?.emblem;
  const image = emblem ? await drawnImage(emblem, 'emblem') : null;
  const sizes = byPlace(frame).map((seat) => SHRINK ** (places[seat] - 1));
  const unit = WIDE / sizes.reduce((sum, size) => sum + size, 0);
  let x = MARGIN;
  byPlace(frame).forEach((seat, at) => {
    const column = unit * sizes[at];
    const wide = Math.min(column * 0.96, 400 * sizes[at]);
    const middle = x + column / 2;
    if (image) sheet.pen.drawImage(image, middle - wide / 2, SEA - wide * HIGH, wide, wide * HIGH);
    const who = givenNames(frame, ownSeat())[seat] || playerName(seat); // others read it, too
    place(sheet, seat, {
      who,
      middle,
      most: column - 12,
      rank: places[seat],
      points: totals[seat],
    });
    x += column;
  });
}

/** @param {Sheet} sheet @param {number} seat @param {{who: string, middle: number, most: number, rank: number, points: number}} at */
function place(sheet, seat, { who, middle, most, rank, points }) {
  const { pen, look } = sheet;
  const centred = { font: look.sans, align: /** @type {const} */ ('center'), most };
  pen.save();
  pen.translate(middle - 18, SEA + 12);
  pen.fillStyle = look.seats[flagOf(seat)];
  pen.fill(new Path2D('M18 0a18 18 0 1 0 .1 0z'));
  pen.scale(1.5, 1.5);
  pen.fillStyle = look.onSeat;
  pen.fill(new Path2D(outlineOf(seat)));
  pen.restore();
  write(sheet, who, middle, SEA + 84, { ...centred, size: 30, weight: 600 });
  const text = `${placeWord(rank)} · ${signed(points)}`;
  write(sheet, text, middle, SEA + 126, { ...centred, size: 32, weight: 700 });
}

/** Whom the player has gathered. @param {Sheet} sheet @param {Frame} frame */
async function crew({ pen, look }, frame) {
  const pictures = page()?.score?.crew?.(frame, toldSeat(frame)) ?? [];
  const faces = await Promise.all(pictures.map(({ id, tone }) => drawnImage(id, tone)));
  const shown = faces.filter((face) => face !== null);
  if (!shown.length) return;
  const size = Math.min(128, WIDE / Math.ceil(shown.length / (shown.length > 9 ? 2 : 1)));
  const columns = Math.floor(WIDE / size);
  shown.slice(0, 2 * columns).forEach((face, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const x = (SIZE - inRow * size) / 2 + (at % columns) * size;
    const rows = shown.length > columns ? 2 : 1;
    const y = rows > 1 ? 826 + row * 104 : 866;
    const wide = Math.min(size, rows > 1 ? 104 : 126) * 0.94;
    pen.fillStyle = look.card;
    pen.fillRect(x + (size - wide) / 2, y, wide, wide);
    pen.drawImage(face, x + (size - wide) / 2, y, wide, wide);
  });
}
