// The race: how far everybody is on each of the four ways to win.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { pin } from '../../../kit/flag.js';
import { lackWords, nearestWay } from '../convoy/facts.js';
import { wayName } from '../names.js';
import { flagsFor, goldOf, viewOf, WAYS, wayOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ConvoyView} Convoy */

/** The share of a way that is done, in parts of a hundred: each thing asked for counts the same.
 * @param {Pick<Convoy, 'ships' | 'gold' | 'flags'>} convoy @param {string} way
 */
export function share(convoy, way) {
  const asked = wayOf(way);
  if (!asked) return 0;
  const parts = [
    Math.min(1, convoy.ships / asked.ships),
    Math.min(1, convoy.gold / goldOf(way)),
    ...(asked.ports ? [Math.min(1, flagsFor(convoy, way) / asked.ports)] : []),
  ];
  return Math.round((100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length);
}

/** What a way asks for: "4 ships, 60 gold". @param {string} way */
export function asksFor(way) {
  const asked = wayOf(way);
  return t(`race-asks-${way}`, {
    ships: asked?.ships ?? 0,
    gold: goldOf(way),
    flags: asked?.ports ?? 0,
  });
}

/** A row of a convoy's way, in the colour of its seat where it is told. @param {Frame} frame @param {number} seat @param {string} way @param {number} [colour] */
export function wayRow(frame, seat, way, colour) {
  const convoy = viewOf(frame).convoys[seat];
  const lack = lackWords(convoy, way);
  return html`<tr class=${nearestWay(frame, seat) === way ? 'race__nearest' : ''}>
    <th scope="row">${wayName(way)} <small>${asksFor(way)}</small></th>
    <td class="race__bar">${bar(share(convoy, way), 100, colour)}</td>
    <td>${lack ? t('race-short', { lack }) : t('race-done')}</td>
  </tr>`;
}

/** Everybody's ways, the nearest marked. @param {Frame} frame */
export function raceTable(frame) {
  const ways = WAYS.filter((way) => viewOf(frame).convoys[0]?.ways[way]);
  return html`<section class="racetable" aria-labelledby="race-all">
    <h3 id="race-all">${t('race-title')}</h3>
    ${viewOf(frame).convoys.map(
      (convoy, seat) => html`<table class="race">
        <caption>${pin(seat)} ${playerName(seat)}${convoy.pirate ? html` · <span class="loss">☠ ${t('table-pirate')}</span>` : nothing}</caption>
        <tbody>${ways.map((way) => wayRow(frame, seat, way, seat))}</tbody>
      </table>`,
    )}
  </section>`;
}
