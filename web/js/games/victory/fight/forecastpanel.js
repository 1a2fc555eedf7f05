// The forecast as a table: what one may choose against the enemy's plans, in a hundred combats. What the
// other will choose it never says.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { openPanel } from '../../../table/ui.js';
import { capital } from '../../../table/words.js';
import { flightSign, shotSign } from '../art.js';
import { viewOf } from '../position.js';
import { endsPanel, givesLine } from './endspanel.js';
import { ask } from './forecast.js';
import { balance, CHOICES, caseWords, goodAndBad, oddsCell, oddsLine, THEIRS } from './odds.js';

/** @typedef {import('../../../protocol.d.ts').ForecastShape} Forecast */
/** @typedef {import('../../../protocol.d.ts').CaseShape} Case */
/** @typedef {import('./forecast.js').Known} Known */
/** @typedef {import('./forecast.js').Question} Question */
/** @typedef {import('./stakes.js').Matter} Matter */

/** The row of the forecast that what is pointed at belongs to. @param {string | null} target */
export function choiceAt(target) {
  if (!target) return null;
  if (target.startsWith('flee-')) return 'flee';
  return CHOICES.includes(target) ? target : null;
}

/** What was to be done in the prepared combat on the table; null in other games. */
export function taskHere() {
  const { frame } = get();
  return frame ? viewOf(frame).duel : null;
}

/** Draws the forecast. @param {Known | null} known @param {Question} question @param {string | null} choice what is picked */
export function forecastPanel(known, question, choice) {
  if (!known) return nothing;
  const cases = known.found?.cases ?? [];
  return html`<section class="odds" aria-labelledby="odds-title" data-state=${known.state}>
    <p class="odds__head"><b id="odds-title">${t('combat-odds-title')}</b></p>
    ${cases.length ? matrix(cases, choice) : html`<p class="odds__wait">${known.trouble || t('combat-odds-wait')}</p>`}
    ${forecastFoot(known, question)}
  </section>`;
}

/** Before an attack only the best choices are told. @param {Known | null} known @param {Question} question */
export function attackPanel(known, question) {
  if (!known) return nothing;
  const cases = known.found?.cases ?? [];
  return html`<section class="odds" data-state=${known.state}>
    ${cases.length ? bestChoices(cases) : html`<p class="odds__wait">${known.trouble || t('combat-odds-wait')}</p>`}
    ${forecastFoot(known, question)}
  </section>`;
}

/** Whether it is still worked out, a way to go on, and all of it in words. @param {Known} known @param {Question} question */
export function forecastFoot(known, question) {
  return html`<p class="odds__foot">${footWords(known, question)}</p>`;
}

/** @param {Known} known @param {Question} question */
function footWords(known, question) {
  if (known.state === 'busy')
    return known.found?.cases.length ? html`<span>${t('combat-odds-busy')}</span>` : nothing;
  if (known.state === 'stopped')
    return html`<span>${known.trouble}</span> <button type="button" class="odds__do" data-do="ask-odds" @click=${() => ask(known, question)}>${t('combat-odds-ask')}</button>`;
  return html`<button type="button" class="odds__do" data-do="odds-more" @click=${() => openPanel('forecast')}>${t('combat-odds-more')}</button>`;
}

/** The plans of the enemy that are open to it. @param {readonly Case[]} cases */
export function columnsOf(cases) {
  return THEIRS.filter((theirs) => cases.some(({ key }) => key.endsWith(`-${theirs}`)));
}

/** @param {readonly Case[]} cases @param {string | null} choice */
function matrix(cases, choice) {
  const rows = CHOICES.filter((own) => cases.some(({ key }) => key.startsWith(`${own}-`)));
  return html`<table class="odds__table">
    <thead>
      <tr>
        <th scope="col"><span class="sr">${t('combat-odds-own')}</span></th>
        ${columnsOf(cases).map((theirs) => html`<th scope="col" title=${t(`combat-plan-${theirs}`)}>${t(`combat-enemy-${theirs}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (own) => html`<tr class=${own === choice ? 'odds__row--picked' : ''}>
          <th scope="row">${choiceName(own)}</th>
          ${columnsOf(cases).map((theirs) => html`<td>${oddsCell(caseAt(cases, own, theirs), taskHere())}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What a side fires with a plan of the enemy's, as signs. @type {Record<string, string[]>} */
const FIRES = { ball: ['ball'], board: ['chain', 'grape'], flee: ['chain'] };

/** A plan of the enemy's at the head of its row: what it fires, and its words. @param {string} theirs */
function planHead(theirs) {
  return html`<th scope="row" title=${t(`combat-plan-${theirs}`)}>
    ${t(`combat-if-${theirs}`)}
    <span class="odds__signs" aria-hidden="true">${FIRES[theirs].map(shotSign)}${theirs === 'flee' ? flightSign() : nothing}</span>
  </th>`;
}

/** Against each plan of the enemy's the best choice, and how that ends.
 * @param {readonly Case[]} cases
 */
export function bestChoices(cases) {
  const task = taskHere();
  const rows = columnsOf(cases).map((theirs) =>
    cases
      .filter(({ key }) => key.endsWith(`-${theirs}`))
      .reduce((a, b) => (balance(b, task) > balance(a, task) ? b : a)),
  );
  return html`<table class="odds__best">
    <thead>
      <tr>
        <th scope="col">${t('combat-odds-if')}</th>
        <th scope="col">${t('combat-odds-then')}</th>
        <th scope="col">${t('combat-odds-of-100')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((each) => {
        const [own, theirs] = each.key.split('-');
        return html`<tr>
          ${planHead(theirs)}
          <td>${choiceName(own)}</td>
          <td>${goodAndBad(each, task)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** How one choice ends against each plan of the enemy's. @param {readonly Case[]} cases @param {string} own */
export function choiceDetail(cases, own) {
  const mine = cases.filter(({ key }) => key.startsWith(`${own}-`));
  return html`<table class="odds__detail">
    <thead>
      <tr>
        <th scope="col">${t('combat-odds-if')}</th>
        <th scope="col">${t('combat-odds-with', { choice: choiceName(own) })}</th>
      </tr>
    </thead>
    <tbody>
      ${mine.map(
        (each) => html`<tr>
          ${planHead(each.key.split('-')[1])}
          <td>${oddsLine(each, taskHere())}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {readonly Case[]} cases @param {string} own @param {string} theirs */
export function caseAt(cases, own, theirs) {
  return cases.find(({ key }) => key === `${own}-${theirs}`);
}

/** A choice as its button calls it. @param {string} own */
export function choiceName(own) {
  return own === 'flee' ? t('table-flee') : capital(t(`shot-${own}`));
}

/** How often the Letter of Marque stops the attack. @param {Forecast | null} found */
export function letterLine(found) {
  const letter = found?.outcomes.find(({ key }) => key === 'letter');
  if (!letter || letter.permille === 1000) return nothing;
  return html`<p class="odds__letter" title=${t('combat-letter-why')}>${t('combat-odds-letter', { count: Math.round(letter.permille / 10) })}</p>`;
}

/** The same with what the card does. @param {Forecast | null} found */
function letterWords(found) {
  const line = letterLine(found);
  return line === nothing
    ? nothing
    : html`${line}
    <p>${t('combat-letter-why')}</p>`;
}

/** The whole forecast in words, with what the plans mean. @param {Known | null} known @param {Matter | null} matter */
export function forecastSheet(known, matter) {
  const cases = known?.found?.cases ?? [];
  return html`<div class="odds-sheet">
    ${cases.length ? nothing : html`<p>${t('combat-odds-wait')}</p>`}
    ${CHOICES.map((own) => {
      const mine = cases.filter(({ key }) => key.startsWith(`${own}-`));
      return mine.length
        ? html`<h3>${choiceName(own)}</h3>
            <ul>
              ${mine.map((each) => html`<li>${caseWords(each)}</li>`)}
            </ul>`
        : nothing;
    })}
    ${letterWords(known?.found ?? null)}
    ${matter ? html`${endsPanel(matter)} ${givesLine(matter)}` : nothing}
    <h3>${t('combat-plans')}</h3>
    <ul>
      ${['ball', 'board', 'flee'].map((plan) => html`<li>${t(`combat-plan-${plan}`)}</li>`)}
    </ul>
    <p class="odds-sheet__how">${t('combat-odds-how')}</p>
  </div>`;
}
