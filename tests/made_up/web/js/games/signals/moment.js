// A moment of the made-up duel: what is looked at before the game goes on.

import { html } from 'lit-html';
import { getSetting } from '../../app/settings.js';
import { t } from '../../app/text.js';
import { perMatch } from '../../table/session.js';
import { change } from '../../table/ui.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

const state = perMatch(() => ({ /** Has the last plank been looked at? */ looked: false }));

/** Once in a duel: each ship is on her last plank. @param {Frame} frame */
export function lastPlank(frame) {
  const last = frame.view.hulls.every((/** @type {number} */ hull) => hull === 1);
  if (!last || state().looked || getSetting('pace') === 'instant') return null;
  return html`<section class="area-moment moment"><h2>${t('duel-last-plank')}</h2></section>
    <section class="area-bar bar bar--plain">
      <button type="button" class="main" data-do="main" @click=${goOn}>${t('duel-go-on')}</button>
    </section>`;
}

function goOn() {
  state().looked = true;
  change({});
}
