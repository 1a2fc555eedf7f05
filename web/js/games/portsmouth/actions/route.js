// A line of actions in words, as chips to choose from, and as a route drawn over the market.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf, reachOf } from '../../../match/mode.js';
import { knownAt, pickedPlan } from '../../../table/plans.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { wayGroup } from '../../../table/waygroup.js';
import { amount, boardText, capital, list, price, priceWords } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { officer, viewOf } from '../cards/cards.js';
import { boughtWith, net } from './costs.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').PlanShape} Plan */

/** @param {Frame} frame @param {string} cell */
function rankIn(frame, cell) {
  const card = officer(viewOf(frame).cells.find((each) => each.id === cell)?.card ?? '');
  return card ? t(`table-rank-${card.rank}`) : '';
}

/** An officer by rank alone: the card tells the rest. @param {Frame} frame @param {import('../../../protocol.d.ts').OptionShape} option */
export function shortLabel(frame, option) {
  if (option.verb !== 'recruit') return undefined;
  return t('plan-recruit', { rank: rankIn(frame, option.target) });
}

/** The whole line as one commitment. @param {Frame} frame @param {string} target @param {Plan} plan */
export function planLine(frame, target, plan) {
  const walks = plan.steps.some((step) => step.verb === 'move');
  const hires = plan.steps.at(-1)?.verb === 'recruit';
  const kind = hires ? (walks ? 'plan-go-recruit' : 'plan-recruit') : 'plan-go';
  const what = t(kind, { cell: target.toUpperCase(), rank: rankIn(frame, target) });
  const line = t('plan-line', { what, price: price(net(plan.cost)) || t('plan-free') });
  const count = boughtWith(plan.cost);
  return count ? t('plan-bought', { line, count }) : line;
}

/** All that a line sets off, what it costs and what it leaves, as one line. @param {Plan} plan */
export function planSum(plan) {
  const effects = plan.steps.flatMap((step) => step.effects.map(boardText));
  const sum = t('plan-sum', {
    price: price(net(plan.cost)) || t('plan-free'),
    ap: plan.left.ap ?? 0,
    money: plan.left.pounds ?? 0,
  });
  const told = effects.length
    ? ` ${t('table-sentence', { text: capital(effects.join('; ')) })}`
    : '';
  const worth = plan.worth ? html` ${worthLine(plan.worth)}.` : nothing;
  return html`<p class="plan__sum"><b>${sum}</b>${worth}${told}</p>
    ${plan.short ? html`<p class="inspector__why">${t('plan-short')} ${ruleLine(plan.short)}</p>` : nothing}`;
}

/** Draws the actions of a line in order. @param {Plan} plan */
export function planSteps(plan) {
  return html`<ol class="plan__steps">
    ${plan.steps.map((step, index) => {
      const parts = [price(step.cost), ...step.effects.map(boardText)].filter(Boolean);
      return html`<li><b class="plan__number">${index + 1}</b> ${boardText(step.label)}
        <span class="plan__price">· ${parts.join(', ') || t('plan-free')}</span></li>`;
    })}
    ${plan.asks ? html`<li><b class="plan__number">?</b> ${t('plan-asks', { what: boardText(plan.asks) })}</li>` : nothing}
  </ol>`;
}

/**
 * The ways to choose from, where there are several or one that nobody should go unasked.
 * @param {Frame} frame
 * @param {string} target
 * @param {string} once what can be done at once, in words; empty if nothing
 */
export function planWays(frame, target, once) {
  const known = knownAt(frame, target);
  if (!known?.plans.length || (known.plans.length === 1 && !once && !known.plans[0].harms))
    return nothing;
  const ways = known.plans.map((_, index) => ({
    index,
    words: wayWords(known.plans, index, once),
  }));
  const all = once ? [...ways, { index: -1, words: once }] : ways;
  const whole = all.map((way) => ({ ...way, harms: known.plans[way.index]?.harms }));
  return wayGroup(whole, known.picked, { pairs: true });
}

/** What sets a way apart from the first. @param {Plan[]} plans @param {number} index @param {string} once */
function wayWords(plans, index, once) {
  const plan = plans[index];
  const usual = plans[0];
  const through = plan.through.map(boardText);
  const avoided = usual.through.map(boardText).filter((name) => !through.includes(name));
  const passed = index
    ? through.filter((name) => !usual.through.map(boardText).includes(name))
    : through;
  const more = amount(plan.cost, 'ap') - amount(usual.cost, 'ap');
  const recruits = plan.steps.at(-1)?.verb === 'recruit';
  const walks = !recruits && usual.steps.at(-1)?.verb === 'recruit';
  const goal = recruits ? 'plan-and-recruit' : walks ? 'plan-only-go' : 'plan-on';
  const named = once || plans.some((each) => each.steps.at(-1)?.verb !== usual.steps.at(-1)?.verb);
  const further = t(goal, { price: price(net(plan.cost)) || t('plan-free') });
  if (walks && through.length) return `${further}, ${t('plan-through', { towns: list(through) })}`;
  if (walks) return further;
  const parts = [
    ...(named ? [further] : []),
    ...(passed.length ? [t('plan-through', { towns: list(passed) })] : []),
    ...(plan.harms ? [t('plan-harms')] : []),
    ...(index && avoided.length ? [t('plan-avoid', { towns: list(avoided) })] : []),
    ...(index && more && !named
      ? [t(more > 0 ? 'plan-more-ap' : 'plan-less-ap', { count: Math.abs(more) })]
      : []),
  ];
  return parts.join(', ') || t(index ? 'plan-other' : 'plan-direct');
}

/** The step of the chosen line that enters a cell, as a badge on it. @param {Frame} frame @param {string} cell */
export function routeMark(frame, cell) {
  const steps = enteredBy(frame, cell);
  return steps.length ? html`<span class="cell__step">${steps.join(' ')}</span>` : nothing;
}

/** @param {Frame} frame @param {string} cell @returns {number[]} */
function enteredBy(frame, cell) {
  const steps = pickedPlan(frame, get().selected)?.steps ?? [];
  return steps.flatMap((step, index) =>
    step.verb === 'move' && step.target === cell ? [index + 1] : [],
  );
}

/** The chosen line, from the pawn to its end: a mark on each border that it crosses, so that it lies over
 * no card. @param {Frame} frame @param {string | null} pawn
 */
export function routeLine(frame, pawn) {
  const plan = pickedPlan(frame, get().selected);
  if (!plan) return nothing;
  const cells = plan.steps.filter((step) => step.verb === 'move').map((step) => step.target);
  const places = pawn ? [pawn, ...cells] : cells;
  if (places.length < 2) return nothing;
  return html`<div class="route" aria-hidden="true">
    ${places.slice(1).map((cell, index) => crossing(places[index], cell))}
  </div>`;
}

/** The mark on the border between two neighbours: its way, and the columns and rows before it.
 * @param {string} from @param {string} to
 */
function crossing(from, to) {
  const [x, y] = place(from);
  const [toX, toY] = place(to);
  const way = toX > x ? 'right' : toX < x ? 'left' : toY > y ? 'down' : 'up';
  return html`<i class="route__step route__step--${way}" data-x=${Math.max(x, toX)} data-y=${Math.max(y, toY)}></i>`;
}

/** Column and row of a cell, from 0 on. @param {string} cell */
function place(cell) {
  return ['abcde'.indexOf(cell[0]), Number(cell[1]) - 1];
}

/** How a cell is within reach, in full words; empty if it is not. @param {Frame} frame @param {string} cell */
export function reachWords(frame, cell) {
  const found = reachOf(frame)[cell];
  if (!found) return '';
  const kind = found.verb === 'recruit' ? 'plan-reach-recruit' : 'plan-reach';
  return t(kind, { price: priceWords(net(found.cost)) || t('plan-free') });
}

/** The officers within reach of a line, the cheapest first. @param {Frame} frame @returns {{cell: string, rank: string, what: string, price: string}[]} */
export function withinReach(frame) {
  return Object.entries(reachOf(frame))
    .filter(
      ([cell, { verb }]) =>
        verb === 'recruit' &&
        !optionsOf(frame).some((o) => o.verb === 'recruit' && o.target === cell && !o.refusal),
    )
    .map(([cell, { cost }]) => ({ cell, cost: net(cost) }))
    .toSorted((a, b) => worth(a.cost) - worth(b.cost))
    .map(({ cell, cost }) => ({
      cell,
      rank: rankIn(frame, cell),
      what: t('plan-go-recruit', { cell: cell.toUpperCase(), rank: rankIn(frame, cell) }),
      price: price(cost),
    }));
}

/** @param {import('../../../protocol.d.ts').CostShape} cost @returns {number} */
function worth(cost) {
  return amount(cost, 'ap') + amount(cost, 'pounds');
}
