// What if, of a race over the world: its decisions, what else could be done, where everybody lay.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { whatIfSheet as sheetOf } from '../../../table/advice/whatifsheet.js';
import { openPanel } from '../../../table/ui.js';
import { capital } from '../../../table/words.js';
import { whereName } from '../names.js';
import { viewOf } from '../position.js';
import { decisionsOf, doneWords, listedWords, othersAt, positionOf } from './decisions.js';
import { worldMap } from './worldmap.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./decisions.js').Decision} Decision */

/** The sheet. */
export const whatIfSheet = sheetOf({
  about: () => t('lookback-whatif-about'),
  later: () => t('lookback-whatif-later'),
  none: () => t('lookback-whatif-none'),
  decisions: decisionsOf,
  group: ({ round }) => t('lookback-race-round', { round }),
  words: (decision) => listedWords(/** @type {Decision} */ (decision)),
  done: (decision) => doneWords(/** @type {Decision} */ (decision)),
  picture: (decision) => picture(/** @type {Decision} */ (decision)),
  others: (frame, decision) => othersAt(frame, /** @type {Decision} */ (decision)),
  lead: ({ seats }) =>
    seats === 1
      ? {
          head: t('lookback-whatif-left'),
          digits: 1,
          signed: false,
          won: false,
          verdict: 'lookback-whatif-alone',
        }
      : { head: null, digits: 0, signed: true, won: true, verdict: 'lookback-whatif' },
});

/** The way to the sheet, at the end. */
export function whatIfButton() {
  return html`<button type="button" class="tool" data-do="what-if" @click=${() => openPanel('whatif')}>
    ${t('lookback-whatif')}
  </button>`;
}

/** Where everybody lay then, and what the convoy was like. @param {Decision} decision */
function picture(decision) {
  const then = positionOf(decision);
  if (!then) return nothing;
  const { convoys } = viewOf(then);
  const own = convoys[decision.seat];
  const lay = own.at
    ? t('lookback-whatif-lay', {
        space: capital(whereName(own.at)),
        ships: own.ships,
        gold: own.gold,
        crates: own.load,
      })
    : nothing;
  return html`${worldMap({ convoys, chosen: decision.seat })}<p>${lay}</p>`;
}
