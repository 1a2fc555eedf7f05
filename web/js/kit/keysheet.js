// The keys of the table and of the game that is open, with what they do.

import { html } from 'lit-html';
import { page } from '../app/games.js';
import { t } from '../app/text.js';

const KEYS = [
  'arrows',
  'home',
  'corners',
  'next',
  'enter',
  'escape',
  'info',
  'digit',
  'undo',
  'redo',
  'why',
  'ship',
  'others',
  'log',
  'recap',
  'skip',
  'hint',
  'past',
  'last',
  'help',
];

/** Keys that the page has for those who listen or read; a game's line of the same letter tells both. */
const KEYS_ALOUD = ['text', 'command', 'verbosity', 'mute'];

/** Draws the list of keys with what each does. */
export function keySheet() {
  const own = page()?.keyLines?.() ?? [];
  const taken = new Set(own.flatMap(({ keys }) => keys.split(', ')));
  const aloud = KEYS_ALOUD.filter(
    (key) => !taken.has(t(`sound-key-of-${key}`)) && (key !== 'command' || page()?.commands),
  );
  return html`<dl class="keys">
    ${KEYS.map((key) => html`<dt>${t(`table-key-of-${key}`)}</dt><dd>${t(`table-key-does-${key}`)}</dd>`)}
    ${own.map(({ keys, does }) => html`<dt>${keys}</dt><dd>${does}</dd>`)}
    ${aloud.map((key) => html`<dt>${t(`sound-key-of-${key}`)}</dt><dd>${t(`sound-key-does-${key}`)}</dd>`)}
  </dl>`;
}
