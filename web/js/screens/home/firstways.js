// The two ways to begin that a newcomer is offered: lessons, and a game against one computer captain.

import { html, nothing } from 'lit-html';
import { offeredGames, titleOf } from '../../app/games.js';
import { lessonAddress } from '../../app/router.js';
import { t } from '../../app/text.js';
import { startFirstMatch } from '../../match/lessons.js';
import { allFinished } from '../../saves/lessons.js';
import { list } from '../../saves/logbook.js';
import { isStarting, startWhenReady } from '../newgame/ready.js';

/** The game that a newcomer begins with: the first that has lessons and computer captains. */
function firstGame() {
  return offeredGames().find(({ lessons, levels }) => lessons.length && levels.length) ?? null;
}

/** Has nothing been played on this device yet, no lesson either? */
export function isNewcomer() {
  const learned = Object.values(allFinished()).some((keys) => keys.length);
  return firstGame() !== null && !learned && !list().length;
}

/** What the first game is about, in a sentence or two. */
export function firstWords() {
  const game = firstGame();
  return game ? t(`${game.key}-first`) : t('page-lead');
}

/** Draws both ways, as equals. */
export function firstWays() {
  const game = firstGame();
  if (!game) return nothing;
  return html`<a class="button button--first ticket first" href=${lessonAddress(game.key, 1)}
      ><b>${t('page-first-learn')}</b><small>${t('page-first-learn-more')}</small></a
    >
    ${quickGame('button--first first')}`;
}

/** A game against one easy captain, begun by one press. @param {string} [look] classes of the button */
export function quickGame(look = '') {
  const game = firstGame();
  if (!game) return nothing;
  const more =
    offeredGames().length > 1
      ? t('page-quick-of', { game: titleOf(game.key) })
      : t('page-quick-more');
  const waiting = isStarting('quick');
  return html`<button type="button" class="button ticket ${look}" data-do="quick" ?disabled=${isStarting()} @click=${() => startWhenReady('home', 'quick', () => startFirstMatch(game.key))}>
    <b>${t('page-quick')}</b><small role=${waiting ? 'status' : nothing}>${waiting ? t('page-starts-when-ready') : more}</small>
  </button>`;
}
