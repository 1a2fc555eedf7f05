// Words of a sentence that open the rule which explains them: a message marks them as [[word]].

import { html, nothing } from 'lit-html';
import { componentsOf } from '../../app/games.js';
import { ruleAddress } from '../../app/router.js';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';

/** A sentence whose marked words are links, each to the first rule of its topic.
 * @param {string} text @param {readonly string[]} topics one for each marked word
 */
export function linkWords(text, topics) {
  const game = get().frame?.game ?? '';
  return text.split(/\[\[(.*?)\]\]/).map((part, at) => {
    if (at % 2 === 0) return part || nothing;
    const number = /** @type {string[] | undefined} */ (
      componentsOf(game).topics?.[topics[(at - 1) / 2]]
    )?.[0];
    return number
      ? html`<a class="rulelink rulelink--word" href=${ruleAddress(game, number)} title=${t('learn-rule-title', { number })}>${part}</a>`
      : part;
  });
}
