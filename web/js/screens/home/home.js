// The home screen: where one goes on with a game, begins one, or looks at the games that there are.

import { html, nothing } from 'lit-html';
import { offeredGames, titleOf } from '../../app/games.js';
import { list, t } from '../../app/text.js';
import { current } from '../../saves/logbook.js';
import { shownNames } from '../../saves/statistics.js';
import { progress } from '../engineprogress.js';
import { progressOf } from '../gamewords.js';
import { offlineLine } from '../settings/offlinepart.js';
import { dailyRow } from './dailyrow.js';
import { firstWays, isNewcomer, quickGame } from './firstways.js';
import { gameList } from './gamelist.js';

/** @typedef {import('../../app/store.js').Store} Store */

/** The picture of the page's first screen, drawn in index.html so that it is there at once. */
const picture = document.querySelector('#app .picture');

/** Draws the home screen. @param {Readonly<Store>} store */
export function home(store) {
  const kept = current();
  if (isNewcomer()) return welcome(store);
  return html`<main class="page home">
    ${picture ?? nothing}
    <h1>${t('page-title')}</h1>
    <p class="home__lead">${t('page-lead')}</p>
    <nav class="home__ways" aria-label=${t('page-ways')}>
      ${kept ? continueBlock(kept) : nothing} ${quickGame(kept ? '' : 'button--first')}
      <a class="button ticket" href="#/new"
        ><b>${t('page-new-game')}</b><small>${t('page-new-game-more')}</small></a
      >
      <a class="button ticket" href="#/learn"
        ><b>${t('page-learn')}</b><small>${t('page-learn-more')}</small></a
      >
      <a class="button ticket" href="#/logbook"
        ><b>${t('page-logbook')}</b><small>${t('page-logbook-more')}</small></a
      >
      <a class="button ticket" href="#/statistics"
        ><b>${t('page-statistics')}</b><small>${t('page-statistics-more')}</small></a
      >
      <a class="button ticket" href="#/rules"
        ><b>${t('page-rules')}</b><small>${t('page-rules-more')}</small></a
      >
      <a class="button ticket" href="#/settings"
        ><b>${t('page-settings')}</b><small>${t('page-settings-more')}</small></a
      >
    </nav>
    ${dailyRow()} ${progress(store)} ${offlineLine()} ${gameList()}
  </main>`;
}

/** What somebody sees who has not played here yet: two ways to begin, the others in short. @param {Readonly<Store>} store */
function welcome(store) {
  const others = /** @type {const} */ ([
    ['new', 'page-new-game'],
    ['rules', 'page-rules'],
    ['settings', 'page-settings'],
    ['logbook', 'page-logbook'],
  ]);
  return html`<main class="page home home--first">
    ${picture ?? nothing}
    <h1>${t('page-title')}</h1>
    <p class="home__lead">${t('page-lead')}</p>
    <nav class="home__ways" aria-label=${t('page-ways')}>
      ${firstWays()}
      ${others.map(([screen, words]) => html`<a class="button home__short" href="#/${screen}">${t(words)}</a>`)}
    </nav>
    ${progress(store)} ${gameList()} ${dailyRow()} ${offlineLine()}
  </main>`;
}

/** The match played last, of whatever game. @param {import('../../saves/logbook.js').SaveRecord} kept */
function continueBlock(kept) {
  const names = list(shownNames(kept));
  const told = kept.over
    ? t('page-continue-over', { names })
    : t('page-continue-more', { names, progress: progressOf(kept) });
  const several = offeredGames().length > 1;
  const line = several ? t('page-continue-game', { game: titleOf(kept.game), line: told }) : told;
  return html`<a class="button button--first ticket" href="#/table"
    ><b>${t('page-continue')}</b><small>${line}</small></a
  >`;
}
