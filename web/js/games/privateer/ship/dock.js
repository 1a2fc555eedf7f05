// The own ship under the chart: tracks, cargo, Relics, Infamy.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { togglePanel } from '../../../table/ui.js';
import { list } from '../../../table/words.js';
import { bountySign, goodSign } from '../art.js';
import { captainName, cargoWords, goodWord, relicName, trackName } from '../names.js';
import { loaded, ownSeatOf, TRACKS, viewOf } from '../position.js';
import { ladder, nextStep } from './ladder.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Draws the ship of who acts. @param {Frame} frame */
export function shipDock(frame) {
  const seat = ownSeatOf(frame);
  const ship = viewOf(frame).ships[seat];
  return html`<section class="area-dock dock" aria-label=${t('table-ship-of', { who: playerName(seat) })}>
    <h2 class="dock__title">
      ${pin(seat)}<span class="dock__who"
        >${t('table-ship-of', { who: playerName(seat) })}${ship.captain ? html` <small>${captainName(ship.captain)}</small>` : nothing}</span
      >
      <button type="button" class="dock__open" data-do="ship" @click=${() => togglePanel('ship', { seat })}>
        ${t('table-ship-open')}
      </button>
    </h2>
    <div class="tracks">${TRACKS.map((track) => trackLine(ship, track))}</div>
    <p class="dock__hold">
      ${holdLine(ship)} ${relics(ship)}
      <b class="dock__infamy">${t('table-infamy-of', { infamy: ship.infamy, goal: viewOf(frame).goal })}</b>
    </p>
  </section>`;
}

/** A track with its ladder and what the next step costs. @param {Ship} ship @param {string} track */
function trackLine(ship, track) {
  const state = ship.tracks[track];
  const hold = track === 'hold';
  return html`<div class="track track--${track}">
    <span class="track__name">${trackName(track)}</span>
    <b class="track__value">${hold ? t('table-load', { load: ship.load, hold: ship.hold }) : state.value}</b>
    ${ladder(track, state)} <span class="track__next">${nextStep(state)}</span>
  </div>`;
}

/** The cargo in signs. @param {Ship} ship */
export function holdLine(ship) {
  return html`<span class="cargo" role="img" aria-label=${t('table-cargo-told', { cargo: cargoWords(ship.cargo) })}
    >${
      ship.load
        ? loaded(ship.cargo).map(
            ([good, count]) =>
              html`<span class="cargo__good" title=${goodWord(good)}>${goodSign(good)}<span><span class="cargo__times">×</span>${count}</span></span>`,
          )
        : html`<span class="cargo__none">${t('table-hold-empty')}</span>`
    }</span
  >`;
}

/** Relics, Curses and debts by name. @param {Ship} ship */
export function relics(ship) {
  if (!ship.relics.length && !ship.debts) return nothing;
  const names = ship.relics.map(relicName);
  if (ship.debts) names.push(t('table-debts', { count: ship.debts }));
  return html`<span class="relics" role="img" aria-label=${list(names)}
    >${ship.relics.map(
      (relic) =>
        html`<span class="relic" title=${t(`table-relic-${relic}`)}>${bountySign(relic, true)}<span>${relicName(relic)}</span></span>`,
    )}${ship.debts ? html`<span class="relic">${bountySign('shipwrights_debt', false)}<span>${t('table-debts', { count: ship.debts })}</span></span>` : nothing}</span
  >`;
}
