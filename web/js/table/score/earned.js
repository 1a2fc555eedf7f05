// At the end of a game: what it has earned for the first time, and a text to share where it was the
// deal of the day.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { shareText } from '../../app/sharetext.js';
import { set } from '../../app/store.js';
import { t } from '../../app/text.js';
import { playersOf } from '../../match/captains.js';
import { dealText, isPreparedDaily, preparedText, wonOn } from '../../match/dailygames.js';
import { list } from '../../saves/logbook.js';
import { matchId } from '../../saves/ownmatch.js';
import { earnedOf, ownGames } from '../../saves/statistics.js';
import { perMatch } from '../session.js';
import { ownSeat } from './result.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../saves/statistics.js').OwnGame} OwnGame */
/** @typedef {import('../../games/contract.d.ts').Achievement} Achievement */

const state = perMatch(() => ({
  /** What this game has earned, told once it is known. @type {Achievement[] | null} */
  earned: null,
  told: '',
}));

/** The game on the table as one of the player's own; null if it is none. @param {Frame} frame @returns {OwnGame | null} */
function ownGameHere(frame) {
  const players = playersOf(frame);
  const seat = ownSeat(frame);
  if (!frame.outcome || seat < 0) return null;
  const { places, totals, scores } = frame.outcome;
  return {
    id: matchId(),
    game: frame.game,
    ended: new Date().toISOString(),
    seats: frame.seats,
    seat,
    options: frame.settings,
    place: places[seat],
    places,
    totals,
    total: totals[seat],
    items: Object.fromEntries(
      scores[seat].map(({ item, count, points }) => [item, { count, points }]),
    ),
    levels: players.filter((who) => who !== null),
    daily: String(frame.table.daily ?? ''),
  };
}

/** The achievements that the game on the table earned first. @param {Frame} frame @returns {Achievement[]} */
function newlyEarned(frame) {
  const here = ownGameHere(frame);
  const known = page()?.achievements ?? [];
  if (!here || !known.length || (here.daily && isPreparedDaily(here.game))) return [];
  const games = ownGames(list().flatMap(({ record }) => record ?? [])).filter(
    ({ game, id }) => game === here.game && id !== here.id,
  );
  const kept = list().find(({ id }) => id === here.id)?.record;
  const before = games.filter(({ ended }) => !kept?.ended || ended < kept.ended);
  const earned = earnedOf(known, [...before, here]);
  return known.filter(({ key }) => earned.get(key)?.id === here.id);
}

/** What the game on the table has earned, and its text to share. @param {Frame} frame */
export function earnedBlock(frame) {
  const here = state();
  here.earned ??= newlyEarned(frame);
  const keys = here.earned;
  return html`${
    keys.length
      ? html`<div class="final__earned" role="status">
          <p><b>${t('statistics-new', { count: keys.length })}</b></p>
          <ul>
            ${keys.map(({ key, words, how }) => html`<li data-earned=${key}><b>★ ${words()}</b> · ${how()}</li>`)}
          </ul>
        </div>`
      : nothing
  }
  ${dealBlock(frame)}`;
}

/** @param {Frame} frame */
function dealBlock(frame) {
  const here = ownGameHere(frame);
  const text = textToShare(frame);
  if (!here?.daily || !text) return nothing;
  const other = isPreparedDaily(frame.game) && wonOn(frame.game, here.daily) !== (here.place === 1);
  return html`${other ? html`<p class="final__note">${t('daily-first-result')}</p>` : nothing}
  <p class="final__note">${text.split(' · ').map((part) => html`<span class="final__part">${part}</span> `)}</p>
  <p class="final__share">
    <button type="button" class="wide-button" data-do="share-deal" @click=${() => share(text)}>${t('daily-share')}</button>
    <span role="status">${state().told}</span>
  </p>`;
}

/** What can be told of a game of the day; '' of any other. @param {Frame} frame */
export function textToShare(frame) {
  const here = ownGameHere(frame);
  if (!here?.daily) return '';
  const { game, outcome } = frame;
  if (isPreparedDaily(game)) return dayText(frame, here.daily);
  return dealText({ game, date: here.daily, place: here.place, totals: outcome?.totals });
}

/** @param {Frame} frame @param {string} date */
function dayText({ game, settings }, date) {
  return preparedText(game, date, t(`${game}-scenario-${settings.scenario}`));
}

/** @param {string} text */
async function share(text) {
  const done = await shareText(text);
  state().told = done ? t(`daily-share-${done}`, { text }) : '';
  set({});
}
