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
    sums: html`${starred(port.points, leads)}<span class="chip__cubes"> · ${t('table-chip-cubes', { count })}</span
      ><span class="chip__cards"> · ${t('table-chip-cards', { count: port.hand_size })}</span>${declarer === seat ? html`<span class="chip__declared">!</span>` : nothing}`,
    more: html`<span>${cubeSigns(port.cubes)}</span>
      <span>${[...port.fields.map((field) => t(`field-${field}`)), ...port.buildings.map(builtName)].join(', ')}</span>`,
  };
}
