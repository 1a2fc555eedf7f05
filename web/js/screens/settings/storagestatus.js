// How safe the games are: what the browser has promised, the second copies, and the backup.

import { html, nothing } from 'lit-html';
import { set } from '../../app/store.js';
import { dateTime, number, t } from '../../app/text.js';
import { backUp, countSinceBackup, lastBackup } from '../../saves/backup.js';
import { idbState } from '../../saves/database.js';
import { persistence, refreshPersistence, requestPersistence } from '../../saves/persistence.js';

let asked = false;

/** What was said of the backup last: the id of a message. */
let told = '';

/** Asks the browser how things stand, once a visit. */
function know() {
  if (asked) return;
  asked = true;
  refreshPersistence().then(() => set({}));
}

async function keep() {
  await requestPersistence();
  set({});
}

/** Makes a backup of everything and says so. */
async function secure() {
  told = (await backUp()) ? 'saves-backed-up' : 'saves-not-backed-up';
  set({});
}

/** The button for a backup, with what came of it. */
export function backupButton() {
  return html`<button type="button" class="button" data-do="backup" @click=${secure}>${t('saves-backup')}</button>`;
}

/** Draws what came of the backup. */
export function backupResult() {
  return told ? html`<p role="status">${t(told)}</p>` : nothing;
}

/** Draws the log-book's reminder to back up, when there is something to lose. */
export function backupReminder() {
  know();
  const count = persistence().kept === false ? countSinceBackup() : 0;
  return count
    ? html`<p class="logbook__reminder"><small>${t('saves-reminder', { count })}</small></p>`
    : nothing;
}

/** Draws the part of the settings that tells how safe the games are. */
export function storageStatus() {
  know();
  const { kept, used, room } = persistence();
  const mega = (/** @type {number} */ bytes) => number(bytes / 1e6, bytes < 1e7 ? 1 : 0);
  const made = lastBackup();
  return html`<p>${second()} ${kept === null ? nothing : kept ? t('saves-promised') : t('saves-not-promised')}</p>
    <p>
      <small
        >${room ? t('saves-used', { used: mega(used), room: mega(room) }) : nothing}
        ${made ? t('saves-last-backup', { when: dateTime(made) }) : t('saves-no-backup')}</small
      >
    </p>
    <p class="row">
      ${backupButton()}
      ${
        kept === false
          ? html`<button type="button" class="button" @click=${keep}>${t('saves-ask')}</button>`
          : nothing
      }
    </p>
    ${backupResult()}`;
}

/** Whether there are second copies. */
function second() {
  const state = idbState();
  if (state === 'open' || state === 'opening') return t('saves-second');
  return t(`saves-second-${state}`);
}
