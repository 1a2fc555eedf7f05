// What is told of what is pointed at, in the room of what the question tells else: of each answer the words
// lie there unseen, so that pointing at one changes no size.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { optionsOf } from '../../../match/mode.js';
import { isSquare } from '../sea/squares.js';
import { squareAway } from '../sea/told.js';
import { isShut } from './choice.js';
import { preview } from './notes.js';
import { hasRoom } from './room.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The facts of a question; in their place, what is told of what is pointed at. @param {Frame} frame @param {unknown} facts */
export function factsOrPreview(frame, facts) {
  const { selected } = get();
  const previews = optionsOf(frame)
    .filter((option) => !isShut(option))
    .map((option) => ({ target: option.target, words: preview(frame, option) }))
    .filter(({ words }) => words);
  const roomy = hasRoom(frame);
  const square = roomy && selected && isSquare(selected) ? squareAway(frame, selected) : '';
  const shown = square || previews.some(({ target }) => target === selected);
  return html`<div class="ask__room ${roomy ? 'ask__room--roomy' : ''}">
    <div class="ask__usual ${shown ? 'ask__away' : ''}">${facts}</div>
    ${previews.map(({ target, words }) => html`<p class="ask__facts ask__preview ${target === selected ? '' : 'ask__away'}">${words}</p>`)}
    ${square ? html`<p class="ask__facts ask__preview">${square}</p>` : nothing}
  </div>`;
}
