// The bottom of the table: gold, the main button, and what can't be done.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { boardText, t } from '../../../app/text.js';
import {
  bestAt,
  commitAt,
  commitment,
  intended,
  isAsked,
  likeliest,
} from '../../../table/choice.js';
import { whyButton } from '../../../table/whatnow/whybutton.js';
import { effectsWords } from '../../../table/words.js';
import { sign } from '../art.js';
import { courseTo, goalOf, noteCourse } from '../chart/course.js';
import { isRollShown } from '../chart/rollmoment.js';
import { goalName } from '../names.js';
import { isSpace, ownConvoy, viewOf } from '../position.js';
import { tradeSum } from '../questions/trade.js';
import { armedOption, commitArmed } from './armed.js';
import { cardWords } from './cardwords.js';
import { saleHere } from './likeliest.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws the bar. @param {Frame} frame @param {string | null} selected */
export function actionBar(frame, selected) {
  const gold = ownConvoy(frame)?.gold ?? 0;
  return html`<section class="area-bar bar" aria-label=${t('table-bar')}>
    <p class="purse">${sign('gold')} <b>${gold}</b> <small>${t('table-gold-word')}</small></p>
    ${mainButton(frame, selected)} ${frame.outcome ? nothing : whyButton()}
  </section>`;
}

/** States and does what the player has pressed or pointed at. @param {Frame} frame @param {string | null} selected */
function mainButton(frame, selected) {
  if (isRollShown(frame)) return sailing(frame);
  const pressed = armedOption(frame);
  const what = pressed ? { words: commitment(frame, pressed) } : intended(frame, selected);
  const likely = what ? null : likeliest(frame, selected);
  const option = pressed ?? (what && selected ? bestAt(frame, selected) : (likely?.option ?? null));
  const more = moreWords(frame, option, selected);
  const warns = option?.effects.some(({ id }) => id === 'effect-turns_pirate');
  return html`<button
    type="button"
    class="main ${what ? '' : likely ? 'main--likely' : 'main--idle'} ${warns ? 'main--pirate' : ''}"
    data-do="main"
    data-option=${option?.action ?? nothing}
    aria-disabled=${what || likely ? 'false' : 'true'}
    @click=${() => press(selected)}
  >
    ${(what ?? likely)?.words ?? idleWords(frame, selected)}${more ? html`<small class="main__more">${more}</small>` : nothing}
  </button>`;
}

/** While the die of a course is looked at. @param {Frame} frame */
function sailing(frame) {
  const goal = goalOf(frame);
  return html`<button type="button" class="main main--idle" data-do="main" aria-disabled="true">
    ${goal ? t('table-course-sails', { goal: goalName(goal) }) : boardText(frame.prompt)}
  </button>`;
}

/** @param {string | null} selected */
function press(selected) {
  const { frame } = get();
  if (!frame || commitArmed(frame)) return;
  const space = selected && isSpace(selected) && intended(frame, selected) ? selected : null;
  if (space) noteCourse(frame, space);
  commitAt(selected);
}

/** What it costs, brings and sets off. @param {Frame} frame @param {Option | null} option @param {string | null} selected */
function moreWords(frame, option, selected) {
  const course = courseTo(frame, selected);
  if (course) return t('table-course-turns', { count: course.turns, steps: course.way.length });
  if (!option || option.refusal) return '';
  if (option.verb === 'done' && viewOf(frame).step === 'port') return tradeSum(frame);
  const sale = saleHere(frame);
  if (sale && option.action === sale.option?.action) return sale.told;
  return option.effects.length ? effectsWords(option.effects) : cardWords(option);
}

/** @param {Frame} frame @param {string | null} selected */
function idleWords(frame, selected) {
  if (frame.outcome) return t('table-over');
  if (isAsked(frame, selected)) return t('plan-asked');
  if (selected) return t('table-not-now');
  return boardText(frame.prompt);
}
