// A whole ship board: every crewman by name, the berths, and the score as it stands.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { arrange } from '../../../match/game.js';
import { ruleLink } from '../../../table/rules/context.js';
import { figure, isOpen, partsRow, signed } from '../../../table/score/standing.js';
import { compareButton, seatTabs } from '../../../table/seattabs.js';
import { placeWord } from '../../../table/words.js';
import { nameOf, officer, specialties, tradeOf, tradeWord, viewOf } from '../cards/cards.js';
import { mutinyLine } from './ship.js';
import { shipBoard } from './shipboard.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Draws the sheet of a ship: every crewman by name, the berths, and the score. @param {Frame} frame @param {number} seat */
export function shipSheet(frame, seat) {
  const ship = viewOf(frame).ships[seat];
  return html`<div class="shipsheet">
    ${seatTabs(frame, seat)}
    <p>
      ${ship.pawn ? t('table-pawn-at', { cell: ship.pawn.toUpperCase() }) : t('table-pawn-ashore')}
      ${ship.trainer ? t('table-has-trainer') : nothing} ${mutinyLine(frame)}
    </p>
    ${shipBoard(ship)} ${crewRules()} ${berths(ship)}
    <h3>${t('table-score-now')}</h3>
    ${scoreTable(ship)}
    ${compareButton(t('table-menu-compare'))}
  </div>`;
}

/** Where the rules speak of the berths and of those who need none. */
function crewRules() {
  const topics = ['lieutenants', 'midshipmen', 'landsmen'].map((each) =>
    ruleLink(`counter-${each}`),
  );
  return html`<p class="rulelinks">${t('learn-rule')} ${topics}</p>`;
}

/** Who stands in which petty officer berth, each with a choice of another. @param {Ship} ship */
function berths(ship) {
  const stands = new Map(Object.entries(ship.berths).map(([place, item]) => [item, place]));
  const seamen = ship.seamen.filter((id) => tradeOf(id) !== 'none');
  const items = [...ship.petty_officers, ...seamen];
  if (!items.length) return nothing;
  return html`<details class="berths">
    <summary>${t('table-berths')}</summary>
    <p>${t('table-berths-why')} <span class="rulelinks">${ruleLink('counter-petty_officers')}</span></p>
    <ul>
      ${items.map((item) => berthLine(ship, item, stands.get(item) ?? 'seamen'))}
    </ul>
  </details>`;
}

/** @param {Ship} ship @param {string} item @param {string} place */
function berthLine(ship, item, place) {
  const officerName = officer(item)
    ? nameOf(item)
    : t('table-seaman', { trade: tradeWord(tradeOf(item)) });
  const places = [...specialties(), 'seamen'];
  return html`<li>
    <label
      ><span>${officerName}</span>
      <select
        data-item=${item}
        @change=${(/** @type {Event} */ event) => lay(event, ship.seat, item, place)}
      >
        ${places.map(
          (each) =>
            html`<option value=${each} .selected=${each === place}>
              ${each === 'seamen' ? t('table-berth-seamen') : t('table-berth', { specialty: t(`specialty-${each}`) })}
            </option>`,
        )}
      </select></label
    >
  </li>`;
}

/** Lays a crewman elsewhere; the list goes back if he may not stand there.
 * @param {Event} event @param {number} seat @param {string} item @param {string} place
 */
async function lay(event, seat, item, place) {
  const list = /** @type {HTMLSelectElement} */ (event.target);
  if (!(await arrange(seat, item, list.value))) list.value = place;
}

/** The score as if the game ended now, line by line. @param {Ship} ship */
function scoreTable(ship) {
  return html`<table class="scores">
    <thead>
      <tr>
        <th scope="col">${t('table-item')}</th>
        <th scope="col">${t('table-count')}</th>
        <th scope="col">${t('points-name')}</th>
      </tr>
    </thead>
    <tbody>
      ${ship.score.map(
        (line) => html`<tr>
            <th scope="row">${t(`score-${line.item}`)} <span class="rulelinks">${ruleLink(`score-${line.item}`)}</span></th>
            <td>${line.item === 'marines' && ship.place ? `${line.count} (${placeWord(ship.place)})` : line.count}</td>
            <td>${figure(line, ship.seat, { counted: false })}</td>
          </tr>
          ${isOpen(line, ship.seat) ? partsRow(line, ship.seat, 3) : nothing}`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t('table-total')}</th>
        <td></td>
        <td>${signed(ship.total)}</td>
      </tr>
    </tfoot>
  </table>`;
}
