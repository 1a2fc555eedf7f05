// What the main button calls actions whose labels say too much or too little for it.

import { t } from '../../app/text.js';
import { kindWord } from './names.js';
import { KINDS, LETTERS } from './position.js';

/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/** The words of an action for the main button; undefined for the engine's own. @param {Option} option @returns {string | undefined} */
export function shortLabel({ verb, action }) {
  if (verb === 'rest') return t('table-end-turn');
  if (verb === 'trade') return t('table-trade-for', { kind: kindOf(action) });
  return action === 'done' ? t('table-go-on') : undefined;
}

/** The kind that a trade brings. @param {string} action */
function kindOf(action) {
  return kindWord(KINDS[LETTERS.indexOf(action.split(' ')[2])]);
}

/** Leaving the trade goes without saying. @param {Option} option */
export function isSilent({ verb }) {
  return verb === 'done';
}
