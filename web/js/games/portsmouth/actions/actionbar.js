// The bottom of the table: action points, the main button, and what needs no cell.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import {
  bestAt,
  commitAt,
  intended,
  isAsked,
  likeliest,
  press,
  select,
} from '../../../table/choice.js';
import { knownAt } from '../../../table/plans.js';
import { focusSoon } from '../../../table/ui.js';
import { whyButton } from '../../../table/whatnow/whybutton.js';
import { amount, boardText, effectsWords, price, refusalWords } from '../../../table/words.js';
import { worthMark } from '../../../table/worth.js';
import { viewOf } from '../cards/cards.js';
import { docked } from '../ship/ship.js';
import { endWords } from './likeliest.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws the bar below the market: action points, the main button and the actions without a cell. @param {Frame} frame @param {string | null} selected */
export function actionBar(frame, selected) {
  return html`<section class="area-bar bar" aria-label=${t('table-bar')}>
    ${points(frame, selected)} ${mainButton(frame, selected)}
    ${whyButton()}
  </section>`;
}

/** Action points as pips and in words. @param {Frame} frame @param {string | null} selected */
function points(frame, selected) {
  const { ap, ships } = viewOf(frame);
  const money = ships[docked(frame)].money;
  const what = intended(frame, selected);
  const spends = what ? amount(what.cost, 'ap') : 0;
  const pips = Array.from({ length: Math.max(ap, spends, 5) }, (_, index) =>
    pip(index, ap, spends),
  );
  const words = money === null ? t('table-ap', { ap }) : t('table-ap-money', { ap, money });
  return html`<div class="points" aria-label=${words} role="img">
    <span class="points__pips ${pips.length > 5 ? 'points__pips--many' : ''}" aria-hidden="true">${pips}</span>
    <span class="points__words" aria-hidden="true">${words}</span>
  </div>`;
}

/** @param {number} index @param {number} ap @param {number} spends */
function pip(index, ap, spends) {
  const kind =
    index >= Math.max(ap, spends)
      ? 'spent'
      : index >= ap
        ? 'bought'
        : index >= ap - spends
          ? 'spends'
          : 'left';
  return html`<i class="pip pip--${kind}"></i>`;
}

/** States and does what the player has pointed at. @param {Frame} frame @param {string | null} selected */
function mainButton(frame, selected) {
  const ready = Boolean(intended(frame, selected));
  const likely = ready ? null : likeliest(frame, selected);
  const kind = ready ? '' : likely ? 'main--likely' : 'main--idle';
  return html`<button
    type="button"
    class="main ${kind}"
    data-do="main"
    aria-disabled=${ready || likely ? 'false' : 'true'}
    @click=${commitSelected}
  >
    ${likely ? html`${likely.words}${worthMark(likely.worth)}` : mainWords(frame, selected)}
  </button>`;
}

/** @param {Frame} frame @param {string | null} selected */
function mainWords(frame, selected) {
  const what = intended(frame, selected);
  const option = selected ? bestAt(frame, selected) : null;
  if (what) return (option && endWords(option)) || html`${what.words}${worthMark(what.worth)}`;
  if (isAsked(frame, selected)) return t('plan-asked');
  if (knownAt(frame, selected)?.plans.length) return t('plan-pick');
  if (selected) return t('table-not-now');
  return t('table-choose');
}

/** Commits what is pointed at; where nothing can be, what is likeliest. */
export function commitSelected() {
  commitAt(get().selected);
}

/** Draws the actions that need no cell: raise, buy, train, end. @param {Frame} frame @param {string | null} selected */
export function actionRow(frame, selected) {
  const buy = optionsOf(frame).find((option) => option.verb === 'buy');
  const rest = ['raise', 'train', 'end'].map((verb) =>
    optionsOf(frame).find((o) => o.verb === verb),
  );
  const shown = [rest[0], buy, rest[1], rest[2]].filter((option) => option !== undefined);
  return html`<div class="area-actions actions" role="group" aria-label=${t('table-actions')}>
    ${shown.map((option) => actionButton(frame, option, selected))}
  </div>`;
}

/** Where several purchases can be made, Buy opens them; else the button does it. @param {Frame} frame @param {Option} option */
function pressAction(frame, option) {
  const opens = option.verb === 'buy' && !option.refusal && purchases(frame).length > 1;
  if (!opens) return press(option);
  const open = get().selected === option.target;
  select(open ? null : option.target);
  if (!open) focusSoon('.buys button');
}

/** The purchases of AP that can be paid. @param {Frame} frame */
export function purchases(frame) {
  return optionsOf(frame).filter((option) => option.verb === 'buy' && !option.refusal);
}

/** @param {Frame} frame @param {Option} option @param {string | null} selected */
function actionButton(frame, option, selected) {
  const several = option.verb === 'buy' && purchases(frame).length > 1;
  const armed = option.verb === 'end' && selected === option.target;
  const cost = price(option.cost);
  const why = option.refusal ? refusalWords(option.refusal) : effectsWords(option.effects);
  return html`<button
    type="button"
    class="action action--${option.verb} ${armed ? 'action--armed' : ''}"
    data-do=${option.verb}
    aria-disabled=${option.refusal ? 'true' : 'false'}
    title=${why}
    aria-expanded=${several ? String(selected === option.target) : nothing}
    @click=${() => pressAction(frame, option)}
  >
    <span>${several ? t('plan-buy') : boardText(option.label)}</span>
    ${several ? html`<small>${t('plan-buy-rate')}</small>` : cost || option.worth ? html`<small>${cost}${worthMark(option.worth)}</small>` : nothing}
    ${option.refusal ? html`<span class="sr">${why}</span>` : nothing}
  </button>`;
}
