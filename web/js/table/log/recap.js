// The card of what the others did since one's last turn: docked where there is room, else a strip. It
// tells what their turns came to; the steps are one press deeper.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { byTouch } from '../../app/pointer.js';
import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { wasAnswered } from '../../match/answers.js';
import { replay, showPast } from '../past/past.js';
import { perMatch } from '../session.js';
import { change, closePanel, focusPlace, openPanel, ui } from '../ui.js';
import { boardText, capital, list } from '../words.js';
import { worthMark } from '../worth.js';
import { sayDecided, whyOf, whyOfLine } from './captainreasons.js';
import { dismissRecap, missedTurns, recapOpen } from './missedturns.js';
import { outcomeOf } from './turnoutcome.js';

/** @typedef {import('./missedturns.js').Turn} Turn */
/** @typedef {import('./turnoutcome.js').Told} Told */
/** @typedef {import('./turnoutcome.js').Points} Points */

/** The turn whose steps are shown. */
const shown = perMatch(() => ({
  /** @type {Turn | null} */
  turn: null,
}));

/** The docked card, while it lies open. */
export function recapCard() {
  if (!recapOpen()) return nothing;
  return html`<div class="since" data-turns=${missedTurns().length}>
    <h2 class="recap__title">
      <span class="recap__name">${t('recap-since')}</span>
      <button type="button" class="small" data-do="recap-dismiss" @click=${dismiss}>${t('recap-dismiss')}</button>
    </h2>
    ${turnList()}
  </div>`;
}

/** Where there is no room for the card: a line or two for each turn, in the place of the dock. */
export function recapStrip() {
  if (!recapOpen()) return nothing;
  const turns = missedTurns();
  return html`<section class="area-since strip-since" aria-label=${t('recap-since')}>
    <button type="button" class="strip-since__open" data-do="recap" @click=${() => openPanel('recap')}>
      <span class="sr">${t('recap-open', { count: turns.length })}</span>
      <span class="strip-since__turns" data-turns=${turns.length} aria-hidden="true">${turns.map(brief)}</span>
      <span class="strip-since__more" aria-hidden="true">▸</span>
    </button>
    <button
      type="button"
      class="tool strip-since__close"
      data-do="recap-dismiss"
      aria-label=${t('recap-dismiss')}
      title=${t('recap-dismiss')}
      @click=${dismiss}
    >
      <span aria-hidden="true">✕</span>
    </button>
  </section>`;
}

/** A turn in little room: what does not fit is left out whole, and stands in the sheet. @param {Turn} turn */
function brief(turn) {
  const told = outcomeOf(turn);
  return html`<span class="brief">
    <span class="brief__part">${pin(turn.seat, 'pin--small')} <b>${playerName(turn.seat)}</b></span>
    ${told.sentence ? html`<span class="brief__part">${told.sentence}</span>` : nothing}
    ${told.points ? html`<span class="brief__part">${worthMark(asWorth(told.points))}</span>` : nothing}
    ${told.setbacks.length ? html`<span class="brief__part"><b class="brief__mark">!</b></span>` : nothing}
    ${told.won.map(({ picture }) => html`<span class="brief__part brief__won">${picture}</span>`)}
    ${told.own ? html`<span class="brief__part ${ownClass(told.own)}">${ownPoints(told.own)}</span>` : nothing}
    ${told.facts.map(({ words, brief: short }) => html`<span class="brief__part">${short ?? words}</span>`)}
    ${told.setbacks.map((words) => html`<span class="brief__part since__harm">${words}</span>`)}
  </span>`;
}

/** Draws the sheet of the missed turns. */
export function recapSheet() {
  return missedTurns().length ? turnList() : html`<p>${t('recap-none')}</p>`;
}

function turnList() {
  return html`<ul class="since__turns">
    ${missedTurns().map((turn) => html`<li class="since__turn">${turnTold(turn)}</li>`)}
  </ul>`;
}

/** A turn: whose, its points, what came of it; its steps if they are asked for. @param {Turn} turn */
function turnTold(turn) {
  const told = outcomeOf(turn);
  const open = shown().turn === turn;
  return html`<div class="since__head">
      ${pin(turn.seat)} <b class="since__who">${playerName(turn.seat)}</b>
      ${told.points ? worthMark(asWorth(told.points)) : nothing} ${buttons(turn, open)}
    </div>
    ${told.sentence ? html`<p>${told.sentence}</p>` : nothing} ${wonList(told)}
    ${told.facts.length ? html`<p class="since__facts">${told.told || factParts(told)}</p>` : nothing}
    ${(told.told || told.reasoned) && !open ? whyLine(turn) : nothing} ${harms(told)}
    ${open ? steps(turn) : nothing}`;
}

/** @param {Turn} turn @param {boolean} open are its steps shown? */
function buttons(turn, open) {
  const who = playerName(turn.seat);
  const toggle = () => {
    shown().turn = open ? null : turn;
    change({});
  };
  return html`<span class="since__do">
    <button type="button" class="small" data-steps=${turn.seat} aria-expanded=${open ? 'true' : 'false'} @click=${toggle}>
      ${t('recap-steps')}<span class="sr"> (${who})</span>
    </button>
    <button
      type="button"
      class="small"
      data-replay=${turn.seat}
      aria-label=${t('recap-replay', { who })}
      title=${t('recap-replay', { who })}
      @click=${() => replay(turn.entries)}
    >
      <span aria-hidden="true">▶</span>
    </button>
  </span>`;
}

/** Whom and what was won, each with its picture. @param {Told} told */
function wonList({ won }) {
  if (!won.length) return nothing;
  return html`<ul class="since__won">
    ${won.map(
      ({ picture, name, kind, full }) => html`<li class="won" title=${full}>
        ${picture} <span class="won__words"><b>${name}</b> <small>${kind}</small></span>
      </li>`,
    )}
  </ul>`;
}

/** Shorter facts than this are never broken into two lines, in characters. */
const SHORT = 16;

/** @param {Told} told */
function factParts({ facts }) {
  return facts.map(
    ({ words, sign }, at) =>
      html`${at ? ' · ' : nothing}<span class="since__fact ${words.length < SHORT ? 'since__fact--short' : ''}">${sign ?? nothing}${at ? words : capital(words)}</span>`,
  );
}

/** What the turn did to the player who looks. @param {Told} told */
function harms({ own, setbacks }) {
  if (!own && !setbacks.length) return nothing;
  return html`<ul class="since__harms">
    ${own ? html`<li class=${ownClass(own)}>${ownPoints(own)}</li>` : nothing}
    ${setbacks.map((each) => html`<li class="since__harm">${each}</li>`)}
  </ul>`;
}

/** Points of one's own that were lost are marked. @param {Points} points */
function ownClass({ before, after }) {
  return after < before ? 'since__harm' : '';
}

/** The reasons for what is told of some entries, in their order. @param {Turn['entries']} entries */
function whysOf(entries) {
  const lines = page()?.recap?.lines?.(entries) ?? [];
  return sayDecided(lines) ? lines.map(whyOfLine) : entries.map(whyOf);
}

/** Why the last of it was done that has a reason. @param {Turn} turn */
function whyLine({ entries }) {
  const why = whysOf(entries).findLast(Boolean);
  return why ? html`<p class="since__why">${why}</p>` : nothing;
}

/** What was done, action by action; each leads to the position after it. @param {Turn} turn */
function steps(turn) {
  const why = whysOf(turn.entries).find(Boolean);
  const told = turn.entries.filter((entry) => entry.events.length);
  return html`${why ? html`<p class="since__why">${why}</p>` : nothing}
    <ol class="since__steps">
      ${told.map(
        (entry) => html`<li data-entry=${entry.number}>
          <button type="button" class="log__go" @click=${() => showPast(entry.number + 1)}>
            ${entry.events.map((event) => boardText(event.text)).join(' ')}${wasAnswered(get().frame, entry) ? ` (${t('answers-told')})` : nothing}<span class="sr"> ${t('recap-past-here')}</span>
          </button>
        </li>`,
      )}
    </ol>`;
}

/** @param {Points} points */
function ownPoints(points) {
  return capital(t('recap-own', points));
}

/** @param {Points} points */
function asWorth(points) {
  return { ...points, changes: [] };
}

function dismiss() {
  dismissRecap();
  if (ui.panel === 'recap') closePanel();
  else focusPlace(ui.place);
}

/** What the polite region says when a turn begins: what is shown, in words; empty if nothing was missed. */
export function recapSummary() {
  if (!recapOpen()) return '';
  const told = missedTurns().map(spoken).join(' ');
  return t('recap-summary', { told, touch: byTouch() }).trim();
}

/** A turn as it is spoken. @param {Turn} turn */
function spoken(turn) {
  const { points, own, won, facts, setbacks, told, sentence } = outcomeOf(turn);
  const listed = told ? [] : facts.map(({ words }) => words);
  const parts = [
    ...(points ? [t('recap-spoken-points', { before: points.before, points: points.after })] : []),
    ...(won.length
      ? [t('recap-spoken-won', { what: list(won.map(({ kind, spoken }) => spoken ?? kind)) })]
      : []),
    ...listed,
    ...(own ? [t('recap-spoken-own', own)] : []),
  ];
  const what = sentence || (parts.length ? t('table-sentence', { text: parts.join(', ') }) : '');
  const who = what && t('recap-spoken', { who: playerName(turn.seat), what });
  return [sentence ? '' : told, who, ...setbacks].filter(Boolean).join(' ');
}
