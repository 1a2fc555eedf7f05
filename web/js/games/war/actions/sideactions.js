// Buttons beside the chart for what has no place on it: staying, cards, the attack on a port, the end of a course.

import { html, nothing } from 'lit-html';
import { byTouch } from '../../../app/pointer.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commit, plan } from '../../../table/choice.js';
import { boardText, effectsWords, refusalWords } from '../../../table/words.js';
import { dropCourse, goalOf } from '../chart/course.js';
import { bringsSign, goalName } from '../names.js';
import { takenChance } from '../odds.js';
import { harbourOf, isSpace, ownConvoy, viewOf } from '../position.js';
import { armed, pressTwice } from './armed.js';
import { turnsPirate } from './solemn.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws them. @param {Frame} frame @param {string | null} selected */
export function sideActions(frame, selected) {
  const options = optionsOf(frame).filter((option) => isBeside(option, selected));
  return html`<div class="area-actions actions" role="group" aria-label=${t('table-actions')}>
    ${options.map((option) => button(frame, option))} ${courseButton(frame)}
  </div>`;
}

/** Has it a button here? A card that is not held has none. @param {Option} option @param {string | null} selected */
function isBeside({ verb, target, refusal }, selected) {
  if (verb === 'cast') return false;
  if (verb === 'storm') return target === selected && !refusal;
  if (isSpace(target)) return false;
  return refusal?.code !== 'no_card';
}

/** In port staying only opens what can be done there, so one press does it.
 * @param {Frame} frame @param {Option} option
 */
function button(frame, option) {
  const why = option.refusal ? refusalWords(option.refusal) : effectsWords(option.effects);
  const chance = option.verb === 'storm' ? takenChance(frame) : '';
  const waits = armed() === option.action && plan(option);
  const docked = option.verb === 'stay' ? harbourOf(frame, ownConvoy(frame).at ?? '') : null;
  const pirate = turnsPirate(option) ? t('table-pirate-brief') : '';
  return html`<button
    type="button"
    class="action action--${option.verb}"
    data-do=${option.verb}
    data-option=${option.action}
    aria-disabled=${plan(option) ? 'false' : 'true'}
    aria-pressed=${armed() === option.action ? 'true' : 'false'}
    aria-label=${waits ? `${boardText(option.label)}: ${t('table-again-confirms', { touch: byTouch() })}` : nothing}
    title=${why}
    @click=${() => (docked ? commit(option) : pressTwice(option))}
  >
    <span>${waits ? t('table-again-confirms', { touch: byTouch() }) : boardText(option.label)}</span>${docked?.brings ? html`<small>${bringsSign(docked.brings)}</small>` : nothing}${!waits && (chance || pirate) ? html`<small>${chance} ${pirate ? html`<b class="loss" aria-hidden="true">${pirate}</b>` : nothing}</small>` : nothing}${why ? html`<span class="sr">${why}</span>` : nothing}
  </button>`;
}

/** The course that is laid, to be given up. @param {Frame} frame */
function courseButton(frame) {
  const goal = goalOf(frame);
  if (!goal || !['cast', 'sail'].includes(viewOf(frame).step) || !optionsOf(frame).length)
    return nothing;
  return html`<button type="button" class="action action--course" data-do="drop-course" @click=${() => dropCourse(frame)}>
    <span>${t('table-course-drop', { goal: goalName(goal) })}</span>
  </button>`;
}
