// The campaign of ten duels: how each ended in history, and how one's own ended on this device.

import { html, nothing } from 'lit-html';
import { date as day, t } from '../../app/text.js';
import { levelWord } from '../../match/captains.js';
import { shipName } from './names.js';
import { components } from './position.js';

/** @typedef {import('../contract.d.ts').OwnGame} OwnGame */
/** @typedef {{id: string, date: string, lost: number, sides: {ship: string}[]}} Duel */
/** How a duel ended for a seat, 1 won to -1 lost, by how many points, and against which level.
 * @typedef {{seat: number, result: number, margin: number, level: string}} Own */

const KEY = 'captains_sea';
/** One's own result beside history. */
const BESIDE = /** @type {const} */ (['worse', 'same', 'better']);
const PIPS = { worse: '−', same: '=', better: '+', open: '' };
/** Those that were never fought are not of it. */
const NEVER_FOUGHT = new Set(['s11', 's12']);

/** The ten duels in the order of their days. @returns {Duel[]} */
function duels() {
  const all = /** @type {Duel[]} */ (components().duels ?? []);
  return all
    .filter(({ id }) => !NEVER_FOUGHT.has(id))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The best of one's own games of each duel. @param {readonly OwnGame[]} games @returns {Map<string, Own>} */
export function bestOf(games) {
  /** @type {Map<string, Own>} */
  const best = new Map();
  for (const game of games) {
    const duel = String(game.options.duel ?? '');
    const own = ownOf(game);
    const before = best.get(duel);
    if (
      own &&
      (!before ||
        own.result > before.result ||
        (own.result === before.result && own.margin > before.margin))
    )
      best.set(duel, own);
  }
  return best;
}

/** @param {OwnGame} game @returns {Own | null} */
function ownOf({ seat, place, places, totals, options, levels }) {
  if (!totals || (options.bid ?? 'off') !== 'off') return null; // with bids the sides may have changed
  const shared = places.filter((each) => each === 1).length > 1;
  const result = shared ? 0 : place === 1 ? 1 : -1;
  return { seat, result, margin: totals[seat] - totals[1 - seat], level: levels[0] ?? '' };
}

/** How the duel ended for a seat in history. @param {Duel} duel @param {number} seat */
function historyOf({ lost }, seat) {
  return lost < 0 ? 0 : lost === seat ? -1 : 1;
}

/** The campaign, folded; nothing before the duels are known. @param {string} chosen @param {readonly OwnGame[]} games @param {(duel: string) => void} choose */
export function campaign(chosen, games, choose) {
  const all = duels();
  if (!all.length) return nothing;
  const best = bestOf(games);
  return html`<details class="campaign">
    <summary>${t('campaign-title')} <small class="campaign__count">${t('campaign-count', { fought: all.filter(({ id }) => best.has(id)).length, all: all.length })}</small></summary>
    <p class="campaign__pips" aria-hidden="true">${all.map((duel) => pip(duel, best.get(duel.id)))}</p>
    <p role="status">${standing(all, best)}</p>
    <p class="hint">${t('campaign-about')}</p>
    <ol class="campaign__list">
      ${all.map((duel) => line(duel, best.get(duel.id), duel.id === chosen, choose))}
    </ol>
  </details>`;
}

/** A duel in the row of all ten: better than history, as in history, worse, or not fought. @param {Duel} duel @param {Own | undefined} own */
function pip(duel, own) {
  const kind = own ? besideHistory(duel, own) : 'open';
  return html`<span class=${`campaign__pip campaign__pip--${kind}`}>${PIPS[kind]}</span>`;
}

/** @param {Duel} duel @param {Own} own */
function besideHistory(duel, { seat, result }) {
  return BESIDE[1 + Math.sign(result - historyOf(duel, seat))];
}

/** How many were fought, and how they went beside history. @param {Duel[]} all @param {Map<string, Own>} best */
function standing(all, best) {
  const apart = all.flatMap((duel) => {
    const own = best.get(duel.id);
    return own ? Math.sign(own.result - historyOf(duel, own.seat)) : [];
  });
  const count = (/** @type {number} */ sign) => apart.filter((each) => each === sign).length;
  return t('campaign-standing', {
    fought: apart.length,
    won: all.filter(({ id }) => (best.get(id)?.result ?? 0) > 0).length,
    all: all.length,
    better: count(1),
    same: count(0),
    worse: count(-1),
  });
}

/** @param {Duel} duel @param {Own | undefined} own @param {boolean} chosen @param {(duel: string) => void} choose */
function line(duel, own, chosen, choose) {
  const { id, date, lost, sides } = duel;
  const names = sides.map(shipName);
  const history =
    lost < 0
      ? t('campaign-undecided')
      : t('campaign-lost', { ship: names[lost], winner: names[1 - lost] });
  return html`<li class="campaign__duel" data-duel=${id}>
    <div>
      <b>${t('campaign-ships', { one: names[0], other: names[1] })}</b>, ${day(`${date}T12:00`, 'long')}
      <p class="campaign__both">
        <span>${t('campaign-history', { what: history })}</span>
        <span>${own ? ownWords(duel, own, names) : t('campaign-not-yet')}</span>
      </p>
    </div>
    <button type="button" class="button" data-do="duel" aria-pressed=${chosen} aria-label=${t(`campaign-${chosen ? 'chosen' : 'choose'}-duel`, { one: names[0], other: names[1] })} @click=${() => choose(id)}>
      ${t(chosen ? 'campaign-chosen' : 'campaign-choose')}
    </button>
  </li>`;
}

/** One's own result, and how it stands beside history. @param {Duel} duel @param {Own} own @param {string[]} names */
function ownWords(duel, own, names) {
  const { seat, result, margin, level } = own;
  const ahead = Number(margin > 0); // where points don't decide, the winner may be behind
  const words = {
    ship: names[seat],
    points: Math.abs(margin),
    ahead,
    level: levelWord(level, KEY),
  };
  const kind = ['lost', 'drawn', 'won'][1 + result];
  return html`${t(`campaign-own-${kind}`, words)} <b>${t(`campaign-${besideHistory(duel, own)}`, { won: result })}</b>`;
}
