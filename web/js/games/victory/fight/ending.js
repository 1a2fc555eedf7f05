// How a fight has just ended: the last dice and what came of it, over the sea until one goes on.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { peopleOf } from '../../../match/viewer.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { boardText } from '../../../table/words.js';
import { viewOf } from '../position.js';
import { openAccount } from './account.js';
import { endOf, fightsIn } from './fights.js';
import { shotTemplate, volleysIn } from './volley.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The fight whose end has been put away. */
const state = perMatch(() => ({ gone: -1 }));

/** The last fight, if it has ended since who looks acted last and people took part in it. @param {Frame} frame */
function justEnded(frame) {
  if (frame.past !== undefined || frame.outcome || frame.lesson) return null;
  const { log } = get();
  const fight = fightsIn(log).at(-1);
  if (!fight || fight.end === null || state().gone === fight.start) return null;
  const people = peopleOf(frame);
  if (!fight.seats.some((seat) => people.includes(seat))) return null;
  const acted = log.some(({ number, seat }) => number > (fight.end ?? 0) && seat === frame.viewer);
  return acted ? null : fight;
}

/** Who has lost the last ship gets another: when, or which one. @param {Frame} frame @param {import('./fights.js').Fight} fight */
function reliefWords(frame, fight) {
  const seat = frame.viewer;
  if (seat === null || frame.settings.last_ship !== 'relief') return '';
  const given = get()
    .log.filter(({ number }) => number >= (fight.end ?? 0))
    .flatMap(({ events }) => events)
    .find(({ kind, facts }) => kind === 'relief' && facts.seat === seat);
  if (given) return boardText(given.text);
  return viewOf(frame).ships.some(({ holder }) => holder === seat) ? '' : t('combat-relief');
}

/** Draws it; nothing if no fight has just ended. @param {Frame} frame */
export function fightEnding(frame) {
  const fight = justEnded(frame);
  if (!fight) return nothing;
  const volley = volleysIn(fight.entries).at(-1);
  return html`<section class="ending" aria-label=${t('combat-ending')}>
    <p class="ending__told"><b>${endOf(fight).map(({ text }) => `${boardText(text)} `)}</b> ${reliefWords(frame, fight)}</p>
    ${volley?.shots.map((shot) => html`<div class="account__side">${pin(shot.seat)} <b>${playerName(shot.seat)}</b> ${shotTemplate(shot, false)}</div>`)}
    <p class="ending__does">
      <button type="button" class="small" data-do="fight" @click=${() => openAccount(fight.start)}>${t('combat-account')}</button>
      <button
        type="button"
        class="small"
        data-do="end-fight"
        @click=${() => {
          state().gone = fight.start;
          change({});
        }}
      >
        ${t('table-close')}
      </button>
    </p>
  </section>`;
}
