// Pictures of a sprite as images of their own. A reference into the sprite (art.js) is a tree of its own
// for the browser, styled and laid out wherever it stands; an image is drawn once for each colouring.

import { html } from 'lit-html';

const SVG = 'http://www.w3.org/2000/svg';

/** Whatever may change the colours of a theme. */
const MEDIA = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];

/** A light behind the picture, as wide as it is. */
const GLOW =
  '<radialGradient id="glow"><stop offset=".3" stop-color="COLOUR"/>' +
  '<stop offset="1" stop-color="COLOUR" stop-opacity="0"/></radialGradient>' +
  '<circle cx="50%" cy="50%" r="50%" fill="url(#glow)"/>';

/** How a browser writes `transparent`. */
const CLEAR = /^(transparent|rgba\(0, 0, 0, 0\))$/;

/** @typedef {{id: string, tone: string, url: string}} Still */
/** What a tone gives: its ink, whether it is hatched, and any other colour by its name. */
/** @typedef {{ink: string, hatched: boolean, colour: (name: string) => string, leave: () => void}} Tone */

/** The pictures asked for, by name and tone. @type {Map<string, Still>} */
const stills = new Map();
/** Their addresses, one rule for each. @type {CSSStyleSheet | null} */
let rules = null;
let due = false;

/**
 * A picture that takes no part in style and layout. Its colours are those of its tones: for the tone
 * `print` a class `tone--print` gives `color` and the colours that the picture names, such as `--card`;
 * perhaps `--hatch: 0` for no hatching and `--glow` for a light behind it; and wherever the picture
 * stands, a rule says `background-image: var(--still-print)`. If the sprite has a part `emblem-cook-print`,
 * that is drawn for this tone.
 * @param {string} id such as 'emblem-cook'
 * @param {readonly string[]} tones what it may have to wear here
 * @param {string} more further classes
 */
export function spriteImage(id, tones, more) {
  return html`<i class="art still ${stillClass(id, tones)} ${more}" aria-hidden="true"></i>`;
}

/** The class of what has such a picture behind it, for a rule on its background.
 * @param {string} id @param {readonly string[]} tones
 */
export function stillClass(id, tones) {
  for (const tone of tones) ask(id, tone);
  return `still--${id}`;
}

/** Draws what could not be drawn before its sprite had come. */
export function onSpriteLoaded() {
  if ([...stills.values()].some(({ url }) => !url)) soon();
}

/** A picture to draw on a canvas, in the colours of a tone; null if its sprite has not come.
 * @param {string} id @param {string} tone @returns {Promise<HTMLImageElement | null>}
 */
export async function drawnImage(id, tone) {
  const symbol = symbolOf(id, tone);
  if (!symbol || !isWhole(symbol)) return null;
  const look = colours(tone);
  const image = new Image();
  image.src = URL.createObjectURL(drawing(symbol, look));
  look.leave();
  await image.decode().catch(() => {});
  URL.revokeObjectURL(image.src);
  return image.naturalWidth ? image : null;
}

/** A picture as text, to stand in another drawing; empty if its sprite has not come.
 * @param {string} id @param {string} tone @returns {string} an SVG element without references
 */
export function drawnSource(id, tone) {
  const symbol = symbolOf(id, tone);
  if (!symbol || !isWhole(symbol)) return '';
  const look = colours(tone);
  const text = drawingText(symbol, look);
  look.leave();
  return text;
}

/** The part of a sprite that is drawn for a tone. @param {string} id @param {string} tone */
function symbolOf(id, tone) {
  return document.getElementById(`${id}-${tone}`) ?? document.getElementById(id);
}

/** @param {string} id @param {string} tone */
function ask(id, tone) {
  const key = `${id} ${tone}`;
  if (stills.has(key)) return;
  stills.set(key, { id, tone, url: '' });
  soon();
}

/** Draws before the next frame. */
function soon() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    drawAll([...stills.values()].filter(({ url }) => !url));
  });
}

/** @param {readonly Still[]} wanted */
function drawAll(wanted) {
  const sheet = rules ?? watched();
  /** @type {Map<string, Tone>} */
  const tones = new Map();
  for (const each of wanted) {
    const symbol = symbolOf(each.id, each.tone);
    if (!symbol || !isWhole(symbol)) continue;
    const tone = tones.get(each.tone) ?? colours(each.tone);
    tones.set(each.tone, tone);
    each.url = URL.createObjectURL(drawing(symbol, tone));
    sheet.insertRule(`.still--${each.id} { --still-${each.tone}: url("${each.url}") }`);
  }
  for (const tone of tones.values()) tone.leave();
}

/** Has everything that a part refers to come? A sprite may refer to another. @param {Element} part */
function isWhole(part) {
  return [...part.querySelectorAll('use')].every(meantBy);
}

/** What a reference means. @param {Element} use */
function meantBy(use) {
  return document.getElementById((use.getAttribute('href') ?? '').slice(1));
}

/** The colours of a tone in the theme of now. @param {string} tone @returns {Tone} */
function colours(tone) {
  const probe = document.createElement('div');
  probe.className = 'table';
  probe.style.cssText = 'position: fixed; visibility: hidden; contain: strict; width: 0; height: 0';
  const picture = probe.appendChild(document.createElementNS(SVG, 'svg'));
  picture.setAttribute('class', `tone--${tone}`);
  picture.style.transitionProperty = 'none'; // with reduced motion every change is a short transition
  document.body.append(probe);
  const style = getComputedStyle(picture);
  /** @type {Map<string, string>} */
  const known = new Map();
  return {
    ink: style.color,
    hatched: style.getPropertyValue('--hatch').trim() !== '0',
    colour(name) {
      // A property that nothing else uses here: its computed value is a plain colour.
      picture.style.floodColor = `var(${name}, transparent)`;
      if (!known.has(name)) known.set(name, style.floodColor);
      return known.get(name) ?? '';
    },
    leave: () => probe.remove(),
  };
}

/**
 * A picture as a document of its own, without references: so it needs no layout when its size changes.
 * @param {Element} symbol
 * @param {Tone} tone
 */
function drawing(symbol, tone) {
  return new Blob([drawingText(symbol, tone)], { type: 'image/svg+xml' });
}

/** @param {Element} symbol @param {Tone} tone */
function drawingText(symbol, { ink, hatched, colour }) {
  const [, , width, height] = (symbol.getAttribute('viewBox') ?? '0 0 48 48').split(' ');
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const glow = colour('--glow');
  const behind = CLEAR.test(glow) ? '' : GLOW.replaceAll('COLOUR', glow);
  const text = `<svg xmlns="${SVG}" ${size} color="${ink}" ${lines}>${behind}${inner(whole(symbol, hatched))}</svg>`;
  return text
    .replaceAll(' opacity="var(--hatch, 1)"', '')
    .replace(/var\((--[\w-]+)\)/g, (_, name) => colour(name));
}

/**
 * A copy of a part in which what it refers to stands itself; with as few elements as can be.
 * @param {Element} part
 * @param {boolean} hatched
 * @returns {Element}
 */
function whole(part, hatched) {
  const copy = /** @type {Element} */ (part.cloneNode(true));
  copy.removeAttribute('id');
  if (!hatched) for (const each of copy.querySelectorAll('.hatch')) each.remove();
  for (const use of copy.querySelectorAll('use')) {
    const meant = meantBy(use);
    const inside = meant ? whole(meant, hatched) : use;
    const [x, y] = [use.getAttribute('x') ?? 0, use.getAttribute('y') ?? 0];
    if (meant && isPainted(use)) {
      use.replaceWith(painted(use, inside, x, y));
      continue;
    }
    // A symbol is shown only by a reference; its place is the same where it is as large as its viewBox.
    if (inside.localName === 'symbol') use.replaceWith(...inside.childNodes);
    else if (x || y) {
      inside.setAttribute('transform', `translate(${x} ${y})`);
      use.replaceWith(inside);
    } else if (inside.attributes.length) use.replaceWith(inside);
    else use.replaceWith(...inside.childNodes);
  }
  return copy;
}

/** What a reference may say of its place. */
const PLACES = new Set(['href', 'x', 'y', 'width', 'height']);

/** Does a reference give what it refers to colours of its own? @param {Element} use */
function isPainted(use) {
  return [...use.attributes].some(({ name }) => !PLACES.has(name));
}

/** What a reference refers to, in its colours. @param {Element} use @param {Element} inside @param {string | number} x @param {string | number} y */
function painted(use, inside, x, y) {
  const group = document.createElementNS(SVG, 'g');
  for (const { name, value } of use.attributes)
    if (!PLACES.has(name)) group.setAttribute(name, value);
  if (x || y) group.setAttribute('transform', `translate(${x} ${y})`);
  group.append(...(inside.localName === 'symbol' ? inside.childNodes : [inside]));
  return group;
}

/** The parts within a part, as text. @param {Element} part */
function inner(part) {
  const serializer = new XMLSerializer();
  return [...part.childNodes].map((child) => serializer.serializeToString(child)).join('');
}

/** The sheet of rules; from now on everything is drawn anew when the theme changes. */
function watched() {
  rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  const theme = { attributes: true, attributeFilter: ['data-theme'] };
  new MutationObserver(redraw).observe(document.documentElement, theme);
  for (const query of MEDIA) matchMedia(query).addEventListener('change', redraw);
  return rules;
}

function redraw() {
  const all = [...stills.values()];
  const old = all.map(({ url }) => url);
  rules?.replaceSync('');
  for (const each of all) each.url = '';
  drawAll(all);
  for (const url of old) if (url) URL.revokeObjectURL(url);
}
