// How safe the games are: what the browser has promised, the second copies, and the backup.

import { html, nothing } from 'lit-html';
import { set } from '../app/store.js';
import { dateTime, number, t } from '../app/text.js';
import { backedUp, backUp, unsecured } from '../saves/files.js';
import { vaultState } from '../saves/idbstore.js';
import { askState, askToKeep, promise } from '../saves/persistence.js';

let asked = false;

/** What was said of the backup last: the id of a message. */
let told = '';

/** Asks the browser how things stand, once a visit. */
function know() {
  if (asked) return;
  asked = true;
  askState().then(() => set({}));
}

async function keep() {
  await askToKeep();
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

/** What came of the backup. */
export function backupTold() {
  return told ? html`<p role="status">${t(told)}</p>` : nothing;
}

/** In the log-book: a quiet word, when there is something to lose. */
export function reminder() {
  know();
  const count = promise().kept === false ? unsecured() : 0;
  return count
    ? html`<p class="logbook__reminder"><small>${t('saves-reminder', { count })}</small></p>`
    : nothing;
}

/** In the settings. */
export function keeping() {
  know();
  const { kept, used, room } = promise();
  const mega = (/** @type {number} */ bytes) => number(bytes / 1e6, bytes < 1e7 ? 1 : 0);
  const made = backedUp();
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
    ${backupTold()}`;
}

/** Whether there are second copies. */
function second() {
  const state = vaultState();
  if (state === 'open' || state === 'opening') return t('saves-second');
  return t(`saves-second-${state}`);
}
