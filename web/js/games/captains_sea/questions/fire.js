// Whether to fire: what bears, what the best aim would do, and what comes back.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { linkWords } from '../../../table/rules/wordlinks.js';
import { capital } from '../../../table/words.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, viewOf } from '../position.js';
import { choice } from './choice.js';
import { mean, TENTH } from './figures.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../odds.js').Volley} Volley */
/** @typedef {import('../odds.js').Chase} Chase */

/** What one fires with and what comes back. @param {Frame} frame */
export function fireFacts(frame) {
  const view = viewOf(frame);
  const own = ownSeatOf(frame);
  const odds = oddsOf(frame);
  const bearing = odds?.bearing[own];
  const answer = view.volley?.fires[1 - own] ? odds?.fire[1 - own]?.low : null;
  return html`<p class="ask__facts">
    ${linkWords(t('ask-fire-range', { range: view.range }), ['range'])}
    ${bearing?.side ? t('ask-fire-defense', { count: bearing.defense }) : nothing}
    ${bearing?.chasers ? t('ask-fire-chasers', { what: t(`chasers-${bearing.chasers === 'fore' ? 'bow' : 'stern'}`) }) : nothing}
    ${bearing?.rake ? html`<b>${capital(t(`rake-${bearing.rake}`))}.</b>` : nothing}
    ${answer ? threat(answer.boxes) : nothing}
  </p>`;
}

/** What the enemy's fire will do. @param {number} boxes in thousandths */
function threat(boxes) {
  return boxes < TENTH / 2
    ? t('ask-fire-threat-none')
    : t('ask-fire-threat', { boxes: mean(boxes) });
}

/** What the best aim damages on average, in thousandths. @param {Frame} frame */
export function bestBoxes(frame) {
  const volleys = /** @type {(Volley | Chase)[]} */ (Object.values(oddsOf(frame)?.aims ?? {}));
  return Math.max(0, ...volleys.map((each) => each.boxes));
}

/** Fire, or hold. @param {Frame} frame */
export function fireAnswers(frame) {
  return optionsOf(frame)
    .filter(({ verb }) => verb === 'fire' || verb === 'hold')
    .map((option) => choice(option, nothing, fireNote(frame, option)));
}

/** What fire would do, or why nothing can fire. @param {Frame} frame @param {import('../../../protocol.d.ts').OptionShape} option */
export function fireNote(frame, { verb }) {
  if (verb === 'hold') return t('ask-fire-hold');
  if (Object.keys(oddsOf(frame)?.aims ?? {}).length)
    return t('ask-fire-best', { boxes: mean(bestBoxes(frame)) });
  const why = oddsOf(frame)?.fire[ownSeatOf(frame)]?.why;
  return why ? t(`table-fire-${why}`) : nothing;
}
