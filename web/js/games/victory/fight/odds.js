// The figures of a forecast: for each choice of one's own and each plan of the enemy's the likeliest ends
// of a hundred combats, gains first.

import { html, nothing, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { boardText, capital, list } from '../../../table/words.js';
import { components } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').CaseShape} Case */
/** @typedef {'good' | 'bad' | 'even'} Tone */
/** A share of the combats: in permille, and how many of a hundred.
 * @typedef {{key: string, share: number, count: number, tone: Tone}} Share
 */

/** What one can choose, and what the enemy may go on to do. */
export const CHOICES = ['ball', 'chain', 'grape', 'flee'];
export const THEIRS = ['ball', 'board', 'flee'];

/** Ends as they are told in short: what is good for oneself first. @type {[string, string[]][]} */
const SHORT = [
  ['sank', ['sank']],
  ['took', ['took']],
  ['both', ['both']],
  ['away', ['away']],
  ['lost', ['lost', 'taken']],
];

/** In which order they stand in a cell: gains, losses, neither. @type {Tone[]} */
const ORDER = ['good', 'bad', 'even'];

/** What an end is worth where nothing was to be done (1 won, -1 lost), which one is fled for, and which
 * ends do a task.
 * @returns {{worth: Record<string, number>, fled: string, tasks: Record<string, string[]>}}
 */
const endings = () => components().endings;

/** How many ends a cell tells, and how many of a hundred combats an end has that is told besides the
 * likeliest.
 */
const TOLD = 3;
const WORTH_TELLING = 4;

/** Draws the cell of a choice. @param {Case | undefined} found @param {string | null} task that of a prepared combat */
export function oddsCell(found, task) {
  if (!found) return html`<span class="odds__cell"></span>`;
  const shares = sharesOf(found, task);
  const good = sum(shares, 'good');
  const bad = sum(shares, 'bad');
  const tone = good > bad + 50 ? 'good' : bad > good + 50 ? 'bad' : 'even';
  return html`<span class="odds__cell odds__cell--${tone}" title=${cellTitle(found)}>
    <span class="odds__against">${t(`combat-against-${theirsOf(found)}`)}</span>
    ${task ? won(good, tone) : endLines(shares, found.key)}
    ${strip(shares)}
  </span>`;
}

/** The same on one line, where a choice has the whole width. @param {Case} found @param {string | null} task */
export function oddsLine(found, task) {
  const shares = sharesOf(found, task);
  return html`<span class="odds__line">${task ? won(sum(shares, 'good'), 'even') : endLines(shares, found.key)}</span>
    ${strip(shares)}`;
}

/** What the enemy does, and how it ends. @param {Case} found */
function cellTitle(found) {
  return `${t(`combat-plan-${theirsOf(found)}`)} ${caseWords(found)}`;
}

/** @param {Case} found */
function theirsOf({ key }) {
  return key.split('-')[1];
}

/** The likeliest ends, and in how many combats it ends otherwise. @param {Share[]} shares @param {string} pair */
function endLines(shares, pair) {
  const told = toldEnds(shares);
  const rest = 100 - told.reduce((total, { count }) => total + count, 0);
  return [
    told.map((each) => end(each, pair, rankIn(told, each))),
    rest > 0
      ? html`<span class="odds__end odds__end--even odds__end--rest">${t('combat-end-rest', { count: rest })}</span>`
      : nothing,
  ];
}

/** In how many combats what was to be done is done. @param {number} good @param {Tone} tone */
function won(good, tone) {
  const words = t('combat-end-won', { count: hundredth(good) });
  return html`<span class="odds__end odds__end--most odds__end--${tone === 'good' ? 'good' : 'even'}"
    ><span class="odds__tick">✓</span> ${words}</span
  >`;
}

/** The likeliest ends, gains before losses in every cell, so that a column can be read downwards.
 * @param {Share[]} shares
 */
function toldEnds(shares) {
  const likely = shares
    .filter((each) => each.count >= WORTH_TELLING || each === most(shares))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, TOLD);
  const told = shares.filter((each) => likely.includes(each));
  return told.toSorted((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}

/** @param {Share[]} shares */
function most(shares) {
  return shares.reduce((a, b) => (b.share > a.share ? b : a));
}

/** Of a hundred. @param {number} permille */
function hundredth(permille) {
  return Math.round(permille / 10);
}

/** The likeliest ends for those who listen. @param {Share[]} shares */
function likeliest(shares) {
  return toldEnds(shares).filter(({ count }) => count > 0);
}

/** Where there is little room the least likely of three has none, or only the likeliest has.
 * @param {Share[]} told @param {Share} one
 */
function rankIn(told, one) {
  if (one === most(told)) return 'odds__end--most';
  const isLeast = told.every(({ share }) => share >= one.share);
  return told.length === TOLD && isLeast ? 'odds__end--least' : '';
}

/** @param {Share} share @param {string} pair @param {string} rank */
function end(share, pair, rank) {
  return html`<span class="odds__end odds__end--${share.tone} ${rank}">${shortEnd(share, pair)}</span>`;
}

/** "you sink 86"; getting apart is told by who meant to. @param {Share} share @param {string} pair */
function shortEnd({ key, count }, pair) {
  const [own, theirs] = pair.split('-');
  const who = key !== 'away' ? '' : own === 'flee' ? '-you' : theirs === 'flee' ? '-enemy' : '';
  return t(`combat-end-${key}${who}`, { count });
}

/** In how many combats a pair of plans ends well and badly; of a task in how many it is done.
 * @param {Case} found @param {string | null} task
 */
export function goodAndBad(found, task) {
  const shares = sharesOf(found, task);
  if (task) return t('combat-end-won', { count: hundredth(sum(shares, 'good')) });
  return t('combat-odds-balance', { good: counted(shares, 'good'), bad: counted(shares, 'bad') });
}

/** The counts of a tone together, as the cells tell them. @param {Share[]} shares @param {Tone} wanted */
function counted(shares, wanted) {
  return shares.reduce((total, { tone, count }) => total + (tone === wanted ? count : 0), 0);
}

/** @param {Case} found @param {string | null} task @returns {Share[]} */
function sharesOf({ key: pair, outcomes }, task) {
  const shares = SHORT.map(([, of]) =>
    outcomes
      .filter((each) => of.includes(each.key))
      .reduce((total, { permille }) => total + permille, 0),
  );
  const counts = ofHundred(shares);
  return SHORT.map(([key], at) => ({
    key,
    tone: toneOf(key, pair, task),
    share: shares[at],
    count: counts[at],
  }));
}

/** Shares in permille as whole numbers of a hundred that make the same sum. @param {number[]} shares */
function ofHundred(shares) {
  const counts = shares.map((share) => Math.floor(share / 10));
  const sum = (/** @type {number[]} */ all) => all.reduce((total, each) => total + each, 0);
  const missing = hundredth(sum(shares)) - sum(counts);
  const byRest = shares.map((_, at) => at).toSorted((a, b) => (shares[b] % 10) - (shares[a] % 10));
  for (const at of byRest.slice(0, Math.max(0, missing))) counts[at] += 1;
  return counts;
}

/** Is an end what one wants? @param {string} key @param {string} pair @param {string | null} task @returns {Tone} */
function toneOf(key, pair, task) {
  const { worth, fled, tasks } = endings();
  if (task) return tasks[task].includes(key) ? 'good' : 'bad';
  if (worth[key]) return worth[key] > 0 ? 'good' : 'bad';
  return key === fled && pair.startsWith('flee') ? 'good' : 'even';
}

/** @param {Share[]} shares @param {Tone} wanted */
function sum(shares, wanted) {
  return shares.reduce((total, { tone, share }) => total + (tone === wanted ? share : 0), 0);
}

/** How good a pair of plans is, in permille: in how many combats it is won, less in how many lost.
 * @param {Case} found @param {string | null} task
 */
export function balance(found, task) {
  const shares = sharesOf(found, task);
  return task
    ? sum(shares, 'good')
    : shares.reduce((total, { key, share }) => total + endings().worth[key] * share, 0);
}

/** All shares as a strip, in the order of the words. @param {Share[]} shares */
function strip(shares) {
  let from = 0;
  const sorted = shares.toSorted((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
  const parts = sorted.map(({ key, tone, share }) => {
    const x = from;
    from += share;
    return svg`<rect class="odds__part odds__part--${key} odds__part--${tone}" x=${x} width=${share} height="10" />`;
  });
  return html`<svg class="odds__strip" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}

/** All that is known of a choice in words, for those who listen. @param {readonly Case[]} cases @param {string} own */
export function spokenOdds(cases, own) {
  const mine = cases.filter(({ key }) => key.startsWith(`${own}-`));
  if (!mine.length) return nothing;
  const told = mine.map((each) =>
    t('combat-odds-against', {
      plan: t(`combat-enemy-${each.key.split('-')[1]}`),
      ends: list(likeliest(sharesOf(each, null)).map((share) => shortEnd(share, each.key))),
    }),
  );
  return html`<span class="sr">${t('combat-odds-spoken', { told: told.join('; ') })}</span>`;
}

/** All ends of a pair of plans in words. @param {Case} found */
export function caseWords(found) {
  return capital(t('combat-odds-case', { plans: boardText(found.label), ends: endsWords(found) }));
}

/** How a pair of plans ends, in words. @param {Case} found */
export function endsWords({ outcomes }) {
  const ends = outcomes
    .filter(({ permille }) => permille >= 5)
    .map(({ label, permille }) =>
      t('combat-odds-end', { count: Math.round(permille / 10), end: boardText(label) }),
    );
  return list(ends);
}
