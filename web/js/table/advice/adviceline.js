// A line of actions that is advised: its steps, its price, and the button that plays it.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { number, t } from '../../app/text.js';
import { boardText, capital, price } from '../words.js';
import { playLine } from './advice.js';

/** @typedef {import('../../protocol.d.ts').AdviceShape} Advice */

/** The steps in order, the one that matters most in bold. @param {Advice} advice */
export function adviceSteps(advice) {
  return html`<ol class="advice__steps">
    ${advice.steps.map((step, at) => {
      const cost = price(step.cost);
      const words = html`${boardText(step.label)}${cost ? html` <small>${cost}</small>` : nothing}`;
      return html`<li>${at === advice.main ? html`<b>${words}</b>` : words}</li>`;
    })}
  </ol>`;
}

/** An estimate below it is told as none. */
const LEAST = 0.05;

/** The steps with the whole price, what they bring for sure, and what is estimated. @param {Advice} advice */
export function adviceBlock(advice) {
  const cost = page()?.lineCost?.(advice) ?? price(advice.cost);
  return html`${
    cost || bringsNow(advice)
      ? html`<p class="advice__sum">
          ${advice.figure ? html`<b>${capital(boardText(advice.figure))}.</b> ` : nothing}${pointsNow(advice)}
          ${t('study-cost', { cost: cost || t('study-free') })}
        </p>`
      : nothing
  }
    ${adviceSteps(advice)}
    ${Math.abs(advice.gain) < LEAST ? nothing : html`<p class="hint__note">${t('study-estimate', { points: signed(advice.gain, 1) })}</p>`}`;
}

/** Does it change anything at once? @param {Pick<Advice, 'figure' | 'worth'>} advice */
function bringsNow({ figure, worth }) {
  return Boolean(figure || (worth && (worth.after !== worth.before || worth.changes.length)));
}

/** "+12 points now, 3 → 15." and what else changes; nothing where nothing does. @param {Advice} advice */
function pointsNow({ figure, worth }) {
  if (!bringsNow({ figure, worth })) return nothing;
  if (!worth) return t('study-no-points', { points: 0 });
  const { before, after, changes } = worth;
  const more = after - before;
  const args = {
    sign: more < 0 ? '−' : '+',
    points: Math.abs(more),
    before: minus(before),
    after: minus(after),
  };
  const none = figure ? '' : t('study-no-points', { points: 0 }); // what was planned is told before
  const points = more ? t('study-points', args) : none;
  const rest = changes.map((each) => t('table-sentence', { text: capital(boardText(each)) }));
  return html`${points ? html`<b>${points}</b> ` : nothing}${rest.join(' ')}`;
}

/** A number with its sign. @param {number} value @param {number} decimals */
function signed(value, decimals) {
  const rounded = minus(number(value, decimals));
  return value > 0 ? `+${rounded}` : rounded;
}

/** With a true minus. @param {number | string} value */
function minus(value) {
  return String(value).replace('-', '−');
}

/** Plays it; what ends the turn is left to the player. @param {Advice} advice */
export function playButton(advice) {
  const ends = advice.actions.length < advice.steps.length;
  return html`<button type="button" class="main" data-study="play" @click=${() => playLine(advice)}>
      ${t('study-play')}
    </button>
    ${ends ? html`<small class="advice__end">${t('study-end-yours')}</small>` : nothing}`;
}

/** Somebody thinks: how far, and the button that stops it.
 * @param {{done: number, of: number}} progress @param {string} words @param {() => void} cancel
 */
export function thinking({ done, of }, words, cancel) {
  return html`<div class="study__busy">
    <p role="status">${words}</p>
    <progress max=${of || 1} value=${of ? done : nothing} aria-label=${words}></progress>
    ${of ? html`<span class="study__part" aria-hidden="true">${number(Math.floor((100 * done) / of), 0)} %</span>` : nothing}
    <button type="button" class="tool" data-study="cancel" @click=${cancel}>${t('study-cancel')}</button>
  </div>`;
}
