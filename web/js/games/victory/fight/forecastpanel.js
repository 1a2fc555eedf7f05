// The forecast as a table: the own plans against the enemy's, in a hundred fights; beside it what each
// end takes and gives. What the other will choose it never says.

import { html, nothing, svg } from 'lit-html';
import { get } from '../../../app/store.js';
import { number, t } from '../../../app/text.js';
import { openPanel } from '../../../table/ui.js';
import { boardText, capital, list } from '../../../table/words.js';
import { cubesWords } from '../names.js';
import { ask, stopForecast } from './forecast.js';

/** @typedef {import('../../../protocol.d.ts').ForecastShape} Forecast */
/** @typedef {import('../../../protocol.d.ts').CaseShape} Case */
/** @typedef {import('./forecast.js').Known} Known */
/** @typedef {import('./forecast.js').Question} Question */
/** @typedef {import('./stakes.js').Matter} Matter */
/** @typedef {import('../view.d.ts').AboardView} Aboard */

export const PLANS = ['ball', 'board', 'flee'];

/** Ends as they are told in short: what is good for oneself first. @type {[string, string[]][]} */
const SHORT = [
  ['sank', ['sank']],
  ['took', ['took']],
  ['both', ['both']],
  ['away', ['away']],
  ['lost', ['lost', 'taken']],
];

/** The plan that a shot belongs to. @param {string | null} target */
export function planOf(target) {
  if (!target) return null;
  if (target.startsWith('flee-')) return 'flee';
  return { ball: 'ball', chain: 'board', grape: 'board' }[target] ?? null;
}

/** Draws the forecast. @param {Known | null} known @param {Question} question @param {string | null} plan what is picked */
export function forecastPanel(known, question, plan) {
  if (!known) return nothing;
  const cases = known.found?.cases ?? [];
  return html`<section class="odds" aria-labelledby="odds-title" data-state=${known.state}>
    <p class="odds__head"><b id="odds-title">${t('combat-odds-title')}</b></p>
    ${cases.length ? matrix(cases, plan) : html`<p class="odds__wait">${known.trouble || t('combat-odds-wait')}</p>`}
    <p class="odds__foot">
      <span class="odds__tries">${tries(known, question)}</span> ${letterLine(known.found)}
    </p>
  </section>`;
}

/** How sure it is; a way to stop it, or to go on. @param {Known} known @param {Question} question */
function tries(known, question) {
  const count = known.found?.cases[0]?.tries ?? 0;
  const words = count ? t('combat-odds-tries', { count: number(count, 0) }) : '';
  if (known.state === 'busy')
    return html`${words} <button type="button" class="odds__do" data-do="stop-odds" @click=${stopForecast}>${t('combat-odds-stop')}</button>`;
  if (known.state === 'stopped')
    return html`${words} <button type="button" class="odds__do" data-do="ask-odds" @click=${() => ask(known, question)}>${t('combat-odds-ask')}</button>`;
  return html`${words} <button type="button" class="odds__do" data-do="odds-more" @click=${() => openPanel('forecast')}>${t('combat-odds-more')}</button>`;
}

/** @param {readonly Case[]} cases @param {string | null} plan */
function matrix(cases, plan) {
  const at = (/** @type {string} */ own, /** @type {string} */ theirs) =>
    cases.find(({ key }) => key === `${own}-${theirs}`);
  const columns = PLANS.filter((theirs) => cases.some(({ key }) => key.endsWith(`-${theirs}`)));
  const rows = PLANS.filter((own) => cases.some(({ key }) => key.startsWith(`${own}-`)));
  return html`<table class="odds__table">
    <thead>
      <tr>
        <th scope="col"><span class="sr">${t('combat-odds-own')}</span></th>
        ${columns.map((theirs) => html`<th scope="col">${t(`combat-enemy-${theirs}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (own) => html`<tr class=${own === plan ? 'odds__row--picked' : ''}>
          <th scope="row">${t(`combat-own-${own}`)}</th>
          ${columns.map((theirs) => cell(at(own, theirs)))}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Case | undefined} found */
function cell(found) {
  if (!found) return html`<td></td>`;
  const shares = sharesOf(found);
  const best = shares.toSorted((a, b) => b.share - a.share).slice(0, 2);
  const [good, bad] = [sum(shares, ['sank', 'took']), sum(shares, ['lost'])];
  const tone = good > bad + 50 ? 'good' : bad > good + 50 ? 'bad' : 'even';
  return html`<td class="odds__cell odds__cell--${tone}" title=${caseWords(found)}>
    ${best
      .filter(({ share }) => Math.round(share / 10) > 0)
      .map(
        ({ key, share }) =>
          html`<span>${t(`combat-end-${key}`, { count: Math.round(share / 10) })}</span> `,
      )}
    ${strip(shares)}
  </td>`;
}

/** @param {Case} found */
function sharesOf({ outcomes }) {
  return SHORT.map(([key, of]) => ({
    key,
    share: outcomes
      .filter((each) => of.includes(each.key))
      .reduce((total, { permille }) => total + permille, 0),
  }));
}

/** @param {{key: string, share: number}[]} shares @param {string[]} keys */
function sum(shares, keys) {
  return shares.reduce((total, { key, share }) => total + (keys.includes(key) ? share : 0), 0);
}

/** All shares as a strip. @param {{key: string, share: number}[]} shares */
function strip(shares) {
  let from = 0;
  const parts = shares.map(({ key, share }) => {
    const x = from;
    from += share;
    return svg`<rect class="odds__part odds__part--${key}" x=${x} width=${share} height="10" />`;
  });
  return html`<svg class="odds__strip" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
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

/** How often the Letter of Marque stops the attack. @param {Forecast | null} found */
function letterLine(found) {
  const letter = found?.outcomes.find(({ key }) => key === 'letter');
  if (!letter || letter.permille === 1000) return nothing;
  return html`<span class="odds__letter">${t('combat-odds-letter', { count: Math.round(letter.permille / 10) })}</span>`;
}

/** What each end takes, and what it gives. @param {Matter} matter */
export function endsPanel({ stakes, side }) {
  const needs = [stakes.needs[side], stakes.needs[1 - side]];
  return html`<section class="ends">
    <table class="ends__table">
      <caption class="sr">${t('combat-takes')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('combat-takes-short')}</th>
          ${['sink', 'board', 'flee'].map((end) => html`<th scope="col">${t(`combat-takes-${end}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${needs.map(
          ({ hull, crew, sails }, at) => html`<tr>
            <th scope="row">${t(at ? 'combat-enemy' : 'combat-you')}</th>
            <td>${t('combat-hull', { count: hull })}</td>
            <td>${t('combat-crew', { count: crew })}${sails ? html`, ${t('combat-sails', { count: sails })}` : nothing}</td>
            <td>${sails ? t('combat-sails', { count: sails }) : t('combat-takes-nothing')}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${get().frame?.settings.scenario === undefined ? html`<p class="ends__gives">${givesWords({ stakes, side })}</p>` : nothing}
  </section>`;
}

/** Points and cargo of each end. @param {Matter} matter */
export function givesWords({ stakes, side }) {
  const [sank, took, lost] = side
    ? [stakes.lost, stakes.taken, stakes.sank]
    : [stakes.sank, stakes.took, stakes.lost];
  return t('combat-gives', {
    sank: sank[side],
    took: took[side],
    lost: -lost[side],
    cargo: cargoWords(stakes.cargo[1 - side]),
    own: cargoWords(stakes.cargo[side]),
  });
}

/** @param {Aboard} aboard */
function cargoWords({ cubes, any, passengers }) {
  const parts = Object.values(cubes).some(Boolean) ? [cubesWords(cubes)] : [];
  if (any) parts.push(t('table-any-cubes', { count: any }));
  if (passengers) parts.push(t('table-token-delivered', { count: passengers }));
  return parts.length ? list(parts) : t('table-no-cubes');
}

/** The whole forecast in words, with what the plans mean. @param {Known | null} known @param {Matter | null} matter */
export function forecastSheet(known, matter) {
  const cases = known?.found?.cases ?? [];
  return html`<div class="odds-sheet">
    ${cases.length ? nothing : html`<p>${t('combat-odds-wait')}</p>`}
    ${PLANS.map((own) => {
      const mine = cases.filter(({ key }) => key.startsWith(`${own}-`));
      return mine.length
        ? html`<h3>${t(`combat-own-${own}`)}</h3>
            <ul>
              ${mine.map((each) => html`<li>${caseWords(each)}</li>`)}
            </ul>`
        : nothing;
    })}
    <p>${letterLine(known?.found ?? null)}</p>
    ${matter ? endsPanel(matter) : nothing}
    <h3>${t('combat-plans')}</h3>
    <ul>
      ${PLANS.map((plan) => html`<li>${t(`combat-plan-${plan}`)}</li>`)}
    </ul>
    <p class="odds-sheet__how">${t('combat-odds-how')}</p>
  </div>`;
}
