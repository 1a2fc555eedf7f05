// Learning by playing: the five voyages, how many of them are sailed, and where to look things up.

import { html, nothing } from 'lit-html';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { firstGame, sailed, TASKS, VOYAGES } from '../match/voyages.js';
import { head } from './head.js';
import { progress } from './harbour.js';
import { engineReady } from './ready.js';

/** @typedef {import('../app/store.js').Store} Store */

const MINUTES = 3;
let waiting = false;

/** @param {Readonly<Store>} store */
export function learn(store) {
  const done = sailed();
  const next = VOYAGES.find((key) => !done.includes(key));
  return html`<main class="page learn">
    ${head(store, t('learn-heading'))}
    <p class="learn__lead">${t('learn-lead')}</p>
    ${next ? nothing : readyNow(store)}
    <ol class="voyages" aria-label=${t('learn-voyages')}>
      ${VOYAGES.map((key, at) => voyage(key, at + 1, done.includes(key), key === next))}
    </ol>
    <h2>${t('learn-more')}</h2>
    <nav class="learn__more" aria-label=${t('learn-more')}>
      <a class="button" href="#/rules">${t('learn-to-rules')}</a>
      <a class="button" href="#/rules/glossary">${t('learn-to-glossary')}</a>
    </nav>
    <p class="hint">${t('learn-to-keys')}</p>
  </main>`;
}

/** @param {string} key @param {number} number @param {boolean} done @param {boolean} next */
function voyage(key, number, done, next) {
  return html`<li class="voyage ${done ? 'voyage--done' : ''} ${next ? 'voyage--next' : ''}">
    <span class="voyage__number" aria-hidden="true">${done ? '✓' : number}</span>
    <div class="voyage__words">
      <h2 class="voyage__title">
        ${t(`learn-title-${key}`)} ${done ? html`<small>${t('learn-finished')}</small>` : next ? html`<small>${t('learn-next-up')}</small>` : nothing}
      </h2>
      <p>${t(`learn-about-${key}`)}</p>
      <p><small>${t('learn-minutes', { count: TASKS[key], minutes: MINUTES })}</small></p>
    </div>
    <a
      class="button voyage__go ${next ? 'button--first' : ''}"
      href="#/learn/${number}"
      aria-label="${t('learn-number', { number })}: ${t(done ? 'learn-again' : 'learn-set-sail')}"
      >${t(done ? 'learn-again' : 'learn-set-sail')}</a
    >
  </li>`;
}

/** After the fifth voyage. @param {Readonly<Store>} store */
function readyNow(store) {
  return html`<section class="learn__ready">
    <h2>${t('learn-ready-title')}</h2>
    <p>${t('learn-ready')}</p>
    ${waiting ? progress(store) : nothing}
    <button type="button" class="button button--first" @click=${play}>${t('learn-first-game')}</button>
  </section>`;
}

async function play() {
  if (waiting) return;
  waiting = true;
  set({});
  const ready = await engineReady('learn');
  waiting = false;
  if (ready) await firstGame();
  else if (get().screen === 'learn') set({});
}
