// The whole table as plain tables of words: for those who enlarge it, print it, or would rather read.

import { html } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { shapeWord } from '../../../kit/flag.js';
import { isReadOnly } from '../../../match/mode.js';
import { itemsOf, signed } from '../../../table/score/standing.js';
import { progressWords } from '../../../table/turninfo.js';
import { boardText, list } from '../../../table/words.js';
import { possibility } from './card.js';
import { about, nameOf, tradeWord, viewOf } from './cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').CellView} Cell */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Draws the table as plain tables of words. @param {Frame} frame */
export function textTable(frame) {
  const { ships } = viewOf(frame);
  const standing = frame.outcome ? t('table-over') : progressWords(frame);
  return html`<div class="words">
    <p>${standing}. ${boardText(frame.prompt)}</p>
    ${market(frame)} ${crews(ships)} ${scores(frame)}
  </div>`;
}

/** A table of words. @param {string} caption @param {readonly string[]} heads @param {unknown} rows */
function table(caption, heads, rows) {
  return html`<div class="words__wide" role="group" aria-label=${caption} tabindex="0">
    <table>
      <caption>${caption}</caption>
      <thead>
        <tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
      </thead>
      <tbody>${rows}</tbody>
    </table>
  </div>`;
}

/** @param {string} head @param {readonly unknown[]} cells */
function row(head, cells) {
  return html`<tr><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

/** @param {Frame} frame */
function market(frame) {
  const heads = ['cell', 'card', 'cost', 'landsman', 'pawns', 'now'].map((each) =>
    t(`sound-text-${each}`),
  );
  return table(
    t('table-market'),
    heads,
    viewOf(frame).cells.map((cell) => cellRow(frame, cell)),
  );
}

/** @param {Frame} frame @param {Cell} cell */
function cellRow(frame, cell) {
  return row(cell.id.toUpperCase(), [
    cardWords(cell),
    cell.cost ?? '–',
    cell.landsman === null ? '–' : tradeWord(cell.landsman),
    cell.pawns.length ? list(cell.pawns.map(playerName)) : '–',
    frame.outcome || isReadOnly() ? '–' : possibility(frame, cell.id),
  ]);
}

/** @param {Cell} cell */
function cardWords(cell) {
  if (cell.kind === 'hidden') return t('card-face-down');
  if (cell.kind === 'empty') return t('card-empty');
  const used = cell.used ? ` (${t('table-used')})` : '';
  return html`<span title=${about(cell.card ?? '').join(' ')}>${nameOf(cell.card ?? '')}${used}</span>`;
}

/** @param {Ship[]} ships */
function crews(ships) {
  const names = (/** @type {string[]} */ ids) => (ids.length ? list(ids.map(nameOf)) : '–');
  /** @type {[string, (ship: Ship) => unknown][]} */
  const rows = [
    ['sound-text-flag', (ship) => shapeWord(ship.seat)],
    [
      'sound-text-money',
      (ship) => (ship.money === null ? '?' : t('table-money', { amount: ship.money })),
    ],
    ['sound-text-pawn', (ship) => ship.pawn?.toUpperCase() ?? '–'],
    ['table-crew-lieutenants', (ship) => names(ship.lieutenants)],
    ['table-crew-midshipmen', (ship) => names(ship.midshipmen)],
    ['table-crew-petty_officers', (ship) => names(ship.petty_officers)],
    ['table-crew-marines', (ship) => ship.strength],
    ['table-crew-seamen', (ship) => names(ship.seamen)],
    ['table-crew-landsmen', (ship) => names(ship.landsmen)],
  ];
  const heads = [t('sound-text-ship'), ...ships.map((ship) => playerName(ship.seat))];
  return table(
    t('sound-text-ships'),
    heads,
    rows.map(([id, tells]) => row(t(id), ships.map(tells))),
  );
}

/** @param {Frame} frame */
function scores(frame) {
  const { ships } = viewOf(frame);
  const lines = frame.outcome?.scores ?? ships.map((ship) => ship.score);
  const totals = frame.outcome?.totals ?? ships.map((ship) => ship.total);
  const points = (/** @type {string} */ item) =>
    lines.map((each) => signed(each.find((line) => line.item === item)?.points ?? 0));
  const heads = [t('table-item'), ...ships.map((ship) => playerName(ship.seat))];
  const rows = itemsOf(lines).map((item) => row(t(`score-${item}`), points(item)));
  return table(t('table-score-now'), heads, [...rows, row(t('table-total'), totals.map(signed))]);
}
