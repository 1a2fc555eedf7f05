// An answer that has been pressed once: the main button says it with all that it sets off, and a second press
// does it. For places the selection does that; this is for what has no place of its own.

import { byTouch } from '../../../app/pointer.js';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { commit, plan } from '../../../table/choice.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { speak } from '../../../table/voice/announcer.js';
import { effectsWords } from '../../../table/words.js';
import { optionOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

const state = perMatch(() => ({
  action: /** @type {string | null} */ (null),
  n: -1,
  at: /** @type {string | null} */ (null),
}));

/** The action that has been pressed once in this position. @returns {string | null} */
export function armed() {
  const { frame, selected } = get();
  const here = state();
  return frame && here.n === frame.n && here.at === selected ? here.action : null;
}

/** Its option. @param {Frame} frame @returns {Option | null} */
export function armedOption(frame) {
  return optionOf(frame, armed()) ?? null;
}

/** @param {string | null} action */
export function arm(action) {
  const { frame, selected } = get();
  Object.assign(state(), { action, n: frame?.n ?? -1, at: selected });
  change({});
}

/** The first press tells what an answer sets off, the second does it. @param {Option} option */
export function pressTwice(option) {
  if (!plan(option)) return arm(armed() === option.action ? null : option.action);
  if (armed() === option.action) return void commit(option);
  arm(option.action);
  const told = option.effects.length ? effectsWords(option.effects) : '';
  speak([told, t('table-again-confirms', { touch: byTouch() })].filter(Boolean).join('. '));
}

/** Does what has been pressed once; false where nothing has. @param {Frame} frame @returns {boolean} */
export function commitArmed(frame) {
  const option = armedOption(frame);
  return option ? commit(option) : false;
}
