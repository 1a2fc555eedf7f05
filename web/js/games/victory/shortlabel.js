// What the main button calls actions whose labels say too much or too little for it.

import { t } from '../../app/text.js';
import { kindWord } from './names.js';
import { KINDS, LETTERS } from './position.js';

/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/** The words of an action for the main button; undefined for the engine's own. @param {Option} option @returns {string | undefined} */
export function shortLabel({ verb, action, label }) {
  if (verb === 'rest') return t('table-end-turn');
  if (verb === 'trade') return t('table-trade-for', { kind: kindOf(action) });
  return action === 'done' && !isStay(label) ? t('table-go-on') : undefined;
}

/** Does it leave ships at sea where they are? @param {Option['label']} label */
export function isStay({ id }) {
  return id.startsWith('label-stay');
}

/** The kind that a trade brings. @param {string} action */
function kindOf(action) {
  return kindWord(KINDS[LETTERS.indexOf(action.split(' ')[2])]);
}

/** Leaving the trade goes without saying. @param {Option} option */
export function isSilent({ verb }) {
  return verb === 'done';
}
