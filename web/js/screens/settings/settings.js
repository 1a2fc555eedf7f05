// What the player can set for this device, and what the site is made of.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { offeredGames, titleOf } from '../../app/games.js';
import { chooseLanguage, languageOf } from '../../app/language.js';
import { getSetting, resetSettings } from '../../app/settings.js';
import { set } from '../../app/store.js';
import { LANGUAGES, language, t } from '../../app/text.js';
import { eraseAll } from '../../saves/ownmatch.js';
import { head } from '../head.js';
import { accessibilitySettings } from './accessibilitysettings.js';
import { offlineSettings } from './offlinepart.js';
import { releasePart } from './releasepart.js';
import { change, pick, slider, tick } from './settingcontrols.js';
import { storageStatus } from './storagestatus.js';

let sure = false;
let told = '';

/** Draws the settings. @param {Readonly<import('../../app/store.js').Store>} store */
export function settingsScreen(store) {
  return html`<main class="page settings">
    ${head(store, t('page-settings'))}
    <fieldset>
      <legend>${t('page-language')}</legend>
      <div class="row">${['auto', ...Object.keys(LANGUAGES)].map(languagePick)}</div>
    </fieldset>
    <fieldset>
      <legend>${t('page-theme')}</legend>
      <div class="row">${['system', 'paper', 'night', 'contrast'].map((theme) => pick('theme', theme, t(`page-theme-${theme}`)))}</div>
    </fieldset>
    <label class="field"
      ><span>${t('page-own-name')}</span>
      <input
        type="text"
        maxlength="16"
        autocomplete="nickname"
        placeholder=${t('page-you')}
        .value=${getSetting('name')}
        @change=${(/** @type {Event} */ event) => change('name', /** @type {HTMLInputElement} */ (event.target).value.trim())}
      /><small>${t('page-own-name-more')}</small></label
    >
    ${slider('textSize', t('page-text-size', { size: getSetting('textSize') }), { min: 90, max: 200 })}
    ${picks('pace', ['instant', 'brisk', 'calm', 'step'])}
    <p class="settings__more">${t('recap-pace-more')}</p>
    ${picks('motion', ['system', 'still', 'moving'])}
    ${tick('confirmEnd', t('page-set-confirmEnd'))} ${tick('autoForced', t('page-set-autoForced'))} ${accessibilitySettings()}
    <section>
      <h2>${t('page-data')}</h2>
      <p>${t('page-data-more')}</p>
      ${storageStatus()}
      <p class="row">
        <button type="button" class="button" @click=${erase}>${sure ? t('page-erase-sure') : t('page-erase')}</button>
        ${
          sure
            ? html`<button type="button" class="button" @click=${() => again('')}>${t('page-cancel')}</button>`
            : nothing
        }
      </p>
      <p role="status">${told ? t(told) : nothing}</p>
    </section>
    ${offlineSettings()}
    <section>
      <h2>${t('page-about')}</h2>
      ${offeredGames().map(({ key, designer }) => html`<p>${t('page-game-by', { game: titleOf(key), designer })}</p>`)}
      <p>${t('page-about-more')} <a href="./licenses/NOTICE.txt">${t('page-licences')}</a></p>
      <p><small>${store.catalog ? t('page-version', { version: store.catalog.version }) : nothing}</small></p>
      ${releasePart()}
    </section>
  </main>`;
}

/** A language by its own name, so that whoever speaks no other finds it. @param {string} choice */
function languagePick(choice) {
  const { name } = LANGUAGES[languageOf(choice)];
  return html`<label class="pick"
    ><input
      type="radio"
      name="language"
      .checked=${live(getSetting('language') === choice)}
      @change=${() => chooseLanguage(choice)}
    /><span lang=${choice === 'auto' ? language() : choice}
      >${choice === 'auto' ? t('page-language-auto', { language: name }) : name}</span
    ></label
  >`;
}

/** A choice of one. @param {'pace' | 'motion'} name @param {readonly string[]} values */
function picks(name, values) {
  return html`<fieldset>
    <legend>${t(`recap-${name}`)}</legend>
    <div class="row">
      ${values.map((value) => pick(name, value, t(`recap-${name}-${value}`)))}
    </div>
  </fieldset>`;
}

/** Asks once before it forgets everything. */
function erase() {
  if (!sure) {
    sure = true;
    return set({});
  }
  eraseAll();
  resetSettings();
  chooseLanguage(getSetting('language'));
  again('page-erased');
}

/** @param {string} message its id, or nothing */
function again(message) {
  sure = false;
  told = message;
  set({});
}
