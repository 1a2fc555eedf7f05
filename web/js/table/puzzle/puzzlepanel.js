// The puzzle of the day at the table: what is wanted, how good the turn was, and the best turn step
// by step.

import { html, nothing } from 'lit-html';
import { shareText } from '../../app/sharetext.js';
import { get, set } from '../../app/store.js';
import { boardText, number, t } from '../../app/text.js';
import {
  beginPuzzle,
  countDay,
  countTry,
  puzzleText,
  shareOf,
  showNext,
  showSolution,
} from '../../match/dailygames.js';
import { solution } from '../../match/practice.js';
import { results, stars, starText, streak } from '../../saves/puzzles.js';
import { follow, perMatch } from '../session.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {NonNullable<Frame['puzzle']>} Puzzle */

const state = perMatch(() => ({ /** What came of sharing. */ told: '' }));

/** Counts a try when its turn ends, and a match prepared for a day when that does. @returns {() => void} ends it */
export function mountPuzzle() {
  return follow(({ frame }) => {
    if (frame?.puzzle) countTry(frame);
    else if (frame) countDay(frame);
  });
}

/** What is wanted, above the board; nothing in an ordinary game. @param {Readonly<import('../../app/store.js').Store>} store */
export function puzzlePanel({ frame }) {
  const puzzle = frame?.puzzle;
  if (!puzzle) return nothing;
  const { on } = solution;
  return html`<section class="coach" aria-label=${t('daily-puzzle')} data-puzzle=${puzzle.date}>
    <div class="coach__bar">
      <h2 class="coach__where">${t('daily-puzzle-of', { date: puzzle.date })}</h2>
      <span class="coach__count">★ ${number(puzzle.now, 0)}</span>
      <p class="coach__goal">${t(on ? 'daily-best-turn' : puzzle.over ? 'daily-over' : 'daily-task')}</p>
      <a class="coach__go" data-puzzle-do="leave" href="#/">${t('daily-leave')}</a>
    </div>
    <p class="sr" role="status" aria-live="polite">${puzzle.over ? resultWords(puzzle) : ''}</p>
  </section>`;
}

/** How good the turn was, in a sentence. @param {Puzzle} puzzle */
function resultWords(puzzle) {
  const { before, now, best } = puzzle;
  return t('daily-result', {
    stars: starText(stars(shareOf(puzzle))),
    gained: number(now - before, 0),
    points: best - before,
    percent: number(Math.floor(100 * shareOf(puzzle)), 0),
  });
}

/** What stands where one would read what is pointed at, once the turn is over. @param {Frame} frame */
export function puzzleTold({ puzzle, game }) {
  if (!puzzle) return nothing;
  const { on } = solution;
  const result = results(game)[puzzle.date];
  return html`<section class="area-inspector inspector" aria-label=${t('daily-result-title')}>
    ${on ? bestTurn(puzzle) : html`<p><b>${resultWords(puzzle)}</b></p>`}
    ${result && !on && result.tries > 1 ? html`<p>${t('daily-first-counts', { stars: starText(stars(result.first)) })}</p>` : nothing}
    ${on ? nothing : html`<p>${t('daily-streak', { streak: streak(results(game)) })}</p>`}
    <p role="status">${state().told}</p>
  </section>`;
}

/** Where the best turn is: what was done last, and what comes. @param {Puzzle} puzzle */
function bestTurn({ line }) {
  const { at } = solution;
  return html`<div data-step=${at}>
    <p>${t('daily-step', { at, all: line.length })}</p>
    ${at ? html`<p>${t('daily-step-done', { what: boardText(line[at - 1].label) })}</p>` : nothing}
    ${at < line.length ? html`<p><b>${t('daily-step-next', { what: boardText(line[at].label) })}</b></p>` : nothing}
  </div>`;
}

/** What can be done once the turn is over. @param {Frame} frame */
export function puzzleBar({ puzzle, game }) {
  if (!puzzle) return nothing;
  return html`<section class="area-waitbar waitbar" aria-label=${t('daily-puzzle')}>
    <div class="waitbar__row waitbar__buttons">
      ${puzzle.over ? button('share', t('daily-share'), share, 'main') : button('next', t('daily-next-step'), showNext, 'main')}
      ${button('again', t('daily-again'), () => beginPuzzle(game, puzzle.date))}
      ${solution.on ? nothing : button('show', t('daily-show'), showSolution)}
    </div>
  </section>`;
}

/** @param {string} name @param {string} words @param {() => unknown} act @param {string} [kind] */
function button(name, words, act, kind = 'tool') {
  return html`<button type="button" class=${kind} data-puzzle-do=${name} @click=${act}>${words}</button>`;
}

async function share() {
  const { frame } = get();
  if (!frame?.puzzle) return;
  const text = puzzleText(frame.game, frame.puzzle.date);
  const done = await shareText(text);
  state().told = done ? t(`daily-share-${done}`, { text }) : '';
  set({});
}
