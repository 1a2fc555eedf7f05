// Trading: what is paid, then what is got for it, each with what it changes.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { touch } from '../../../table/choice.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { boardText, refusalWords } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { cube, cubeSigns, cubesWords, kindWord } from '../names.js';
import { byLetters, KINDS, LETTERS } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** What is paid, in letters. */
const state = perMatch(() => ({ paid: '' }));

/** Lets a payment stand, so that its buttons are in sight. @param {string} paid */
export function payWith(paid) {
  state().paid = paid;
}

/** What can be paid now. @param {Frame} frame @returns {string[]} */
export function payments(frame) {
  const paid = optionsOf(frame)
    .filter(({ verb, refusal }) => verb === 'trade' && !refusal)
    .map(({ action }) => action.split(' ')[1]);
  return [...new Set(paid)];
}

/** Draws both rows. @param {Frame} frame */
export function tradePanel(frame) {
  const all = payments(frame);
  const { selected } = get();
  const named = selected?.startsWith('trade-') ? selected.split('-')[1] : state().paid;
  const paid = all.includes(named) ? named : all[0];
  if (!paid) return html`<p class="inspector__why">${t('table-no-trade')}</p>`;
  return html`<div class="trade">
    <p class="trade__name" id="trade-pay">${t('table-trade-pay')}</p>
    <div class="trade__row" role="group" aria-labelledby="trade-pay">
      ${all.map((each) => payButton(each, paid))}
    </div>
    <p class="trade__name" id="trade-get">${t('table-trade-get')}</p>
    <div class="trade__row" role="group" aria-label=${t('table-actions')} aria-describedby="trade-get">
      ${KINDS.map((_, at) => getButton(frame, paid, LETTERS[at]))}
    </div>
    ${tradeTold(frame, selected)}
  </div>`;
}

/** @param {string} each @param {string} paid */
function payButton(each, paid) {
  const cubes = byLetters(each);
  return html`<button
    type="button"
    class="trade__pay"
    data-pay=${each}
    aria-pressed=${each === paid ? 'true' : 'false'}
    aria-label=${cubesWords(cubes)}
    @click=${() => {
      payWith(each);
      if (get().selected?.startsWith('trade-')) touch('trade');
      else change({});
    }}
  >
    ${cubeSigns(cubes)}
  </button>`;
}

/** @param {Frame} frame @param {string} paid @param {string} letter */
function getButton(frame, paid, letter) {
  const option = optionsOf(frame).find(({ action }) => action === `trade ${paid} ${letter}`);
  if (!option) return nothing;
  const kind = KINDS[LETTERS.indexOf(letter)];
  const shut = Boolean(option.refusal);
  const after = option.worth ? option.worth.after - option.worth.before : 0;
  return html`<button
    type="button"
    class="trade__get ${shut ? 'deed--shut' : ''}"
    data-target=${option.target}
    data-option=${option.action}
    aria-pressed=${get().selected === option.target ? 'true' : 'false'}
    aria-disabled=${shut ? 'true' : 'false'}
    aria-label=${boardText(option.label)}
    @click=${() => touch(option.target)}
  >
    ${cube(kind)} <span>${kindWord(kind)}</span>${after ? html` <b>★${after > 0 ? '+' : '−'}${Math.abs(after)}</b>` : nothing}
  </button>`;
}

/** What the trade that is pointed at changes, or why it is refused. @param {Frame} frame @param {string | null} selected */
function tradeTold(frame, selected) {
  const option = optionsOf(frame).find(
    ({ verb, target }) => verb === 'trade' && target === selected,
  );
  if (!option) return nothing;
  if (option.refusal) return html`<p class="inspector__why">${refusalWords(option.refusal)}</p>`;
  return html`<p class="trade__told">${worthLine(option.worth)}</p>`;
}
