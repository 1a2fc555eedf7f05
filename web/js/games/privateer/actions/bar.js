// The bottom of the table: silver, the main button, and what can't be done.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import {
  bestAt,
  commitAt,
  commitment,
  intended,
  isAsked,
  likeliest,
  press,
} from '../../../table/choice.js';
import { whyButton } from '../../../table/whatnow/whybutton.js';
import { worthMark } from '../../../table/worth.js';
import { sign } from '../art.js';
import { ownShip } from '../position.js';
import { saleHere } from './likeliest.js';
import { mainMore, saleMore } from './mainwords.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the bar. @param {Frame} frame @param {string | null} selected */
export function actionBar(frame, selected) {
  const { silver } = ownShip(frame);
  return html`<section class="area-bar bar" aria-label=${t('table-bar')}>
    <p class="purse">
      ${sign('coin')} <b>${silver ?? '?'}</b> <small>${t('table-silver-word', { count: silver ?? 0 })}</small>
    </p>
    <div class="bar__does">${mainButton(frame, selected)} ${leaveButton(frame)}</div>
    ${frame.outcome ? nothing : whyButton()}
  </section>`;
}

/** States and does what the player has pointed at. @param {Frame} frame @param {string | null} selected */
function mainButton(frame, selected) {
  const what = intended(frame, selected);
  const likely = what ? null : likeliest(frame, selected);
  const sale = saleHere(frame);
  const option = what && selected ? meant(frame, selected, what.actions) : (likely?.option ?? null);
  const more = sale ? saleMore(sale, selected) : mainMore(frame, option);
  return html`<button
    type="button"
    class="main ${what ? '' : likely ? 'main--likely' : 'main--idle'}"
    data-do="main"
    data-option=${option?.action ?? nothing}
    aria-disabled=${what || likely ? 'false' : 'true'}
    @click=${() => commitAt(get().selected)}
  >
    ${(what ?? likely)?.words ?? idleWords(frame, selected)}${worthMark((what ?? likely)?.worth)}${more ? html`<small class="main__more">${more}</small>` : nothing}
  </button>`;
}

/** The option that is done in the end: of a line its last action. @param {Frame} frame @param {string} selected @param {string[]} actions */
function meant(frame, selected, actions) {
  const last = optionsOf(frame).find(({ action }) => action === actions.at(-1));
  return last ?? bestAt(frame, selected);
}

/** @param {Frame} frame @param {string | null} selected */
function idleWords(frame, selected) {
  if (frame.outcome) return t('table-over');
  if (isAsked(frame, selected)) return t('plan-asked');
  return t(selected ? 'table-not-now' : 'table-nothing-chosen');
}

/** The way out of a port while the main button proposes a sale. @param {Frame} frame */
function leaveButton(frame) {
  const done = saleHere(frame) && optionsOf(frame).find(({ verb }) => verb === 'done');
  if (!done) return nothing;
  return html`<button type="button" class="tool bar__leave" data-option=${done.action} aria-label=${commitment(frame, done)} @click=${() => press(done)}>
    ${t('table-leave')}
  </button>`;
}

/** No actions stand beside the chart: the destinations and the questions have them all. */
export function noActions() {
  return html`<div class="area-actions"></div>`;
}
