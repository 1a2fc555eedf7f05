// The entry of the table's menu while a new release waits.

import { html, nothing } from 'lit-html';
import { offline, useUpdate } from '../app/offline.js';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { isPersisted } from '../match/ispersisted.js';
import { perMatch } from './session.js';

/** Has the entry been pressed once? */
const state = perMatch(() => ({ sure: false }));

/** The first press says what is safe. */
export function updateEntry() {
  if (!offline.update) return nothing;
  return html`<li>
    <button type="button" class="menu__item" data-menu="update" @click=${pressEntry}>
      ${state().sure ? t('offline-entry-sure') : t('offline-entry')}
    </button>
  </li>`;
}

async function pressEntry() {
  const here = state();
  const kept = await isPersisted();
  if (here.sure && kept) return useUpdate();
  here.sure = kept;
  const words = !kept
    ? 'offline-not-kept'
    : get().frame?.lesson
      ? 'offline-lesson-again'
      : 'offline-game-kept';
  set({ notice: { text: t(words), tone: kept ? 'plain' : 'refused' } });
}
