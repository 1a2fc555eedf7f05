// The panel beside the board: what can be done now; of a card or a ship that is pointed at what it is and
// what it may do, refused uses with their reasons.

import { html, nothing } from 'lit-html';
import { byTouch } from '../../app/pointer.js';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { optionsOf, whyNothingHere } from '../../match/mode.js';
import { likeliest, select } from '../../table/choice.js';
import { inspectorPanel } from '../../table/inspectorpanel.js';
import { ruleLine } from '../../table/rules/rulelink.js';
import { openPanel } from '../../table/ui.js';
import { promptLine } from '../../table/words.js';
import { cardBrief, cardWhen, wayShown } from './about/card.js';
import { dangerWords, shipBrief } from './about/ship.js';
import { deeds } from './actions/deed.js';
import { keepPanelFocus } from './actions/keepfocus.js';
import { payments, tradePanel } from './actions/trade.js';
import { attackNote, attackOutlook } from './fight/attack.js';
import { cardTitle, shipWords } from './names.js';
import {
  deedsOf,
  isOpen,
  isOwnStorm,
  isTrading,
  picked,
  pickedShip,
  TRADE,
  usesOf,
} from './picked.js';
import { atSea, cardOf, isVoyage, ownSeatOf, shipOf, viewOf } from './position.js';
import { asks } from './questions/ribbon.js';
import { isStay } from './shortlabel.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/** Verbs that stand elsewhere: on the main button, on the cubes, on the cards; ships that stay are a choice. */
const LEAVING = new Set(['done', 'rest', 'trade', 'drop']);

/** Cards that are played besides the one of the turn, by what they do. */
const BESIDES = new Set(['full_sail', 'storm']);

/** Draws the panel. @param {Frame} frame @param {string | null} selected */
export function inspector(frame, selected) {
  keepPanelFocus();
  const panel = html`<div class="panel">${body(frame)}</div>`;
  return inspectorPanel(frame, selected, panel, 'inspector--deeds');
}

/** @param {Frame} frame */
function body(frame) {
  const card = picked(frame);
  const ship = get().selected?.startsWith('ship-') ? pickedShip(frame) : null; // else a row of the list
  const found = ship ? shipOf(frame, ship) : undefined;
  if (isTrading(frame))
    return html`<div class="inspector__trade">${head(t('table-trade-open'))} ${tradePanel(frame)}</div>`;
  if (card && !isDropping(frame))
    return html`${head(cardTitle(card), true, attackNote(frame, get().selected))} ${cardBody(frame, card)}`;
  if (found) return html`${head(shipWords(found), true)} ${shipBody(frame, found)}`;
  return idle(frame);
}

/** Is a card to be discarded? Then the list stays in sight. @param {Frame} frame */
function isDropping(frame) {
  return optionsOf(frame).some((option) => option.verb === 'drop' && isOpen(option));
}

/** A title with the way back; `more` opens the whole of it. @param {string} title @param {boolean} [more] @param {unknown} [note] */
function head(title, more = false, note = nothing) {
  return html`<div class="panel__head">
    <div class="panel__title">
      <h2 class="inspector__title"><span class="inspector__name">${title}</span></h2>
      ${note}
    </div>
    <span class="inspector__tools">
      ${more ? html`<button type="button" class="small" data-do="info" @click=${() => openPanel('info')}>${t('table-more')}</button>` : nothing}
      <button type="button" class="small" data-do="clear" aria-label=${t('table-clear')} @click=${() => select(null)}>
        <span aria-hidden="true">✕</span>
      </button>
    </span>
  </div>`;
}

/** @param {Frame} frame @param {string} card */
function cardBody(frame, card) {
  const uses = usesOf(frame, card);
  const outlook = attackOutlook(frame, get().selected);
  if (outlook !== nothing)
    return html`${deeds(frame, uses)}
    <div class="panel__odds">${outlook}</div>`;
  return html`${isVoyage(card) ? wayShown(card) : html`<p class=${uses.length ? 'inspector__brief' : ''}>${cardBrief(card)}</p>`}
    ${uses.length ? deeds(frame, uses) : html`<p class="inspector__why">${cardWhen(card)}</p>`}`;
}

/** @param {Frame} frame @param {import('./view.d.ts').ShipView} ship */
function shipBody(frame, ship) {
  const here = deedsOf(frame, ship.id);
  const away = here.length || viewOf(frame).step === 'over' ? null : whyNothingHere(frame);
  return html`<p class="inspector__facts">${shipBrief(ship)} ${dangerOf(frame, ship)}</p>
    ${deeds(frame, here)} ${away ? html`<p class="inspector__why">${ruleLine(away)}</p>` : nothing}`;
}

/** What is asked, and what can be done now. @param {Frame} frame */
function idle(frame) {
  const all = asks(frame) ? [] : optionsOf(frame); // a question has its answers
  const open = all.filter((option) => isOpen(option) && !isElsewhere(option));
  const free = open.filter((option) => !cardOf(option));
  const drops = all.filter((option) => option.verb === 'drop' && isOpen(option));
  const choices = free.length ? free : byWorth(frame, once(open));
  const shown = drops.length ? drops : likelyFirst(frame, choices);
  const trade = tradeButton(frame);
  return html`<div class="panel__head">
      <h2 class="inspector__title"><span class="inspector__name">${askedWords(frame, open.length > 0)}</span></h2>
    </div>
    ${deeds(frame, shown, trade)} ${danger(frame)}
    ${frame.outcome || shown.length || trade !== nothing ? nothing : html`<p class="inspector__hint">${t('table-hint-board', { touch: byTouch() })}</p>`}`;
}

/** What is asked; after a card that is played besides, that another one may follow (R17).
 * @param {Frame} frame @param {boolean} open can a card be played?
 */
function askedWords(frame, open) {
  if (frame.prompt.id !== 'prompt-play' || !optionsOf(frame).length) return promptLine(frame);
  if (!open) return t('table-nothing-to-play');
  const last = get().log.at(-1)?.events ?? [];
  const more = last.some(({ kind, facts }) => BESIDES.has(kind) && facts.seat === frame.viewer);
  return more ? t('table-one-more') : promptLine(frame);
}

/** Has it a place of its own? @param {Option} option */
function isElsewhere({ verb, label }) {
  return LEAVING.has(verb) && !isStay(label);
}

/** What several cards may be spent for alike stands once. @param {Option[]} open */
function once(open) {
  const seen = new Set();
  return open.filter(({ verb, action }) => {
    if (!['found', 'lay', 'barter'].includes(verb)) return true;
    const what = verb === 'found' ? action.split(' ')[1] : verb;
    return seen.size < seen.add(what).size;
  });
}

/** The plays that score first; those that need a trade before them come last, then storms upon oneself.
 * @param {Frame} frame @param {Option[]} open
 */
function byWorth(frame, open) {
  const own = (/** @type {Option} */ option) => Number(isOwnStorm(frame, option));
  const worth = (/** @type {Option} */ { worth: each, refusal }) =>
    (each ? each.after - each.before : 0) - (refusal && refusal.remedy.length > 1 ? 0.5 : 0);
  return open.toSorted((a, b) => own(a) - own(b) || worth(b) - worth(a));
}

/** What the main button proposes stands first, also when something else is chosen: no row moves under a finger.
 * @param {Frame} frame @param {Option[]} options
 */
function likelyFirst(frame, options) {
  const first = likeliest(frame, null)?.target;
  return options.toSorted((a, b) => Number(b.target === first) - Number(a.target === first));
}

/** @param {Frame} frame */
function tradeButton(frame) {
  if (viewOf(frame).step !== 'trade' || !payments(frame).length) return nothing;
  return html`<button type="button" class="deed deed--trade" data-do="trade" @click=${() => select(TRADE)}>
    <b>${t('table-trade-open')}</b>
  </button>`;
}

/** Who could attack the own ships before the next turn. @param {Frame} frame */
function danger(frame) {
  const own = ownSeatOf(frame);
  const hunted = atSea(frame).filter(({ holder, hunters }) => holder === own && hunters.length);
  const sorts = [...new Set(hunted.map(({ hunters }) => hunters.join()))];
  return sorts
    .map((sort) => hunted.filter(({ hunters }) => hunters.join() === sort))
    .map(
      ([ship, ...others]) =>
        html`<p class="danger"><span class="danger__words">${dangerWords(frame, ship, ...others)}</span></p>`,
    );
}

/** @param {Frame} frame @param {import('./view.d.ts').ShipView} ship */
function dangerOf(frame, ship) {
  const words = dangerWords(frame, ship);
  return words ? html`<span class="danger__words">${words}</span>` : nothing;
}
