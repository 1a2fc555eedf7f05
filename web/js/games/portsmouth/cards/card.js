// One cell of the market: what it shows and what it is called.

import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { getSetting } from '../../../app/settings.js';
import { playerName, playerObjects, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { isReadOnly } from '../../../match/mode.js';
import { hintedTargets } from '../../../table/advice/advice.js';
import { bestAt, effectsAt, standing, touch, whyNot } from '../../../table/choice.js';
import { isChanged } from '../../../table/log/missedturns.js';
import { ui } from '../../../table/ui.js';
import { capital, priceWords, refusalWords } from '../../../table/words.js';
import { reachWords, routeMark } from '../actions/route.js';
import { shortName } from '../actions/shortlabels.js';
import { cardPortrait, emblem, ornament, townView } from '../art.js';
import { faceOf } from '../events/eventeffects.js';
import { calledOf } from '../names.js';
import { keyLine, nameOf, officer, ownPawn, spoken, townOf, tradeWord, viewOf } from './cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').CellView} Cell */
/** @typedef {import('./cards.js').Officer} Officer */

/** Verbs that have a sentence of their own for what can be done with a cell. */
const CAN = new Set(['move', 'recruit', 'land', 'place', 'swap', 'obtain', 'commission']);

/** Draws a cell of the market as a button. @param {Frame} frame @param {Cell} cell @param {string | null} selected */
export function cellButton(frame, cell, selected) {
  const stands = standing(frame, cell.id);
  const classes = ['cell', `cell--${cell.kind}`, `cell--${stands}`];
  const rank = officer(cell.card ?? '')?.rank;
  if (rank) classes.push(`cell--rank-${rank}`);
  if (stands === 'legal' && promises(frame, cell.id)) classes.push('cell--now');
  if (selected === cell.id) classes.push('cell--selected');
  if (ownPawn(frame) === cell.id) classes.push('cell--own');
  if (cell.used) classes.push('cell--used');
  if (hintedTargets(frame).includes(cell.id)) classes.push('cell--hint');
  if (isChanged(cell.id, faceOf(cell))) classes.push('cell--changed');
  if (cell.pawns.length) classes.push('cell--pawns');
  if (cell.landsman !== null) classes.push('cell--hand');
  return html`<button
    type="button"
    class=${classes.join(' ')}
    data-cell=${cell.id}
    data-target=${cell.id}
    tabindex=${ui.place === cell.id ? 0 : -1}
    aria-disabled=${stands === 'closed' ? 'true' : 'false'}
    aria-pressed=${selected === cell.id ? 'true' : 'false'}
    @click=${() => touch(cell.id)}
    @focus=${() => keepReachable(cell.id)}
  >
    <span class="sr">${cellName(frame, cell)}</span>
    <span class="seen" aria-hidden="true">${keyed(lying(cell), html`${art(cell)} ${face(frame, cell)} ${strip(cell)} ${pawns(cell)}`)} ${routeMark(frame, cell.id)}</span>
  </button>`;
}

/** A card as it lies in a cell, without being one. @param {Frame} frame @param {Cell} cell */
export function likeness(frame, cell) {
  const hand = cell.landsman === null ? '' : 'cell--hand';
  return html`<span class="cell cell--${cell.kind} cell--legal ${hand}"
    ><span class="seen">${art(cell)} ${face(frame, cell)} ${strip(cell)}</span></span
  >`;
}

/** Is there more to it than a step: an officer to recruit now, or the answer to a question?
 * @param {Frame} frame @param {string} cell
 */
function promises(frame, cell) {
  return viewOf(frame).step !== 'turn' || bestAt(frame, cell)?.verb === 'recruit';
}

/** What lies in a cell: where that changes, its signs are drawn anew instead of being moved. @param {Cell} cell */
function lying({ kind, card, landsman, pawns: players }) {
  return [kind, card, landsman, ...players].join(' ');
}

/** The cell that has the focus is the one Tab comes back to. @param {string} id */
function keepReachable(id) {
  ui.place = id;
}

/** What is engraved on the card. @param {Cell} cell */
function art(cell) {
  if (cell.kind === 'officer') return cardPortrait(cell.card ?? '', 'cell__art');
  if (cell.kind === 'town') return townView(townOf(cell.card ?? '') ?? '', 'cell__art');
  if (cell.kind === 'hidden') return ornament('back', 'cell__art');
  return ornament('compass', 'cell__art');
}

/** @param {Frame} frame @param {Cell} cell */
function face(frame, cell) {
  if (cell.kind === 'hidden') return html`<span class="cell__rank">${t('table-unseen')}</span>`;
  if (cell.kind === 'empty') return emptyFace(frame, cell);
  if (cell.kind === 'town') return townFace(frame, cell);
  const card = officer(cell.card ?? '');
  if (!card) return nothing;
  const key = keyLine(card);
  return html`<span class="cell__rank" data-name=${calledOf(card.id)}
      ><span class="wide">${t(`table-rank-${card.rank}`)}</span
      ><span class="narrow">${t(`table-rankcode-${card.rank}`)}</span></span
    ><span class="cell__ring">${cell.cost}</span
    ><span class="cell__key has-mid ${card.needs ? 'cell__key--crew' : ''}">${emblems(card)}${words(key.long, key.mid, key.short)}</span>`;
}

/** The signs of what he can: his trade, his privilege, the crew he asks for. @param {Officer} card */
function emblems(card) {
  const { rank, detail, needs } = card;
  if (needs) return needs.map((need) => emblem(`emblem-${need}`, 'cell__sign'));
  if (rank === 'midshipman') return emblem(`privilege-${detail}`, 'cell__sign');
  if (rank === 'petty_officer' || rank === 'lieutenant')
    return emblem(`emblem-${detail}`, 'cell__sign');
  return emblem('emblem-strength', 'cell__sign');
}

/** A word in three lengths; the width of the cell picks one. @param {string} long @param {string} mid @param {string} short */
function words(long, mid, short) {
  return html`<span class="wide">${long}</span><span class="mid">${mid}</span
    ><span class="narrow">${short}</span>`;
}

/** @param {Frame} frame @param {Cell} cell */
function emptyFace(frame, cell) {
  const drawn = viewOf(frame).drawn !== null && standing(frame, cell.id) === 'legal';
  return html`<span class="cell__rank">${t('table-empty')}</span
    ><span class="cell__key">${drawn ? inBrief('table-place-here') : ''}</span>`;
}

/** @param {Frame} frame @param {Cell} cell */
function townFace(frame, cell) {
  const town = townOf(cell.card ?? '') ?? '';
  return html`<span class="cell__rank"><span class="wide">${t(`town-${town}`)}</span
      ><span class="narrow">${t(`table-townname-${town}`)}</span></span
    ><span class="cell__key">${cell.used ? t('table-used') : badge(frame, cell, town)}</span>`;
}

/** What the town would do now, in a word. @param {Frame} frame @param {Cell} cell @param {string} town */
export function badge(frame, cell, town) {
  if (town === 'mutiny') return mutinyBadge(frame);
  const effect = effectsAt(frame, cell.id).find((each) => each.id === `effect-town-${town}`);
  if (!effect || town === 'privilege') return inBrief(`table-badge-${town}`);
  return t(`table-badge-${town}-now`, { amount: Number(effect.args.amount ?? 0) });
}

/** A message that has a shorter form for narrow cells. @param {string} id */
function inBrief(id) {
  return html`<span class="wide names">${t(id)}</span><span class="narrow">${t(`${id}-brief`)}</span>`;
}

/** Whom a mutiny would hit now. @param {Frame} frame */
function mutinyBadge(frame) {
  const { seats, count } = viewOf(frame).mutiny;
  if (!seats.length) return t('table-badge-mutiny-nobody');
  const who = seats.map((seat) => pin(seat, 'pin--small'));
  if (seats.length > 1) return html`<span class="who">${who} ${count}</span>`;
  return html`<span class="wide names">${playerName(seats[0])} ${count}</span
    ><span class="narrow">${who} ${count}</span>`;
}

/** @param {Cell} cell */
function pawns(cell) {
  if (!cell.pawns.length) return nothing;
  return html`<span class="cell__pawns" data-pins>${cell.pawns.map((seat) => pin(seat))}</span>`;
}

/** @param {Cell} cell */
function strip(cell) {
  if (cell.landsman === null) return nothing;
  const trade = cell.landsman;
  return html`<span class="cell__hand has-mid"
    >${emblem(`emblem-${trade}`, 'cell__trade')}${words(tradeWord(trade), trade === 'none' ? '' : t(`table-short-${trade}`), t(`table-code-${trade}`))}</span
  >`;
}

/** The landsman of a cell, with his craft. @param {string} trade */
function landsmanWords(trade) {
  if (trade === 'none') return t('table-landsman-none');
  return t('table-landsman', { trade: tradeWord(trade) });
}

/** The cell in a sentence, for those who listen. @param {Frame} frame @param {Cell} cell */
export function cellName(frame, cell) {
  if (getSetting('verbosity') === 'short') return shortName(frame, cell, contents(frame, cell));
  const parts = [cell.id.toUpperCase(), ...contents(frame, cell)];
  if (cell.cost !== null) parts.push(t('table-costs', { count: cell.cost }));
  if (cell.landsman !== null) parts.push(landsmanWords(cell.landsman));
  for (const seat of cell.pawns) {
    parts.push(
      t(seat === frame.viewer ? 'table-own-pawn' : 'table-pawn', { who: playerName(seat) }),
    );
  }
  if (isChanged(cell.id, faceOf(cell))) parts.push(t('recap-new'));
  if (!isReadOnly()) parts.push(possibility(frame, cell.id));
  return parts.join(', ');
}

/** @param {Frame} frame @param {Cell} cell @returns {string[]} */
function contents(frame, cell) {
  if (cell.kind === 'hidden') return [t('card-face-down')];
  if (cell.kind === 'empty') return [t('card-empty')];
  const card = officer(cell.card ?? '');
  if (card) return spoken(card);
  const used = cell.used ? [t('table-used')] : [];
  return [nameOf(cell.card ?? ''), t('table-town'), ...mutinySpoken(frame, cell), ...used];
}

/** @param {Frame} frame @param {Cell} cell @returns {string[]} */
function mutinySpoken(frame, cell) {
  if (townOf(cell.card ?? '') !== 'mutiny' || cell.used) return [];
  const { seats, count } = viewOf(frame).mutiny;
  return [
    seats.length
      ? t('table-would-hit', { who: playerObjects(seats), count })
      : t('table-would-hit-nobody'),
  ];
}

/** What can be done with the cell, or why nothing. @param {Frame} frame @param {string} cell */
export function possibility(frame, cell) {
  const option = bestAt(frame, cell);
  if (standing(frame, cell) === 'reach') return reachWords(frame, cell);
  const refusal = whyNot(frame, cell);
  if (refusal) return refusalWords(refusal);
  if (!option) return t('table-nothing');
  const cost = priceWords(option.cost);
  const can = t(CAN.has(option.verb) ? `table-can-${option.verb}` : 'table-can');
  return cost ? t('table-can-for', { can, price: cost }) : capital(can);
}
