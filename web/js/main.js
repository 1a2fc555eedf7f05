// Starts the page: words, routes, screens, and the engine behind them.

import { html, render } from 'lit-html';
import { hangPictures } from './app/art.js';
import { boot, EngineError } from './boot/engine.js';
import { loadMatch } from './match/game.js';
import { awaitInstall } from './boot/install.js';
import { linkIn } from './app/links.js';
import { isGuest } from './match/guests.js';
import { startLanguage } from './app/language.js';
import { startOffline } from './boot/offline.js';
import './match/onlooker.js';
import { current, keepUnder, openLogBook } from './saves/logbook.js';
import { harbour, progress } from './screens/harbour.js';
import { learn as learnScreen } from './screens/learn.js';
import { linkScreen } from './screens/link.js';
import { logbook } from './screens/logbook.js';
import { newGame } from './screens/newgame.js';
import { noticeBox } from './screens/notice.js';
import { rules, showRule } from './screens/rules.js';
import { settingsScreen } from './screens/settings.js';
import { applySettings } from './app/settings.js';
import { takeSnapshot } from './boot/snapshot.js';
import './app/sound.js';
import { get, set, subscribe } from './app/store.js';
import { tableTitle } from './table/voice/aloud.js';
import { isReplay, openReplay } from './table/past/replay.js';
import { onTableKey, tableTemplate } from './table/table.js';
import { say, t } from './app/text.js';
import { laidAside, openVoyage, voyageNumber } from './match/voyages.js';

/** @typedef {import('./app/store.js').Store} Store */

/** @type {Record<string, (store: Readonly<Store>) => unknown>} */
const SCREENS = {
  harbour,
  new: newGame,
  learn: learnScreen,
  table: (store) => (store.frame ? tableTemplate(store) : waiting(store)),
  logbook,
  link: linkScreen,
  rules,
  settings: settingsScreen,
};

/** The screen that an address names: '#/rules/R54' is 'rules'; '#/learn/2' is a voyage's table. */
function screenOf() {
  const name = location.hash.split('/')[1] || 'harbour';
  if (voyageNumber(location.hash) || isReplay(location.hash)) return 'table';
  if (linkIn(location.hash)) return 'link';
  return name in SCREENS ? name : 'harbour';
}

/** Before the saved match is on the table. @param {Readonly<Store>} store */
function waiting(store) {
  return html`<main class="page" tabindex="-1">
    <h1>${t('page-title')}</h1>
    <p>${waitingFor()}</p>
    ${progress(store)} <p><a class="button" href="#/">${t('page-to-harbour')}</a></p>
  </main>`;
}

/** What the player waits for, in words. */
function waitingFor() {
  if (voyageNumber(location.hash)) return t('learn-starting');
  if (isReplay(location.hash)) return t('links-checking');
  return current() ? t('page-opening') : t('page-no-match');
}

/** @param {Readonly<Store>} store */
function draw(store) {
  const app = document.getElementById('app');
  if (!app) return;
  const screen = SCREENS[store.screen](store);
  render(html`${screen}${store.screen === 'table' && store.frame ? '' : noticeBox(store)}`, app);
  const playing = store.screen === 'table' && store.frame;
  document.title = playing ? tableTitle(playing) : t(`page-title-${store.screen}`);
}

/** Follows the address; the heading of the new screen gets the focus. */
function route() {
  const screen = screenOf();
  const changed = screen !== get().screen;
  set({ screen, selected: null, notice: changed && !get().notice?.lasting ? null : get().notice });
  if (screen === 'table') openCurrent();
  queueMicrotask(() => {
    if (changed) focusHeading();
    if (screen === 'rules') showRule(location.hash.split('/')[2] ?? '');
  });
}

function focusHeading() {
  const heading = document.querySelector('#app h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Puts the match played last on the table, once the engine can; or the voyage of the address. */
async function openCurrent() {
  const number = voyageNumber(location.hash);
  if (number) return openVoyage(number);
  if (isReplay(location.hash)) return openReplay();
  await openLogBook();
  const { frame, stage, busy } = get();
  if (busy || (frame && !isGuest(frame)) || stage?.name !== 'ready') return;
  const kept = laidAside() ?? current();
  if (!kept) return set({ frame: null, log: [] });
  keepUnder(kept.id);
  if (await loadMatch(kept.save)) return;
  const { notice } = get();
  keepUnder('');
  set({ notice: notice && { ...notice, lasting: true } });
  location.hash = '#/logbook';
}

/** @param {import('./boot/engine.js').Stage} stage */
function onStage(stage) {
  set({ stage });
  if (!stage.catalog) return;
  set({ catalog: /** @type {any} */ (stage.catalog) });
  if (screenOf() === 'table') openCurrent().catch(fault);
}

/** Tells the player of an error that nobody expected; the game is as it was. @param {unknown} error */
function fault(error) {
  if (error instanceof EngineError && error.code === 'restarted') return;
  const text = error instanceof EngineError ? say(error.text) : t('page-fault');
  const details = error instanceof Error ? `${error.stack ?? error}\n${/** @type {any} */ (error).details ?? ''}` : String(error);
  set({ notice: { text, tone: 'fault', details } });
}

/** Lets the browser paint and hear presses before the page goes on. @returns {Promise<void>} */
function pause() {
  return new Promise((done) => setTimeout(done));
}

/** Starts the page; rejects if it can't. */
export async function start() {
  applySettings();
  addEventListener('error', (event) => fault(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => fault(event.reason));
  awaitInstall();
  await startLanguage();
  await pause();
  document.getElementById('app')?.replaceChildren();
  subscribe(draw);
  addEventListener('hashchange', route);
  addEventListener('storage', () => set({})); // another tab has written
  addEventListener('keydown', (event) => {
    if (get().screen === 'table' && get().frame) onTableKey(event);
  });
  route();
  await pause();
  const booting = boot(onStage).catch(() => {});
  openLogBook();
  startOffline();
  document.documentElement.dataset.page = 'ready';
  await booting;
  hangPictures();
  takeSnapshot();
}
