// The way of a voyage: its spaces with cubes, blasts, ports and coins, and the ship on it.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { anchorSign, blastSign, pieceSign, shipSign } from '../art.js';
import { anySigns, cube } from '../names.js';
import { spacesOf } from '../position.js';

/** @typedef {import('../view.d.ts').ShipView} Ship */
/** @typedef {import('../position.js').Space} Space */

/** Draws the spaces of a voyage. @param {string} voyage @param {Ship | null} [ship] */
export function wayOf(voyage, ship = null) {
  return spacesOf(voyage).map((space, at) => spaceSign(ship, space, at));
}

/** @param {Ship | null} ship @param {Space} space @param {number} at */
function spaceSign(ship, space, at) {
  const here = ship?.space === at;
  const passed = typeof ship?.space === 'number' && at < ship.space;
  return html`<span
    class="space ${space.blast ? 'space--blast' : ''} ${passed ? 'space--passed' : ''} ${here ? 'space--here' : ''}"
    >${here && ship ? shipSign(ship) : at === 0 ? html`<span class="space__start">${t('table-start')}</span>` : nothing}
    <span class="space__icons"
      >${space.kinds.map(cube)}${anySigns(space.any)}${
        space.piece ? pieceSign() : nothing
      }${space.port ? anchorSign() : nothing}</span
    >${space.blast ? blastSign() : nothing}</span
  >`;
}
