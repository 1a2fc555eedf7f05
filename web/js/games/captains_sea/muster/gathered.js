// Lines of the list of all that can be done: the men of one task, the moments at which cards are asked for.

import { t } from '../../../app/text.js';
import { boardText, capital } from '../../../table/words.js';
import { bill } from './draft.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../../protocol.d.ts').TextShape} TextShape */

/** Orders to ask for cards at a moment, or not to. @type {Record<string, string>} */
const ASKED = { 'label-orders-on': 'table-asked-on', 'label-orders-off': 'table-asked-off' };

/** What stands in one line with others; null for a line of its own.
 * @param {Frame} frame @param {Pick<Option, 'label' | 'target'>} option
 */
export function gathers(frame, { label, target }) {
  const { id, args } = label;
  if (ASKED[id]) return { words: t(ASKED[id]), each: named(args.window) };
  if (id !== 'label-man') return null;
  const now = bill(frame)[target.replace(/-\d+$/, '')] ?? 0;
  return {
    words: t('table-task-now', { task: capital(named(args.task)), now }),
    each: String(args.points),
  };
}

/** @param {unknown} text */
function named(text) {
  return boardText(/** @type {TextShape} */ (text));
}
