// What the screens say of playing offline, of new releases and of installing.

import { html, nothing } from 'lit-html';
import { decline, install, installWay, mayMention } from '../boot/install.js';
import { isKept } from '../match/kept.js';
import { checkForUpdate, offline, repair, useUpdate } from '../boot/offline.js';
import { set } from '../app/store.js';
import { number, t } from '../app/text.js';

/** For the settings: how it stands, and what can be done about it. */
export function offlineSettings() {
  const idle = offline.busy ? 'true' : 'false';
  return html`<section class="offline" data-offline=${offline.state}>
    <h2>${t('offline-title')}</h2>
    <div role="status">
      <p class="offline__state">${stateWords()}</p>
      ${offline.update ? html`<p>${t('offline-update')}</p>` : nothing}
    </div>
    ${offline.update ? useButton() : nothing}
    ${offline.version
      ? html`<p class="row">
            <button type="button" class="button" aria-disabled=${idle} @click=${checkForUpdate}>${t('offline-check')}</button>
            <button type="button" class="button" aria-disabled=${idle} @click=${repair}>${t('offline-repair')}</button>
          </p>
          <p role="status" class="offline__told">${offline.told}</p>
          <p><small>${t('offline-version', { version: offline.version, hash: offline.hash.slice(0, 12) })}</small></p>`
      : nothing}
    ${installing()}
  </section>`;
}

function stateWords() {
  const { state, loaded, total, why } = offline;
  const mega = (/** @type {number} */ bytes) => number(bytes / 1e6, 1);
  switch (state) {
    case 'filling':
      return t('offline-filling', { loaded: mega(loaded), total: mega(total) });
    case 'broken':
      return t(`offline-broken-${why}`);
    default:
      return t(`offline-${state}`);
  }
}

function useButton() {
  return html`<p class="row">
    <button type="button" class="button button--first" @click=${pressUpdate}>${t('offline-use')}</button>
  </p>`;
}

/** Takes the new release, or says why a game forbids it. */
async function pressUpdate() {
  if (await isKept()) useUpdate();
  else set({ notice: { text: t('offline-not-kept'), tone: 'refused' } });
}

/** How to install, where one can. */
function installing() {
  const way = installWay();
  if (way === 'none') return nothing;
  return html`<h3>${t('offline-install-title')}</h3>
    <p>${t(`offline-install-${way}`)}</p>
    ${way === 'button'
      ? html`<p class="row">
          <button type="button" class="button" @click=${install}>${t('offline-install')}</button>
        </p>`
      : nothing}
    ${way === 'ios'
      ? html`<ol class="offline__steps">
          ${['share', 'add', 'open'].map((step) => html`<li>${t(`offline-ios-${step}`)}</li>`)}
        </ol>`
      : nothing}`;
}

/** For the harbour: a quiet line, if there is anything to say. */
export function offlineLine() {
  if (offline.update) {
    return html`<p class="offline__line" data-offline-line="update">
      <span>${t('offline-update')}</span>
      <button type="button" class="button" @click=${pressUpdate}>${t('offline-use')}</button>
    </p>`;
  }
  if (!mayMention()) return nothing;
  return html`<p class="offline__line" data-offline-line="install">
    <span>${t('offline-mention')}</span>
    <button type="button" class="button" @click=${install}>${t('offline-install')}</button>
    <button type="button" class="button" @click=${decline}>${t('offline-decline')}</button>
  </p>`;
}
