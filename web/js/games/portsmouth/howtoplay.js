// The page "How to play": the game in a few sentences, with its own emblems.

import { html } from 'lit-html';
import { picture } from '../../app/art.js';
import { t } from '../../app/text.js';
import { howRow, howTable } from '../../kit/howtable.js';

const SCORES = /** @type {[string, string][]} */ ([
  ['lieutenants', 'icon-lieutenant'],
  ['navigators', 'emblem-navigator'],
  ['crews', 'emblem-crack_crew'],
  ['midshipmen', 'icon-midshipman'],
  ['petty_officers', 'emblem-helmsman'],
  ['crafts', 'emblem-cook'],
  ['seamen', 'icon-seaman'],
  ['marines', 'emblem-strength'],
  ['mutineers', 'icon-mutineer'],
  ['money', 'icon-coin'],
]);
const PRIVILEGES = ['trade', 'four_pounds', 'recruit', 'promote', 'captains_gig', 'trainer'];
const TOWNS = ['aristocrats', 'privilege', 'patron', 'training', 'grog', 'shortcut', 'mutiny'];
const STEPS = ['turn', 'move', 'recruit', 'landsmen', 'ship', 'towns', 'end'];

/** Draws the page. */
export function howToPlay() {
  return html`<section class="howto" aria-labelledby="play">
    <h2 id="play" tabindex="-1">${t('howto-title')}</h2>
    <p>${t('howto-aim')}</p>
    <ol>
      ${STEPS.map((step) => html`<li>${t(`howto-${step}`)}</li>`)}
    </ol>
    ${howTable(
      'scores',
      SCORES.map(([key, sign]) => row(sign, t(`howto-score-${key}`), t(`howto-points-${key}`))),
    )}
    ${howTable(
      'privileges',
      PRIVILEGES.map((key) => row(`privilege-${key}`, t(`privilege-${key}`), t(`does-${key}`))),
    )}
    ${howTable(
      'towns-title',
      TOWNS.map((key) => row(`town-${key}`, t(`town-${key}`), t(`howto-town-${key}`))),
    )}
  </section>`;
}

/** @param {string} sign the id of its picture @param {string} what @param {string} brings */
function row(sign, what, brings) {
  return howRow(picture(sign, 'howto__sign'), what, brings);
}
