// What a card says of a game, on the home screen and where one of the games has to be chosen.

import { html } from 'lit-html';
import { t } from '../app/text.js';
import { rangeOf } from './gamewords.js';

/** @typedef {import('../app/games.js').GameShape} GameShape */

/** A game's picture; one without gets the anchor of the site. @param {GameShape} game */
export function cover({ key, cover: drawn }) {
  return html`<img
    class="game__cover ${drawn ? '' : 'game__cover--plain'}"
    src=${drawn ? `./web/art/games/${key}/cover.svg` : './web/icons/favicon.svg'}
    width="300"
    height="200"
    alt=""
  />`;
}

/** What sort of game it is. @param {GameShape} game */
export function kind({ key }) {
  return html`<p class="game__kind">${t(`${key}-kind`)}</p>`;
}

/** How many play, and how long. @param {GameShape} game */
export function facts({ seats, minutes }) {
  return [
    t('page-game-seats', { seats: rangeOf(seats) }),
    ...(minutes?.[1] ? [t('page-game-minutes', { minutes: rangeOf(minutes) })] : []),
  ].join(' · ');
}
