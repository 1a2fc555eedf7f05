// The bottom of the table: the button that seals the watch bill, or does what is pointed at.

import { html, nothing } from 'lit-html';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { bestAt, commitAt, intended, likeliest } from '../../table/choice.js';
import { speak } from '../../table/voice/announcer.js';
import { whyButton } from '../../table/whatnow/whybutton.js';
import { effectsWords } from '../../table/words.js';
import { sealSign } from './art.js';
import { freeMen, isDoubted, isMustering, isUnarmed, sealBill } from './muster/draft.js';
import { charge, chargeWords, isCharging } from './questions/loads.js';
import { isSupporting, support, supportWords } from './questions/support.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** So long the answers are framed, in milliseconds. */
const POINTED_MS = 900;

/** Draws the bar. @param {Frame} frame @param {string | null} selected */
export function actionBar(frame, selected) {
  if (isMustering(frame)) return billBar(frame);
  if (isCharging(frame)) return plainBar(chargeWords(frame), () => charge(frame));
  if (isSupporting(frame)) return plainBar(supportWords(frame), () => support(frame));
  const what = intended(frame, selected);
  const likely = what ? null : likeliest(frame, selected);
  const option = what && selected ? bestAt(frame, selected) : (likely?.option ?? null);
  const more = moreWords(option, what !== null);
  return html`<section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
    <button
      type="button"
      class="main ${what ? '' : likely ? 'main--likely' : 'main--idle'}"
      data-do="main"
      data-option=${option?.action ?? nothing}
      ?data-unchosen=${Boolean(likely)}
      aria-disabled=${what || likely ? 'false' : 'true'}
      @click=${() => (what || likely ? commitAt(get().selected) : pointAtAnswers())}
    >
      ${(what ?? likely)?.words ?? t(frame.outcome ? 'table-over' : 'table-choose-answer')}
      ${more ? html`<small class="main__more">${more}</small>` : nothing}
    </button>
    ${frame.outcome ? nothing : whyButton()}
  </section>`;
}

/** Before an answer is chosen the button shows where they stand. */
function pointAtAnswers() {
  const framed = { boxShadow: 'inset 0 0 0 3px var(--t-select)', borderRadius: '6px' };
  document.querySelector('.ribbon__options')?.animate([framed, framed], POINTED_MS);
  speak(t('table-choose-answer'));
}

/** What else the button tells: what the answer sets off; that one which nobody has chosen is a proposal.
 * @param {import('../../protocol.d.ts').OptionShape | null} option @param {boolean} chosen
 */
function moreWords(option, chosen) {
  const words = option?.effects.length ? effectsWords(option.effects) : '';
  if (words || chosen) return words;
  return option ? t('table-suggested') : '';
}

/** @param {Frame} frame */
function billBar(frame) {
  const doubted = isDoubted(frame);
  return html`<section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
    <button type="button" class="main" data-do="main" data-option="seal" @click=${() => sealBill(frame)}>
      ${sealSign()} ${t(doubted ? 'table-bill-anyway' : 'label-seal')} <small class="main__more">${doubted ? t('table-bill-empty') : freeWords(frame)}</small>
    </button>
    ${whyButton()}
  </section>`;
}

/** How many are left for melee, and that nobody stands at the guns that could fire. @param {Frame} frame */
function freeWords(frame) {
  const men = freeMen(frame);
  return t(isUnarmed(frame) ? 'table-bill-unarmed' : 'table-bill-melee', { men });
}

/** A button that gives what is drafted. @param {string} words @param {() => void} give */
function plainBar(words, give) {
  return html`<section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
    <button type="button" class="main" data-do="main" aria-disabled="false" @click=${give}>
      ${words}
    </button>
    ${whyButton()}
  </section>`;
}
