// The games on the home screen: a card for each game, with what of it is going on.

import { html, nothing } from 'lit-html';
import { offeredGames, titleOf } from '../../app/games.js';
import { lessonAddress } from '../../app/router.js';
import { set } from '../../app/store.js';
import { list as listed, t } from '../../app/text.js';
import { finishedOf } from '../../match/lessons.js';
import { current, list, makeCurrent } from '../../saves/logbook.js';
import { shownNames } from '../../saves/statistics.js';
import { cover, facts, kind } from '../gamecard.js';
import { progressOf } from '../gamewords.js';

/** @typedef {import('../../app/games.js').GameShape} GameShape */
/** @typedef {import('../../saves/logbook.js').SaveRecord} SaveRecord */

/** Draws the list of the games that are offered. */
export function gameList() {
  const shown = offeredGames();
  if (!shown.length) return nothing;
  return html`<section class="gamelist" aria-labelledby="gamelist">
    <h2 id="gamelist">${t('page-games')}</h2>
    <div class="gamelist__games">${shown.map((game) => card(game, shown.length > 1))}</div>
  </section>`;
}

/** @param {GameShape} game @param {boolean} several whether the screen's own ways lead to more than this game */
function card(game, several) {
  const title = titleOf(game.key);
  const kept = newest(game.key);
  return html`<article class="game" aria-label=${title} data-game=${game.key}>
    ${cover(game)}
    <div class="game__words">
      <h3><a class="game__title" href="#/new/${game.key}">${title}</a></h3>
      ${kind(game)}
      <p class="game__facts">${facts(game)}</p>
      <p class="game__about">${t(`${game.key}-about`)}</p>
      ${kept ? goingOn(kept, title) : nothing}
    </div>
    ${several ? ways(game, title) : nothing}
  </article>`;
}

/** @param {GameShape} game @param {string} title */
function ways(game, title) {
  return html`<div class="game__ways">
    ${way('play', `#/new/${game.key}`, title)}
    ${game.lessons.length ? way('learn', lessonsAddress(game.key), title) : nothing}
    ${way('rules', `#/rules/${game.key}`, title)}
  </div>`;
}

/** Whoever has finished no lesson of a game begins the first at once. @param {string} game */
function lessonsAddress(game) {
  return finishedOf(game).length ? `#/learn/${game}` : lessonAddress(game, 1);
}

/** @param {'play' | 'learn' | 'rules'} what @param {string} address @param {string} title */
function way(what, address, title) {
  return html`<a
    class="button ${what === 'play' ? 'button--first' : ''}"
    href=${address}
    aria-label=${t(`page-game-${what}-name`, { game: title })}
    >${t(`page-game-${what}`)}</a
  >`;
}

/** The match of a game that was played last and is not over. @param {string} key @returns {SaveRecord | null} */
function newest(key) {
  const found = list().find(({ record }) => record && !record.over && record.game === key);
  return found?.record ?? null;
}

/** @param {SaveRecord} kept @param {string} game */
function goingOn(kept, game) {
  const line = t('page-continue-more', {
    names: listed(shownNames(kept)),
    progress: progressOf(kept),
  });
  return html`<p class="game__going">
    <a href="#/table" aria-label=${t('page-game-going-name', { game, line })} @click=${() => continueMatch(kept)}
      >${t('page-game-going', { line })}</a
    >
  </p>`;
}

/** Makes a match the one that the table opens. @param {SaveRecord} kept */
function continueMatch(kept) {
  if (current()?.id === kept.id) return;
  makeCurrent(kept);
  set({ frame: null, log: [] });
}
