// A fight told from its beginning: each round with its dice, how it ended, and its forecast as it was.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { replay } from '../../../table/past/past.js';
import { perMatch } from '../../../table/session.js';
import { closePanel, openPanel } from '../../../table/ui.js';
import { boardText } from '../../../table/words.js';
import { betweenVolleys, choiceOf, endOf, fightsIn } from './fights.js';
import { forecastOf } from './forecast.js';
import { caseWords, endsWords, forecastPanel } from './forecastpanel.js';
import { shotTemplate, volleysIn } from './volley.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('./fights.js').Fight} Fight */
/** @typedef {import('../../../protocol.d.ts').CaseShape} Case */
/** @typedef {import('./volley.js').Volley} Volley */
/** @typedef {import('./volley.js').Shot} Shot */

/** What an end counts for in a judgement: won, lost, or neither. @type {Record<string, number>} */
const WEIGHT = { sank: 1, took: 1, lost: -1, taken: -1 };

/** A difference that the forecast can't tell, in permille. */
const CLOSE = 60;

/** Which fight is told: the entry that it begins with. */
const state = perMatch(() => ({ start: -1 }));

/** Opens the sheet of a fight. @param {number} start the entry that it begins with */
export function openAccount(start) {
  state().start = start;
  openPanel('fight');
}

/** A button for it beside the attack in the log. @param {Entry} entry */
export function accountButton(entry) {
  if (!entry.events.some(({ kind }) => kind === 'attacked')) return nothing;
  return html`<button type="button" class="small log__more" data-do="fight" @click=${() => openAccount(entry.number)}>
    ${t('combat-account')}
  </button>`;
}

/** @returns {Fight | undefined} */
function shown() {
  return fightsIn(get().log).find(({ start }) => start === state().start);
}

export function accountTitle() {
  const fight = shown();
  return fight
    ? t('combat-account-of', {
        one: t(`ship-${fight.ships[0]}`),
        other: t(`ship-${fight.ships[1]}`),
      })
    : '';
}

/** Draws the sheet. @param {Frame} frame */
export function accountSheet(frame) {
  const fight = shown();
  if (!fight) return nothing;
  const volleys = volleysIn(fight.entries);
  return html`<div class="account">
    <p>${fight.entries[0].events.filter(({ kind }) => kind === 'attacked').map(({ text }) => boardText(text))}</p>
    ${volleys.map((volley, at) => round(fight, volley, at, volleys[at + 1]?.key ?? Number.POSITIVE_INFINITY))}
    <p class="account__end"><b>${endOf(fight).map(({ text }) => `${boardText(text)} `)}</b></p>
    ${fight.end === null || frame.past !== undefined ? nothing : again(fight)} ${then(frame, fight, volleys[0])}
  </div>`;
}

/** @param {Fight} fight @param {Volley} volley @param {number} at @param {number} next */
function round(fight, volley, at, next) {
  return html`<section class="account__round">
    <h3>${t('table-fight-round', { round: at + 1 })}</h3>
    ${volley.shots.map((shot) => html`<div class="account__side">${pin(shot.seat)} <b>${playerName(shot.seat)}</b> ${shotTemplate(shot, false)}</div>`)}
    ${betweenVolleys(fight, volley.key, next).map(({ text }) => html`<p>${boardText(text)}</p>`)}
  </section>`;
}

/** Plays it once more. @param {Fight} fight */
function again(fight) {
  return html`<p>
    <button
      type="button"
      class="wide-button"
      data-do="watch"
      @click=${() => {
        closePanel();
        replay(fight.entries);
      }}
    >
      ${t('combat-watch')}
    </button>
  </p>`;
}

/** The forecast as it was for who looks; for the attacker where nobody does and nothing is hidden any more.
 * @param {Frame} frame @param {Fight} fight @param {Volley | undefined} first
 */
function then(frame, fight, first) {
  const seat = frame.viewer ?? (frame.outcome ? fight.seats[0] : null);
  const question = seat === null ? null : choiceOf(fight, seat);
  if (!question) return nothing;
  const known = forecastOf(frame, question);
  const plans = first && plansOf(first, question.seat);
  const found = known?.found?.cases.find(({ key }) => key === plans?.join('-'));
  return html`<section class="account__then">
    <h3>${t('combat-then')}</h3>
    ${found ? html`<p>${caseWords(found)}. ${judged(known?.found?.cases ?? [], found)}</p>` : nothing} ${forecastPanel(known, question, plans?.[0] ?? null)}
  </section>`;
}

/** The best own plan against the enemy's: by how much more often it wins than it loses.
 * @param {readonly Case[]} cases @param {Case} played
 */
function judged(cases, played) {
  const theirs = played.key.split('-')[1];
  const best = cases
    .filter(({ key }) => key.endsWith(`-${theirs}`))
    .reduce((a, b) => (balance(b) > balance(a) ? b : a));
  if (balance(best) - balance(played) <= CLOSE) return t('combat-best-own');
  return t('combat-best', {
    plan: t(`combat-own-${best.key.split('-')[0]}`),
    ends: endsWords(best),
  });
}

/** @param {Case} found */
function balance({ outcomes }) {
  return outcomes.reduce((sum, { key, permille }) => sum + (WEIGHT[key] ?? 0) * permille, 0);
}

/** The plans that the first shots began: one's own and the enemy's. @param {Volley} volley @param {number} seat */
function plansOf({ shots }, seat) {
  const plan = (/** @type {Shot | undefined} */ shot) =>
    shot?.flees ? 'flee' : shot?.shot === 'ball' ? 'ball' : 'board';
  return [
    plan(shots.find((each) => each.seat === seat)),
    plan(shots.find((each) => each.seat !== seat)),
  ];
}
