// All ships compared: rows are what scores, columns the players; every figure opens its cards.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { playerName, t } from '../../app/text.js';
import { pennant } from '../../kit/bars.js';
import { pin } from '../../kit/flag.js';
import { hasAbility } from '../abilities.js';
import { perMatch } from '../session.js';
import { change, openPanel } from '../ui.js';
import { placeWord } from '../words.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LineShape} Line */

/** Whose cards of which item lie open. */
const state = perMatch(() => ({ open: /** @type {{item: string, seat: number} | null} */ (null) }));

/** The sheet: table, dangers, races. @param {Frame} frame */
export function compareSheet(frame) {
  return html`${compareTable(frame)}
    ${tableKey(frame)}
    ${
      hasAbility(frame, 'chart')
        ? html`<button type="button" class="wide-button" data-do="chart" @click=${() => openPanel('chart')}>
          ${t('standing-chart-open')}
        </button>`
        : nothing
    }
    ${page()?.score?.extras?.(frame) ?? nothing}`;
}

/** Draws the table that compares all players item by item. @param {Frame} frame */
export function compareTable(frame) {
  const scores = scoresOf(frame);
  const totals =
    frame.outcome?.totals ?? page()?.score?.standing?.(frame).totals ?? scores.map(() => 0);
  const places = frame.outcome?.places ?? placesBy(totals);
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${t('table-scores')}>
    <table class="scores scores--all">
      <thead>
        <tr>
          <th scope="col">${t('table-item')}</th>
          ${Array.from(
            { length: frame.seats },
            (_, seat) =>
              html`<th scope="col">${pin(seat)} <span class="scores__who">${playerName(seat)}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${itemsOf(scores).map((item) => row(item, scores))}
      </tbody>
      <tfoot>
        <tr class="scores__total">
          <th scope="row">${t('table-total')}</th>
          ${totals.map(
            (total, seat) => html`<td>
              ${signed(total)} <small>${placeWord(places[seat])}</small>
            </td>`,
          )}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** Places by points alone: what else decides, the outcome knows. @param {readonly number[]} totals */
function placesBy(totals) {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

/** Does a line tell from how many its points come? @param {Line} line */
function hasCount({ count, points }) {
  return count !== points;
}

/** What the signs of the table mean, as far as they are there. @param {Frame} frame */
export function tableKey(frame) {
  const scores = scoresOf(frame);
  const flagged = itemsOf(scores).some((item) => mostOf(item, scores) !== null);
  const made = scores.flat().filter(({ parts }) => parts.length);
  return html`<p class="final__note">
    ${flagged ? html`${pennant()} ${t('standing-key')}` : nothing} ${made.length ? t('standing-open-note') : nothing}
    ${made.some(hasCount) ? t('standing-brackets-note') : nothing}
  </p>`;
}

/** The most points of an item; null where nobody has any, or all have as many. @param {string} item @param {readonly Line[][]} scores */
function mostOf(item, scores) {
  const points = scores.flatMap((each) => each.find((line) => line.item === item)?.points ?? []);
  const most = Math.max(...points);
  return most > 0 && most > Math.min(...points) ? most : null;
}

/** Everybody's scores at the end, or as they stand if the game tells; else none. @param {Frame} frame @returns {Line[][]} */
function scoresOf(frame) {
  return (
    frame.outcome?.scores ??
    page()?.score?.standing?.(frame).lines ??
    Array.from({ length: frame.seats }, () => [])
  );
}

/** What an item of the scores is called. @param {string} item */
export function itemName(item) {
  return page()?.score?.item?.(item) ?? item;
}

/** The items in the order of the longest list. @param {readonly Line[][]} scores @returns {string[]} */
export function itemsOf(scores) {
  const longest = scores.reduce(
    (most, lines) => (lines.length > most.length ? lines : most),
    scores[0],
  );
  return longest.map((line) => line.item);
}

/** @param {string} item @param {readonly Line[][]} scores */
function row(item, scores) {
  const { open } = state();
  const lines = scores.map((each) => each.find((line) => line.item === item));
  const most = mostOf(item, scores);
  return html`<tr>
      <th scope="row">${itemName(item)}</th>
      ${lines.map(
        (line, seat) => html`<td class=${line?.points === most ? 'scores__best' : ''}>
          ${figure(line, seat, { most: line?.points === most })}
        </td>`,
      )}
    </tr>
    ${open?.item === item ? partsRow(lines[open.seat], open.seat, scores.length + 1) : nothing}`;
}

/** The points of an item; they open the cards that made them.
 * @param {Line | undefined} line @param {number} seat
 * @param {{counted?: boolean, most?: boolean}} [how] `counted` with how many count, `most` marked as the most
 */
export function figure(line, seat, { counted = true, most = false } = {}) {
  if (!line) return '?';
  const mark = most ? pennant() : nothing;
  if (!line.parts.length) return html`${mark}${signed(line.points)}`;
  const shown = isOpen(line, seat);
  return html`<button
    type="button"
    class="figure"
    aria-expanded=${shown ? 'true' : 'false'}
    aria-label=${t('standing-figure', {
      item: itemName(line.item),
      who: playerName(seat),
      points: line.points,
      count: line.count,
    })}
    @click=${() => toggle(line.item, seat)}
  >
    ${mark}${signed(line.points)}${counted && hasCount(line) ? html` <small>(${line.count})</small>` : nothing}
  </button>`;
}

/** Tells whether the cards behind a figure are shown. @param {Line} line @param {number} seat */
export function isOpen(line, seat) {
  const { open } = state();
  return open?.item === line.item && open.seat === seat;
}

/** @param {string} item @param {number} seat */
function toggle(item, seat) {
  const here = state();
  here.open = here.open?.item === item && here.open.seat === seat ? null : { item, seat };
  change({});
}

/** The cards behind a figure. @param {Line | undefined} line @param {number} seat @param {number} columns */
export function partsRow(line, seat, columns) {
  if (!line?.parts.length) return nothing;
  return html`<tr class="scores__parts">
    <td colspan=${columns}>
      <b>${playerName(seat)}, ${itemName(line.item)}:</b>
      <ul class="parts">
        ${line.parts.map((part) => html`<li>${partWords(part)}</li>`)}
      </ul>
    </td>
  </tr>`;
}

/** @param {string} part such as a card */
function partWords(part) {
  const { picture, name } = page()?.score?.part?.(part) ?? { picture: nothing, name: part };
  return html`${picture} ${name}`;
}

/** A number with a true minus. @param {number} points */
export function signed(points) {
  return String(points).replace('-', '−');
}
