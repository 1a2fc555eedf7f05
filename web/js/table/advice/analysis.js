// The analysis of the match on the table: asked of the second worker, kept until another is made.

import { get } from '../../app/store.js';
import { study } from '../../app/study.js';
import { formatText } from '../../app/text.js';
import { EngineError } from '../../boot/engine.js';
import { seated } from '../../match/captains.js';
import { branchMatch } from '../../match/game.js';
import { freshId, matchId, setMatchId } from '../../saves/logbook.js';
import { perMatch } from '../session.js';
import { change, keepFocus } from '../ui.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').AnalysisShape} Analysis */
/** @typedef {import('../../protocol.d.ts').ChapterShape} Chapter */
/** @typedef {import('../../protocol.d.ts').VerdictShape} Verdict */

/** Who plays the other seats of a branch, where nobody did. */
const OTHERS = 'captain';

/**
 * @typedef {object} Held
 * @property {number} entries how much of it was analysed
 * @property {'running' | 'done' | 'stopped' | 'failed'} state
 * @property {Chapter[]} chapters
 * @property {Analysis | null} whole
 * @property {number} done
 * @property {number} of
 * @property {string} trouble
 * @property {boolean} all are decisions shown that lost nothing?
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
    whole: null,
    done: 0,
    of: 0,
    trouble: '',
    all: false,
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

/** A further turn, or a decision that was tried out. @param {Held} mine @param {Record<string, any>[]} news */
function hear(mine, news) {
  for (const { chapter, verdict } of news) {
    if (chapter) mine.chapters = [...mine.chapters, chapter];
    if (verdict) mine.chapters = mine.chapters.map((each) => retold(each, verdict));
  }
}

/** @param {Chapter} chapter @param {Verdict} verdict @returns {Chapter} */
function retold(chapter, verdict) {
  const verdicts = chapter.verdicts.map((each) => (each.start === verdict.start ? verdict : each));
  return { ...chapter, verdicts };
}

/** Shows all decisions, or only those that lost something. */
export function showAll() {
  const { held } = state();
  if (held) held.all = !held.all;
  change({});
}

/** Another match from before a decision, for a person to play its seat; this one is kept as it is.
 * @param {Verdict} verdict
 */
export async function playFromHere({ seat, start }) {
  const { frame } = get();
  if (!frame) return;
  const old = matchId();
  const { hints: _, names = [], flags = [], ...table } = frame.table;
  const captains = seated(frame).map((level, each) => (each === seat ? null : (level ?? OTHERS)));
  const id = freshId();
  setMatchId(id);
  if (!(await branchMatch(start, { ...table, names, flags, id, title: '', captains })))
    setMatchId(old);
}
