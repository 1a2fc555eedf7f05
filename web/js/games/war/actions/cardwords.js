// What the card does that an answer plays, discards or keeps.

import { t } from '../../../app/text.js';

/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Cards that are played by a verb of their own. @type {Record<string, string>} */
const CARDS_OF = { becalm: 'becalm', squall: 'squall', pardon: 'pardon', smuggle: 'smuggler' };

/** The words of that card; '' for an answer without one. @param {Pick<Option, 'action' | 'verb'>} option */
export function cardWords({ action, verb }) {
  const card =
    CARDS_OF[verb] ?? (['play', 'card', 'discard'].includes(verb) ? action.split(' ')[1] : '');
  return card ? t(`cardtext-${card}`) : '';
}
