// The engraver's sprites: portraits, emblems, icons. They are fetched once and laid into the page, so
// that a picture is a reference to a part of the document and takes its colours from where it stands.

import { html } from 'lit-html';

const SHEETS = ['officers', 'emblems'];

/** Fetches the sprites and lays them in when the page has a moment; without them it goes on in words.
 * @returns {Promise<void>}
 */
export async function hangPictures() {
  for (const text of await Promise.all(SHEETS.map(sheet))) {
    await moment();
    hang(text);
  }
}

/** A pause in the work of the page. @returns {Promise<void>} */
function moment() {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
  });
}

/** @param {string} name @returns {Promise<string>} its text, or an empty one if it can't be had */
async function sheet(name) {
  try {
    const answer = await fetch(new URL(`../art/${name}.svg`, import.meta.url));
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** @param {string} text an SVG document */
function hang(text) {
  if (!text) return;
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (sprite.localName !== 'svg') return;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('focusable', 'false');
  document.body.append(document.adoptNode(sprite));
}

/**
 * A picture of a sprite; words beside it must say the same.
 * @param {string} id such as 'officer-L01', 'emblem-cook' or 'town-grog'
 * @param {string} [more] further classes
 * @param {string} [box] its viewBox; the symbol's own place fills it
 */
export function picture(id, more = '', box = '0 0 48 48') {
  return html`<svg class="art ${more}" viewBox=${box} aria-hidden="true" focusable="false">
    <use href="#${id}"></use>
  </svg>`;
}

/** An officer's portrait. @param {string} card his id @param {string} [more] */
export function portrait(card, more = '') {
  return picture(`officer-${card}`, `art--officer ${more}`, '0 0 120 120');
}

/** The view of a town. @param {string} town its key @param {string} [more] */
export function townView(town, more = '') {
  return html`<svg
    class="art art--town ${more}"
    viewBox="0 0 150 110"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <use href="#town-${town}" width="150" height="110"></use>
  </svg>`;
}

/** A small sign of the interface. @param {string} id such as 'ui-undo' @param {string} [more] */
export function sign(id, more = '') {
  return picture(id, `art--sign ${more}`, '0 0 24 24');
}

/** A captain's signal flag in his colour: pattern first, colour second. @param {number} number 0 to 3 */
export function signalFlag(number) {
  return picture(`flag-${number}`, `art--flag flag-art--${number}`, '0 0 36 24');
}
