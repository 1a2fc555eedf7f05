// What a preview is worth: points before and after, and what else changes. The engine reckons it, by
// the game's own scoring; a game that tells nothing of it has none.

import { html, nothing } from 'lit-html';
import { t } from '../app/text.js';
import { boardText, capital } from './words.js';

/** @typedef {import('../protocol.d.ts').WorthShape} Worth */

/** A number with a true minus. @param {number} points */
function figure(points) {
  return String(points).replace('-', '−');
}

/** The points that it brings; 0 where nothing is told. @param {Worth | null | undefined} worth @returns {number} */
export function gain(worth) {
  return worth ? worth.after - worth.before : 0;
}

/** Points before and after, as they are seen; empty where they stay. @param {Worth} worth */
function seen({ before, after }) {
  return before === after ? '' : t('table-worth', { before: figure(before), after: figure(after) });
}

/** The same as it is heard. @param {Worth} worth */
function heard({ before, after }) {
  return before === after ? '' : t('table-worth-spoken', { before, points: after });
}

/** All of it in words, for those who listen; empty if nothing is told. @param {Worth | null | undefined} worth */
export function worthWords(worth) {
  if (!worth) return '';
  const parts = [heard(worth), ...worth.changes.map(boardText)].filter(Boolean);
  return t('table-sentence', { text: capital(parts.join('; ')) });
}

/** The points alone, for a button: "★ 0 → 15". @param {Worth | null | undefined} worth */
export function worthMark(worth) {
  if (!worth || worth.before === worth.after) return nothing;
  return html`<span class="worth worth--mark"><span aria-hidden="true">${seen(worth)}</span><span class="sr">(${heard(worth)})</span></span>`;
}

/** Keeps "3 → 4" on one line. @param {string} words */
function unbroken(words) {
  return words.replaceAll(' → ', '\u00a0→\u00a0');
}

/** The points and all that changes: "★ 0 → 15 · Marines: 1st". @param {Worth | null | undefined} worth */
export function worthLine(worth) {
  if (!worth) return nothing;
  const told = worth.changes.map((each) => unbroken(boardText(each)));
  const shown = seen(worth);
  if (!shown) return html`<span class="worth__changes">${capital(told.join(' · '))}</span>`;
  const rest = told.length
    ? html`<span class="worth__changes"> · ${told.join(' · ')}</span>`
    : nothing;
  return html`<span class="worth"><span aria-hidden="true">${shown}</span><span class="sr">${heard(worth)}</span></span>${rest}`;
}
