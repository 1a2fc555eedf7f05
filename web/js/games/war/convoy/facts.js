// A convoy in a line, in bars, and by what it lacks for each way to win.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { list } from '../../../table/words.js';
import { sign } from '../art.js';
import { cargoWords, valueName, wayName } from '../names.js';
import { VALUES, WAYS } from '../position.js';

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

/** What a ship, a flag, and turning pirate first are worth in gold: with these figures the order of the ways is most
 * often that of the captains' clocks. */
const WORTH = { ship: 30, flag: 25, turning: 30 };

/** How far a way is, as a figure to put ways in order. Who is a pirate can't plant flags of a nation any more.
 * @param {Convoy} convoy @param {string} way
 */
function distance(convoy, way) {
  const { ships, gold, flags } = convoy.ways[way];
  const sum = gold + WORTH.ship * ships + WORTH.flag * flags;
  if (!flags) return sum;
  if (way === 'war' && convoy.pirate) return Number.POSITIVE_INFINITY;
  return way === 'piracy' && !convoy.pirate ? sum + WORTH.turning : sum;
}

/** The nearest way. @param {Convoy} convoy @returns {string} */
export function nearestWay(convoy) {
  return WAYS.filter((way) => convoy.ways[way]).sort(
    (a, b) => distance(convoy, a) - distance(convoy, b),
  )[0];
}

/** The nearest way with what it lacks: "Trade: 1 ship and 16 gold short". @param {Convoy} convoy */
export function raceLine(convoy) {
  const way = nearestWay(convoy);
  if (!way) return nothing;
  const lack = lackWords(convoy, way);
  return lack ? t('race-line', { way: wayName(way), lack }) : t('race-met', { way: wayName(way) });
}
