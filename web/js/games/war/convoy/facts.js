// A convoy in a line, in bars, and by what it lacks for each way to win.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { queryPosition } from '../../../table/positionqueries.js';
import { list } from '../../../table/words.js';
import { sign } from '../art.js';
import { cargoWords, valueName, wayName } from '../names.js';
import { VALUES, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ConvoyView} Convoy */

/** "2 ships, sails 6, crew 5, hull 4 of 6, 4 cannons, 44 gold, 8 tea". @param {Convoy} convoy */
export function convoyLine(convoy) {
  return t('table-convoy-line', {
    ships: convoy.ships,
    sails: convoy.values.sails,
    crew: convoy.values.crew,
    hull: convoy.values.hull,
    most: convoy.most,
    cannons: convoy.cannons,
    gold: convoy.gold,
    cargo: cargoWords(convoy.cargo),
  });
}

/** Sails, crew and hull as bars. @param {Convoy} convoy @param {number} [seat] */
export function valueBars(convoy, seat) {
  return html`<div class="values">
    ${VALUES.map(
      (value) => html`<span class="value" data-value=${value}
        ><span class="value__name">${sign(value)}<span class="value__word">${valueName(value)}</span></span> ${bar(convoy.values[value], convoy.most, seat)}
        <b class="value__figure ${convoy.values[value] ? '' : 'loss'}">${t('table-out-of', { value: convoy.values[value], most: convoy.most })}</b></span
      >`,
    )}
  </div>`;
}

/** What a convoy lacks for a way, in words: "1 ship, 16 gold and 2 flags"; '' where it lacks nothing. @param {Convoy} convoy @param {string} way */
export function lackWords(convoy, way) {
  const { ships, gold, flags } = convoy.ways[way];
  const parts = [];
  if (ships) parts.push(t('race-ships', { count: ships }));
  if (gold) parts.push(t('race-gold', { count: gold }));
  if (flags) parts.push(t(`race-flags-${way}`, { count: flags }));
  return list(parts);
}

/** The way to win that a seat is nearest to, as the engine judges it by the captains' clock; null while its answer is
 * on its way, and in a position of the past. @param {Frame} frame @param {number} seat @returns {string | null}
 */
export function nearestWay(frame, seat) {
  if (frame.past !== undefined) return null;
  return queryPosition(frame, 'odds')?.odds.nearest?.[seat] ?? null;
}

/** The nearest way with what it lacks: "Trade: 1 ship and 16 gold short". @param {Frame} frame @param {number} seat */
export function raceLine(frame, seat) {
  const way = nearestWay(frame, seat);
  if (!way) return nothing;
  const lack = lackWords(viewOf(frame).convoys[seat], way);
  return lack ? t('race-line', { way: wayName(way), lack }) : t('race-met', { way: wayName(way) });
}
