// The log-book: every match kept on this device, and the way in and out for files.

import { html, nothing } from 'lit-html';
import { titleOf } from '../../app/games.js';
import { set } from '../../app/store.js';
import { onLanguageChange, t } from '../../app/text.js';
import { list, remove } from '../../saves/logbook.js';
import { matchId } from '../../saves/ownmatch.js';
import { head } from '../head.js';
import { backupButton, backupReminder, backupResult } from '../settings/storagestatus.js';
import { bring } from './importgames.js';
import { savedGame } from './savedgame.js';

/** @typedef {import('../../app/store.js').Store} Store */
/** @typedef {import('../../saves/logbook.js').Entry} Entry */

/** What was deleted last, to be put back. @type {{title: string, restore: () => void} | null} */
let deleted = null;
let told = '';
/** The game whose matches are shown; '' for all. */
let shown = '';

onLanguageChange(() => {
  told = '';
});

/** @param {string} [words] */
function redraw(words) {
  if (words !== undefined) told = words;
  set({});
}

/** Draws the log-book. @param {Readonly<Store>} store */
export function logbook(store) {
  const entries = list();
  return html`<main class="page logbook">
    ${head(store, t('page-logbook'))}
    <p role="status" class="logbook__told">
      ${told}
      ${
        deleted
          ? html`<button type="button" class="button" @click=${putBack}>${t('page-undo-delete')}</button>`
          : nothing
      }
    </p>
    ${filter(entries)}
    ${
      entries.length
        ? html`<ul class="saves" aria-label=${t('page-saves')}>
          ${entries.filter(({ record }) => !shown || record?.game === shown).map((entry) => html`<li>${savedGame(entry, { redraw, drop })}</li>`)}
        </ul>`
        : html`<p>${t('page-no-saves')}</p>`
    }
    ${backupReminder()}
    <footer class="page__foot row">
      <label class="button"
        >${t('page-import')}<input class="sr" type="file" accept=".json,application/json" @change=${(/** @type {Event} */ event) => bring(event, redraw)}
      /></label>
      <a class="button" href="#/statistics">${t('page-statistics')}</a>
      <a class="button" href="#/p/">${t('links-open-one')}</a>
      ${entries.length ? backupButton() : nothing}
    </footer>
    ${backupResult()}
  </main>`;
}

/** The choice of one game, where there are matches of several. @param {readonly Entry[]} entries */
function filter(entries) {
  const keys = [...new Set(entries.flatMap(({ record }) => record?.game ?? []))];
  if (!keys.includes(shown)) shown = '';
  if (keys.length < 2) return nothing;
  return html`<fieldset class="logbook__filter">
    <legend>${t('page-save-filter')}</legend>
    <div class="row">
      ${['', ...keys].map(
        (key) => html`<label class="pick"
          ><input
            type="radio"
            name="game"
            .checked=${shown === key}
            @change=${() => {
              shown = key;
              redraw();
            }}
          /><span>${key ? titleOf(key) : t('page-save-all')}</span></label
        >`,
      )}
    </div>
  </fieldset>`;
}

/** @param {Entry} entry @param {string} title */
function drop(entry, title) {
  deleted = { title, restore: remove(entry) };
  if (entry.record && matchId() === entry.record.id) set({ frame: null, log: [] });
  redraw(t('page-deleted', { title }));
}

function putBack() {
  deleted?.restore();
  const title = deleted?.title ?? '';
  deleted = null;
  redraw(t('page-restored', { title }));
}
