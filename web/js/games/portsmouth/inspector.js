// What the player points at: what it is, what it costs and brings, or why not.

import { html, nothing } from 'lit-html';
import { byTouch } from '../../app/pointer.js';
import { playerObjects, t } from '../../app/text.js';
import { whyNothingHere } from '../../match/mode.js';
import { bestAt, commit, commitment, optionsAt, plan, select, whyNot } from '../../table/choice.js';
import { inspectorPanel } from '../../table/inspectorpanel.js';
import { knownAt, pickedPlan } from '../../table/plans.js';
import { rulesAt } from '../../table/rules/context.js';
import { ruleLine } from '../../table/rules/rulelink.js';
import { openPanel } from '../../table/ui.js';
import { amount, boardText, capital, effectsWords, price, promptLine } from '../../table/words.js';
import { worthLine } from '../../table/worth.js';
import { purchases } from './actions/actionbar.js';
import { planSteps, planSum, planWays, withinReach } from './actions/route.js';
import { cardPortrait, townView } from './art.js';
import { badge } from './cards/card.js';
import { about, isCell, nameOf, reconstructed, townOf, tradeWord, viewOf } from './cards/cards.js';
import { calledOf } from './names.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('./view.d.ts').CellView} Cell */

/** So many officers are proposed while nothing is selected. */
const NEAREST = 3;

/** Draws the panel that describes the selected target: what it is, costs and brings. @param {Frame} frame @param {string | null} selected */
export function inspector(frame, selected) {
  const body = selected ? pointed(frame, selected) : idle(frame);
  return inspectorPanel(frame, selected, body, isTall(frame, selected) ? 'inspector--cell' : '');
}

/** Does what is told need the place of the actions, too? @param {Frame} frame @param {string | null} selected */
function isTall(frame, selected) {
  return Boolean(selected && (isCell(selected) || (selected === 'ap' && purchases(frame).length)));
}

/** @param {Frame} frame */
function idle(frame) {
  return html`<h2 class="inspector__title"><span class="inspector__name">${promptLine(frame)}</span></h2>
    <p class="inspector__hint">${t('table-hint', { touch: byTouch() })}</p>
    ${isLarge() ? withinReachList(frame) : nothing}`;
}

/** Where the panel has room: the nearest of each rank. @param {Frame} frame */
function withinReachList(frame) {
  const all = withinReach(frame);
  const found = all
    .filter(({ rank }, at) => all.findIndex((each) => each.rank === rank) === at)
    .slice(0, NEAREST);
  if (!found.length) return nothing;
  return html`<h3 class="inspector__reach">${t('table-nearest')}</h3>
    <ul class="cans">
      ${found.map(
        ({ cell, what, price: cost }) => html`<li>
          <button type="button" class="cans__do" data-near=${cell} @click=${() => select(cell)}>
            ${what} <span class="choice__cost">${cost}</span>
          </button>
        </li>`,
      )}
    </ul>`;
}

/** Is the table as large as a tablet's or a desktop's? */
function isLarge() {
  return matchMedia('(min-width: 700px) and (min-height: 521px)').matches;
}

/** @param {Frame} frame @param {string} selected */
function pointed(frame, selected) {
  const option = bestAt(frame, selected);
  return html`<span class="inspector__tools">
      ${
        isCell(selected)
          ? html`<button type="button" class="small" data-do="info" @click=${() => openPanel('info')}>
            ${t(pickedPlan(frame, selected) ? 'plan-steps' : 'table-more')}
          </button>`
          : nothing
      }
      <button
        type="button"
        class="small"
        data-do="clear"
        aria-label=${t('table-clear')}
        @click=${() => select(null)}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </span>
    ${face(frame, selected)}
    <h2 class="inspector__title">
      <span class="inspector__name">${titleOf(frame, selected, option)}</span>
    </h2>
    ${selected === 'ap' && purchases(frame).length ? buys(frame) : told(frame, selected, option)}`;
}

/** The card's picture, where there is room. @param {Frame} frame @param {string} selected */
function face(frame, selected) {
  const card = cellAt(frame, selected)?.card;
  if (!card) return nothing;
  const town = townOf(card);
  return html`<span class="inspector__art">${town ? townView(town) : cardPortrait(card, '')}</span>`;
}

/** The line that is meant and its alternatives; else what stands for the target, or why not.
 * @param {Frame} frame @param {string} selected @param {Option | null} option
 */
function told(frame, selected, option) {
  const line = pickedPlan(frame, selected);
  const refused = knownAt(frame, selected)?.refusal;
  const once = option && plan(option) ? atOnce(frame, selected, option) : '';
  const ways = planWays(frame, selected, once);
  if (line) return html`${ways}${planSum(line)}<div class="roomy">${planSteps(line)}</div>`;
  if (refused)
    return html`<p class="inspector__why">${ruleLine(refused)}</p>${described(frame, selected)}`;
  return html`${ways}${verdict(frame, selected, option)} ${isCell(selected) ? described(frame, selected) : nothing}`;
}

/** What can be done at once beside the lines: where they recruit, only to go there.
 * @param {Frame} frame @param {string} selected @param {Option} option
 */
function atOnce(frame, selected, option) {
  const recruits = knownAt(frame, selected)?.plans[0]?.steps.at(-1)?.verb === 'recruit';
  if (!recruits || option.verb !== 'move') return commitment(frame, option);
  return t('plan-only-go', { price: price(option.cost) || t('plan-free') });
}

/** How many AP to buy. @param {Frame} frame */
function buys(frame) {
  return html`<div class="buys" role="group" aria-label=${t('plan-buys')}>
    ${purchases(frame).map(
      (
        option,
      ) => html`<button type="button" class="buy" data-buy=${option.action} @click=${() => commit(option)}>
        <b>${t('cost-ap', { count: amount(option.cost, 'pounds') })}</b> <small>${price(option.cost)}</small
        ><span class="sr">${boardText(option.label)}</span>
      </button>`,
    )}
  </div>`;
}

/** @param {Frame} frame @param {string} selected @param {Option | null} option */
function titleOf(frame, selected, option) {
  const cell = cellAt(frame, selected);
  if (selected === 'ap' && purchases(frame).length) return t('plan-buys');
  if (!cell) return option ? boardText(option.label) : '';
  return t('table-inspect-title', { what: cellTitle(cell), cell: cell.id.toUpperCase() });
}

/** @param {Cell} cell */
function cellTitle(cell) {
  if (cell.kind === 'hidden') return capital(t('card-face-down'));
  if (cell.kind === 'empty') return capital(t('card-empty'));
  return nameOf(cell.card ?? '');
}

/** @param {Frame} frame @param {string} id */
function cellAt(frame, id) {
  return viewOf(frame).cells.find((cell) => cell.id === id);
}

/** Why not, or the price and what it brings. @param {Frame} frame @param {string} selected @param {Option | null} option */
function verdict(frame, selected, option) {
  if (!option) {
    const refusal = whyNot(frame, selected);
    const why = refusal ? ruleLine(refusal) : t('table-nothing');
    return html`<p class="inspector__why">${why}</p>`;
  }
  const cost = price(option.cost);
  const effects = option.effects.length ? effectsWords(option.effects) : '';
  const shut = option.refusal && !plan(option);
  const bill = html`<p class="inspector__cost ${shut ? 'roomy' : ''}">
    ${cost ? html`<b>${t('table-cost', { price: cost })}</b> ` : nothing}${option.worth ? html`${worthLine(option.worth)}. ` : nothing}${effects ? t('table-sentence', { text: effects }) : nothing}
  </p>`;
  if (!option.refusal) return bill;
  return html`<p class="inspector__why ${plan(option) ? 'inspector__why--remedy' : ''}">
      ${ruleLine(option.refusal)}
    </p>
    ${bill}`;
}

/** What lies and stands there, and the card where there is room. @param {Frame} frame @param {string} selected */
function described(frame, selected) {
  const card = cellAt(frame, selected)?.card;
  return html`${facts(frame, selected)}
    <p class="inspector__about roomy">${card ? about(card).join(' ') : ''}</p>`;
}

/** What lies and stands there. @param {Frame} frame @param {string} selected */
function facts(frame, selected) {
  const cell = cellAt(frame, selected);
  if (!cell) return nothing;
  const lines = [];
  const told = optionsAt(frame, selected).some((o) =>
    o.effects.some((e) => e.id === 'effect-landsman'),
  );
  if (cell.landsman !== null && !told)
    lines.push(t('table-landsman-here', { trade: tradeWord(cell.landsman) }));
  if (cell.pawns.length) lines.push(t('table-pawns-here', { who: playerObjects(cell.pawns) }));
  return html`<p class="inspector__facts">${lines.join(' ')}</p>`;
}

/** The whole cell, for the sheet: the card, and every option there. @param {Frame} frame @param {string} id */
export function cellSheet(frame, id) {
  const cell = cellAt(frame, id);
  if (!cell) return html`<p>${t('table-nothing')}</p>`;
  const town = cell.card ? townOf(cell.card) : undefined;
  const line = pickedPlan(frame, id);
  const away = whyNothingHere(frame);
  const called = calledOf(cell.card ?? '');
  const unsure = reconstructed(cell.card ?? '');
  return html`${line ? html`<h3>${t('plan-steps')}</h3>${planSum(line)}${planSteps(line)}` : nothing}
    <h3>${cellTitle(cell)}</h3>
    ${called ? html`<p class="called">${called}</p>` : nothing}
    ${cell.card ? about(cell.card).map((fact) => html`<p>${fact}</p>`) : nothing}
    ${unsure ? html`<p><small>† ${unsure}</small></p>` : nothing}
    ${town ? html`<p>${cell.used ? t('table-used-long') : html`${t('table-town-now')} ${badge(frame, cell, town)}`}</p>` : nothing}
    ${facts(frame, id)} ${rulesAt(frame, id)}
    <h3>${t('table-options-here')}</h3>
    <ul class="cans">
      ${optionsAt(frame, id).map(
        (option) => html`<li>
          <b>${boardText(option.label)}</b> ${price(option.cost)}
          ${option.refusal ? html`<br />${ruleLine(option.refusal)}` : nothing}
          ${option.effects.length ? html`<br />${effectsWords(option.effects)}` : nothing}
          ${option.worth ? html`<br />${worthLine(option.worth)}` : nothing}
        </li>`,
      )}
      ${optionsAt(frame, id).length ? nothing : html`<li>${away ? ruleLine(away) : ''}</li>`}
    </ul>`;
}
