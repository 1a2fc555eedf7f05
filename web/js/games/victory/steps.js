// The seven steps of a turn in one line: what is past, what is on, what is to come.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { isOpen } from './picked.js';
import { cardOf, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

const STEPS = ['produce', 'voyages', 'repairs', 'draw', 'trade', 'play', 'discard'];

/** Questions within a step, by the step that they belong to. @type {Record<string, string>} */
const WITHIN = {
  merchant: 'voyages',
  pay: 'play',
  board: 'play',
  arm: 'play',
  count: 'play',
  place: 'play',
  answer: 'play',
};

/** Draws the steps of the turn. @param {Frame} frame */
export function stepLine(frame) {
  const step = stepNow(frame);
  const now = STEPS.indexOf(step);
  const till = step === 'trade' && playsCard(frame) ? STEPS.indexOf('play') : now;
  return html`<ol class="steps" role="list" aria-label=${t('table-steps')}>
    ${STEPS.map(
      (each, at) =>
        html`<li class="steps__one ${at < now ? 'steps__one--past' : ''} ${at >= now && at <= till ? 'steps__one--now' : ''}" aria-current=${at >= now && at <= till ? 'step' : nothing}
          >${at < now ? html`<span class="steps__mark" aria-hidden="true">✓</span>` : ''}<span class="steps__name">${t(`table-step-${each}`)}</span></li
        >`,
    )}
  </ol>`;
}

/** While cubes are traded a card may be played as well. @param {Frame} frame */
function playsCard(frame) {
  return optionsOf(frame).some((option) => cardOf(option) !== null && isOpen(option));
}

/** The step of the turn that the position belongs to. @param {Frame} frame */
function stepNow(frame) {
  const { step } = viewOf(frame);
  if (step === 'any') return frame.prompt.id === 'prompt-any-industry' ? 'play' : 'voyages';
  return WITHIN[step] ?? step;
}
