// The table while another tab plays its game: what is so, and the way to play here.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { isAsked, lookOn, playHere } from '../../match/spectatortab.js';

/** Draws the bar that stands in place of the actions while another tab plays the game. */
export function otherTabBar() {
  return html`<section class="area-waitbar waitbar" aria-label=${t('saves-elsewhere-bar')}>
    <div class="waitbar__row"><p class="waitbar__who">${t('saves-elsewhere')}</p></div>
    <div class="waitbar__row waitbar__buttons">
      <button type="button" class="main" data-elsewhere="play" @click=${playHere}>${t('saves-play-here')}</button>
      ${
        isAsked()
          ? html`<button type="button" class="tool" data-elsewhere="look" @click=${lookOn}>${t('saves-look-on')}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/** Draws what it means that another tab plays the game. */
export function otherTabStatus() {
  return html`<section class="area-inspector inspector" aria-label=${t('table-inspector')}>
    <p>${t(isAsked() ? 'saves-elsewhere-more' : 'saves-looking-on')}</p>
  </section>`;
}
