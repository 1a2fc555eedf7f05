// The sheet of the analysis: turning points, who was ahead, what each decision lost and why, luck.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { isStarting } from './advice.js';
import { thinking } from './adviceline.js';
import {
  analyse,
  analysisOf,
  decisionsOf,
  getReady,
  mistakes,
  showAll,
  stopAnalysis,
} from './analysis.js';
import { doubtfulOf, parted, shownLoss } from './mistakes.js';
import { resultOf, signedLead, swingBlock } from './swingchart.js';
import { isTold, stillIn, swingsOf } from './swings.js';
import { sumWords, swingRow, verdictRow } from './verdictrow.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').AnalysisShape} Analysis */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */
/** @typedef {import('./analysis.js').Held} Held */
/** @typedef {import('./mistakes.js').Affair} Affair */

/** What the analysis found; that of a game that is over starts by itself. @param {Frame} shown */
export function analysisSheet(shown) {
  const frame = get().frame ?? shown; // all of the match, whatever part of it is on the board
  if (frame.lesson) return html`<p>${t('study-not-now')}</p>`;
  const held = analysisOf();
  if (!held) {
    queueMicrotask(() => (frame.outcome && !analysisOf() ? analyse(frame) : getReady()));
    return html`<p>${t('study-analysis-about')}</p>${begin(frame, 'study-analyse')}`;
  }
  const { top, rest } = parted(
    mistakes(held),
    (verdict) => affairOf(held, verdict),
    held.state === 'running' ? () => true : stillIn(held.chapters),
  );
  const whole = isWhole(held);
  return html`<div class="analysis" data-state=${held.state}>
    ${status(frame, held)}
    <div class="analysis__parts">
      <div class="analysis__part">${turningPoints(held, top, rest)} ${checked(held)}</div>
      <div class="analysis__part analysis__part--led">
        <h3>${t('study-swing')}</h3>
        <p class="hint__note">${t('study-swing-about')}</p>
        ${swingBlock(
          held.chapters,
          held.whole?.after ?? null,
          top.map(({ verdict }) => verdict),
          whole && held.entries === frame.entries ? resultOf(frame) : null,
        )}
        ${held.whole ? sums(held.whole, mistakes(held)) : nothing}
      </div>
      <div class="analysis__part">${decisions(held, rest, isLate(held, top, rest))}</div>
    </div>
    <p class="hint__note">${t('study-analysis-fair')}</p>
    ${frame.outcome ? (page()?.score?.analysisNotes?.(frame) ?? nothing) : nothing}
  </div>`;
}

/** Has every turn been looked at once? @param {Held} held */
function isWhole({ chapters, entries }) {
  return (chapters.at(-1)?.end ?? 0) >= entries;
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
    return html`${held.chapters.length ? nothing : html`<p>${t('study-analysis-about')}</p>`} ${thinking(held, busyWords(held), stopAnalysis)}`;
  }
  if (held.state === 'failed')
    return html`<p class="study__trouble" role="alert">${held.trouble}</p>${begin(frame, 'study-again')}`;
  if (held.state === 'stopped')
    return html`<p role="status">${t('study-stopped')}</p>${begin(frame, 'study-again')}`;
  if (held.entries !== frame.entries)
    return html`<p role="status">${t('study-gone-on')}</p>${begin(frame, 'study-again')}`;
  return html`<p class="sr" role="status">${t('study-analysed')}</p>`;
}

/** What it is about: at first each turn, then the decisions in doubt. @param {Held} held */
function busyWords(held) {
  if (isStarting()) return t('study-coming');
  const left = doubtfulOf(held.chapters, held.own, Infinity).length;
  if (!isWhole(held) || !left) return t('study-analysing');
  return t('study-analysing-left', { count: left });
}

/** How many decisions in doubt are told while the rest is played out. */
const CHECKED = 3;

/** What may be a mistake, while it runs: the worst of the first estimates, as soon as there is one. @param {Held} held */
function checked(held) {
  if (held.state !== 'running') return nothing;
  const found = doubtfulOf(held.chapters, held.own, CHECKED);
  if (!found.length) return nothing;
  return html`<h3>${t('study-checking')}</h3>
    <ol class="verdicts verdicts--perhaps">
      ${found.map((affair) => verdictRow(held, affair))}
    </ol>`;
}

/** The combat, or the like, that a decision belongs to. @param {Held} held @param {Verdict} verdict */
function affairOf(held, { step, start, seat }) {
  const affair = page()?.affairOf?.(step) ?? null;
  const turn = held.chapters.find((each) => each.start <= start && start < each.end);
  return affair && turn ? `${turn.start} ${affair} ${seat}` : null;
}

/** The worst mistakes, and the largest swings: not while it runs, when the leads are first guesses.
 * @param {Held} held @param {Affair[]} top @param {Affair[]} rest
 */
function turningPoints(held, top, rest) {
  if (!held.chapters.length) return nothing;
  const told = top.flatMap(({ verdict, also, same }) => [verdict, ...also, ...same]);
  const swings =
    held.state === 'running'
      ? []
      : swingsOf(held.chapters, held.whole?.after ?? null, held.own, ({ start, end }) => {
          return page()?.hasChance?.(get().log.slice(start, end)) ?? true;
        }).filter((swing) => !isTold(swing, told));
  return html`<h3>${t('study-turning')}</h3>
    ${top.length ? html`<ol class="verdicts verdicts--top">${top.map((affair) => verdictRow(held, affair))}</ol>` : html`<p>${t(noneWords(held, rest))}</p>`}
    ${swings.length ? html`<ul class="verdicts verdicts--swings">${swings.map(swingRow)}</ul>` : nothing}`;
}

/** @param {Held} held @param {Affair[]} rest */
function noneWords({ state }, rest) {
  if (state === 'running') return 'study-looking';
  return rest.length ? 'study-no-turning' : 'study-no-losses';
}

/** Did one of the others lose more than a turning point of the same player? Then it came when the game was as good
 * as decided. @param {Held} held @param {Affair[]} top @param {Affair[]} rest
 */
function isLate({ own }, top, rest) {
  const losses = (/** @type {Affair[]} */ affairs) =>
    affairs
      .filter(({ verdict }) => own === null || verdict.seat === own)
      .map(({ verdict }) => shownLoss(verdict));
  const named = losses(top);
  return named.length > 0 && Math.max(...losses(rest)) > Math.min(...named);
}

/** All others. @param {Held} held @param {Affair[]} rest @param {boolean} late was one of them costlier than what is told above? */
function decisions(held, rest, late) {
  const every = decisionsOf(held);
  if (!every.length) return nothing;
  const shown = held.all ? every.map((verdict) => ({ verdict, also: [], same: [] })) : rest;
  const others = late ? 'study-other-late' : 'study-other-losses';
  const title = t(held.all ? 'study-decisions' : others);
  return html`${shown.length ? html`<h3>${title}</h3>` : nothing}
    <ol class="verdicts">
      ${shown.map((affair) => verdictRow(held, affair))}
    </ol>
    ${held.all || held.state === 'running' ? nothing : perhaps(held)}
    <button type="button" class="tool" data-study="all" aria-pressed=${held.all ? 'true' : 'false'} @click=${showAll}>
      ${t('study-all', { count: every.length })}
    </button>`;
}

/** What may have lost something, as far as a first estimate goes: told apart, for it counts nowhere. @param {Held} held */
function perhaps(held) {
  const found = doubtfulOf(held.chapters, held.own);
  if (!found.length) return nothing;
  return html`<h3>${t('study-perhaps')}</h3>
    <p class="hint__note">${t('study-perhaps-about')}</p>
    <ol class="verdicts verdicts--perhaps">
      ${found.map((affair) => verdictRow(held, affair))}
    </ol>`;
}

/** Luck of each seat, and the points that it gave away: the sum of the mistakes that are told.
 * @param {Analysis} whole @param {readonly Verdict[]} named
 */
function sums({ luck }, named) {
  return html`<h3>${t('study-sums')}</h3>
    <table class="scores analysis__sums">
      <thead>
        <tr>
          <th scope="col">${t('study-captain')}</th>
          <th scope="col">${t('study-luck')}</th>
          <th scope="col">${t('study-given')}</th>
        </tr>
      </thead>
      <tbody>
        ${luck.map(
          (drawn, seat) => html`<tr>
            <th scope="row">${pin(seat)} ${playerName(seat)}</th>
            <td>${signedLead(drawn)}</td>
            <td>${sumWords(named.filter((verdict) => verdict.seat === seat))}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="hint__note">${t('study-sums-about')}</p>`;
}
