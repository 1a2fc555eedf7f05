// The sheet "Captains": who plays each seat, to be changed at any moment.

import { html, nothing } from 'lit-html';
import { number, playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { levelBudget, levelsOf, levelWord } from '../../match/captains.js';
import { aboutPlayer, captainSelect } from '../../match/captainselect.js';
import { playersOf } from '../../match/friends.js';
import { seatCaptains, standInFor, standsInFor } from '../../match/game.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the sheet that chooses who plays each seat. @param {Frame} frame */
export function captainSheet(frame) {
  const who = playersOf(frame);
  return html`<p>${t('captains-sheet-more')}</p>
    <ul class="seatings">
      ${who.map((level, seat) => row(frame, seat, level))}
    </ul>
    <p class="seatings__fair">${t('captains-fair')}</p>
    ${effort(frame.game)}`;
}

/** How far each level looks, for those who want to know. @param {string} game */
function effort(game) {
  const levels = levelsOf(game).filter((level) => levelBudget(level, game));
  return html`<details class="seatings__effort">
    <summary>${t('captains-effort')}</summary>
    <ul>
      ${levels.map((level) => html`<li>${t('captains-effort-level', { level: levelWord(level, game), budget: number(levelBudget(level, game), 0) })}</li>`)}
    </ul>
  </details>`;
}

/** @param {Frame} frame @param {number} seat @param {string | null} level */
function row(frame, seat, level) {
  const label = t('captains-played-by', { who: playerName(seat) });
  const change = (/** @type {string | null} */ next) =>
    seatCaptains(playersOf(frame).with(seat, next));
  return html`<li class="seating">
    <p class="seating__who">${pin(seat)} <b>${playerName(seat)}</b></p>
    ${captainSelect(`captain-${seat}`, label, level, change, frame.game)}
    ${level ? html`<small>${aboutPlayer(level, frame.game)}</small>` : nothing}
    ${
      level && standsInFor() === seat
        ? html`<button type="button" class="tool" @click=${() => standInFor(null)}>
          ${t('captains-back', { who: playerName(seat), level: levelWord(level) })}
        </button>`
        : nothing
    }
  </li>`;
}
