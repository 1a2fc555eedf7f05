// A decision of the analysis on the board: its words, the steps to the other mistakes, the ways back.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { isShared } from '../../match/mode.js';
import { leavePast } from '../past/past.js';
import { backWords, step } from '../past/pastbar.js';
import { turnName } from '../words.js';
import { backToAnalysis, onBoard, stepMistake } from './analysis.js';
import { bothLines, lossLine, playOnButton, verdictName } from './verdictrow.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../games/contract.d.ts').ShownMoves} ShownMoves */

/** What was played and what would have been better, for the game to draw on its board.
 * @param {Frame} frame @returns {ShownMoves | undefined}
 */
export function movesToDraw(frame) {
  const verdict = onBoard(frame)?.verdict;
  if (!verdict) return undefined;
  const { seat, done: played, best, grade } = verdict;
  return { seat, played, better: grade === 'best' ? [] : best.steps };
}

/** In the place of what one points at. @param {Frame} frame */
export function mistakeTold(frame) {
  const here = onBoard(frame);
  if (!here) return nothing;
  const { held, verdict } = here;
  return html`<section class="area-inspector inspector past__told mistake" tabindex="0" aria-label=${t('table-inspector')}>
    ${verdict ? html`<p>${lossLine(held, verdict)}</p>${bothLines(verdict)}` : html`<p>${t('study-tour-nothing')}</p>`}
  </section>`;
}

/** In the place of the actions. @param {Frame} frame */
export function mistakeBar(frame) {
  const here = onBoard(frame);
  if (!here) return nothing;
  const { chapter, verdict, at, of, all } = here;
  const { round, seat, start } = chapter;
  const name = verdict ? verdictName(verdict) : turnName({ round, seat });
  return html`<section class="area-past past tour" aria-label=${t(all ? 'study-tour-all' : 'study-tour')}>
    <div class="past__row">
      <h2 class="past__title" tabindex="-1">
        <span class="past__name">${name}</span>${at >= 0 ? html` <small>${t('study-tour-at', { at: at + 1, of })}</small>` : nothing}
      </h2>
      <button type="button" class="past__back" data-do="analysis" @click=${backToAnalysis}>${t('study-tour-back')}</button>
    </div>
    <div class="past__row">
      ${step('mistake-before', t(all ? 'study-tour-earlier' : 'study-tour-before'), 'M17 5v14L6 12z', () => stepMistake(-1), at < 0 ? of > 0 : at > 0)}
      ${step('mistake-after', t(all ? 'study-tour-later' : 'study-tour-after'), 'M7 5v14l11-7z', () => stepMistake(1), at + 1 < of)}
      <span class="tour__rest">
        ${playOnButton(verdict ?? { seat, start, round })}
        ${isShared() ? nothing : html`<button type="button" class="tool" data-do="present" @click=${leavePast}>${backWords()}</button>`}
      </span>
    </div>
  </section>`;
}
