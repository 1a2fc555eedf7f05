// What a player's chip shows: points, cubes, cards.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { leaders, starred } from '../../kit/bars.js';
import { shapeWord } from '../../kit/flag.js';
import { builtName, cubeSigns, cubesWords } from './names.js';
import { viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws what a chip shows. @param {Frame} frame @param {number} seat */
export function chip(frame, seat) {
  const { ports, declarer } = viewOf(frame);
  const port = ports[seat];
  const standings = ports.map(({ points }, at) => ({ seat: at, total: points }));
  const leads = leaders(standings).includes(seat);
  const label = t('table-chip-label', {
    who: playerName(seat),
    shape: shapeWord(seat),
    points: port.points,
    cubes: cubesWords(port.cubes),
    cards: port.hand_size,
  });
  const count = Object.values(port.cubes).reduce((sum, held) => sum + held, 0);
  return {
    label: leads ? t('standing-chip-leads', { chip: label }) : label,
    sums: html`${starred(port.points, leads)}<span class="chip__held" aria-hidden="true"
        >${boxSign()}${count} ${cardSign()}${port.hand_size}</span
      >${declarer === seat ? html`<b class="chip__declared" aria-hidden="true">!</b>` : nothing}`,
    more: html`<span>${cubeSigns(port.cubes)}</span>
      <span>${[...port.fields.map((field) => t(`field-${field}`)), ...port.buildings.map(builtName)].join(', ')}</span>`,
  };
}

/** A box: how many cubes. */
function boxSign() {
  return html`<svg class="chip__sign" viewBox="0 0 16 16"><path d="M8 1.5 14 5v6.5L8 15l-6-3.5V5zM2 5l6 3.3L14 5M8 8.3V15" /></svg>`;
}

/** Cards: how many in hand. */
function cardSign() {
  return html`<svg class="chip__sign" viewBox="0 0 16 16"><path d="M5 3.5h8.5v11H5zM3 12.5V1.5h8.5" /></svg>`;
}
