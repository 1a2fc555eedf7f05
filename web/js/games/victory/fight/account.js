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
import { forecastThen } from './forecast.js';
import { caseAt, choiceName, forecastPanel, taskHere } from './forecastpanel.js';
import { balance, CHOICES, caseWords, endsWords } from './odds.js';
import { shotTemplate, volleysIn } from './volley.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('./fights.js').Fight} Fight */
/** @typedef {import('../../../protocol.d.ts').CaseShape} Case */
/** @typedef {import('./volley.js').Volley} Volley */
/** @typedef {import('./volley.js').Shot} Shot */

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

/** A prepared combat at its end: its broadsides, and what each choice had promised. @param {Frame} frame */
export function duelStory(frame) {
  const fight = fightsIn(get().log)[0];
  if (!fight) return nothing;
  const volleys = volleysIn(fight.entries);
  return html`<section class="account duelstory" aria-labelledby="duelstory-title">
    <h2 id="duelstory-title">${t('duel-story')}</h2>
    ${chances(frame, fight, volleys[0])}
    <div class="duelstory__rounds">
      ${volleys.map((volley, at) => round(fight, volley, at, volleys[at + 1]?.key ?? Number.POSITIVE_INFINITY))}
    </div>
    ${then(frame, fight, volleys[0])}
  </section>`;
}

/** In how many combats each own choice wins against the plan that was met. @param {Frame} frame @param {Fight} fight @param {Volley | undefined} first */
function chances(frame, fight, first) {
  const seat = frame.viewer ?? fight.seats.indexOf(0);
  const question = choiceOf(fight, seat);
  const cases = (question && forecastThen(frame, fight.start, question)?.found?.cases) ?? [];
  if (!first || !cases.length) return nothing;
  const [, theirs] = plansOf(first, seat);
  const task = taskHere();
  const wins = CHOICES.flatMap((own) => {
    const found = caseAt(cases, own, theirs);
    return found ? { choice: choiceName(own), count: Math.round(balance(found, task) / 10) } : [];
  });
  const most = wins.toSorted((a, b) => b.count - a.count)[0];
  const who = playerName(fight.seats.find((each) => each !== seat) ?? 1);
  return html`<p>
    ${t('duel-chances', { who, chances: wins.map((each) => t('duel-chance', each)).join(' · ') })}
    <b>${t('duel-likeliest', { choice: most.choice })}</b>
  </p>`;
}

/** @param {Fight} fight @param {Volley} volley @param {number} at @param {number} next */
function round(fight, volley, at, next) {
  return html`<section class="account__round">
    <h3>${t('table-fight-round', { round: at + 1 })}</h3>
    ${volley.shots.map((shot) => html`<div class="account__side">${pin(shot.seat)} <b>${playerName(shot.seat)}</b> ${shotTemplate(shot)}</div>`)}
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
  const known = forecastThen(frame, fight.start, question);
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
  const task = taskHere();
  const best = cases
    .filter(({ key }) => key.endsWith(`-${theirs}`))
    .reduce((a, b) => (balance(b, task) > balance(a, task) ? b : a));
  if (balance(best, task) - balance(played, task) <= CLOSE) return t('combat-best-own');
  return t('combat-best', {
    plan: choiceName(best.key.split('-')[0]),
    ends: endsWords(best),
  });
}

/** What was chosen first: one's own shot or flight, and the enemy's plan. @param {Volley} volley @param {number} seat */
function plansOf({ shots }, seat) {
  const own = shots.find((each) => each.seat === seat);
  const theirs = shots.find((each) => each.seat !== seat);
  const plan = theirs?.flees ? 'flee' : theirs?.shot === 'ball' ? 'ball' : 'board';
  return [own?.flees ? 'flee' : (own?.shot ?? 'ball'), plan];
}
