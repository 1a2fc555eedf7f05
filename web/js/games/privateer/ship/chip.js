// What a player's chip shows: Infamy and cargo, and where there is room captain, tracks and Relics.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { leaders, starred } from '../../../kit/bars.js';
import { shapeWord } from '../../../kit/flag.js';
import { bountySign, goodSign, trackSign } from '../art.js';
import { captainName, cargoWords, relicName, trackName } from '../names.js';
import { loaded, TRACKS, viewOf } from '../position.js';
import { ladder } from './ladder.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Draws what a chip shows. @param {Frame} frame @param {number} seat */
export function chip(frame, seat) {
  const { ships } = viewOf(frame);
  const ship = ships[seat];
  const leads = leaders(ships.map(({ infamy }, at) => ({ seat: at, total: infamy }))).includes(
    seat,
  );
  const label = t('table-chip-label', {
    who: playerName(seat),
    shape: shapeWord(seat),
    captain: ship.captain ? captainName(ship.captain) : t('table-no-captain'),
    infamy: ship.infamy,
    cargo: cargoWords(ship.cargo),
  });
  return {
    label: leads ? t('standing-chip-leads', { chip: label }) : label,
    sums: html`${starred(ship.infamy, leads)}${cargo(ship)}`,
    more: more(ship),
  };
}

/** The goods aboard: one sign with its number, of several the sum. @param {Ship} ship */
function cargo(ship) {
  const goods = loaded(ship.cargo);
  if (!goods.length) return nothing;
  return html`<span class="chip__cargo ${goods.length > 2 ? 'chip__cargo--many' : ''}"> · ${
    goods.length > 1
      ? html`<span class="chip__good tight">${trackSign('hold')}${ship.load}</span>`
      : nothing
  }${goods.map(([good, count]) => html`<span class="chip__good ${goods.length > 1 ? 'roomy' : ''}">${goodSign(good)}${count}</span>`)}</span>`;
}

/** Captain, tracks, purse, Relics. @param {Ship} ship */
function more(ship) {
  const purse =
    ship.silver === null ? t('table-purse-closed') : t('table-purse', { amount: ship.silver });
  return html`${ship.captain ? html`<span class="chip__captain">${captainName(ship.captain)}</span>` : nothing}
    <span class="chip__tracks"
      >${TRACKS.map((track) => html`<span class="chip__track">${trackName(track)}</span>${ladder(track, ship.tracks[track])}`)}</span
    >
    <span class="chip__values"
      >${TRACKS.map((track) => html`<span title=${trackName(track)}>${trackSign(track)}${ship.tracks[track].value}</span>`)}</span
    >
    <span>${t('table-load-of', { load: ship.load, hold: ship.hold })} · ${purse}</span>
    ${ship.relics.length ? html`<span class="chip__relics">${ship.relics.map((relic) => html`<span title=${relicName(relic)}>${bountySign(relic, true)}</span>`)}</span>` : nothing}`;
}
