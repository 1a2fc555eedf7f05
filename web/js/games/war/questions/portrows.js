// The rows of the port sheet: a good with its prices, how much is aboard and left, and a stepper; a value with
// its points and what they cost.

import { html, nothing } from 'lit-html';
import { boardText, t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { amount } from '../../../table/words.js';
import { goodSign, sign } from '../art.js';
import { goodName, goodWord, valueName } from '../names.js';
import { components, exportsOf, ownConvoy, printedPrice, viewOf } from '../position.js';
import { stepper } from './stepper.js';
import { setTrade, tradedSoFar } from './trade.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** The options of a verb with a good or a value. @param {Frame} frame @param {string} verb @param {string} what @returns {Option[]} */
function optionsWith(frame, verb, what) {
  return optionsOf(frame).filter(({ action }) => action.startsWith(`${verb} ${what} `));
}

/** How many can be had at most, in one action. @param {Option[]} options */
function most(options) {
  return Math.max(
    0,
    ...options.filter(({ refusal }) => !refusal).map(({ action }) => Number(action.split(' ')[2])),
  );
}

/** What the first of them brings. @param {Option | undefined} option */
function brings(option) {
  return Number(option?.effects.find(({ id }) => id === 'effect-gain')?.args.gold ?? 0);
}

/** Why the first of some can't be done; '' where it can. @param {Option[]} options */
function why(options) {
  return options[0]?.refusal ? boardText(options[0].refusal.text) : '';
}

/** A good: minus sells, plus buys. @param {Frame} frame @param {string} port @param {string} good */
export function goodRow(frame, port, good) {
  const [sells, buys] = ['sell', 'buy'].map((verb) => optionsWith(frame, verb, good));
  const [sold, bought] = [tradedSoFar(frame, 'sell', good), tradedSoFar(frame, 'buy', good)];
  const [canSell, canBuy] = [most(sells), most(buys)];
  const held = ownConvoy(frame).cargo[good] ?? 0;
  const printed = printedPrice(port, good);
  const gain = (held && brings(sells[0])) || printed;
  const cost = buys[0] ? amount(buys[0].cost, 'gold') || printed : printed;
  const two = held > 0 && gain !== cost;
  const to = (/** @type {number} */ sell, /** @type {number} */ buy) => () =>
    setTrade(frame, { [`sell ${good}`]: sell, [`buy ${good}`]: buy });
  const less = bought ? to(0, bought - 1) : canSell ? to(sold + 1, 0) : null;
  const more = sold ? to(sold - 1, 0) : canBuy ? to(0, bought + 1) : null;
  const all = allOf({ sold, bought, canSell, canBuy, to });
  return html`<div class="goodrow ${sold || bought ? 'goodrow--done' : less || more ? '' : 'goodrow--shut'}" data-good=${good}>
    <span class="goodrow__name">${goodSign(good)} <b>${goodName(good)}</b></span>
    <span class="goodrow__price">${two ? html`<span aria-hidden="true">+${gain}/−${cost}</span>` : cost}${sign('gold')}</span>
    <small class="goodrow__more"
      >${sold ? html`<b class="gain">${t('table-sold-so-far', { count: sold })}</b>` : bought ? html`<b>${t('table-bought-so-far', { count: bought })}</b>` : untraded(frame, port, good, two ? gain : 0)}</small
    >
    ${stepper({
      name: goodWord(good),
      value: held,
      less,
      more,
      all: all?.act ?? null,
      allWords: all?.words ?? '',
      why: why(buys),
      whyLess: why(sells),
      oneLess: canSell && !bought ? `sell ${good} 1` : undefined,
      oneMore: canBuy && !sold ? `buy ${good} 1` : undefined,
    })}
  </div>`;
}

/** What a row tells before anything is traded: what is made here, what the first crate sells for, how many the goods
 * sheet still has. @param {Frame} frame @param {string} port @param {string} good @param {number} gain 0 where it isn't to be told
 */
function untraded(frame, port, good, gain) {
  const made = exportsOf(port).includes(good);
  const elsewhere = components().figures?.price_other?.value ?? 0;
  return [
    made ? t('table-made-here', { price: elsewhere }) : '',
    gain ? t('table-first-sells', { gain }) : '',
    t('table-sheet-left', { count: viewOf(frame).sheet[good] ?? 0 }),
  ]
    .filter(Boolean)
    .join(made ? ' · ' : ', ');
}

/** What the number does: sell all, or else buy as much as can be; or take that back.
 * @param {{sold: number, bought: number, canSell: number, canBuy: number, to: (sell: number, buy: number) => () => void}} of
 */
function allOf({ sold, bought, canSell, canBuy, to }) {
  if (!bought && canSell) return { act: to(sold + canSell, 0), words: t('table-sell-all') };
  if (!sold && canBuy) return { act: to(0, bought + canBuy), words: t('table-buy-most') };
  if (sold || bought) return { act: to(0, 0), words: t('table-take-back') };
  return null;
}

/** A value: plus repairs. @param {Frame} frame @param {string} value */
export function valueRow(frame, value) {
  const convoy = ownConvoy(frame);
  const options = optionsWith(frame, 'mend', value);
  const done = tradedSoFar(frame, 'mend', value);
  const can = most(options);
  const set = (/** @type {number} */ count) => () => setTrade(frame, { [`mend ${value}`]: count });
  const price = options[0] ? amount(options[0].cost, 'gold') : 0;
  return html`<div class="goodrow valuerow ${done ? 'goodrow--done' : can ? '' : 'goodrow--shut'}" data-value=${value}>
    <span class="goodrow__name">${sign(value)} <b>${valueName(value)}</b></span>
    <span class="goodrow__price">${price ? html`${price}${sign('gold')}` : nothing}</span>
    <small class="goodrow__more">${can || done ? t('table-most', { most: convoy.most }) : why(options)}</small>
    ${stepper({
      name: valueName(value),
      value: convoy.values[value],
      less: done ? set(done - 1) : null,
      more: can ? set(done + 1) : null,
      all: can ? set(done + can) : done ? set(0) : null,
      allWords: t(can ? 'table-mend-most' : 'table-take-back'),
      why: why(options),
      oneMore: can ? `mend ${value} 1` : undefined,
    })}
  </div>`;
}
