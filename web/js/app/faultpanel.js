// What stands in the place of a screen that can't be drawn. It is made without templates, so that
// nothing that has failed is needed for it.

import { t } from './text.js';

/**
 * Shows the panel in a fresh element: a template that failed half-way leaves its own in no known state.
 * @param {HTMLElement} place the element that the screens are drawn in
 * @param {unknown} error
 * @param {{again: () => void, save: (() => void) | null}} ways tries once more; exports the game on the table
 */
export function showFaultPanel(place, error, { again, save }) {
  const fresh = /** @type {HTMLElement} */ (place.cloneNode(false));
  const panel = element('main', '');
  panel.className = 'page';
  panel.setAttribute('role', 'alert');
  panel.append(
    element('h1', t('match-fault-title')),
    element('p', t(save ? 'match-fault-save' : 'match-fault')),
  );
  const ways = element('p', '');
  ways.className = 'row';
  const home = element('a', t('page-to-home'));
  home.className = 'button button--first';
  home.setAttribute('href', '#/');
  ways.append(home);
  if (save) ways.append(button(t('match-fault-export'), save));
  ways.append(button(t('page-retry'), again));
  const details = element('details', '');
  details.append(element('summary', t('match-fault-details')), element('pre', detailsOf(error)));
  panel.append(ways, details);
  fresh.append(panel);
  place.replaceWith(fresh);
}

/** @param {string} name @param {string} words */
function element(name, words) {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

/** @param {string} words @param {() => void} press */
function button(words, press) {
  const made = element('button', words);
  made.className = 'button';
  made.setAttribute('type', 'button');
  made.addEventListener('click', press);
  return made;
}

/** @param {unknown} error */
function detailsOf(error) {
  return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
}
