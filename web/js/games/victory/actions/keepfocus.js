// The panel draws other buttons once something is chosen or let go: the focus stays in it, on the same deed
// or what stands for it.

import { get, whenDrawn } from '../../../app/store.js';
import { perMatch } from '../../../table/session.js';

/** The position that was drawn last. */
const state = perMatch(() => ({ entries: -1 }));

/** What may take the focus over, the best first. */
const STAND_INS = [
  '.inspector .deed--here',
  '.inspector .trade__pay[aria-pressed="true"]',
  '.inspector [data-do="trade"]',
  '.hand [aria-pressed="true"]',
  '.inspector .deed:not([hidden])',
];

/** With the next drawing the focus comes back, if its button goes in the same position. */
export function keepPanelFocus() {
  const entries = get().frame?.entries ?? -1;
  const same = state().entries === entries;
  state().entries = entries;
  const { activeElement: had } = document;
  if (!same || !(had instanceof HTMLElement) || !had.closest('.inspector')) return;
  const { option } = had.dataset;
  whenDrawn(() => {
    if (had.isConnected && had.offsetParent) return;
    const places = option ? [`.inspector [data-option="${option}"]`, ...STAND_INS] : STAND_INS;
    for (const each of places) {
      const found = /** @type {HTMLElement | null} */ (document.querySelector(`.table ${each}`));
      if (!found?.offsetParent) continue;
      found.focus({ preventScroll: true });
      return;
    }
  });
}
