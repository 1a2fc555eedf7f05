// The figures of a forecast: for each choice of one's own and each plan of the enemy's the two likeliest
// ends of a hundred combats, good ones marked.

import { html, nothing, svg } from 'lit-html';
import { t } from '../../../app/text.js';
import { boardText, capital, list } from '../../../table/words.js';
import { WINS } from './wins.js';

/** @typedef {import('../../../protocol.d.ts').CaseShape} Case */
/** @typedef {'good' | 'bad' | 'even'} Tone */
/** A share of the combats, in permille. @typedef {{key: string, share: number, tone: Tone}} Share */

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

/** What an end counts for in a judgement, where nothing was to be done: won, lost, or neither.
 * @type {Record<string, number>}
 */
const WEIGHT = { sank: 1, took: 1, lost: -1, taken: -1 };

/** Draws the cell of a choice. @param {Case | undefined} found @param {string | null} task that of a prepared combat */
export function oddsCell(found, task) {
  if (!found) return html`<span class="odds__cell"></span>`;
  const shares = sharesOf(found, task);
  const good = sum(shares, 'good');
  const bad = sum(shares, 'bad');
  const tone = good > bad + 50 ? 'good' : bad > good + 50 ? 'bad' : 'even';
  return html`<span class="odds__cell odds__cell--${tone}" title=${caseWords(found)}>
    ${task ? won(good, bad) : nothing}
    ${likeliest(shares)
      .slice(0, task ? 1 : 2)
      .map((each) => end(each, found.key))}
    ${strip(shares)}
  </span>`;
}

/** In how many combats what was to be done is done. @param {number} good @param {number} bad */
function won(good, bad) {
  const count = Math.round(good / 10);
  return html`<span class="odds__end odds__end--${good > bad ? 'good' : 'bad'}">✓ ${t('combat-end-won', { count })}</span> `;
}

/** The two likeliest ends. @param {Share[]} shares */
function likeliest(shares) {
  return shares
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 2)
    .filter(({ share }) => Math.round(share / 10) > 0);
}

/** @param {Share} share @param {string} pair */
function end({ key, share, tone }, pair) {
  return html`<span class="odds__end odds__end--${tone}">${shortEnd(key, share, pair)}</span> `;
}

/** "86 sunk"; getting apart is told by who meant to. @param {string} key @param {number} share @param {string} pair */
function shortEnd(key, share, pair) {
  const [own, theirs] = pair.split('-');
  const who = key !== 'away' ? '' : own === 'flee' ? '-you' : theirs === 'flee' ? '-enemy' : '';
  return t(`combat-end-${key}${who}`, { count: Math.round(share / 10) });
}

/** @param {Case} found @param {string | null} task @returns {Share[]} */
function sharesOf({ key: pair, outcomes }, task) {
  return SHORT.map(([key, of]) => ({
    key,
    tone: toneOf(key, pair, task),
    share: outcomes
      .filter((each) => of.includes(each.key))
      .reduce((total, { permille }) => total + permille, 0),
  }));
}

/** Is an end what one wants? @param {string} key @param {string} pair @param {string | null} task @returns {Tone} */
function toneOf(key, pair, task) {
  if (task) return WINS[task].includes(key) ? 'good' : 'bad';
  if (key === 'away') return pair.startsWith('flee') ? 'good' : 'even';
  const weight = WEIGHT[key] ?? 0;
  return weight > 0 ? 'good' : weight < 0 ? 'bad' : 'even';
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
    : shares.reduce((total, { key, share }) => total + (WEIGHT[key] ?? 0) * share, 0);
}

/** All shares as a strip. @param {Share[]} shares */
function strip(shares) {
  let from = 0;
  const parts = shares.map(({ key, share }) => {
    const x = from;
    from += share;
    return svg`<rect class="odds__part odds__part--${key}" x=${x} width=${share} height="10" />`;
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
      ends: list(
        likeliest(sharesOf(each, null)).map(({ key, share }) => shortEnd(key, share, each.key)),
      ),
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
