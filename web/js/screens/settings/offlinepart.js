// What the screens say of playing offline, of new releases and of installing.

import { html, nothing } from 'lit-html';
import { offeredGames, titleOf } from '../../app/games.js';
import { declineInstall, install, installMethod, mayOfferInstall } from '../../app/install.js';
import { checkForUpdate, keepAll, offline, packs, repair, useUpdate } from '../../app/offline.js';
import { set } from '../../app/store.js';
import { number, t } from '../../app/text.js';
import { isPersisted } from '../../match/ispersisted.js';
import { current } from '../../saves/logbook.js';

/** Draws the part of the settings about playing offline. */
export function offlineSettings() {
  const idle = offline.busy ? 'true' : 'false';
  return html`<section class="offline" data-offline=${offline.state}>
    <h2>${t('offline-title')}</h2>
    <div role="status">
      <p class="offline__state">${stateWords()}</p>
      ${offline.update ? html`<p>${t('offline-update')}</p>` : nothing}
    </div>
    ${offline.update ? useButton() : nothing} ${keptGames()}
    ${
      offline.version
        ? html`<p class="row">
            <button type="button" class="button" aria-disabled=${idle} @click=${checkForUpdate}>${t('offline-check')}</button>
            <button type="button" class="button" aria-disabled=${idle} @click=${repair}>${t('offline-repair')}</button>
          </p>
          <p role="status" class="offline__told">${offline.told}</p>
          <p><small>${t('offline-version', { version: offline.version, hash: offline.hash.slice(0, 12) })}</small></p>`
        : nothing
    }
    ${installing()}
  </section>`;
}

/** What came of keeping all games: the id of a message. */
let toldOfAll = '';

/** Each game's files: how much of them is on this device, and the way to have all of them. */
function keptGames() {
  const found = offeredGames().flatMap(({ key }) =>
    packs()[key] ? [{ key, ...packs()[key] }] : [],
  );
  if (!found.length) return nothing;
  const whole = found.every(({ loaded, total }) => loaded === total);
  return html`<h3>${t('offline-games')}</h3>
    <ul class="offline__games">
      ${found.map((pack) => html`<li data-pack=${pack.key}>${packWords(pack)}</li>`)}
    </ul>
    ${
      whole
        ? nothing
        : html`<p class="row">
          <button type="button" class="button" aria-disabled=${offline.busy ? 'true' : 'false'} @click=${pressKeepAll}>
            ${t('offline-keep-all')}
          </button>
        </p>`
    }
    <p role="status">${toldOfAll ? t(toldOfAll) : nothing}</p>`;
}

/** @param {{key: string, loaded: number, total: number}} pack */
function packWords({ key, loaded, total }) {
  const state = loaded === total ? 'whole' : loaded ? 'part' : 'none';
  return t(`offline-pack-${state}`, {
    game: titleOf(key),
    loaded: megabytes(loaded),
    total: megabytes(total),
  });
}

async function pressKeepAll() {
  if (offline.busy) return;
  toldOfAll = 'offline-keep-coming';
  set({});
  toldOfAll = (await keepAll()) ? 'offline-keep-done' : 'offline-keep-failed';
  set({});
}

/** @param {number} bytes */
function megabytes(bytes) {
  return number(bytes / 1e6, 1);
}

function stateWords() {
  const { state, loaded, total, why } = offline;
  switch (state) {
    case 'filling':
      return t('offline-filling', { loaded: megabytes(loaded), total: megabytes(total) });
    case 'broken':
      return t(`offline-broken-${why}`);
    case 'off':
      return t(isSecureContext ? 'offline-off' : 'offline-insecure');
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
  if (await isPersisted()) useUpdate();
  else set({ notice: { text: t('offline-not-kept'), tone: 'refused' } });
}

/** How to install, where one can. */
function installing() {
  const way = installMethod();
  if (way === 'none') return nothing;
  return html`<h3>${t('offline-install-title')}</h3>
    <p>${t(`offline-install-${way}`)}</p>
    ${
      way === 'button'
        ? html`<p class="row">
          <button type="button" class="button" @click=${install}>${t('offline-install')}</button>
        </p>`
        : nothing
    }
    ${
      way === 'ios'
        ? html`<ol class="offline__steps">
          ${['share', 'add', 'open'].map((step) => html`<li>${t(`offline-ios-${step}`)}</li>`)}
        </ol>`
        : nothing
    }`;
}

/** Draws the home screen's line about playing offline, if there is anything to say. */
export function offlineLine() {
  if (offline.update) {
    return html`<p class="offline__line" data-offline-line="update">
      <span>${t('offline-update')}</span>
      <button type="button" class="button" @click=${pressUpdate}>${t('offline-use')}</button>
    </p>`;
  }
  if (!mayOfferInstall(current()?.entries ?? 0)) return nothing;
  return html`<p class="offline__line" data-offline-line="install">
    <span>${t('offline-mention')}</span>
    <button type="button" class="button" @click=${install}>${t('offline-install')}</button>
    <button type="button" class="button" @click=${declineInstall}>${t('offline-decline')}</button>
  </p>`;
}
