// The bottom of the table: the main button with what is spent, and what can't be done.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import {
  asks,
  bestAt,
  commitAt,
  commitment,
  intended,
  isAsked,
  isPlace,
  likeliest,
  touch,
} from '../../../table/choice.js';
import { whyButton } from '../../../table/whatnow/whybutton.js';
import { boardText, list } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { isAnnounced, meet } from '../fight/brief.js';
import { FREE, restBeside } from '../likeliest.js';
import { deedsOf, isOpen, picked, pickedShip, TRADE, usesOf } from '../picked.js';
import { viewOf } from '../position.js';
import { remedyList } from './deed.js';
import { effectsSigns, isWarning } from './effects.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Effects that only the panel tells. */
const LONG = new Set(['effect-port']);

/** Steps in which cubes are taken one by one. */
const TAKES = new Set(['outfit', 'any']);

/** Draws the bar; what is looked at and has no use leaves it as it is. @param {Frame} frame @param {string | null} pressed */
export function actionBar(frame, pressed) {
  if (isAnnounced(frame)) return meetingBar(frame);
  const selected = pressed && isIdle(frame, pressed) ? null : pressed;
  const what = intended(frame, selected);
  const likely = what || isMerelyShown(frame, selected) ? null : likeliest(frame, selected);
  const option = what && selected ? bestAt(frame, selected) : (likely?.option ?? null);
  return html`<section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
    <button
      type="button"
      class="main ${what ? '' : likely ? 'main--likely' : 'main--idle'} ${likely?.confirms ? 'main--confirms' : ''}"
      data-do="main"
      data-option=${option?.action ?? nothing}
      aria-disabled=${what || likely ? 'false' : 'true'}
      @click=${() => commitAt(get().selected)}
    >
      ${ownWords(frame, option) || ((what ?? likely)?.words ?? idleWords(frame, selected))} ${more(option)}
    </button>
    ${what ? nothing : restButton(frame)} ${frame.outcome ? nothing : whyButton()}
  </section>`;
}

/** Before a combat that is announced one goes on to it. @param {Frame} frame */
function meetingBar(frame) {
  return html`<section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
    <button type="button" class="main" data-do="main" @click=${() => meet(frame)}>${t('combat-begin')}</button>
    ${whyButton()}
  </section>`;
}

/** The end of the turn beside a voyage that is proposed. @param {Frame} frame */
function restButton(frame) {
  const rest = restBeside(frame);
  if (!rest) return nothing;
  return html`<button type="button" class="tool bar__rest" data-option=${rest.action} @click=${() => touch(rest.target)}>
    ${commitment(frame, rest)}
  </button>`;
}

/** Is a card or a ship looked at, of which a use must be chosen first? @param {Frame} frame @param {string | null} selected */
function isMerelyShown(frame, selected) {
  if (!selected || bestAt(frame, selected)) return false;
  return selected === TRADE || isPlace(selected) || Boolean(pickedShip(frame));
}

/** The points before and after, what is left, sets that go (but after trades); else what warns, else what it causes. @param {Option | null} option */
function more(option) {
  if (!option || option.verb === 'pay') return nothing; // its rows tell it
  if (option.worth) {
    const worth = option.refusal ? { ...option.worth, changes: [] } : inShort(option.worth);
    return html`<small class="main__more">${worthLine(worth)}</small>`;
  }
  const warnings = option.effects.filter(isWarning);
  const brief = warnings.length
    ? warnings
    : option.effects.filter(({ id }) => !LONG.has(id) && option.verb !== 'launch');
  return brief.length ? html`<small class="main__more">${effectsSigns(brief)}</small>` : nothing;
}

/** What is left, the panel tells where several sets change. @param {NonNullable<Option['worth']>} worth */
function inShort(worth) {
  const changes = worth.changes.filter(({ id }) => id !== 'worth-left');
  return changes.length > 1 ? { ...worth, changes } : worth;
}

/** @param {Frame} frame @param {string | null} selected */
function idleWords(frame, selected) {
  if (frame.outcome) return t('table-over');
  if (isAsked(frame, selected)) return t('plan-asked');
  if (selected === TRADE) return t('table-choose-trade');
  if (selected) return t(isUsable(frame, selected) ? 'table-choose-use' : 'table-not-now');
  if (!optionsOf(frame).length) return t('table-choose-any');
  if (viewOf(frame).step === 'arm') return t('combat-choose-shot');
  const { left } = frame.prompt.args;
  if (TAKES.has(viewOf(frame).step)) return t('table-take-now', { left: Number(left) });
  if (asks(frame)) return t('table-choose-any');
  const { lesson } = frame;
  return lesson && !lesson.over && FREE.has(viewOf(frame).step)
    ? t(`learn-goal-${lesson.key}-${lesson.tasks[lesson.step].key}`)
    : boardText(frame.prompt);
}

/** Is a card or a ship looked at with which nothing can be done now? @param {Frame} frame @param {string} selected */
function isIdle(frame, selected) {
  const shown = picked(frame) || pickedShip(frame);
  return Boolean(shown && !intended(frame, selected) && !isUsable(frame, selected));
}

/** A deed with the trades that pay for it; else empty.
 * @param {Frame} frame @param {Option | null} option
 */
function ownWords(frame, option) {
  if (!option || option.verb === 'pay') return '';
  const trades = remedyList(frame, option);
  if (!trades.length) return '';
  return t('table-trade-then', { trades: list(trades), what: boardText(option.label) });
}

/** Can anything be done with what is looked at? @param {Frame} frame @param {string} selected */
function isUsable(frame, selected) {
  const ship = pickedShip(frame);
  const uses = ship ? deedsOf(frame, ship) : usesOf(frame, picked(frame));
  return !bestAt(frame, selected) && uses.some(isOpen);
}

/** No buttons stand beside the panel: it has them all. */
export function noActions() {
  return html`<div class="area-actions"></div>`;
}
