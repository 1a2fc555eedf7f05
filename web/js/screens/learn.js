// Learning by playing: the lessons of a game, which of them are finished, and where to look things up.

import { html, nothing } from 'lit-html';
import { titleOf } from '../app/games.js';
import { lessonAddress, placeOf } from '../app/router.js';
import { t } from '../app/text.js';
import { finishedOf, lessonsOf, startFirstMatch } from '../match/lessons.js';
import { chooser, chosenGame, otherGames } from './chooser.js';
import { progress } from './engineprogress.js';
import { head } from './head.js';
import { gamePart } from './home/gamepart.js';
import { isStarting, startWhenReady } from './newgame/ready.js';

/** @typedef {import('../app/store.js').Store} Store */

const MINUTES = 2;

/** Draws the screen of the lessons. @param {Readonly<Store>} store */
export function learn(store) {
  const [named] = placeOf().parts;
  const game = chosenGame('learn', named);
  if (!game) return chooser(store, named === 'first' ? 'first' : 'learn', t('learn-heading'));
  const all = lessonsOf(game);
  const done = finishedOf(game);
  const next = all.find(({ key }) => !done.includes(key))?.key;
  const page = gamePart(store, game); // the lessons' words come with the game
  return html`<main class="page learn" data-game=${game}>
    ${head(store, t('page-game-learn-name', { game: titleOf(game) }))} ${otherGames('learn')}
    <p class="learn__lead">${t('learn-lead')}</p>
    ${next ? nothing : readyNow(store, game)}
    <ol class="lessons" aria-label=${t('learn-lessons')}>
      ${page ? all.map((each, at) => lesson(game, each, at + 1, done.includes(each.key), each.key === next)) : nothing}
    </ol>
    <h2>${t('learn-more')}</h2>
    <nav class="learn__more" aria-label=${t('learn-more')}>
      ${page?.howToPlay ? html`<a class="button" href="#/rules/${game}/play">${t('page-rules-play')}</a>` : nothing}
      <a class="button" href="#/rules/${game}">${t('learn-to-rules')}</a>
      <a class="button" href="#/rules/${game}/glossary">${t('learn-to-glossary')}</a>
    </nav>
    <p class="hint learn__keys">${t('learn-to-keys')}</p>
  </main>`;
}

/** @param {string} game @param {{key: string, tasks: number}} lesson @param {number} number @param {boolean} done @param {boolean} next */
function lesson(game, { key, tasks }, number, done, next) {
  return html`<li class="lesson ${done ? 'lesson--done' : ''} ${next ? 'lesson--next' : ''}">
    <span class="lesson__number" aria-hidden="true">${done ? '✓' : number}</span>
    <div class="lesson__words">
      <h2 class="lesson__title">
        ${t(`learn-title-${key}`)} ${done ? html`<small>${t('learn-finished')}</small>` : next ? html`<small>${t('learn-next-up')}</small>` : nothing}
      </h2>
      <p>${t(`learn-about-${key}`)}</p>
      <p><small>${t('learn-minutes', { count: tasks, minutes: MINUTES })}</small></p>
    </div>
    <a
      class="button lesson__go ${next ? 'button--first' : ''}"
      href=${lessonAddress(game, number)}
      aria-label="${t('learn-number', { number })}: ${t(done ? 'learn-again' : 'learn-start')}"
      >${t(done ? 'learn-again' : 'learn-start')}</a
    >
  </li>`;
}

/** After the last lesson. @param {Readonly<Store>} store @param {string} game */
function readyNow(store, game) {
  return html`<section class="learn__ready">
    <h2>${t('learn-ready-title')}</h2>
    <p>${t('learn-ready')}</p>
    ${isStarting() ? progress(store) : nothing}
    <button type="button" class="button button--first" @click=${() => startWhenReady('learn', 'first', () => startFirstMatch(game))}>${t('learn-first-game')}</button>
  </section>`;
}
