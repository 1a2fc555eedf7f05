// The whole table in words: prices of goods by port, the captains, what can be reached.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { commitment, touch } from '../../table/choice.js';
import { closePanel } from '../../table/ui.js';
import { list, promptLine, refusalWords } from '../../table/words.js';
import { placeName } from './actions/inspector.js';
import {
  captainName,
  cargoWords,
  goodName,
  portName,
  relicName,
  spaces,
  trackName,
  windWords,
} from './names.js';
import { GOODS, isSquare, portsInOrder, squareName, TRACKS, viewOf } from './position.js';
import { cardTold } from './strip.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the table in words. @param {Frame} frame */
export function textTable(frame) {
  return html`<div class="words">
    <p>${promptLine(frame)} ${windWords(viewOf(frame).wind)}. ${cardTold()}</p>
    ${pricesTable(frame)} ${captains(frame)} ${reachList(frame)} ${others(frame)}
  </div>`;
}

/** The prices of all ports: a row for each good, what one gets and what one pays. @param {Frame} frame */
export function pricesTable(frame) {
  const ports = portsInOrder(frame);
  return html`<div class="pricewrap" role="region" aria-label=${t('table-prices')} tabindex="0">
    <table class="pricetable">
      <caption>${t('table-prices-caption')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('table-good')}</th>
          ${ports.map((port) => html`<th scope="col">${portName(port.id)}${port.last ? html` <small>${t('table-last-port-brief')}</small>` : nothing}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${GOODS.map(
          (good) => html`<tr>
            <th scope="row">${goodName(good)} <small>${t('table-bank', { count: viewOf(frame).bank[good] })}</small></th>
            ${ports.map((port) =>
              port.buys[good]
                ? html`<td class="pricetable__buys">${t('table-cell-buys', { price: port.buys[good] })}</td>`
                : html`<td>${port.sells[good] ? t('table-cell-sells', { price: port.sells[good] }) : '–'}</td>`,
            )}
          </tr>`,
        )}
        <tr>
          <th scope="row">${t('table-your-cargo')}</th>
          ${ports.map((port) => html`<td><b>${port.brings ? t('table-brings', { amount: port.brings }) : '–'}</b></td>`)}
        </tr>
        <tr>
          <th scope="row">${t('table-distance')}</th>
          ${ports.map((port) => html`<td>${port.turns ? t('table-turns', { count: port.turns }) : t('table-here')}</td>`)}
        </tr>
      </tbody>
    </table>
  </div>`;
}

/** @param {Frame} frame */
function captains(frame) {
  const { ships } = viewOf(frame);
  return html`<h3>${t('table-players')}</h3>
    <ul>
      ${ships.map(
        (ship, seat) => html`<li>
          ${t('table-told-captain', {
            who: playerName(seat),
            captain: ship.captain ? captainName(ship.captain) : t('table-no-captain'),
            where: ship.port ? portName(ship.port) : squareName(ship.square),
            infamy: ship.infamy,
            tracks: list(
              TRACKS.map((track) =>
                t('table-track-value', {
                  track: trackName(track),
                  value: ship.tracks[track].value,
                }),
              ),
            ),
            cargo: cargoWords(ship.cargo),
            hold: ship.hold,
            relics: ship.relics.length ? list(ship.relics.map(relicName)) : t('table-no-relics'),
          })}
        </li>`,
      )}
    </ul>`;
}

/** The squares in reach, the nearest first; each a button that points at it. @param {Frame} frame */
function reachList(frame) {
  const { reach } = viewOf(frame);
  const sails = optionsOf(frame)
    .filter(({ verb, refusal, target }) => verb === 'sail' && !refusal && isSquare(target))
    .toSorted((a, b) => reach[a.target] - reach[b.target]);
  if (!sails.length) return nothing;
  return html`<h3>${t('table-in-reach', { count: sails.length })}</h3>
    <ul class="cans">
      ${sails.map(
        ({ target }) => html`<li>
          <button type="button" class="cans__do" data-reach=${target} @click=${() => point(target)}>
            ${t('table-reach-item', { square: squareName(target), what: placeName(frame, target), spaces: spaces(reach[target]) })}
          </button>
        </li>`,
      )}
    </ul>`;
}

/** @param {string} target */
function point(target) {
  closePanel();
  touch(target);
}

/** Whatever else can be done. @param {Frame} frame */
function others(frame) {
  const rest = optionsOf(frame).filter(({ verb }) => verb !== 'sail');
  return html`<ul>
    ${rest.map((option) => html`<li>${commitment(frame, option)}${option.refusal ? `: ${refusalWords(option.refusal)}` : ''}</li>`)}
  </ul>`;
}
