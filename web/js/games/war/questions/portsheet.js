// The port action on one sheet: trade with a row for each good, repairs, and what else can be done here, each a
// tab; the sum stands on the main button.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { armed, pressTwice } from '../actions/armed.js';
import { saleHere } from '../actions/likeliest.js';
import { sign } from '../art.js';
import { portName } from '../names.js';
import { takenChance } from '../odds.js';
import {
  exportsOf,
  goods,
  isPort,
  open,
  optionOf,
  ownConvoy,
  portOf,
  VALUES,
  viewOf,
} from '../position.js';
import { choice } from './choice.js';
import { goodRow, valueRow } from './portrows.js';
import { changedHere, tradeSum } from './trade.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {'trade' | 'repair' | 'more'} Tab */

/** The tab of a verb. @type {Record<string, Tab>} */
const TAB_OF = { sell: 'trade', buy: 'trade', smuggle: 'trade', mend: 'repair' };

const state = perMatch(() => ({
  tab: /** @type {Tab | null} */ (null),
  visit: '',
}));

/** Draws the sheet. @param {Frame} frame */
export function portSheet(frame) {
  const convoy = ownConvoy(frame);
  const port = convoy.at && isPort(convoy.at) ? convoy.at : '';
  const tab = tabNow(frame, port);
  const trades = portOf(port)?.trade;
  return html`<div class="portsheet portsheet--${tab}">
    <div class="portsheet__tabs" role="group" aria-label=${t('table-visit-parts')}>
      ${
        /** @type {Tab[]} */ (['trade', 'repair', 'more']).map(
          (
            each,
          ) => html`<button type="button" class="portsheet__tab" data-tab=${each} aria-pressed=${each === tab ? 'true' : 'false'} @click=${() => showTab(each)}>
          ${t(`table-visit-${each}`)}
        </button>`,
        )
      }
    </div>
    <section class="part part--trade" aria-label=${t('table-visit-trade')}>
      <h3 class="part__title">${t('table-visit-trade')}</h3>
      ${trades ? tradeRows(frame, port) : html`<p class="part__none">${t('table-no-trade-here', { port: portName(port) })}</p>`}
    </section>
    <section class="part part--repair" aria-label=${t('table-visit-repair')}>
      <h3 class="part__title">${t('table-visit-repair')}</h3>
      ${VALUES.map((value) => valueRow(frame, value))}
    </section>
    <section class="part part--more" aria-label=${t('table-visit-more')}>
      <h3 class="part__title">${t('table-visit-more')}</h3>
      <div class="ribbon__options">${others(frame)}</div>
    </section>
    <p class="portsheet__sum"><span>${sumLine(frame)}</span> ${endButton(frame)}</p>
  </div>`;
}

/** A row for each good: what is made here and so is cheap comes first, the rest as in each port. @param {Frame} frame @param {string} port */
function tradeRows(frame, port) {
  const smuggle = optionOf(frame, 'smuggle');
  const shown = smuggle && smuggle.refusal?.code !== 'no_card';
  return html`${shown && smuggle ? choice(frame, smuggle) : nothing}
    ${goods()
      .toSorted((a, b) => Number(exportsOf(port).includes(b)) - Number(exportsOf(port).includes(a)))
      .map((good) => goodRow(frame, port, good))}`;
}

/** The tab that is shown: trade where there is any and something can be had of it. @param {Frame} frame @param {string} port @returns {Tab} */
function tabNow(frame, port) {
  const here = state();
  const visit = `${viewOf(frame).round} ${port}`;
  if (here.visit !== visit) {
    const trades = optionsOf(frame).some(
      ({ verb, refusal }) => (verb === 'sell' || verb === 'buy') && !refusal,
    );
    const mends = optionsOf(frame).some(({ verb, refusal }) => verb === 'mend' && !refusal);
    Object.assign(here, { visit, tab: trades ? 'trade' : mends ? 'repair' : 'more' });
  }
  return here.tab ?? 'trade';
}

/** @param {Tab} tab */
function showTab(tab) {
  state().tab = tab;
  change({});
}

/** Opens the tab of an option. @param {string} verb */
export function showTabOf(verb) {
  showTab(TAB_OF[verb] ?? 'more');
}

/** Ships, passengers, letters, the attack on the port. @param {Frame} frame */
function others(frame) {
  return optionsOf(frame)
    .filter(({ verb }) => ['ship', 'board', 'letter', 'storm'].includes(verb))
    .map((option) => choice(frame, option, chanceOf(frame, option)));
}

/** How likely an attack takes the port. @param {Frame} frame @param {Option} option */
function chanceOf(frame, { verb, refusal }) {
  const chance = verb === 'storm' && !refusal ? takenChance(frame) : '';
  return chance ? html`<small>${chance}</small>` : nothing;
}

/** The end of the turn, where the main button proposes a sale instead. @param {Frame} frame */
function endButton(frame) {
  const option = optionOf(frame, 'done');
  if (!option || option.refusal || !saleHere(frame)) return nothing;
  return html`<button
    type="button"
    class="small portsheet__end"
    data-option=${option.action}
    aria-pressed=${armed() === option.action ? 'true' : 'false'}
    @click=${() => pressTwice(option)}
  >${t('table-end-turn')}</button>`;
}

/** Gold, room in the hold, what was done. @param {Frame} frame */
function sumLine(frame) {
  const { gold, load, hold } = ownConvoy(frame);
  const sum = changedHere(frame) ? tradeSum(frame) : '';
  const on = sum && viewOf(frame).visit?.business === 'trade' && open(frame, 'buy', 'sell').length;
  return html`<b>${sign('gold')} ${gold}</b> · ${sign('hold')} ${t('table-out-of', { value: load, most: hold })}${sum ? html`<span class="roomy"> · ${sum}</span>` : nothing}${on ? html` · ${t('table-may-trade-on')}` : nothing}`;
}
