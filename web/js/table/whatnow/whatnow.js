// The list of all that can be done now, and of what can't with the reason; what a game gathers is one line.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { t } from '../../app/text.js';
import { optionsOf, whyNothingHere } from '../../match/mode.js';
import { plan, press, select } from '../choice.js';
import { refusedCount, refusedIn } from '../details.js';
import { ruleLine } from '../rules/rulelink.js';
import { closePanel } from '../ui.js';
import { boardText, effectsWords, list, price } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../protocol.d.ts').TextShape} TextShape */
/** @typedef {import('../details.js').Refused} Refused */
/** Options in one line, under their name; a single one has none.
 * @template Each @typedef {{words: string, options: Each[]}} Line
 */

/** @param {Option} option */
function choose(option) {
  closePanel();
  press(option);
}

/** @param {string} target */
function show(target) {
  closePanel();
  select(target);
}

/** What can be done now, be it by what leads there, with its price, and the rest with its reason. @param {Frame} frame */
export function whatNow(frame) {
  const { bundled, evident, isIdle } = page() ?? {};
  const open = optionsOf(frame).filter(plan);
  const apart = open
    .filter((option) => !bundled?.has(option.target))
    .toSorted((a, b) => Number(isIdle?.(a.action) ?? 0) - Number(isIdle?.(b.action) ?? 0));
  const more = bundled && apart.length < open.length ? bundled : null;
  const lines = gathered(frame, apart);
  const away = whyNothingHere(frame);
  const soon = new Set(open.filter(({ refusal }) => refusal).map(({ target }) => target));
  const all = refusedIn(frame);
  const refused = gathered(
    frame,
    all.filter(
      ({ target, refusal }) =>
        !soon.has(target) && !bundled?.has(target) && !evident?.has(refusal.text.id),
    ),
    ({ refusal }) => JSON.stringify(refusal),
  );
  const count = all.length ? refused.length : refusedCount(frame);
  return html`<h3>${t('table-can-now', { count: lines.length + (more ? 1 : 0) })}</h3>
    <ul class="cans">
      ${lines.map((line) => html`<li>${line.words ? several(frame, line) : single(frame, line.options[0])}</li>`)}
      ${more ? html`<li><button type="button" class="cans__do" data-can=${more.target} @click=${() => show(more.target)}><b>${more.words()}</b></button></li>` : nothing}
    </ul>
    ${count || away ? html`<h3>${count ? t('table-cannot-now', { count }) : t('table-not-now')}</h3>` : nothing}
    <ul class="cans cans--refused">
      ${sameReason(refused).map((lines) => html`<li><b>${list(lines.map((line) => refusedName(frame, line)))}</b>: ${ruleLine(lines[0].options[0].refusal)}</li>`)}
      ${away && !refused.length ? html`<li>${ruleLine(away)}</li>` : nothing}
    </ul>`;
}

/** Options in lines: those that the game gathers under one name, in the place of the first of them.
 * @template {{label: TextShape, target: string}} Each
 * @param {Frame} frame @param {readonly Each[]} options @param {(option: Each) => string} [apart] what parts them all the same
 */
function gathered(frame, options, apart = () => '') {
  /** @type {Map<string | Each, Line<Each>>} */
  const lines = new Map();
  for (const option of options) {
    const words = page()?.gathers?.(frame, option)?.words ?? '';
    const key = words ? `${words} ${apart(option)}` : option;
    const line = lines.get(key);
    if (line) line.options.push(option);
    else lines.set(key, { words, options: [option] });
  }
  return [...lines.values()];
}

/** Refused lines that have one reason, together in the place of the first: the reason is told once.
 * @param {Line<Refused>[]} lines
 */
function sameReason(lines) {
  /** @type {Map<string, Line<Refused>[]>} */
  const reasons = new Map();
  for (const line of lines) {
    const reason = JSON.stringify(line.options[0].refusal);
    reasons.set(reason, [...(reasons.get(reason) ?? []), line]);
  }
  return [...reasons.values()];
}

/** @param {Frame} frame @param {Option} option */
function single(frame, option) {
  const note = page()?.answerNote?.(frame, option) ?? nothing;
  return html`<button type="button" class="cans__do" data-can=${option.action} @click=${() => choose(option)}>
    <b>${boardText(option.label)}</b> <span class="choice__cost">${price(option.cost)}</span>
    ${option.effects.length ? html`<small>${effectsWords(option.effects)}</small>` : nothing}
    ${note === nothing ? nothing : html`<small>${note}</small>`}
  </button>`;
}

/** @param {Frame} frame @param {Line<Option>} line */
function several(frame, { words, options }) {
  return html`<span class="cans__several" role="group" aria-label=${words}>
    <span class="cans__name">${words}</span>
    ${options.map(
      (
        option,
      ) => html`<button type="button" class="tool" data-can=${option.action} aria-label=${boardText(option.label)} @click=${() => choose(option)}>
        ${page()?.gathers?.(frame, option)?.each ?? ''}
      </button>`,
    )}
  </span>`;
}

/** @param {Frame} frame @param {Line<Refused>} line */
function refusedName(frame, { words, options }) {
  if (!words) return boardText(options[0].label);
  const each = options.map((option) => page()?.gathers?.(frame, option)?.each ?? '');
  return t('table-can-each', { words, each: list(each) });
}
