// Which game? Asked wherever there is more than one that could be meant.

import { html, nothing } from 'lit-html';
import { gameOf, offeredGames, titleOf } from '../app/games.js';
import { lessonAddress } from '../app/router.js';
import { t } from '../app/text.js';
import { finishedOf, startFirstMatch } from '../match/lessons.js';
import { progress } from './engineprogress.js';
import { cover, facts, kind } from './gamecard.js';
import { head } from './head.js';
import { isStarting, startWhenReady } from './newgame/ready.js';

/** @typedef {import('../app/store.js').Store} Store */
/** @typedef {import('../app/games.js').GameShape} GameShape */

/**
 * What a game is chosen for: its set-up, a game against one easy captain, its lessons, its first
 * lesson, or its rules.
 * @typedef {'new' | 'quick' | 'learn' | 'first' | 'rules'} Purpose
 */

/** Has a game what it takes? @param {Purpose} purpose @param {GameShape} game */
function suits(purpose, { levels, lessons }) {
  if (purpose === 'quick') return levels.length > 0;
  return lessons.length > 0 || (purpose !== 'learn' && purpose !== 'first');
}

/** The games that are offered for something. @param {Purpose} purpose @returns {readonly GameShape[]} */
export function gamesFor(purpose) {
  return offeredGames().filter((game) => suits(purpose, game));
}

/**
 * The game that an address names for something, in work or not; the only one that is offered where it
 * names none; null if one has to be chosen.
 * @param {Purpose} purpose
 * @param {string | undefined} named
 * @returns {string | null}
 */
export function chosenGame(purpose, named) {
  const meant = gameOf(named ?? '');
  if (meant && suits(purpose, meant)) return meant.key;
  const fitting = gamesFor(purpose);
  return fitting.length === 1 ? fitting[0].key : null;
}

/** Where a game leads for something that has an address. @param {Exclude<Purpose, 'quick'>} purpose @param {string} key */
export function addressFor(purpose, key) {
  return purpose === 'first' ? lessonAddress(key, 1) : `#/${purpose}/${key}`;
}

/** Begins a game against easy captains as soon as the engine can. @param {string} screen where it is asked for @param {string} key */
export function beginQuickly(screen, key) {
  return startWhenReady(screen, `${key} quick`, () => startFirstMatch(key));
}

/**
 * A screen that asks for one of the games.
 * @param {Readonly<Store>} store
 * @param {Purpose} purpose
 * @param {string} title its heading
 */
export function chooser(store, purpose, title) {
  return html`<main class="page chooser" data-purpose=${purpose}>
    ${head(store, title)}
    <p>${t(`page-which-${purpose}`)}</p>
    <ul class="games" aria-label=${t('page-games')}>
      ${gamesFor(purpose).map((game) => card(purpose, game))}
    </ul>
    ${purpose === 'quick' && isStarting() ? progress(store) : nothing}
  </main>`;
}

/** @param {Purpose} purpose @param {GameShape} game */
function card(purpose, game) {
  const { key } = game;
  const lessons = purpose === 'learn' || purpose === 'first';
  return html`<li class="game game--choice" data-game=${key}>
    ${cover(game)}
    <div class="game__words">
      <h2>${title(purpose, key)}</h2>
      ${kind(game)}
      <p class="game__facts">${facts(game)}</p>
      <p class="game__about">${t(`${key}-about`)}</p>
      ${lessons ? html`<p class="game__facts">${lessonsLine(game)}</p>` : nothing}
      ${isStarting(`${key} quick`) ? html`<p role="status">${t('page-starts-when-ready')}</p>` : nothing}
    </div>
  </li>`;
}

/** The title is what is pressed; it covers the card. @param {Purpose} purpose @param {string} key */
function title(purpose, key) {
  const words = titleOf(key);
  if (purpose === 'quick')
    return html`<button type="button" class="game__title" ?disabled=${isStarting()} @click=${() => beginQuickly('new', key)}>${words}</button>`;
  return html`<a class="game__title" href=${addressFor(purpose, key)}>${words}</a>`;
}

/** @param {GameShape} game */
function lessonsLine({ key, lessons }) {
  return t('page-game-lessons', { count: lessons.length, done: finishedOf(key).length });
}

/** The way from a game's screen to the choice, where there are other games. @param {'new' | 'learn' | 'rules'} screen */
export function otherGames(screen) {
  if (gamesFor(screen).length < 2) return nothing;
  return html`<p class="others"><a href="#/${screen}">${t(`page-${screen}-others`)}</a></p>`;
}
