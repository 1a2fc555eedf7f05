// Parley: sell or buy, which good, at what price; then the offer is made.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commit } from '../../../table/choice.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { boardText } from '../../../table/words.js';
import { goodSign } from '../art.js';
import { goodName } from '../names.js';
import { choice } from './choice.js';
import { stepper } from './stepper.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

const state = perMatch(() => ({ verb: '', good: '', price: 4 }));

/** Draws the offer that is put together. @param {Frame} frame */
export function parley(frame) {
  const offers = optionsOf(frame)
    .filter(({ verb, refusal }) => (verb === 'ask' || verb === 'bid') && !refusal)
    .map((option) => {
      const [verb, good, price] = option.action.split(' ');
      return { option, verb, good, price: Number(price) };
    });
  const rest = optionsOf(frame).filter(({ verb }) => verb !== 'ask' && verb !== 'bid');
  const passes = rest.map((option) => choice(frame, option));
  if (!offers.length) return passes;
  const here = state();
  const verbs = [...new Set(offers.map(({ verb }) => verb))];
  const verb = verbs.includes(here.verb) ? here.verb : verbs[0];
  const goods = [...new Set(offers.filter((each) => each.verb === verb).map(({ good }) => good))];
  const good = goods.includes(here.good) ? here.good : goods[0];
  const prices = offers.filter((each) => each.verb === verb && each.good === good);
  const [least, most] = [prices[0].price, prices[prices.length - 1].price];
  const price = Math.max(least, Math.min(most, here.price));
  const offer = prices.find((each) => each.price === price) ?? prices[0];
  return html`<div class="pairs">
      <div class="pairs__group" role="group" aria-label=${t('table-parley-kind')}>
        ${verbs.map((each) => toggle(t(`table-parley-${each}`), each === verb, () => keep({ verb: each })))}
        ${stepper({
          name: t('table-parley-price'),
          value: price,
          less: price > least ? () => keep({ price: price - 1 }) : null,
          more: price < most ? () => keep({ price: price + 1 }) : null,
        })}
      </div>
      <div class="pairs__group" role="group" aria-label=${t('table-parley-good')}>
        ${goods.map((each) => toggle(html`${goodSign(each)} ${goodName(each)}`, each === good, () => keep({ good: each })))}
      </div>
    </div>
    <button type="button" class="choice choice--offer" data-option=${offer.option.action} @click=${() => commit(offer.option)}>
      <b>${boardText(offer.option.label)}</b>
    </button>
    ${passes.length ? passes : nothing}`;
}

/** @param {unknown} words @param {boolean} on @param {() => void} act */
function toggle(words, on, act) {
  return html`<button type="button" class="pairs__good" aria-pressed=${on ? 'true' : 'false'} @click=${act}>${words}</button>`;
}

/** Puts together an offer, by its action. @param {string} action */
export function putTogether(action) {
  const [verb, good, price] = action.split(' ');
  keep({ verb, good, price: Number(price) });
}

/** @param {Partial<{verb: string, good: string, price: number}>} changes */
function keep(changes) {
  Object.assign(state(), changes);
  change({});
}
