// Today's puzzle and deal of each game that has them, in one row, for the home screen.

import { html, nothing } from 'lit-html';
import { offeredGames, titleOf } from '../../app/games.js';
import { set } from '../../app/store.js';
import { t } from '../../app/text.js';
import {
  dailyGames,
  dealOfToday,
  hasPuzzle,
  isPreparedDaily,
  startDeal,
} from '../../match/dailygames.js';
import { makeCurrent } from '../../saves/logbook.js';
import { preparedDays, results, stars, starText, streak, today } from '../../saves/puzzles.js';
import { progressOf } from '../gamewords.js';
import { isStarting, startWhenReady } from '../newgame/ready.js';

/** Today's puzzles and deals; nothing where no game has them. */
export function dailyRow() {
  return dailyGames().map(rowOf);
}

/** @param {string} game */
function rowOf(game) {
  const title = t('daily-row', { game: titleOf(game) });
  return html`<section class="daily" aria-label=${title}>
    ${offeredGames().length > 1 ? html`<h2 class="daily__title">${title}</h2>` : nothing}
    ${hasPuzzle(game) ? puzzle(game) : nothing} ${isPreparedDaily(game) ? prepared(game) : deal(game)}
  </section>`;
}

/** @param {string} game */
function puzzle(game) {
  const all = results(game);
  const result = all[today()];
  const line = result
    ? t('daily-puzzle-done', { stars: starText(stars(result.first)), streak: streak(all) })
    : t('daily-puzzle-new', { streak: streak(all) });
  return html`<a class="button" data-daily="puzzle" href="#/puzzle/${game}"
    ><b>${t('daily-puzzle')}</b><small>${line}</small></a
  >`;
}

/** @param {string} game */
function deal(game) {
  const kept = dealOfToday(game);
  if (!kept) return fresh(game, t('daily-deal'), t('daily-deal-new'));
  const line = kept.over
    ? t('daily-deal-done', { place: kept.places?.[0] ?? 0, seats: kept.names.length })
    : progressOf(kept);
  return begun(kept, t('daily-deal'), line);
}

/** A match prepared for the day: what counts is its first end, and on how many days there was one.
 * @param {string} game
 */
function prepared(game) {
  const kept = dealOfToday(game);
  const all = results(preparedDays(game));
  const result = all[today()];
  const name = t(`${game}-daily`);
  const counted = { streak: streak(all), won: result && result.first >= 1 ? 1 : 0 };
  if (!result && kept) return begun(kept, name, progressOf(kept));
  const line = result
    ? t('daily-prepared-done', counted)
    : t('daily-prepared-new', { ...counted, about: t(`${game}-daily-about`) });
  return kept ? begun(kept, name, line) : fresh(game, name, line);
}

/** What of today has been begun. @param {import('../../saves/logbook.js').SaveRecord} kept @param {string} name @param {string} line */
function begun(kept, name, line) {
  return html`<a class="button" data-daily="deal" href="#/table" @click=${() => goOn(kept)}
    ><b>${name}</b><small>${line}</small></a
  >`;
}

/** What of today has not. @param {string} game @param {string} name @param {string} line */
function fresh(game, name, line) {
  return html`<button type="button" class="button" data-daily="deal" ?disabled=${isStarting()} @click=${() => startWhenReady('home', `${game} deal`, () => startDeal(game))}>
    <b>${name}</b><small>${isStarting(`${game} deal`) ? t('page-starts-when-ready') : line}</small>
  </button>`;
}

/** @param {import('../../saves/logbook.js').SaveRecord} kept */
function goOn(kept) {
  makeCurrent(kept);
  set({ frame: null, log: [] });
}
