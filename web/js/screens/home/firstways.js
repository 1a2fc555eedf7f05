// The two ways to begin that a newcomer is offered: lessons, and a game against one computer captain.
// Where there are several games, each asks which.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { allFinished } from '../../saves/lessons.js';
import { list } from '../../saves/logbook.js';
import { addressFor, beginQuickly, chosenGame, gamesFor } from '../chooser.js';
import { isStarting } from '../newgame/ready.js';

/** Has nothing been played on this device yet, no lesson either? */
export function isNewcomer() {
  const learned = Object.values(allFinished()).some((keys) => keys.length);
  return gamesFor('first').length > 0 && !learned && !list().length;
}

/** Draws both ways, as equals. */
export function firstWays() {
  const game = chosenGame('first', undefined);
  return html`<a class="button button--first ticket first" href=${game ? addressFor('first', game) : '#/learn/first'}
      ><b>${t('page-first-learn')}</b><small>${t(game ? 'page-first-learn-more' : 'page-first-learn-any')}</small></a
    >
    ${quickGame('button--first first')}`;
}

/** A game against one easy captain, begun by one press once it is known which. @param {string} [look] classes of the button */
export function quickGame(look = '') {
  const game = chosenGame('quick', undefined);
  if (!gamesFor('quick').length) return nothing;
  const words = html`<b>${t('page-quick')}</b>`;
  if (!game)
    return html`<a class="button ticket ${look}" href="#/new/quick">${words}<small>${t('page-quick-any')}</small></a>`;
  const waiting = isStarting(`${game} quick`);
  return html`<button type="button" class="button ticket ${look}" data-do="quick" ?disabled=${isStarting()} @click=${() => beginQuickly('home', game)}>
    ${words}<small role=${waiting ? 'status' : nothing}>${t(waiting ? 'page-starts-when-ready' : 'page-quick-more')}</small>
  </button>`;
}
