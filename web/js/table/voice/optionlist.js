// What can be done as buttons, then what is refused and why: the last part of a table in words.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { commitment, touch } from '../choice.js';
import { closePanel } from '../ui.js';
import { refusalWords } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/** @param {Frame} frame @param {(option: Option) => boolean} isOpen can it be taken? */
export function optionList(frame, isOpen) {
  const options = optionsOf(frame);
  if (!options.length) return nothing;
  const open = options.filter(isOpen);
  const shut = options.filter((option) => !isOpen(option));
  return html`<h3>${t('table-can-now', { count: open.length })}</h3>
    <ul class="cans">
      ${open.map(
        (option) => html`<li>
          <button type="button" class="cans__do" data-can=${option.action} @click=${() => point(option)}>
            ${commitment(frame, option)}
          </button>
        </li>`,
      )}
    </ul>
    <ul>
      ${shut.map((option) => html`<li>${commitment(frame, option)}${option.refusal ? `: ${refusalWords(option.refusal)}` : ''}</li>`)}
    </ul>`;
}

/** @param {Option} option */
function point(option) {
  closePanel();
  touch(option.target);
}
