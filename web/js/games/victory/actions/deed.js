// A deed as a button: what it is, its price, what it brings, or why not; the second press does it.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { press, touch } from '../../../table/choice.js';
import { boardText, capital, list, price, refusalWords } from '../../../table/words.js';
import { worthLine, worthMark } from '../../../table/worth.js';
import { anySigns, builtName, cubeSigns } from '../names.js';
import { isOpen, picked } from '../picked.js';
import { cardOf, upgradeOf } from '../position.js';
import { effectsSigns, isWarning } from './effects.js';
import { isMeant } from './meant.js';
import { turnButtons } from './pages.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Labels that name a ship which goes without saying if it is the only one. */
const OF_SHIPS = new Set(['label-sail', 'label-end', 'label-stay']);

/** Draws deeds, what can be done first. @param {Frame} frame @param {readonly Option[]} options @param {unknown} [before] */
export function deeds(frame, options, before = nothing) {
  if (!options.length && before === nothing) return nothing;
  const sorted = options.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const rows = options.every(({ label }) => OF_SHIPS.has(label.id));
  return html`<div class="pages">
    <div class="deeds ${rows ? 'deeds--rows' : ''}" role="group" aria-label=${t('table-actions')}>
      ${before} ${sorted.map((option) => deed(frame, option))}
    </div>
    ${turnButtons()}
  </div>`;
}

/** @param {Frame} frame @param {Option} option */
export function deed(frame, option) {
  const bought = option.verb === 'trade' ? '' : price(option.cost);
  const here = get().selected === option.target;
  const shut = !isOpen(option);
  return html`<button
    type="button"
    class="deed ${here ? 'deed--here' : ''} ${shut ? 'deed--shut' : ''} ${isMeant(option.target) ? 'deed--meant' : ''}"
    data-target=${option.target}
    data-option=${option.action}
    aria-pressed=${here ? 'true' : 'false'}
    aria-disabled=${shut ? 'true' : 'false'}
    @click=${() => (shut ? press(option) : touch(option.target))}
  >
    <b>${deedWords(frame, option)}${bought ? html` <span class="deed__cost"><span aria-hidden="true">${cubeSigns(option.cost.amounts)}</span><span class="sr">${bought}</span></span>` : anyPrice(option)}${here ? nothing : worthMark(option.worth)}</b>
    ${shut && option.refusal ? html`<small class="choice__why">${here ? refusalWords(option.refusal) : boardText(option.refusal.text)}</small>` : more(frame, option, here)}
  </button>`;
}

/** What an upgrade costs that is paid in cubes of one's choice, one by one. @param {Option} option */
function anyPrice(option) {
  const upgrade = option.verb === 'fit' ? upgradeOf((cardOf(option) ?? '').split('.')[1]) : null;
  if (!upgrade?.any) return nothing;
  return html` <span class="deed__cost"><span aria-hidden="true">${anySigns(upgrade.any)}</span><span class="sr">${t('cubes-any', { count: upgrade.any })}</span></span>`;
}

/** The label; without the card that is spent, and the only ship that can move, which the main button names.
 * @param {Frame} frame @param {Option} option
 */
function deedWords(frame, option) {
  const [, field] = option.action.split(' ');
  const { space } = option.label.args;
  if (OF_SHIPS.has(option.label.id) && isAlone(frame))
    return t(`table-deed-${option.verb}`, { space: Number(space ?? 0) });
  if (!['found', 'lay', 'barter'].includes(option.verb)) return ownWords(frame, option);
  return t(`table-deed-${option.verb}`, {
    field: option.verb === 'found' ? t(`field-${field}`) : '',
  });
}

/** The label; with the card that is spent where another one does the same. @param {Frame} frame @param {Option} option */
function ownWords(frame, option) {
  const words = boardText(option.label);
  const card = cardOf(option);
  const twice = optionsOf(frame).some(
    (each) =>
      each.action !== option.action && cardOf(each) !== card && boardText(each.label) === words,
  );
  return twice && card ? t('table-deed-with', { deed: words, card: builtName(card) }) : words;
}

/** Is there only one ship at sea to do something with? @param {Frame} frame */
function isAlone(frame) {
  return optionsOf(frame).some(({ label }) => label.id === 'label-stay');
}

/** What it causes; once it is pointed at also what is left, and which sets go or come.
 * @param {Frame} frame @param {Option} option @param {boolean} here
 */
function more(frame, option, here) {
  if (option.verb === 'drop') return kept(frame, option);
  const first = remedyWords(frame, option);
  const drawn = option.verb === 'launch' && picked(frame); // its spaces are drawn above
  const told = option.effects.filter(({ id }) =>
    drawn ? isWarning({ id, args: {} }) : id !== 'effect-draws',
  );
  const effects = effectsSigns(
    told.toSorted((a, b) => Number(isWarning(a)) - Number(isWarning(b))),
  );
  const both = first && effects.length ? ' · ' : '';
  return html`${first || effects.length ? html`<small>${first}${both}${effects}</small>` : nothing}
    ${here && option.worth ? html`<small class="deed__worth">${worthLine(option.worth)}</small>` : nothing}`;
}

/** What the card would bring; of several the first, the easiest to spare, is marked.
 * @param {Frame} frame @param {Option} option
 */
function kept(frame, option) {
  const [first, other] = optionsOf(frame).filter(({ verb }) => verb === 'drop');
  const isFirst = other && option.action === first.action;
  const mark = isFirst ? html` <b class="deed__first">${t('discard-first')}</b>` : nothing;
  const { effects } = option;
  return html`<small>${effects.length ? effectsSigns(effects) : t(`table-card-brief-${cardOf(option)}`)}${mark}</small>`;
}

/** The trades that pay for it, equal ones told once. @param {Frame} frame @param {Option} option @returns {string[]} */
export function remedyList(frame, option) {
  const steps = (option.refusal?.remedy ?? []).flatMap((action) => {
    const step = optionsOf(frame).find((each) => each.action === action);
    return step && step.verb !== 'done' ? [boardText(step.label)] : [];
  });
  return [...new Set(steps)].map((words) => {
    const times = steps.filter((each) => each === words).length;
    return times > 1 ? t('table-times', { words, times }) : words;
  });
}

/** The same as a sentence. @param {Frame} frame @param {Option} option @returns {string} */
export function remedyWords(frame, option) {
  const steps = remedyList(frame, option);
  return steps.length ? t('table-first', { steps: capital(list(steps)) }) : '';
}
