// What stands in the place of what a game's page part does not give: what is pointed at, buttons for
// all options, the main button, and the position in words. It knows options, prices and refusals only.

import { html, nothing } from 'lit-html';
import { page } from '../app/games.js';
import { byTouch } from '../app/pointer.js';
import { get } from '../app/store.js';
import { playerName, t } from '../app/text.js';
import { optionsOf, whyNothingHere } from '../match/mode.js';
import {
  bestAt,
  commitAt,
  commitment,
  intended,
  isAsked,
  isPlace,
  likeliest,
  nameOf,
  optionsAt,
  plan,
  press,
  select,
  whyNot,
} from './choice.js';
import { inspectorPanel } from './inspectorpanel.js';
import { knownAt, pickedPlan, pickPlan } from './plans.js';
import { rulesAt } from './rules/context.js';
import { ruleLine } from './rules/rulelink.js';
import { openPanel } from './ui.js';
import { whyButton } from './whatnow/whybutton.js';
import { boardText, effectsWords, price, promptLine, refusalWords } from './words.js';
import { worthMark } from './worth.js';

/** @typedef {import('../games/contract.d.ts').GamePage} GamePage */
/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').OptionShape} Option */

/** Draws the panel of what is selected: the game's own, else its options as a list. @param {GamePage} game @param {Frame} frame @param {string | null} selected */
export function inspector(game, frame, selected) {
  if (game.inspector) return game.inspector(frame, selected);
  const body = selected ? pointed(frame, selected) : idle(frame);
  return inspectorPanel(frame, selected, body);
}

/** @param {Frame} frame */
function idle(frame) {
  return html`<h2 class="inspector__title"><span class="inspector__name">${promptLine(frame)}</span></h2>
    <p class="inspector__hint">${t('table-hint-any', { touch: byTouch() })}</p>`;
}

/** @param {Frame} frame @param {string} selected */
function pointed(frame, selected) {
  const option = bestAt(frame, selected);
  return html`<span class="inspector__tools">
      ${
        isPlace(selected)
          ? html`<button type="button" class="small" data-do="info" @click=${() => openPanel('info')}>${t('table-more')}</button>`
          : nothing
      }
      <button type="button" class="small" data-do="clear" aria-label=${t('table-clear')} @click=${() => select(null)}>
        <span aria-hidden="true">✕</span>
      </button>
    </span>
    <h2 class="inspector__title">
      <span class="inspector__name">${option ? boardText(option.label) : nameOf(frame, selected)}</span>
    </h2>
    ${lines(frame, selected)} ${verdict(frame, selected, option)}`;
}

/** The lines of several actions that lead there. @param {Frame} frame @param {string} selected */
function lines(frame, selected) {
  const plans = knownAt(frame, selected)?.plans ?? [];
  return plans.map(
    (line, index) => html`<button
      type="button"
      class="way"
      data-way=${index}
      aria-pressed=${pickedPlan(frame, selected) === line ? 'true' : 'false'}
      @click=${() => pickPlan(index)}
    >
      ${line.steps.map((step) => boardText(step.label)).join(', ')} ${price(line.cost)}
    </button>`,
  );
}

/** Why not, or the price and what it brings. @param {Frame} frame @param {string} selected @param {Option | null} option */
function verdict(frame, selected, option) {
  const refusal = knownAt(frame, selected)?.refusal ?? whyNot(frame, selected);
  const cost = option && price(option.cost);
  return html`${
    refusal
      ? html`<p class="inspector__why ${option && plan(option) ? 'inspector__why--remedy' : ''}">${ruleLine(refusal)}</p>`
      : option
        ? nothing
        : html`<p class="inspector__why">${t('table-nothing')}</p>`
  }
    <p class="inspector__cost">
      ${cost ? html`<b>${t('table-cost', { price: cost })}</b> ` : nothing}${
        option?.effects.length
          ? t('table-sentence', { text: effectsWords(option.effects) })
          : nothing
      }
    </p>`;
}

/** Draws the actions: the game's own, else a button for each option. @param {GamePage} game @param {Frame} frame @param {string | null} selected */
export function actions(game, frame, selected) {
  if (game.actions) return game.actions(frame, selected);
  return html`<div class="area-actions actions actions--all" role="group" aria-label=${t('table-actions')}>
    ${optionsOf(frame).map((option) => actionButton(option, selected))}
  </div>`;
}

/** @param {Option} option @param {string | null} selected */
function actionButton(option, selected) {
  const cost = price(option.cost);
  const why = option.refusal ? refusalWords(option.refusal) : effectsWords(option.effects);
  return html`<button
    type="button"
    class="action action--${option.verb}"
    data-do=${option.verb}
    data-option=${option.action}
    aria-disabled=${option.refusal && !plan(option) ? 'true' : 'false'}
    aria-pressed=${selected === option.target ? 'true' : 'false'}
    title=${why}
    @click=${() => press(option)}
  >
    <span>${boardText(option.label)}</span> ${cost ? html`<small>${cost}</small>` : nothing}
    ${option.refusal ? html`<span class="sr">${why}</span>` : nothing}
  </button>`;
}

/**
 * What the button says that has nothing to do: on a phone, the only place for the question.
 * @param {Frame} frame
 * @param {string | null} selected
 */
function idleWords(frame, selected) {
  if (isAsked(frame, selected)) return t('plan-asked');
  if (selected) return t('table-not-now');
  return optionsOf(frame).length ? boardText(frame.prompt) : t('table-choose-any');
}

/** The button that does what is pointed at. @param {GamePage} game @param {Frame} frame @param {string | null} selected */
export function bar(game, frame, selected) {
  if (game.bar) return game.bar(frame, selected);
  const what = intended(frame, selected) ?? likeliest(frame, selected);
  return html`<section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
    <button
      type="button"
      class="main ${what ? '' : 'main--idle'}"
      data-do="main"
      aria-disabled=${what ? 'false' : 'true'}
      @click=${() => commitAt(get().selected)}
    >
      ${what ? html`${what.words}${worthMark(what.worth)}` : idleWords(frame, selected)}
    </button>
    ${whyButton()}
  </section>`;
}

/** Draws every option at a target. @param {Frame} frame @param {string} target */
export function targetSheet(frame, target) {
  const found = optionsAt(frame, target);
  const away = whyNothingHere(frame);
  const told = page()?.targets?.told?.(frame, target);
  return html`${told ? html`<p>${told}</p>` : nothing} ${rulesAt(frame, target)}
    <h3>${t('table-options-here')}</h3>
    <ul class="cans">
      ${found.map(
        (option) => html`<li>
          <b>${boardText(option.label)}</b> ${price(option.cost)} ${option.refusal ? html`<br />${ruleLine(option.refusal)}` : nothing}
          ${option.effects.length ? html`<br />${effectsWords(option.effects)}` : nothing}
        </li>`,
      )}
      ${found.length || !away ? nothing : html`<li>${ruleLine(away)}</li>`}
    </ul>`;
}

/** Draws the position in words: the game's own, else a sentence for each place. @param {Frame} frame */
export function wordsOf(frame) {
  const game = page();
  if (game?.text) return game.text(frame);
  const places = game?.targets?.order(frame) ?? [];
  return html`<div class="words">
    <p>${promptLine(frame)}</p>
    <ul>
      ${places.map((place) => html`<li>${game?.targets?.told?.(frame, place) ?? nameOf(frame, place)}</li>`)}
    </ul>
    <ul>
      ${Array.from({ length: frame.seats }, (_, seat) => html`<li>${game?.chip?.(frame, seat).label ?? playerName(seat)}</li>`)}
    </ul>
    <ul>
      ${optionsOf(frame).map((option) => html`<li>${commitment(frame, option)}${option.refusal ? `: ${refusalWords(option.refusal)}` : ''}</li>`)}
    </ul>
  </div>`;
}
