// The captains to choose from, as cards: face, power, start steps, silver.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { press } from '../../../table/choice.js';
import { captainFace } from '../art.js';
import { captainName, trackName } from '../names.js';
import { captainCard, TRACKS, trackValues } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the captains offered. @param {Frame} frame */
export function captainCards(frame) {
  return optionsOf(frame)
    .filter(({ verb }) => verb === 'captain')
    .map((option) => {
      const id = option.action.split(' ')[1];
      return html`<button type="button" class="choice choice--captain" data-option=${option.action} @click=${() => press(option)}>
        ${captainFace(id)} <b>${captainName(id)}</b> <span class="captain__power">${t(`table-power-${id}`)}</span>
        <small>${startWords(id)}</small>
      </button>`;
    });
}

/** What a captain begins with: "Crew 1, Cannons 5, ★3". @param {string} id */
function startWords(id) {
  const card = captainCard(id);
  if (!card) return nothing;
  const steps = TRACKS.map((track) =>
    t('table-track-value', {
      track: trackName(track),
      value: trackValues(track)[card.start[track] ?? 0] ?? 0,
    }),
  );
  return t('table-captain-start', {
    tracks: steps.join(' · '),
    infamy: card.infamy,
    silver: card.silver,
  });
}
