// What the player points at: a port with its prices, a fight with its chances, the open sea with who
// could come; what the way costs, what one's cargo brings, or why not.

import { html, nothing } from 'lit-html';
import { byTouch } from '../../../app/pointer.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { bestAt, plan, select, whyNot } from '../../../table/choice.js';
import { inspectorPanel } from '../../../table/inspectorpanel.js';
import { rulesAt } from '../../../table/rules/context.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { openPanel } from '../../../table/ui.js';
import { boardText, effectsWords, price, promptLine } from '../../../table/words.js';
import { bountySign } from '../art.js';
import { courseChoice } from '../chart/course.js';
import { portPrices } from '../chart/prices.js';
import { bountyName, cargoWords, portName } from '../names.js';
import {
  isLand,
  isMerchant,
  isSquare,
  ownSeatOf,
  ownShip,
  portAt,
  relicCard,
  seatsAt,
  squareName,
  viewOf,
} from '../position.js';
import { cardTold } from '../strip.js';
import { dangerLine, fightLines } from './fightlines.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').PortView} Port */

/** Draws the panel of what is pointed at. @param {Frame} frame @param {string | null} selected */
export function inspector(frame, selected) {
  const body = selected ? pointed(frame, selected) : idle(frame);
  return inspectorPanel(
    frame,
    selected,
    body,
    selected && isSquare(selected) ? 'inspector--square' : '',
  );
}

/** The question, and the card of this turn with what came of it. @param {Frame} frame */
function idle(frame) {
  const { card } = viewOf(frame);
  const told = card ? cardTold() : '';
  return html`<h2 class="inspector__title"><span class="inspector__name">${promptLine(frame)}</span></h2>
    ${
      card
        ? html`<p class="cardtold">
            ${bountySign(card, Boolean(relicCard(card)))}<span
              ><b>${bountyName(card)}</b>${told ? html`: ${told}` : nothing}
              ${told ? nothing : html`<span class="cardtold__does">${relicCard(card) ? t(`table-relic-${card}`) : t(`table-fortune-${card}`)}</span>`}</span
            >
          </p>`
        : nothing
    }
    ${frame.outcome ? nothing : html`<p class="inspector__hint">${t('table-hint', { touch: byTouch() })}</p>`}`;
}

/** @param {Frame} frame @param {string} selected */
function pointed(frame, selected) {
  return html`<span class="inspector__tools">
      ${
        isSquare(selected)
          ? html`<button type="button" class="small" data-do="info" @click=${() => openPanel('info')}>${t('table-more')}</button>`
          : nothing
      }
      <button type="button" class="small" data-do="clear" aria-label=${t('table-clear')} @click=${() => select(null)}>
        <span aria-hidden="true">✕</span>
      </button>
    </span>
    <h2 class="inspector__title"><span class="inspector__name">${titleOf(frame, selected)}</span></h2>
    ${told(frame, selected)}`;
}

/** What a target is called, with its square. @param {Frame} frame @param {string} selected */
export function titleOf(frame, selected) {
  if (!isSquare(selected)) {
    const option = bestAt(frame, selected);
    return option ? boardText(option.label) : '';
  }
  return t('table-inspect-title', { what: placeName(frame, selected), cell: squareName(selected) });
}

/** What lies on a square, in a word or two. @param {Frame} frame @param {string} square */
export function placeName(frame, square) {
  const port = portAt(frame, square);
  if (port) return portName(port.id);
  const own = ownSeatOf(frame);
  const seats = seatsAt(frame, square);
  const other = seats.find((seat) => seat !== own);
  if (other !== undefined) return t('table-ship-of', { who: playerName(other) });
  if (seats.length) return t('table-your-ship');
  if (isMerchant(square)) return t('table-merchant-name');
  return t(isLand(square) ? 'table-land-name' : 'table-sea-name');
}

/** @param {Frame} frame @param {string} selected */
function told(frame, selected) {
  const port = isSquare(selected) ? portAt(frame, selected) : undefined;
  const course = isSquare(selected) ? courseChoice(frame, selected) : nothing;
  if (course !== nothing)
    return html`${course} ${port ? portFacts(frame, port, true) : nothing} ${others(frame, selected)}`;
  return html`${port ? portFacts(frame, port) : nothing} ${verdict(frame, selected)}
    ${isSquare(selected) ? [others(frame, selected), fightLines(frame, selected), dangerLine(frame, selected)] : nothing}`;
}

/** Prices, and what the cargo aboard brings; how far it is, unless that is told already.
 * @param {Frame} frame @param {Port} port @param {boolean} [isFar]
 */
function portFacts(frame, port, isFar = false) {
  const { silver } = ownShip(frame);
  const sum =
    silver === null
      ? t('table-brings-there', { cargo: port.brings })
      : t('table-brings-sum', { brings: port.brings, silver, after: silver + port.brings });
  return html`<p class="inspector__prices">${portPrices(frame, port)}</p>
    ${
      port.last
        ? html`<p class="inspector__facts">${t('table-last-long')}</p>`
        : port.brings
          ? html`<p class="inspector__facts"><b class="gain">${sum}</b></p>`
          : nothing
    }
    ${!isFar && port.turns && port.turns > 1 ? html`<p class="inspector__facts">${t('table-turns-away', { count: port.turns })}</p>` : nothing}`;
}

/** What the way costs and sets off, or why not. @param {Frame} frame @param {string} selected */
function verdict(frame, selected) {
  const option = bestAt(frame, selected);
  if (option && !option.refusal) {
    const cost = price(option.cost);
    return html`<p class="inspector__cost">
      ${cost ? html`<b>${t('table-cost', { price: cost })}</b> ` : nothing}${option.effects.length ? t('table-sentence', { text: effectsWords(option.effects) }) : nothing}
    </p>`;
  }
  const refusal = option?.refusal ?? whyNot(frame, selected);
  if (!refusal) return nothing;
  return html`<p class="inspector__why ${option && plan(option) ? 'inspector__why--remedy' : ''}">${ruleLine(refusal)}</p>`;
}

/** The other ships there with their cargo. @param {Frame} frame @param {string} square */
function others(frame, square) {
  const seats = seatsAt(frame, square).filter((seat) => seat !== ownSeatOf(frame));
  return seats.map(
    (seat) =>
      html`<p class="inspector__facts">${pin(seat)} ${t('table-carries', { who: playerName(seat), cargo: cargoWords(viewOf(frame).ships[seat].cargo) })}</p>`,
  );
}

/** The whole square, for the sheet. @param {Frame} frame @param {string} square */
export function squareSheet(frame, square) {
  return html`${told(frame, square)} ${rulesAt(frame, square)}`;
}
