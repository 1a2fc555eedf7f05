// The engraver's sprites: portraits, emblems, icons. They are fetched once and laid into the page, so
// that a picture is a reference to a part of the document and takes its colours from where it stands.

import { html } from 'lit-html';
import { whenIdle } from '../boot/idle.js';
import { onSpriteLoaded } from './spriteimages.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The sprites that have been asked for. @type {Set<string>} */
const asked = new Set();

/** About so many characters of a sprite are read at a time, so that no press has to wait. */
const PIECE = 12_000;

/**
 * Fetches sprites and lays them in when the page has a moment; without them it goes on in words.
 * @param {readonly string[]} [names] 'common' for those that all games share, or the key of a game that is opened
 * @returns {Promise<void>}
 */
export async function loadSprites(names = ['common']) {
  const lacking = names.filter((name) => !asked.has(name));
  for (const name of lacking) asked.add(name);
  for (const text of await Promise.all(lacking.map(sheet))) {
    const sprite = frame();
    for (const piece of pieces(text)) {
      await moment();
      sprite.append(...parts(piece));
    }
    onSpriteLoaded();
  }
}

/** A pause in the work of the page. @returns {Promise<void>} */
function moment() {
  return new Promise((done) => whenIdle(done, 1000));
}

/** @param {string} name @returns {Promise<string>} its text, or an empty one if it can't be had */
async function sheet(name) {
  try {
    const answer = await fetch(new URL(`web/art/${name}.svg`, document.baseURI));
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** What the parts of a sprite hang in. @returns {SVGElement} */
function frame() {
  const sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.append(sprite);
  return sprite;
}

/**
 * The lines of a sprite, each of them one part, some at a time; without those that hold parts together.
 * @param {string} text an SVG document as art/engrave writes it
 */
function* pieces(text) {
  let piece = '';
  for (const line of text.split('\n')) {
    if (!/^<\/?(svg|defs)/.test(line) || line.startsWith('<defs><g'))
      piece += line.replace(/^<defs>/, '');
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

/** @param {string} piece @returns {Node[]} its parts; none of what is no SVG */
function parts(piece) {
  const text = `<svg xmlns="${SVG}">${piece}</svg>`;
  const found = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return found.querySelector('parsererror')
    ? []
    : [...found.childNodes].map((part) => document.adoptNode(part));
}

/**
 * A picture of a sprite; words beside it must say the same.
 * @param {string} id such as 'ui-undo' or 'ornament-compass'
 * @param {string} [more] further classes
 * @param {string} [box] its viewBox; the symbol's own place fills it
 */
export function picture(id, more = '', box = '0 0 48 48') {
  return html`<svg class="art ${more}" viewBox=${box} aria-hidden="true" focusable="false">
    <use href="#${id}"></use>
  </svg>`;
}

/** A small sign of the interface. @param {string} id such as 'ui-undo' @param {string} [more] */
export function sign(id, more = '') {
  return picture(id, `art--sign ${more}`, '0 0 24 24');
}

/** A captain's signal flag in his colour: pattern first, colour second. @param {number} number 0 to 5 */
export function signalFlag(number) {
  return picture(`flag-${number}`, `art--flag flag-art--${number}`, '0 0 36 24');
}
