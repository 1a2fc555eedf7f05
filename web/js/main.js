// Starts the page: words, routes, screens, and the engine behind them.

import { html, render } from 'lit-html';
import { loadSprites } from './app/art.js';
import { showFaultPanel } from './app/faultpanel.js';
import { openGame, openKey, page } from './app/games.js';
import { captureInstallPrompt } from './app/install.js';
import { startLanguage } from './app/language.js';
import { startOffline } from './app/offline.js';
import { gameAsked, placeOf } from './app/router.js';
import { counts } from './boot/counts.js';
import { boot, EngineError } from './boot/engine.js';
import { saveText } from './match/autosave.js';
import { hasPuzzle, openPuzzle } from './match/dailygames.js';
import { loadMatch } from './match/game.js';
import { isPersisted } from './match/ispersisted.js';
import { isTransient } from './match/mode.js';
import './match/spectatortab.js';
import { applySettings } from './app/settings.js';
import { takeSnapshot } from './boot/snapshot.js';
import { current, openLogBook } from './saves/logbook.js';
import { nameMatches, setMatchId } from './saves/ownmatch.js';
import { curtainScreen, curtainTitle } from './screens/curtain.js';
import { progress } from './screens/engineprogress.js';
import { home } from './screens/home/home.js';
import { noticeBox } from './screens/home/notice.js';
import { learn as learnScreen } from './screens/learn.js';
import { linkScreen } from './screens/link.js';
import { logbook } from './screens/logbook/logbook.js';
import { statistics } from './screens/logbook/statistics.js';
import { newGame } from './screens/newgame/newgame.js';
import { rules, showRule } from './screens/rules.js';
import { settingsScreen } from './screens/settings/settings.js';
import './app/sound.js';
import { get, reportOnce, set, subscribe } from './app/store.js';
import { formatText, t } from './app/text.js';
import { isLesson, openLesson, takeInterruptedMatch } from './match/lessons.js';
import { exportTable } from './saves/files.js';
import { drawMounted } from './table/mount.js';
import { openReplay } from './table/past/replay.js';
import { onTableKey, tableTemplate } from './table/table.js';
import { tableTitle } from './table/voice/announcer.js';

/** @typedef {import('./app/store.js').Store} Store */

/** @type {Record<string, (store: Readonly<Store>) => unknown>} */
const SCREENS = {
  home,
  new: newGame,
  learn: learnScreen,
  table: tableOf,
  logbook,
  link: linkScreen,
  rules,
  settings: settingsScreen,
  statistics,
};

/** The screen that the address names. @returns {import('./app/router.js').Screen} */
function screenOf() {
  const { screen, lesson, puzzle } = placeOf();
  if (puzzle && !hasPuzzle(puzzle)) return 'home';
  return lesson && !isLesson(lesson) ? 'learn' : screen;
}

/** The table of a match; where another game was looked at meanwhile, its own is opened again. @param {Readonly<Store>} store */
function tableOf(store) {
  const { frame, curtain } = store;
  if (!frame || (gameAsked() || frame.game) !== frame.game) return waiting(store);
  if (curtain) return curtainScreen(store);
  if (openKey() === frame.game) return tableTemplate(store);
  openGame(frame.game).then(() => set({}), fault);
  return waiting(store);
}

/** Before the saved match is on the table. @param {Readonly<Store>} store */
function waiting(store) {
  return html`<main class="page" tabindex="-1">
    <h1>${t('page-title')}</h1>
    <p>${waitingFor()}</p>
    ${progress(store)} <p><a class="button" href="#/">${t('page-to-home')}</a></p>
  </main>`;
}

/** What the player waits for, in words. */
function waitingFor() {
  const { lesson, link, puzzle } = placeOf();
  if (lesson) return t('learn-starting');
  if (puzzle) return t('daily-starting');
  if (link) return t('links-checking');
  return current() ? t('page-opening') : t('page-no-match');
}

/** What could not be drawn: it is tried again when there is something else to draw. @type {Pick<Store, 'screen' | 'frame' | 'past'> | null} */
let undrawn = null;

/** The curtain that was seen last. @type {Store['curtain']} */
let fallen = null;

/** Draws the screen, or says on a plain panel that it can't be drawn. @param {Readonly<Store>} store */
function draw(store) {
  counts.draws += 1;
  const app = document.getElementById('app');
  const { screen, frame, past } = store;
  if (!app || (undrawn?.screen === screen && undrawn.frame === frame && undrawn.past === past))
    return;
  if (undrawn) app.replaceChildren();
  try {
    drawScreen(store, app);
    undrawn = null;
  } catch (error) {
    undrawn = { screen, frame, past };
    const save =
      screen === 'table' && frame ? async () => exportTable(frame, await saveText()) : null;
    showFaultPanel(app, error, { again: drawAgain, save });
    reportOnce(error);
  }
}

/** @param {Readonly<Store>} store @param {HTMLElement} app */
function drawScreen(store, app) {
  const playing = store.screen === 'table' && !store.curtain && store.frame;
  render(html`${SCREENS[store.screen](store)}${playing ? '' : noticeBox(store)}`, app);
  document.title = titleOf(store);
}

/** What the browser calls the page. @param {Readonly<Store>} store */
function titleOf({ screen, frame, curtain }) {
  if (screen !== 'table' || !frame) return t(`page-title-${screen}`);
  return curtain ? curtainTitle(curtain.seat) : tableTitle(frame);
}

/** The heading has the focus when a curtain falls, and when it is lifted. @param {Readonly<Store>} store */
function followCurtain({ screen, curtain }) {
  if (screen !== 'table' || fallen === curtain) return;
  fallen = curtain;
  queueMicrotask(focusHeading);
}

function drawAgain() {
  if (undrawn) undrawn = { ...undrawn, screen: '' };
  set({});
}

/** Follows the address; the heading of the new screen gets the focus. */
function route() {
  const screen = screenOf();
  const changed = screen !== get().screen;
  if (screen === 'table' && isLeftBehind()) set({ frame: null, log: [] });
  set({ screen, selected: null, notice: changed && !get().notice?.lasting ? null : get().notice });
  if (screen === 'table') openCurrent();
  queueMicrotask(() => {
    if (changed) focusHeading();
    if (screen === 'rules') showRule();
  });
}

/** The page's style has not come (latesheet.js): it can be played, but hardly looked at. */
function tellUnstyled() {
  const button = { words: t('page-start-again'), press: () => location.reload() };
  set({ notice: { text: t('page-start-slow'), tone: 'fault', lasting: true, button } });
}

/** Does a lesson, puzzle or replay lie on the table that the address has left? */
function isLeftBehind() {
  const { lesson, link, puzzle } = placeOf();
  return !lesson && !link && !puzzle && isTransient();
}

function focusHeading() {
  const heading = document.querySelector('#app h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Puts the match played last on the table, once the engine can; or the lesson or replay of the address. */
async function openCurrent() {
  const { lesson, link, puzzle } = placeOf();
  if (lesson) return openLesson(lesson);
  if (puzzle) return openPuzzle(puzzle);
  if (link) return openReplay();
  await openLogBook();
  const { frame, stage, busy } = get();
  if (busy || (frame && !isTransient()) || stage?.name !== 'ready') return;
  const kept = takeInterruptedMatch() ?? current();
  if (!kept) return set({ frame: null, log: [] });
  setMatchId(kept.id, kept.save);
  if (await loadMatch(kept.save)) return;
  const { notice } = get();
  setMatchId('');
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
  const text = error instanceof EngineError ? formatText(error.text) : t('page-fault');
  const details =
    error instanceof Error
      ? `${error.stack ?? error}\n${/** @type {any} */ (error).details ?? ''}`
      : String(error);
  const { notice } = get();
  if (notice?.text === text && notice.details === details) return; // it comes with every drawing
  set({ notice: { text, tone: 'fault', details } });
}

/** Lets the browser paint and hear presses before the page goes on. @returns {Promise<void>} */
function pause() {
  return new Promise((done) => setTimeout(done));
}

/** Starts the page; rejects if it can't. */
export async function start() {
  applySettings();
  addEventListener('error', ({ error, message }) => {
    // No fault: an observer changed a size that it watches, and is told of it in the next frame.
    if (error || !message.startsWith('ResizeObserver loop')) fault(error ?? message);
  });
  addEventListener('unhandledrejection', (event) => fault(event.reason));
  captureInstallPrompt();
  nameMatches((frame) => (openKey() === frame.game && page()?.matchName?.(frame)) || '');
  await startLanguage();
  await pause();
  document.getElementById('app')?.replaceChildren();
  drawMounted(draw);
  subscribe(followCurtain, ({ screen, curtain }) => (screen === 'table' ? curtain : fallen));
  addEventListener('hashchange', route);
  addEventListener('storage', () => set({})); // another tab has written
  addEventListener('keydown', (event) => {
    if (get().screen === 'table' && get().frame && !get().curtain) onTableKey(event);
  });
  route();
  await pause();
  const booting = boot(onStage).catch(() => {});
  openLogBook();
  startOffline(isPersisted);
  document.documentElement.dataset.page = 'ready';
  if ('unstyled' in document.documentElement.dataset) tellUnstyled();
  await booting;
  loadSprites();
  takeSnapshot();
}
