// A decision of the analysis in words: what it lost, what was played, what would have been better.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { formatText, list, number, playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { boardText, roundName, turnName } from '../words.js';
import { showOnBoard, showTurn } from './analysis.js';
import { FEW, isMistake, shownLoss, sumOfLosses } from './mistakes.js';
import { signedLead } from './swingchart.js';
import { isLuck } from './swings.js';
import { playFromHere } from './whatif.js';
import { triedWords } from './whatifsheet.js';

/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */
/** @typedef {import('../../protocol.d.ts').PlanStepShape} Step */
/** @typedef {import('./analysis.js').Held} Held */
/** @typedef {import('./mistakes.js').Affair} Affair */
/** @typedef {import('./swings.js').Swing} Swing */

/** A line is told in full up to so many letters, be it of few steps or of many short ones. */
const LONG = 240;

/** From so many points on a bound of a loss is told without decimals. */
const ROUGH = 10;

/** An entry of the list, with others of the same affair or kind.
 * @param {Held} held @param {Affair} affair
 */
export function verdictRow(held, { verdict, also, same }) {
  const { seat, grade, start } = verdict;
  const what = verdictName(verdict);
  return html`<li class="verdict verdict--${grade}" data-start=${start}>
    <p class="verdict__head">${pin(seat)} <b>${what}</b> ${held.state === 'running' ? nothing : gradeBadge(verdict)}</p>
    ${verdict.grade === 'best' ? nothing : briefly(verdict)}
    <p>${lossLine(held, verdict)}</p>
    ${tried(start)}
    ${same.length ? html`<p class="verdict__same">${sameWords([verdict, ...same])}</p>` : nothing}
    <p class="verdict__do">
      <button type="button" class="tool" data-study="look" @click=${() => showOnBoard(start)}>
        ${t('study-look-here')}<span class="sr"> ${what}</span>
      </button>
      ${playOnButton(verdict)}
    </p>
    ${also.length ? html`<ul class="verdict__also">${also.toSorted((a, b) => a.start - b.start).map((each) => alsoRow(held, each))}</ul>` : nothing}
  </li>`;
}

/** What a trial of the decision found: more games than the analysis had for it. @param {number} start */
function tried(start) {
  const words = triedWords(start);
  return words ? html`<p class="verdict__tried">${words}</p>` : nothing;
}

/** Another decision of the same affair: in a sentence, which leads to the board. @param {Held} held @param {Verdict} verdict */
function alsoRow(held, verdict) {
  return html`<li>
    <button type="button" class="verdict__look" data-study="look" @click=${() => showOnBoard(verdict.start)}>
      ${briefly(verdict)} ${lossWords(held, verdict)}
    </button>
  </li>`;
}

/** How often the same was chosen, when, and what that lost in all. @param {readonly Verdict[]} verdicts */
function sameWords(verdicts) {
  const rounds = [...new Set(verdicts.map(({ round }) => round))].toSorted((a, b) => a - b);
  const count = verdicts.length;
  const told = { count, rounds: list(rounds.map(roundName)), points: sumWords(verdicts) };
  return t('study-same', { ...told, sure: Number(isMistake(verdicts[0])) });
}

/** @param {readonly Verdict[]} verdicts */
export function sumWords(verdicts) {
  const points = sumOfLosses(verdicts);
  return number(points, Number.isInteger(points) ? 0 : 1);
}

/** A turn in which the lead swung, with or without a mistake. @param {Swing} swing */
export function swingRow(swing) {
  const { chapter, seat, before, after } = swing;
  const { round, start, end } = chapter;
  const what = page()?.deedOf?.(get().log.slice(start, end), chapter.seat);
  const name = what
    ? t('study-decision-told', { part: roundName(round), what })
    : turnName(chapter);
  const luck = isLuck(swing) ? (after > before ? 1 : 2) : 0;
  const told = {
    who: playerName(seat),
    before: signedLead(before),
    after: signedLead(after),
    luck,
  };
  return html`<li class="verdict verdict--swing" data-start=${start}>
    <p class="verdict__head">${pin(chapter.seat)} <b>${name}</b></p>
    <p>${t('study-swing-told', told)}</p>
    <p class="verdict__do">
      <button type="button" class="tool" data-study="look" @click=${() => showTurn(chapter)}>
        ${t('study-look-here')}<span class="sr"> ${name}</span>
      </button>
    </p>
  </li>`;
}

/** What was done, what was better, and why: in a sentence, or by what differs in both lines.
 * @param {Verdict} verdict
 */
function briefly({ told, why, done, best }) {
  if (told) return html`<span class="verdict__told">${formatText(told)}</span>`;
  const differs = [stepsBut(done, best.steps), stepsBut(best.steps, done)];
  const [one, other] = differs.map(stepWords);
  const [played, better] = one === other ? [spoken(done), spoken(best.steps)] : differs;
  return html`${line('played', played)} ${line('better', better)}
  ${why ? html`<span class="hint__why verdict__told">${formatText(why)}</span>` : nothing}`;
}

/** What a line says: steps upon several ships may read alike. @param {readonly Step[]} steps */
function stepWords(steps) {
  return steps.map(({ label }) => boardText(label)).join(' ');
}

/** The steps of a line that another has not, without those that only lead on.
 * @param {readonly Step[]} line @param {readonly Step[]} other
 */
function stepsBut(line, other) {
  const own = line.filter(({ action }) => !other.some((each) => each.action === action));
  const told = own.filter(({ action }) => !page()?.isPassing?.(action));
  const shown = told.length ? told : (own.length ? own : line).slice(-1);
  return stepWords(shown).length > LONG ? shown.slice(0, FEW) : shown;
}

/** Both lines in words: what was played and, where it lost something, what would have been better.
 * @param {Verdict} verdict
 */
export function bothLines(verdict) {
  const { done, best, grade, why, told } = verdict;
  if (told && grade !== 'best') return html`<p class="verdict__told">${formatText(told)}</p>`;
  return html`${line('played', spoken(done))} ${grade === 'best' ? nothing : line('better', spoken(best.steps))}
  ${grade !== 'best' && why ? html`<p class="hint__why">${formatText(why)}</p>` : nothing}`;
}

/** The steps of a line that do not go without saying. @param {readonly Step[]} steps */
function spoken(steps) {
  const told = steps.filter(({ action }) => !page()?.isIdle?.(action));
  return told.length ? told : steps;
}

/** @param {'played' | 'better'} kind @param {readonly import('../../protocol.d.ts').PlanStepShape[]} steps */
function line(kind, steps) {
  return html`<span class="verdict__line verdict__line--${kind}">
    <b>${t(`study-${kind}`)}</b>
    ${steps.map(({ label }, at) => html`<span class="verdict__step">${steps.length > 1 ? html`<small>${at + 1}.</small> ` : nothing}${boardText(label)}</span> `)}
  </span>`;
}

/** Round, and what was done in a sentence, without what the better line does too; else the player and the kind of
 * decision. @param {Verdict} verdict
 */
export function verdictName({ round, seat, step, start, end, best, grade }) {
  const better = new Set(grade === 'best' ? [] : best.steps.map(({ action }) => action));
  const own = get()
    .log.slice(start, end)
    .filter((entry) => entry.do === null || !better.has(entry.do));
  const what = page()?.deedOf?.(own, seat);
  if (what) return t('study-decision-told', { part: roundName(round), what });
  const kind = page()?.stepWords?.(step) ?? t('study-step-other');
  return t('study-decision', { part: roundName(round), who: playerName(seat), kind });
}

/** Only where it is sure that it lost something. @param {Verdict} verdict */
function gradeBadge(verdict) {
  if (!isMistake(verdict)) return nothing;
  return html`<span class="grade grade--${verdict.grade}">${t(`study-grade-${verdict.grade}`)}</span>`;
}

/** What it lost; how sure that is in small print. @param {Held} held @param {Verdict} verdict */
export function lossLine(held, verdict) {
  const { interval, deals, grade } = verdict;
  const luck = fortuneWords(verdict);
  if (luck && grade === 'best') return luck;
  const words = lossWords(held, verdict);
  if (!interval || !isMistake(verdict)) return html`${words} ${luck}`;
  return html`<b>${words}</b> <small>${rangeWords(deals, interval)}</small> ${luck}`;
}

/** How lucky it was, apart from how good: nothing where chance changed little. @param {Verdict} verdict */
export function fortuneWords({ fortune, grade }) {
  if (!fortune) return '';
  const { points, permille, decisive } = fortune;
  return t(`study-fortune-${points < 0 ? 'bad' : 'good'}`, {
    well: Number(grade === 'best'),
    known: Number(!decisive),
    points: number(Math.abs(points), 0),
    of: Math.round(1000 / Math.max(1, permille)),
  });
}

/** How sure a loss is: by counted odds, or between which bounds. @param {number} deals @param {readonly number[]} interval */
function rangeWords(deals, interval) {
  if (!deals) return t('study-loss-odds');
  const [high, low] = interval.map(lossFigure); // the greatest loss is the lowest figure
  return low === high
    ? t('study-loss-same', { deals })
    : t('study-loss-range', { deals, low, high });
}

/** A bound of a loss with its sign. @param {number} points */
function lossFigure(points) {
  const words = figure(Math.max(0, points));
  return points < 0.05 ? words : `−${words}`;
}

/** @param {Held} held @param {Verdict} verdict */
function lossWords({ state }, verdict) {
  const points = figure(shownLoss(verdict));
  if (isMistake(verdict)) return t('study-loss-about', { points });
  if (verdict.grade === 'best') return t('study-loss-even');
  if (verdict.deals) return t('study-loss-open', { deals: verdict.deals });
  const valued = !verdict.done.some(({ action }) => page()?.isUnvalued?.(action));
  const known = valued ? '' : '-unknown';
  return t(`study-loss-${state === 'running' ? 'checking' : 'unchecked'}${known}`, { points });
}

/** Points of a loss: no decimal where it would tell more than anybody knows. @param {number} points */
function figure(points) {
  return number(points, points < ROUGH ? 1 : 0);
}

/** @param {{seat: number, start: number, round: number}} decision */
export function playOnButton(decision) {
  return html`<button type="button" class="tool" data-study="play-on" @click=${() => playFromHere(decision)}>
    ${t('links-play-on')}
  </button>`;
}
