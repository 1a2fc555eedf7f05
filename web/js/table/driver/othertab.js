// The table while another tab plays its game: what is so, and the way to play here.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { isAsked, lookOn, playHere } from '../../match/spectatortab.js';

/** Instead of the actions. */
export function elsewhereBar() {
  return html`<section class="area-helm helm" aria-label=${t('saves-elsewhere-bar')}>
    <div class="helm__row"><p class="helm__who">${t('saves-elsewhere')}</p></div>
    <div class="helm__row helm__buttons">
      <button type="button" class="main" data-elsewhere="play" @click=${playHere}>${t('saves-play-here')}</button>
      ${
        isAsked()
          ? html`<button type="button" class="tool" data-elsewhere="look" @click=${lookOn}>${t('saves-look-on')}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/** What it means. */
export function elsewhereTold() {
  return html`<section class="area-inspector inspector" aria-label=${t('table-inspector')}>
    <p>${t(isAsked() ? 'saves-elsewhere-more' : 'saves-looking-on')}</p>
  </section>`;
}
