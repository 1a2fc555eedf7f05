// A rule, read at the table: the paragraph with its example in a sheet that lies over all others.

import { html, nothing } from 'lit-html';
import { gameOf } from '../../app/games.js';
import { ruleAddress } from '../../app/router.js';
import { fetchRulebook, isRulebookMissing, ruleAt, rulebook } from '../../app/rulebook.js';
import { get, set } from '../../app/store.js';
import { t } from '../../app/text.js';
import { perMatch } from '../session.js';
import { afterDraw } from '../ui.js';

/** @typedef {import('../../app/rulebook.js').Paragraph} Paragraph */

const state = perMatch(() => ({
  /** The rule that lies open; empty for none. */
  number: '',
  /** @type {HTMLElement | null} */
  opener: null,
}));

/** Opens a rule over the table; the focus goes to it. @param {string} number such as 'R54' */
export function openRule(number) {
  const here = state();
  if (!here.number) here.opener = /** @type {HTMLElement | null} */ (document.activeElement);
  here.number = number;
  fetchRulebook(get().frame?.game ?? '');
  set({});
  afterDraw(() => {
    /** @type {HTMLElement | null} */ (document.querySelector('.rulesheet .sheet__title'))?.focus();
  });
}

/** Does a rule lie open? */
export function isRuleOpen() {
  return state().number !== '';
}

/** Closes it; the focus goes back to what opened it. */
export function closeRule() {
  const back = state().opener;
  Object.assign(state(), { number: '', opener: null });
  set({});
  afterDraw(() => back?.isConnected && back.focus({ preventScroll: true }));
}

/** Turns clicks on links to rules inside the table into the sheet. @param {MouseEvent} event */
function onRuleClick(event) {
  const { ctrlKey, metaKey, shiftKey, target } = event;
  const link = /** @type {Element} */ (target).closest('.table a[href^="#/rules/"]');
  const number = link?.getAttribute('href')?.split('/').at(-1) ?? '';
  if (ctrlKey || metaKey || shiftKey || !isRule(number)) return;
  event.preventDefault();
  openRule(number);
}

/** Is this the number of a rule of the game on the table? @param {string} number */
function isRule(number) {
  const form = gameOf(get().frame?.game ?? '')?.rule_number;
  return form !== undefined && new RegExp(`^(?:${form})$`).test(number);
}

/** Hears of presses on links to rules. @returns {() => void} ends it */
export function mountRuleSheet() {
  addEventListener('click', onRuleClick);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('click', onRuleClick);
    removeEventListener('keydown', onKey, true);
  };
}

/** The sheet, if a rule lies open. */
export function ruleSheet() {
  const { number } = state();
  if (!number) return nothing;
  return html`<section
    class="sheet rulesheet"
    role="dialog"
    aria-modal="false"
    aria-labelledby="rule-title"
  >
    <header class="sheet__head">
      <h2 class="sheet__title" id="rule-title" tabindex="-1">${t('learn-rule-title', { number })}</h2>
      <button type="button" class="tool" data-do="close-rule" @click=${closeRule}>${t('learn-rule-close')}</button>
    </header>
    <div class="sheet__body">${words(number)}</div>
  </section>`;
}

/** Escape closes the rule before anything that lies under it. @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key !== 'Escape' || !document.querySelector('.rulesheet')) return;
  event.preventDefault();
  event.stopPropagation();
  closeRule();
}

/** @param {string} number */
function words(number) {
  const found = ruleAt(number);
  if (!found)
    return html`<p role="status">${t(isRulebookMissing() || rulebook() ? 'learn-rule-missing' : 'learn-rule-coming')}</p>`;
  const { chapter, rule, examples } = found;
  const others = rule.numbers.filter((each) => each !== number);
  return html`${paragraph(rule)} ${examples.map(paragraph)}
    ${others.length ? html`<p class="rulesheet__also">${t('learn-rule-also', { numbers: others.join(', '), count: others.length })}</p>` : nothing}
    <p><a class="rulesheet__more" href=${ruleAddress(get().frame?.game ?? '', number)} @click=${leave}>${t('learn-rule-chapter', { chapter: chapter.title })}</a></p>`;
}

/** The link to the chapter leaves the table, unlike all others. @param {Event} event */
function leave(event) {
  event.stopPropagation();
  state().number = '';
}

/** @param {Paragraph} rule */
function paragraph(rule) {
  return html`<p class=${rule.example ? 'example' : 'rulesheet__rule'}>
    ${rule.parts.map((part) => (part.strong ? html`<b>${part.words}</b>` : part.words))}
  </p>`;
}
