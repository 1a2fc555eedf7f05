// A decision of the analysis in words: what it lost, what was played, what would have been better.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { formatText, number, playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { boardText } from '../words.js';
import { playFromHere, showOnBoard } from './analysis.js';
import { isMistake } from './mistakes.js';

/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */
/** @typedef {import('./analysis.js').Held} Held */

/** An entry of the list. @param {Held} held @param {Verdict} verdict */
export function verdictRow(held, verdict) {
  const { seat, grade, start } = verdict;
  const what = verdictName(verdict);
  return html`<li class="verdict verdict--${grade}" data-start=${start}>
    <p class="verdict__head">${pin(seat)} <b>${what}</b> ${gradeBadge(verdict)}</p>
    <p>${lossLine(held, verdict)}</p>
    <p class="verdict__do">
      <button type="button" class="tool" data-study="look" @click=${() => showOnBoard(start)}>
        ${t('study-look-here')}<span class="sr"> ${what}</span>
      </button>
      ${playOnButton(verdict)}
    </p>
  </li>`;
}

/** Both lines in words: what was played and, where it lost something, what would have been better.
 * @param {Verdict} verdict
 */
export function bothLines(verdict) {
  const { done, best, grade, why } = verdict;
  return html`${line('played', done)} ${grade === 'best' ? nothing : line('better', best.steps)}
  ${isMistake(verdict) && why ? html`<p class="hint__why">${formatText(why)}</p>` : nothing}`;
}

/** @param {'played' | 'better'} kind @param {readonly import('../../protocol.d.ts').PlanStepShape[]} steps */
function line(kind, steps) {
  return html`<p class="verdict__line verdict__line--${kind}">
    <b>${t(`study-${kind}`)}</b>
    ${steps.map(({ label }, at) => html`<span class="verdict__step"><small>${at + 1}</small> ${boardText(label)}</span> `)}
  </p>`;
}

/** Round, player and kind of decision. @param {Verdict} verdict */
export function verdictName({ round, seat, step }) {
  const kind = page()?.stepWords?.(step) ?? t('study-step-other');
  return t('study-decision', { round, who: playerName(seat), kind });
}

/** Only where it is sure that it lost something. @param {Verdict} verdict */
function gradeBadge(verdict) {
  if (!isMistake(verdict)) return nothing;
  return html`<span class="grade grade--${verdict.grade}">${t(`study-grade-${verdict.grade}`)}</span>`;
}

/** What it lost; how sure that is in small print. @param {Held} held @param {Verdict} verdict */
export function lossLine(held, verdict) {
  const { interval, deals } = verdict;
  const words = lossWords(held, verdict);
  if (!interval || !isMistake(verdict)) return words;
  const [low, high] = interval.map((end) => number(end, 1));
  return html`<b>${words}</b> <small>${t('study-loss-range', { deals, low, high })}</small>`;
}

/** @param {Held} held @param {Verdict} verdict */
function lossWords({ state }, verdict) {
  const points = number(verdict.loss, verdict.loss < 1.95 ? 1 : 0);
  if (isMistake(verdict)) return t('study-loss-about', { points });
  if (verdict.grade === 'best') return t('study-loss-even');
  if (verdict.deals) return t('study-loss-open', { deals: verdict.deals });
  return t(state === 'running' ? 'study-loss-checking' : 'study-loss-unchecked', { points });
}

/** @param {{seat: number, start: number}} decision */
export function playOnButton(decision) {
  return html`<button type="button" class="tool" data-study="play-on" @click=${() => playFromHere(decision)}>
    ${t('links-play-on')}
  </button>`;
}
