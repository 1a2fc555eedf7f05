// The analysis of the match on the table: asked of the second worker, kept until another is made.

import { get } from '../../app/store.js';
import { study, warmUp } from '../../app/study.js';
import { formatText } from '../../app/text.js';
import { EngineError } from '../../boot/engine.js';
import { playersOf } from '../../match/captains.js';
import { showPast } from '../past/past.js';
import { perMatch } from '../session.js';
import { change, focusSoon, keepFocus, openPanel, ui } from '../ui.js';
import { asFound, inOrder, mistakesOf, withNew, worstOf } from './mistakes.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').AnalysisShape} Analysis */
/** @typedef {import('../../protocol.d.ts').ChapterShape} Chapter */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */

/**
 * @typedef {object} Held
 * @property {number} entries how much of it was analysed
 * @property {'running' | 'done' | 'stopped' | 'failed'} state
 * @property {Chapter[]} chapters
 * @property {number[]} found the first entries of the mistakes, in the order in which they were found
 * @property {Analysis | null} whole
 * @property {number} done
 * @property {number} of
 * @property {string} trouble
 * @property {boolean} all are decisions shown that lost nothing?
 * @property {number | null} own the seat of the only person here, whose decisions come first
 * @property {number} shown the entry of the decision or turn that was put on the board last; -1 for none
 */

/** The last analysis of the match on the table, and what stops it. */
const state = perMatch(
  () => ({
    held: /** @type {Held | null} */ (null),
    stop: /** @type {AbortController | null} */ (null),
  }),
  (left) => left.stop?.abort(),
);

/** The analysis of the match on the table, if one was begun. @returns {Held | null} */
export function analysisOf() {
  return state().held;
}

/** Analyses all that was played so far. @param {Frame} frame */
export async function analyse(frame) {
  const here = state();
  here.stop?.abort();
  const stop = new AbortController();
  here.stop = stop;
  keepFocus();
  /** @type {Held} */
  const mine = {
    entries: frame.entries,
    state: 'running',
    chapters: [],
    found: [],
    whole: null,
    done: 0,
    of: 0,
    trouble: '',
    all: false,
    own: onlyPerson(frame),
    shown: -1,
  };
  here.held = mine;
  change({});
  try {
    const whole = await study(
      { kind: 'analysis' },
      {
        signal: stop.signal,
        onProgress: (done, of) => tell(mine, { done, of }),
        onNews: (news) => hear(mine, news),
      },
    );
    mine.whole = /** @type {Analysis} */ (whole);
    tell(mine, { chapters: mine.whole.chapters, state: 'done' });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'dropped') tell(mine, { state: 'stopped' });
    else tell(mine, { state: 'failed', trouble: formatText(error.text) });
  }
}

/** Stops it; what was found so far stays. */
export function stopAnalysis() {
  state().stop?.abort();
}

/** @param {Held} mine @param {Partial<Held>} changes */
function tell(mine, changes) {
  if (changes.state) keepFocus();
  Object.assign(mine, changes);
  if (state().held === mine) change({});
}

/** The seat of the only person here, where captains or friends have all others. @param {Frame} frame */
function onlyPerson(frame) {
  const people = playersOf(frame).flatMap((who, seat) => (who === null ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** A turn, at first or once more, or a decision that was tried out. @param {Held} mine @param {Record<string, any>[]} news */
function hear(mine, news) {
  for (const { chapter, verdict } of news) {
    if (chapter) {
      const others = mine.chapters.filter((each) => each.start !== chapter.start);
      mine.chapters = [...others, chapter].toSorted((a, b) => a.start - b.start);
    }
    if (verdict) mine.chapters = mine.chapters.map((each) => retold(each, verdict));
    mine.found = withNew(mine.found, mine.chapters);
  }
}

/** @param {Chapter} chapter @param {Verdict} verdict @returns {Chapter} */
function retold(chapter, verdict) {
  const verdicts = chapter.verdicts.map((each) => (each.start === verdict.start ? verdict : each));
  return { ...chapter, verdicts };
}

/** The decisions that are named, the worst first; while it runs as they were found, so that none moves that
 * somebody reads.
 * @param {Held} held
 */
export function mistakes({ state: how, chapters, found, own }) {
  return how === 'running' ? asFound(found, chapters) : mistakesOf(chapters, own);
}

/** All decisions, the worst first; while it runs as they were made. @param {Held} held */
export function decisionsOf({ state: how, chapters, own }) {
  return how === 'running' ? chapters.flatMap(({ verdicts }) => verdicts) : inOrder(chapters, own);
}

/** Starts the second worker while one still reads what an analysis is. */
export function getReady() {
  warmUp();
}

// On the board.

/** @typedef {{held: Held, chapter: Chapter, verdict: Verdict | null, end: number, at: number, of: number, all: boolean}} OnBoard */

/** What of the analysis is on the board: a decision, or a turn in which none lost anything.
 * @param {Frame} frame @returns {OnBoard | null}
 */
export function onBoard(frame) {
  const { held } = state();
  if (!held || frame.past === undefined || frame.past !== held.shown) return null;
  const chapter = held.chapters.find(({ start, end }) => start <= held.shown && held.shown < end);
  if (!chapter) return null;
  const verdict = chapter.verdicts.find(({ start }) => start === held.shown) ?? null;
  const { decisions, all } = toured(held);
  const at = decisions.findIndex(({ start }) => start === held.shown);
  return { held, chapter, verdict, end: (verdict ?? chapter).end, at, of: decisions.length, all };
}

/** What is stepped through: the mistakes from one of them, all decisions from any other.
 * @param {Held} held @returns {{decisions: Verdict[], all: boolean}}
 */
function toured(held) {
  const named = mistakes(held);
  const among = named.some(({ start }) => start === held.shown);
  if (among && named.length > 1) return { decisions: named, all: false };
  return { decisions: held.chapters.flatMap((chapter) => chapter.verdicts), all: true };
}

/** Once a game is over, a decision is shown with the hand of whoever made it.
 * @param {Held} held @param {number} start
 */
function whoDecided({ chapters }, start) {
  if (!get().frame?.outcome) return undefined;
  return chapters.find((each) => each.start <= start && start < each.end)?.seat;
}

/** Puts a decision on the board, by its first entry. @param {number} start */
export async function showOnBoard(start) {
  const { held } = state();
  if (!held) return;
  held.shown = start;
  ui.panel = null;
  await showPast(start, whoDecided(held, start));
  focusSoon('.past__title');
}

/** Puts a turn on the board, at its costliest decision. @param {Chapter} chapter */
export function showTurn(chapter) {
  const { held } = state();
  if (!held) return;
  const worst =
    worstOf(chapter, mistakes(held)) ??
    chapter.verdicts.toSorted((a, b) => b.loss - a.loss || a.start - b.start)[0];
  showOnBoard(worst?.start ?? chapter.start);
}

/** The decision before or after the one on the board, in the order of what is stepped through. @param {1 | -1} by */
export function stepMistake(by) {
  const { past } = get();
  const here = past && onBoard(past);
  if (!here?.of) return;
  const found = here.at < 0 ? beside(here, by) : toured(here.held).decisions[here.at + by];
  if (found) showOnBoard(found.start);
}

/** From a turn without a decision: the next one before or after it. @param {OnBoard} here @param {1 | -1} by */
function beside({ held, chapter }, by) {
  const { decisions } = toured(held);
  return by > 0
    ? decisions.find(({ start }) => start >= chapter.end)
    : decisions.findLast(({ start }) => start < chapter.start);
}

/** From the board back to the list, at the decision that was shown. */
export function backToAnalysis() {
  const { held } = state();
  openPanel('analysis');
  if (held && held.shown >= 0)
    focusSoon(`.verdict[data-start="${held.shown}"] [data-study="look"]`);
}

/** Shows all decisions, or only those that lost something. */
export function showAll() {
  const { held } = state();
  if (held) held.all = !held.all;
  change({});
}
