// What only the table screen remembers: the open panel, the place under the keyboard, the toast.

import { set, subscribe, whenDrawn } from '../app/store.js';

/** A sheet of the table (sheets.js) or of the game. @typedef {string} Panel */

/**
 * @typedef {object} Ui
 * @property {Panel | null} panel the sheet that lies open
 * @property {number} seat whose sheet lies open, where each player has one
 * @property {string} place the place on the board that Tab reaches
 * @property {boolean} looking the table is shown although the game is over
 * @property {string} toast whose turn has just begun, or empty
 * @property {string} said what the polite live region says
 * @property {string} called what the assertive live region says
 * @property {boolean} goesOn pressing again what pointed at a place points at the next one
 */

/** @type {Ui} */
export const ui = {
  panel: null,
  seat: 0,
  place: '',
  looking: false,
  toast: '',
  said: '',
  called: '',
  goesOn: false,
};

/** What opened the sheet, and gets the focus back. */
const opened = { by: /** @type {HTMLElement | null} */ (null) };

/** Forgets what was shown and said: the next player to look is another one. */
export function forgetShown() {
  Object.assign(ui, { panel: null, seat: 0, toast: '', said: '', called: '' });
  opened.by = null;
}

/** Changes what the screen remembers and draws it anew. @param {Partial<Ui>} changes */
export function change(changes) {
  Object.assign(ui, changes);
  set({});
}

/**
 * Opens a sheet and moves the focus into it.
 * @param {Panel} panel
 * @param {Partial<Ui>} [more]
 */
export function openPanel(panel, more = {}) {
  if (!ui.panel) opened.by = /** @type {HTMLElement | null} */ (document.activeElement);
  change({ panel, ...more });
  focusSoon('.sheet__title');
}

/** Closes the sheet and gives the focus back to what opened it. */
export function closePanel() {
  change({ panel: null });
  const back = opened.by;
  opened.by = null;
  afterDraw(() => {
    if (back?.isConnected && back !== document.body) back.focus({ preventScroll: true });
    else focusPlace(ui.place);
  });
}

/** Opens a sheet, or closes it if it lies open. @param {Panel} panel @param {Partial<Ui>} [more] */
export function togglePanel(panel, more = {}) {
  if (ui.panel === panel && (more.seat === undefined || more.seat === ui.seat)) closePanel();
  else openPanel(panel, more);
}

/** Gives up what is computed for the sheet that lies open once that is closed, covered or left. @param {AbortController} stop */
export function stopWithPanel(stop) {
  const { panel } = ui;
  const end = subscribe(({ screen }) => {
    if (ui.panel !== panel || screen !== 'table') stop.abort();
  });
  stop.signal.addEventListener('abort', end, { once: true });
}

/** The sheet's title takes the focus from a button in the sheet that is about to go away. */
export function keepFocus() {
  if (!document.activeElement?.closest('.sheet__body button')) return;
  const title = /** @type {HTMLElement | null} */ (document.querySelector('.sheet__title'));
  title?.focus({ preventScroll: true });
}

/** Does something once the screen has been drawn. @param {() => void} act */
export function afterDraw(act) {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Puts the focus on an element once the screen has been drawn. @param {string} selector */
export function focusSoon(selector) {
  afterDraw(() => {
    const found = /** @type {HTMLElement | null} */ (document.querySelector(`.table ${selector}`));
    found?.focus({ preventScroll: true });
  });
}

/** Puts the focus on an element with the next drawing, before anybody can press a key. @param {string} selector */
export function focusDrawn(selector) {
  whenDrawn(() => {
    const found = /** @type {HTMLElement | null} */ (document.querySelector(`.table ${selector}`));
    found?.focus({ preventScroll: true });
  });
}

/** Puts the focus on a place of the board, at once: the next key may follow fast. @param {string} place */
export function focusPlace(place) {
  const found = /** @type {HTMLElement | null} */ (
    document.querySelector(`.table [data-target="${place}"]`)
  );
  if (found) found.focus({ preventScroll: true });
  else focusSoon(`[data-target="${place}"]`);
}
