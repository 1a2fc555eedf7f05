// A sealed manoeuvre under its wax: the captain who sealed it opens it by a press, and closes it again.

import { html, nothing } from 'lit-html';
import { set } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';
import { sealSign } from '../art.js';
import { ownSeatOf, viewOf } from '../position.js';
import { planWords } from './posts.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Is the seal open? Another match, or another player at the device, finds it closed. */
const state = perMatch(() => ({ open: false }));

/** Draws the seal of a seat; nothing where none is. What the enemy has turned up is told at once.
 * @param {Frame} frame @param {number} seat */
export function seal(frame, seat) {
  const { plan } = viewOf(frame).ships[seat];
  if (!plan) return nothing;
  const words = planWords(frame, seat);
  if (!plan.plan || seat !== ownSeatOf(frame))
    return html`<span class="sealed">${sealSign(Boolean(plan.plan))} <b>${words}</b></span>`;
  const { open } = state();
  return html`<button type="button" class="sealed sealed--own" data-do="seal" aria-expanded=${open ? 'true' : 'false'} @click=${toggle}>
    ${sealSign(open)} <b>${open ? words : t('table-plan-open')}</b>
  </button>`;
}

function toggle() {
  state().open = !state().open;
  set({});
}
