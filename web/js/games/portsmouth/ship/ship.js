// The own ship in short: counters and the eight specialty squares.

import { html, nothing } from 'lit-html';
import { playerName, playerObjects, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { acting } from '../../../table/turninfo.js';
import { togglePanel } from '../../../table/ui.js';
import { placeWord } from '../../../table/words.js';
import { squareEmblem } from '../art.js';
import { components, officer, specialties, viewOf } from '../cards/cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Whose ship lies in the dock. @param {Frame} frame @returns {number} */
export function docked(frame) {
  return acting(frame) ?? viewOf(frame).active ?? 0;
}

/** The dock: the acting player's ship, and what is asked of him. @param {Frame} frame */
export function shipDock(frame) {
  const seat = docked(frame);
  const ship = viewOf(frame).ships[seat];
  return html`<section class="area-dock dock" aria-label=${t('table-ship-of', { who: playerName(seat) })}>
    <h2 class="dock__title">
      ${pin(seat)}<span class="dock__who">${t('table-ship-of', { who: playerName(seat) })}</span>
      <button
        type="button"
        class="dock__open"
        data-do="ship"
        @click=${() => togglePanel('ship', { seat: seat })}
      >
        ${t('table-ship-open')}
      </button>
    </h2>
    ${counters(ship)} ${squares(ship)}
    <p class="dock__line">${mutinyLine(frame)}</p>
  </section>`;
}

/** Draws the counters of a ship in one line, in whole words where there is room. @param {Ship} ship */
export function counters(ship) {
  const most = components().figures ?? {};
  const place = ship.place ? ` (${placeWord(ship.place)})` : '';
  return html`<p class="counters">
    ${count('lt', { count: ship.lieutenants.length, most: most.berths_lieutenant?.value ?? 0 })}
    ${count('mid', { count: ship.midshipmen.length, most: most.berths_midshipman?.value ?? 0 })}
    ${count('marines', { count: ship.strength }, place)} ${count('landsmen', { count: ship.landsmen.length })}
    ${count('seamen', { count: ship.seamen.length })}
    ${
      ship.mutineers
        ? html`<span class="counters__red">${count('mutineers', { count: ship.mutineers })}</span>`
        : nothing
    }
    <b>★${ship.total}</b>
  </p>`;
}

/** @param {string} what @param {Record<string, number>} args @param {string} [more] */
function count(what, args, more = '') {
  return html`<span
    ><span class="tight">${t(`table-count-${what}`, args)}</span
    ><span class="roomy">${t(`table-count-${what}-long`, args)}</span>${more}</span
  >`;
}

/** Eight squares: petty officer, seaman standing in, or free. @param {Ship} ship */
export function squares(ship) {
  return html`<ul class="squares" aria-label=${t('table-specialties')}>
    ${specialties().map((specialty) => {
      const kind = squareKind(ship, specialty);
      const word = t(`specialty-${specialty}`);
      return html`<li class="square square--${kind}" data-square=${specialty} title=${t(`table-square-${kind}`, { specialty: word })}>
        ${squareEmblem(`emblem-${specialty}`, 'square__sign')}<span class="sr">${t(`table-square-${kind}`, { specialty: word })}</span>
      </li>`;
    })}
  </ul>`;
}

/** Returns what stands in a specialty square of a ship. @param {Ship} ship @param {string} specialty @returns {'officer' | 'seaman' | 'spare' | 'free'} */
export function squareKind(ship, specialty) {
  const item = ship.berths[specialty];
  if (ship.petty_officers.some((id) => officer(id)?.detail === specialty)) return 'officer';
  if (!item) return 'free';
  return ship.seamen.includes(item) ? 'seaman' : 'spare';
}

/** Draws the line that names whom a mutiny would hit. @param {Frame} frame */
export function mutinyLine(frame) {
  const { seats, count } = viewOf(frame).mutiny;
  if (!seats.length) return t('table-mutiny-nobody');
  return t('table-mutiny-line', { who: playerObjects(seats), count });
}
