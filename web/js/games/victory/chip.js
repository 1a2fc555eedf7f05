// What a player's chip shows: points, cubes, cards; gold when the goal is near, and who has declared.

import { html } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { leaders, starred } from '../../kit/bars.js';
import { shapeWord } from '../../kit/flag.js';
import { builtName, cubeSigns, cubesWords } from './names.js';
import { viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws what a chip shows. @param {Frame} frame @param {number} seat */
export function chip(frame, seat) {
  const view = viewOf(frame);
  const { ports } = view;
  const port = ports[seat];
  const standings = ports.map(({ points }, at) => ({ seat: at, total: points }));
  const leads = leaders(standings).includes(seat);
  const near = view.declarer === null && port.points >= view.near_goal;
  const watch = watchWord(frame, seat);
  const label = t('table-chip-label', {
    who: playerName(seat),
    shape: shapeWord(seat),
    points: port.points,
    cubes: cubesWords(port.cubes),
    cards: port.hand_size,
  });
  const count = Object.values(port.cubes).reduce((sum, held) => sum + held, 0);
  const spoken = watch ? t('table-chip-watch', { chip: label, watch: t(watch) }) : label;
  return {
    label: leads ? t('standing-chip-leads', { chip: spoken }) : spoken,
    sums: html`<span class=${near ? 'chip__near' : ''}>${starred(port.points, leads)}</span>${
      watch && watch !== 'table-watch-near'
        ? html`<b class="chip__watch ${watch === 'table-watch-declared' ? 'chip__watch--declared' : ''}" aria-hidden="true">${t(`${watch}-brief`)}</b>`
        : html`<span class="chip__held" aria-hidden="true"
            >${boxSign()}${count} <span class="chip__cards">${cardSign()}${port.hand_size}</span></span
          >`
    }`,
    more: html`<span>${cubeSigns(port.cubes)}</span>
      <span>${[...port.fields.map((field) => t(`field-${field}`)), ...port.buildings.map(builtName)].join(', ')}</span>`,
  };
}

/** What the watch on the goal says of a seat, as the id of its words. @param {Frame} frame @param {number} seat */
function watchWord(frame, seat) {
  const { declarer, last_turns: left, near_goal: near, ports, step } = viewOf(frame);
  if (step === 'over') return '';
  if (declarer === seat) return 'table-watch-declared';
  if (declarer !== null) return left.includes(seat) ? 'table-watch-turn' : '';
  return ports[seat].points >= near ? 'table-watch-near' : '';
}

/** A box: how many cubes. */
function boxSign() {
  return html`<svg class="chip__sign" viewBox="0 0 16 16"><path d="M8 1.5 14 5v6.5L8 15l-6-3.5V5zM2 5l6 3.3L14 5M8 8.3V15" /></svg>`;
}

/** Cards: how many in hand. */
function cardSign() {
  return html`<svg class="chip__sign" viewBox="0 0 16 16"><path d="M5 3.5h8.5v11H5zM3 12.5V1.5h8.5" /></svg>`;
}
