// What a player's chip shows: ships and gold, a skull for a pirate, flags; where there is room values and race.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { shapeWord } from '../../../kit/flag.js';
import { flagSign, sign } from '../art.js';
import { nationName, valueName, whereName } from '../names.js';
import { VALUES, viewOf } from '../position.js';
import { convoyLine, raceLine } from './facts.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws what a chip shows. @param {Frame} frame @param {number} seat */
export function chip(frame, seat) {
  const convoy = viewOf(frame).convoys[seat];
  const flags = convoy.flags.nation + convoy.flags.pirate;
  const label = t('table-chip-label', {
    who: playerName(seat),
    shape: shapeWord(seat),
    nation: convoy.pirate ? t('table-pirate') : nationName(convoy.nation),
    where: convoy.at ? whereName(convoy.at) : t('table-nowhere'),
    convoy: convoyLine(convoy),
  });
  return {
    label,
    sums: html`${convoy.pirate ? html`<span class="chip__pirate">☠</span>` : nothing}<span class="chip__ships">${sign('convoy-1')}${convoy.ships}</span
      ><span class="chip__gold">${sign('gold')}${convoy.gold}</span>${flags ? html`<span class="chip__flags">⚑${flags}</span>` : nothing}<span class="chip__nation">${flagSign(convoy.nation, convoy.pirate ? 'pirate' : 'flag')}</span>`,
    more: more(frame, seat),
  };
}

/** Values, and the race. @param {Frame} frame @param {number} seat */
function more(frame, seat) {
  const convoy = viewOf(frame).convoys[seat];
  return html`<span class="chip__values"
      >${VALUES.map((value) => html`<span title=${valueName(value)}>${sign(value)}${convoy.values[value]}/${convoy.most}</span>`)}<span title=${t('points-name')}>★${convoy.score.reduce((sum, { points }) => sum + points, 0)}</span></span
    >
    <span class="chip__race">${raceLine(frame, seat)}</span>`;
}
