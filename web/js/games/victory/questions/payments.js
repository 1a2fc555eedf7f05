// Cubes of one's choice paid at once: each way to pay as a row, the best first.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { touch } from '../../../table/choice.js';
import { isMeant, isPointedAt } from '../actions/meant.js';
import { cubeSigns, cubesWords } from '../names.js';
import { byLetters, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../contract.d.ts').Likely} Likely */
/** @typedef {import('../view.d.ts').PaymentView} Payment */

/** The ways to pay; none in another step. @param {Frame} frame @returns {Payment[]} */
function payments(frame) {
  const { step, fitting } = viewOf(frame);
  return step === 'pay' && optionsOf(frame).length ? (fitting?.payments ?? []) : [];
}

/** @param {Payment} payment */
function targetOf({ cubes }) {
  return `payment-${cubes}`;
}

/** What the main button pays: the way that is pointed at, else the best; null in another step.
 * @param {Frame} frame @returns {Likely | null}
 */
export function chosenPayment(frame) {
  const all = payments(frame);
  const pointed = all.find((each) => isPointedAt(targetOf(each)));
  const chosen = pointed ?? all[0];
  if (!chosen) return null;
  const actions = [...chosen.cubes].map((letter) => `pay ${letter}`);
  return {
    target: targetOf(chosen),
    option: optionsOf(frame).find(({ action }) => action === actions[0]) ?? null,
    words: t('pay-with', { cubes: cubesWords(byLetters(chosen.cubes)) }),
    actions,
    confirms: get().selected === targetOf(chosen),
  };
}

/** Draws them, and what is left after the one that the main button pays. @param {Frame} frame */
export function paymentChoices(frame) {
  const all = payments(frame);
  const meant = all.find((each) => isMeant(targetOf(each)));
  return html`${meant ? html`<p class="payments__left">${t('pay-left')} <span aria-hidden="true">${cubeSigns(meant.left)}</span><span class="sr">${cubesWords(meant.left)}</span></p>` : nothing}
    <div class="ribbon__options payments">${all.map((payment) => choice(frame, payment))}</div>`;
}

/** @param {Frame} frame @param {Payment} payment */
function choice(frame, payment) {
  const target = targetOf(payment);
  const { cubes, points } = payment;
  const before = viewOf(frame).fitting?.points ?? points;
  return html`<button
    type="button"
    class="choice choice--pay ${isMeant(target) ? 'choice--meant' : ''}"
    data-option=${`pay ${cubes[0]}`}
    data-payment=${cubes}
    aria-pressed=${isPointedAt(target) ? 'true' : 'false'}
    @click=${() => touch(target)}
  >
    <b><span aria-hidden="true">${cubeSigns(byLetters(cubes))}</span><span class="sr">${t('pay-with', { cubes: cubesWords(byLetters(cubes)) })}</span></b>
    ${points < before ? html`<small class="payments__loss"><span aria-hidden="true">−${before - points} ★</span><span class="sr">${t('pay-loss', { points: before - points })}</span></small>` : nothing}
  </button>`;
}
