// The window through which one looks at the chart: where it lies, how large a cell is, and how both are
// put to the page. Pushing the chart draws nothing anew: it only moves what is drawn.

import { isStill } from '../../../app/settings.js';
import { perMatch } from '../../../table/session.js';
import { COLUMNS, ROWS } from '../position.js';
import { freestCorner } from './insetcorner.js';
import { eastOf, spotOf } from './spots.js';

/** A cell is so large, in pixels, unless one zooms; and at most. */
const FINGER = 44;
const LARGEST = 110;
/** Columns that the window shows at most: the seam lies outside it. */
const MOST_SHOWN = COLUMNS - 1;
const GLIDE_MS = 260;

/** West and north edge of the window in cells, and how far it is zoomed in. */
const state = perMatch(() => ({ x: 9, y: 0, zoom: 1, followed: '' }));

/** Zooming draws at the new size once it rests so long, in ms; before that it only scales what is drawn. */
const RESTS_MS = 160;
/** The names of ports reach so many columns into the window. */
const NAMES_REACH = 3;

/** The window on the page, its size in pixels, and how its parts are laid. */
const shown = {
  root: /** @type {HTMLElement | null} */ (null),
  width: 0,
  height: 0,
  gliding: 0,
  /** Does it glide to a place? */
  glides: false,
  /** What the small world should not cover. @type {readonly import('./insetcorner.js').Kept[]} */
  kept: [],
  settling: 0,
  /** The size of a cell for which it is drawn. */
  drawn: 0,
  /** The elements of each column, and how far east they are moved. @type {{elements: HTMLElement[], east: number}[]} */
  columns: [],
};

const observer = new ResizeObserver(([entry]) => {
  const { width, height } = entry.contentRect;
  if (!width || (width === shown.width && height === shown.height)) return;
  const centre = shown.width ? middle() : null;
  Object.assign(shown, { width, height });
  if (centre) put(centre[0] - width / unit() / 2, centre[1] - height / unit() / 2);
  else if (state().followed) centreOn(state().followed.split(' ')[0], false);
  apply();
  placeInset();
});

/** Takes the element of the window, or lets it go. @param {Element | undefined} element */
export function attach(element) {
  if (shown.root === element) return;
  observer.disconnect();
  shown.root = /** @type {HTMLElement | null} */ (element ?? null);
  Object.assign(shown, { width: 0, drawn: 0, columns: [] });
  if (!shown.root) return;
  const { clientWidth, clientHeight } = shown.root;
  Object.assign(shown, { width: clientWidth, height: clientHeight });
  observer.observe(shown.root);
  requestAnimationFrame(apply);
}

/** The size of a cell in pixels. */
export function unit() {
  const least = Math.max(shown.width, 1) / MOST_SHOWN;
  return Math.min(Math.max(Math.max(FINGER, least) * state().zoom, least), LARGEST);
}

/** @param {number} x */
function wrapped(x) {
  return ((x % COLUMNS) + COLUMNS) % COLUMNS;
}

/** The middle of the window, in cells. @returns {[number, number]} */
function middle() {
  const { x, y } = state();
  return [x + shown.width / unit() / 2, y + shown.height / unit() / 2];
}

/** Puts the window's corner there: it goes on in the east and the west. @param {number} x @param {number} y */
function put(x, y) {
  const rows = shown.height / unit();
  const most = ROWS - rows;
  Object.assign(state(), { x, y: most <= 0 ? most / 2 : Math.min(Math.max(y, 0), most) });
}

/** Shows what lies in the window: the only thing that moving it does. */
export function apply() {
  const { root, width, height } = shown;
  const sea = /** @type {HTMLElement | null} */ (root?.querySelector('.sea') ?? null);
  if (!root || !sea || !width) return;
  put(state().x, state().y);
  const { x, y } = state();
  const u = unit();
  if (!shown.drawn) draw(root, sea, u);
  else if (shown.drawn !== u) settleSoon();
  layColumns(sea, x, width / u);
  layCopies(root);
  const scale = u / shown.drawn;
  const left = (-x * u).toFixed(1);
  const top = (-y * u).toFixed(1);
  sea.style.transform = `translate3d(${left}px, ${top}px, 0)${scale === 1 ? '' : ` scale(${scale})`}`;
  frameOnWorld(wrapped(x), y, width / u, height / u);
}

/** Draws all at a size. @param {HTMLElement} root @param {HTMLElement} sea @param {number} u */
function draw(root, sea, u) {
  shown.drawn = u;
  sea.style.setProperty('--u', `${u}px`);
  root.dataset.far = String(u < 36);
}

/** Draws at the size that one has zoomed to, once it rests. */
function settleSoon() {
  clearTimeout(shown.settling);
  shown.settling = window.setTimeout(() => {
    const sea = /** @type {HTMLElement | null} */ (shown.root?.querySelector('.sea') ?? null);
    if (shown.root && sea) draw(shown.root, sea, unit());
    apply();
  }, RESTS_MS);
}

/** Lays each column where the window sees it: few of them change at a time. @param {HTMLElement} sea @param {number} x @param {number} across columns in the window */
function layColumns(sea, x, across) {
  if (!shown.columns.length) {
    shown.columns = Array.from({ length: COLUMNS }, () => ({ elements: [], east: 0 }));
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (
      sea.querySelectorAll('[data-column]')
    ))
      shown.columns[Number(element.dataset.column)]?.elements.push(element);
  }
  const west = x - Math.min(NAMES_REACH, COLUMNS - across);
  shown.columns.forEach((column, at) => {
    const east = COLUMNS * Math.ceil((west - at) / COLUMNS - 1e-9);
    if (east === column.east) return;
    column.east = east;
    for (const element of column.elements) element.style.setProperty('--east', String(east));
  });
}

/** Lays the two copies of what is one picture side by side, and one of them into the window. @param {HTMLElement} root */
function layCopies(root) {
  const first = COLUMNS * Math.floor(state().x / COLUMNS);
  for (const copy of /** @type {NodeListOf<HTMLElement>} */ (
    root.querySelectorAll('[data-copy]')
  )) {
    const east = String(first + COLUMNS * Number(copy.dataset.copy));
    if (copy.dataset.east === east) continue;
    copy.dataset.east = east;
    copy.style.setProperty('--east', east);
  }
}

/** The frame on the small world shows where the window lies, on both sides of the seam.
 * @param {number} x @param {number} y @param {number} columns @param {number} rows
 */
function frameOnWorld(x, y, columns, rows) {
  const frames = shown.root?.querySelectorAll('.inset__window') ?? [];
  [x, x - COLUMNS].forEach((left, at) => {
    const frame = /** @type {SVGElement | undefined} */ (frames[at]);
    if (!frame) return;
    frame.style.transform = `translate(${left.toFixed(2)}px, ${Math.max(0, y).toFixed(2)}px)`;
    const size = `${columns.toFixed(2)} ${Math.min(ROWS, rows).toFixed(2)}`;
    if (frame.dataset.size === size) return;
    frame.dataset.size = size;
    frame.setAttribute('width', size.split(' ')[0]);
    frame.setAttribute('height', size.split(' ')[1]);
  });
}

/** Pushes the chart by so many pixels; it is shown with the next frame. @param {number} right @param {number} down */
export function push(right, down) {
  stopGliding();
  const u = unit();
  put(state().x - right / u, state().y - down / u);
  shown.gliding = requestAnimationFrame(apply);
}

/** Marks that the chart is being pushed: nothing on it is looked for under the finger. @param {boolean} pushes */
export function markPushed(pushes) {
  shown.root?.toggleAttribute('data-pushed', pushes);
  if (!pushes) placeInset();
}

/** Lays the small world into the corner where it covers least; not while the chart moves. */
function placeInset() {
  const inset = /** @type {HTMLElement | null} */ (shown.root?.querySelector('.inset') ?? null);
  if (!inset || !shown.width || shown.glides) return;
  const u = unit();
  const { x, y } = state();
  const lies = { x, y, columns: shown.width / u, rows: shown.height / u };
  const size = { columns: inset.offsetWidth / u, rows: inset.offsetHeight / u };
  const corner = freestCorner(lies, size, shown.kept, inset.dataset.corner ?? '');
  if (inset.dataset.corner !== corner) inset.dataset.corner = corner;
}

/** Zooms about a place of the window, in pixels. @param {number} factor @param {number} [left] @param {number} [top] */
export function zoom(factor, left = shown.width / 2, top = shown.height / 2) {
  stopGliding();
  const before = unit();
  const { x, y, zoom: now } = state();
  const least = shown.width / MOST_SHOWN / Math.max(FINGER, shown.width / MOST_SHOWN);
  state().zoom = Math.min(Math.max(now * factor, least), LARGEST / FINGER);
  const after = unit();
  put(x + left / before - left / after, y + top / before - top / after);
  apply();
}

/** Cells as large as they were at first. */
export function zoomBack() {
  const [x, y] = middle();
  state().zoom = 1;
  put(x - shown.width / unit() / 2, y - shown.height / unit() / 2);
  apply();
}

/** The place of the chart at a point of the page, in cells. @param {number} left @param {number} top @returns {[number, number]} */
export function placeUnder(left, top) {
  const box = shown.root?.getBoundingClientRect();
  const { x, y } = state();
  if (!box) return [0, 0];
  return [wrapped(x + (left - box.left) / unit()), y + (top - box.top) / unit()];
}

/** Does a space lie within the window, so many cells from its edge at least? @param {string} space @param {number} margin */
function isInside(space, margin) {
  const [column, row] = spotOf(space);
  const { x, y } = state();
  const columns = shown.width / unit();
  const rows = shown.height / unit();
  const right = wrapped(column - x);
  const edge = Math.min(margin, columns / 3);
  const border = Math.min(margin, rows / 3);
  const north = Math.min(border, row);
  const south = Math.min(border, ROWS - row);
  return (
    right >= edge &&
    right <= columns - edge &&
    row - y >= north - 0.01 &&
    y + rows - row >= south - 0.01
  );
}

/** Brings a space into the window if it is not there. @param {string} space @param {number} [margin] @param {boolean} [glides] */
export function bringIn(space, margin = 0.7, glides = true) {
  if (!shown.width || isInside(space, margin)) return;
  centreOn(space, glides);
}

/** Puts a space into the middle. @param {string} space @param {boolean} glides */
function centreOn(space, glides) {
  const [column, row] = spotOf(space);
  const u = unit();
  const [here] = middle();
  glideTo(here + eastOf(here, column) - shown.width / u / 2, row - shown.height / u / 2, glides);
}

function stopGliding() {
  shown.glides = false;
  cancelAnimationFrame(shown.gliding);
}

/** @param {number} x @param {number} y @param {boolean} glides */
function glideTo(x, y, glides) {
  stopGliding();
  const from = { ...state() };
  put(x, y);
  const to = { ...state() };
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (!glides || isStill() || Math.abs(right) > 12) return apply();
  const began = performance.now();
  shown.glides = true;
  const step = (/** @type {number} */ now) => {
    const part = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
    const eased = part * (2 - part);
    put(from.x + right * eased, from.y + down * eased);
    apply();
    shown.glides = part < 1;
    if (shown.glides) shown.gliding = requestAnimationFrame(step);
    else placeInset();
  };
  shown.gliding = requestAnimationFrame(step);
}

/** Keeps in the window what matters now: the convoy when it has moved, what is pointed at when that changes.
 * @param {string | null} at where the convoy lies @param {string | null} selected a space
 * @param {readonly import('./insetcorner.js').Kept[]} kept what the small world should not cover
 */
export function follow(at, selected, kept) {
  shown.kept = kept;
  requestAnimationFrame(placeInset);
  const key = `${selected ?? at} ${at}`;
  const here = state();
  if (here.followed === key) return;
  const first = !here.followed;
  const moved = here.followed.split(' ')[1] !== String(at);
  here.followed = key;
  requestAnimationFrame(() => {
    if (first && at) centreOn(at, false);
    else if (moved && at && !selected) bringIn(at, 2.2);
    else if (selected) bringIn(selected);
    apply();
    placeInset();
  });
}
