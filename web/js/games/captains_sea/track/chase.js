// How a chase stands: how the prey gets away, how much room she needs for it, and who gains.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { linkWords } from '../../../table/rules/wordlinks.js';
import { shipName } from '../names.js';
import { oddsOf } from '../odds.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the lines; nothing where nobody is chased. @param {Frame} frame */
export function chase(frame) {
  const found =
    /** @type {{prey: number, room: number, gains: number | null} | null | undefined} */ (
      oddsOf(frame)?.chase
    );
  if (!found) return nothing;
  const { ships } = viewOf(frame);
  const names = { prey: shipName(ships[found.prey]), hunter: shipName(ships[1 - found.prey]) };
  const gains =
    found.gains === null
      ? ''
      : t(`table-chase-${found.gains > 0 ? 'hunter' : found.gains < 0 ? 'prey' : 'even'}`, {
          ...names,
          by: Math.abs(found.gains),
        });
  return html`<h2 class="inspector__title">${t('table-chase')}</h2>
    <p class="chase">${t('table-chase-room', { ...names, room: found.room })} ${linkWords(gains, ['mp'])}</p>`;
}
