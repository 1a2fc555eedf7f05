// Settings for ears and keys: sounds, how much is said of a cell, single letters, the list of keys.

import { html, nothing } from 'lit-html';
import { getSetting, setSetting } from '../app/settings.js';
import { KINDS, sound } from '../app/sound.js';
import { set } from '../app/store.js';
import { t } from '../app/text.js';
import { keySheet } from '../kit/keysheet.js';

/** Draws the settings for sound, speech and keys. */
export function accessibilitySettings() {
  return html`<section class="hearing">
    <h2>${t('sound-settings')}</h2>
    ${tick('sounds')}
    <p class="settings__more">${t('sound-settings-more')}</p>
    ${getSetting('sounds') ? loudness() : nothing}
    <fieldset>
      <legend>${t('sound-verbosity')}</legend>
      <div class="row">${['full', 'short'].map(verbosityPick)}</div>
    </fieldset>
    ${tick('letters')}
    <p class="settings__more">${t('sound-letters-more')}</p>
    <details>
      <summary>${t('table-sheet-keys')}</summary>
      ${keySheet()}
    </details>
  </section>`;
}

function loudness() {
  return html`<label class="field"
      ><span>${t('sound-volume', { volume: getSetting('volume') })}</span>
      <input
        type="range"
        min="10"
        max="100"
        step="10"
        .value=${String(getSetting('volume'))}
        @input=${(/** @type {Event} */ event) => change('volume', Number(/** @type {HTMLInputElement} */ (event.target).value))}
    /></label>
    <div class="row" role="group" aria-label=${t('sound-try')}>
      ${KINDS.map(
        (kind) =>
          html`<button type="button" class="button" @click=${() => sound(kind)}>${t(`sound-kind-${kind}`)}</button>`,
      )}
    </div>`;
}

/** @param {string} value */
function verbosityPick(value) {
  return html`<label class="pick"
    ><input
      type="radio"
      name="verbosity"
      .checked=${getSetting('verbosity') === value}
      @change=${() => change('verbosity', /** @type {'full' | 'short'} */ (value))}
    /><span>${t(`sound-verbosity-${value}`)}</span></label
  >`;
}

/** @param {'sounds' | 'letters'} name */
function tick(name) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      .checked=${getSetting(name)}
      @change=${(/** @type {Event} */ event) => change(name, /** @type {HTMLInputElement} */ (event.target).checked)}
    /><span>${t(`sound-set-${name}`)}</span></label
  >`;
}

/** @template {keyof import('../app/settings.js').Settings} Name @param {Name} name @param {import('../app/settings.js').Settings[Name]} value */
function change(name, value) {
  setSetting(name, value);
  set({});
}
