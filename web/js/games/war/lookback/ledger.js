// The captain's ledger: profit by leg, and a map of the world with what each port brought.

import { html, nothing } from 'lit-html';
import { set } from '../../../app/store.js';
import { list, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { toldSeat } from '../../../table/score/result.js';
import { perMatch } from '../../../table/session.js';
import { portName, spaceName } from '../names.js';
import { chronicleOf } from './chronicle.js';
import { worldMap } from './worldmap.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./chronicle.js').Leg} Leg */

const NAMED = 3;

const state = perMatch(() => ({
  /** Whose ledger is shown; the player's own at first. @type {number | null} */
  seat: null,
}));

/** The ledger of one player; nothing before the engine has told it. @param {Frame} frame */
export function ledger(frame) {
  const told = chronicleOf(frame);
  if (!told) return nothing;
  const { legs, sailed } = told;
  const seat = state().seat ?? toldSeat(frame);
  return html`<section class="ledger" aria-labelledby="ledger-title">
    <h3 id="ledger-title">${t('lookback-ledger')}</h3>
    <div class="ledger__whose" role="group" aria-label=${t('lookback-whose')}>
      ${legs.map(
        (
          _,
          each,
        ) => html`<button type="button" class="tool" aria-pressed=${each === seat} @click=${() => show(each)}>
          ${pin(each)} ${playerName(each)}
        </button>`,
      )}
    </div>
    ${map(legs[seat], sailed[seat], seat)} ${table(legs[seat])}
  </section>`;
}

/** @param {number} seat */
function show(seat) {
  state().seat = seat;
  set({});
}

/** What each port brought in all, the richest first. @param {readonly Leg[]} legs @returns {[string, number][]} */
export function earnedBy(legs) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { port, earned } of legs)
    if (port && earned) sums.set(port, (sums.get(port) ?? 0) + earned);
  return [...sums].sort(([, one], [, other]) => other - one);
}

/** @param {readonly Leg[]} legs @param {import('./chronicle.js').Sailed} sailed @param {number} seat */
function map(legs, sailed, seat) {
  const sums = earnedBy(legs);
  const best = sums
    .slice(0, NAMED)
    .map(([port, gold]) => t('lookback-ledger-port', { port: portName(port), gold }));
  const often = Object.entries(sailed)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED)
    .map(([space, count]) => t('lookback-ledger-times', { space: spaceName(space), count }));
  return html`${worldMap({ sums, sailed, chosen: seat })}
    <p>${best.length ? t('lookback-ledger-best', { ports: list(best) }) : t('lookback-ledger-none')}
      ${often.length ? t('lookback-ledger-often', { places: list(often) }) : nothing}</p>`;
}

/** @param {readonly Leg[]} legs */
function table(legs) {
  const earned = legs.reduce((sum, leg) => sum + leg.earned, 0);
  const spent = legs.reduce((sum, leg) => sum + leg.spent, 0);
  return html`<details>
    <summary>${t('lookback-ledger-sum', { earned, spent })}</summary>
    <div class="scroller" tabindex="0" role="region" aria-label=${t('lookback-ledger')}>
      <table class="scores">
        <thead>
          <tr>
            ${['round', 'port', 'earned', 'spent', 'profit'].map((head) => html`<th scope="col">${t(`lookback-${head}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${legs.map(
            (leg) => html`<tr>
              <td>${leg.round}</td>
              <th scope="row">${leg.port ? portName(leg.port) : t('lookback-at-sea')}</th>
              <td>${leg.earned}</td>
              <td>${leg.spent}</td>
              <td>${t('lookback-signed', { minus: Number(leg.earned < leg.spent), gold: Math.abs(leg.earned - leg.spent) })}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
