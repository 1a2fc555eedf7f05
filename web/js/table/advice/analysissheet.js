// The sheet of the analysis: how the game swung, what each decision lost and why, luck and skill.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { formatText, number, playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { showPast } from '../past/past.js';
import { isStarting } from './advice.js';
import { adviceSteps, thinking } from './adviceline.js';
import { analyse, analysisOf, playFromHere, showAll, stopAnalysis } from './analysis.js';
import { signedLead, swingBlock } from './swingchart.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').AnalysisShape} Analysis */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */
/** @typedef {import('./analysis.js').Held} Held */

/** Draws the sheet of the analysis. @param {Frame} frame */
export function analysisSheet(frame) {
  if (frame.lesson) return html`<p>${t('study-not-now')}</p>`;
  const held = analysisOf();
  if (!held) return html`<p>${t('study-analysis-about')}</p>${begin(frame, 'study-analyse')}`;
  return html`<div class="analysis" data-state=${held.state}>
    ${status(frame, held)}
    <h3>${t('study-swing')}</h3>
    <p class="hint__note">${t('study-swing-about')}</p>
    ${swingBlock(held.chapters, held.whole?.after ?? null)} ${held.whole ? sums(held.whole) : nothing}
    ${decisions(held)}
    <p class="hint__note">${t('study-analysis-fair')}</p>
  </div>`;
}

/** @param {Frame} frame @param {string} words */
function begin(frame, words) {
  return html`<button type="button" class="main" data-study="analyse" ?disabled=${!frame.entries} @click=${() => analyse(frame)}>
    ${t(words)}
  </button>`;
}

/** @param {Frame} frame @param {Held} held */
function status(frame, held) {
  if (held.state === 'running') {
    return thinking(held, t(isStarting() ? 'study-coming' : 'study-analysing'), stopAnalysis);
  }
  if (held.state === 'failed')
    return html`<p class="study__trouble" role="alert">${held.trouble}</p>${begin(frame, 'study-again')}`;
  if (held.state === 'stopped')
    return html`<p role="status">${t('study-stopped')}</p>${begin(frame, 'study-again')}`;
  if (held.entries !== frame.entries)
    return html`<p role="status">${t('study-gone-on')}</p>${begin(frame, 'study-again')}`;
  return html`<p role="status">${t('study-analysed')}</p>`;
}

/** Luck and skill of each seat. @param {Analysis} whole */
function sums({ luck, loss }) {
  return html`<h3>${t('study-sums')}</h3>
    <table class="scores analysis__sums">
      <thead>
        <tr>
          <th scope="col">${t('study-captain')}</th>
          <th scope="col">${t('study-luck')}</th>
          <th scope="col">${t('study-skill')}</th>
        </tr>
      </thead>
      <tbody>
        ${luck.map(
          (drawn, seat) => html`<tr>
            <th scope="row">${pin(seat)} ${playerName(seat)}</th>
            <td>${signedLead(drawn)}</td>
            <td>${signedLead(-loss[seat])}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="hint__note">${t('study-sums-about')}</p>`;
}

/** @param {Held} held */
function decisions({ chapters, all }) {
  const every = chapters.flatMap((chapter) => chapter.verdicts);
  const shown = all ? every : every.filter((verdict) => verdict.grade !== 'best');
  return html`<h3>${t('study-decisions')}</h3>
    <button type="button" class="tool" data-study="all" aria-pressed=${all ? 'true' : 'false'} @click=${showAll}>
      ${t('study-all', { count: every.length })}
    </button>
    <ol class="verdicts">
      ${shown.map(row)}
    </ol>
    ${shown.length ? nothing : html`<p>${t('study-no-losses')}</p>`}`;
}

/** @param {Verdict} verdict */
function row(verdict) {
  const { seat, round, step, grade, start } = verdict;
  const kind = page()?.stepWords?.(step) ?? t('study-step-other');
  const what = t('study-decision', { round, who: playerName(seat), kind });
  return html`<li class="verdict verdict--${grade}" data-start=${start}>
    <p class="verdict__head">
      ${pin(seat)} <b>${what}</b> <span class="grade grade--${grade}">${t(`study-grade-${grade}`)}</span>
    </p>
    <p>${lossWords(verdict)}</p>
    ${verdict.why ? html`<p class="hint__why">${formatText(verdict.why)}</p>` : nothing}
    ${
      grade === 'best'
        ? nothing
        : html`<details>
          <summary>${t('study-better')}</summary>
          ${adviceSteps(verdict.best)}
        </details>`
    }
    <p class="verdict__do">
      <button type="button" class="tool" data-study="look" @click=${() => showPast(start)}>${t('study-look-here')}</button>
      <button type="button" class="tool" data-study="play-here" @click=${() => playFromHere(verdict)}>${t('study-play-here')}</button>
    </p>
  </li>`;
}

/** @param {Verdict} verdict */
function lossWords({ loss, interval, grade }) {
  const words = { loss: number(loss, 1) };
  if (interval && grade === 'best') return t('study-loss-even');
  if (interval)
    return t('study-loss-tried', {
      ...words,
      low: number(interval[0], 1),
      high: number(interval[1], 1),
    });
  return t(grade === 'best' ? 'study-loss-none' : 'study-loss-seen', words);
}
