// The browser's Back puts an open sheet away before it leaves the table, as on a phone every app does.
// An open sheet is an entry of the history at the same address. Closed in another way, its entry stays:
// the next sheet takes it, and Back passes over it.

import { get, subscribe } from '../../app/store.js';
import { closeRule, isRuleOpen } from '../rules/rulesheet.js';
import { closePanel, ui } from '../ui.js';

/** Where the browser is: the address, and whether the entry is one of a sheet. */
const at = { address: '', sheet: false };

function note() {
  Object.assign(at, { address: location.href, sheet: history.state?.sheet === true });
}

/** Does a sheet lie open at the table? */
function isOpen() {
  return get().screen === 'table' && (ui.panel !== null || isRuleOpen());
}

/** Gives an open sheet its entry. */
function hold() {
  note();
  if (at.sheet || !isOpen()) return;
  history.pushState({ sheet: true }, '');
  note();
}

/** Back, Forward, or another address. */
function onMove() {
  const { address, sheet } = at;
  note();
  if (!sheet || at.sheet || address !== at.address) return;
  if (isRuleOpen()) closeRule();
  else if (ui.panel) closePanel();
  else history.back();
}

/** Watches while the table is shown. @returns {() => void} ends it */
export function mountBack() {
  hold();
  addEventListener('popstate', onMove);
  const stop = subscribe(hold, isOpen);
  return () => {
    stop();
    removeEventListener('popstate', onMove);
  };
}
