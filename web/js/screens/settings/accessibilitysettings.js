// Settings for ears and keys: sounds, how much is said of a cell, single letters, the list of keys.

import { html, nothing } from 'lit-html';
import { getSetting } from '../../app/settings.js';
import { KINDS, sound } from '../../app/sound.js';
import { t } from '../../app/text.js';
import { keySheet } from '../../kit/keysheet.js';
import { pick, slider, tick } from './settingcontrols.js';

/** Draws the settings for sound, speech and keys. */
export function accessibilitySettings() {
  return html`<section class="hearing">
    <h2>${t('sound-settings')}</h2>
    ${tick('sounds', t('sound-set-sounds'))}
    <p class="settings__more">${t('sound-settings-more')}</p>
    ${getSetting('sounds') ? loudness() : nothing}
    <fieldset>
      <legend>${t('sound-verbosity')}</legend>
      <div class="row">${['full', 'short'].map((value) => pick('verbosity', value, t(`sound-verbosity-${value}`)))}</div>
    </fieldset>
    ${tick('letters', t('sound-set-letters'))}
    <p class="settings__more">${t('sound-letters-more')}</p>
    <details>
      <summary>${t('table-sheet-keys')}</summary>
      ${keySheet()}
    </details>
  </section>`;
}

function loudness() {
  return html`${slider('volume', t('sound-volume', { volume: getSetting('volume') }), { min: 10, max: 100 })}
    <div class="row" role="group" aria-label=${t('sound-try')}>
      ${KINDS.map(
        (kind) =>
          html`<button type="button" class="button" @click=${() => sound(kind)}>${t(`sound-kind-${kind}`)}</button>`,
      )}
    </div>`;
}
