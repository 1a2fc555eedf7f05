// The curtain between two people at one device, in a match with secrets: it stands in the place of the
// whole table until the player whom it names says that the device is his.

import { html } from 'lit-html';
import { playerName, t } from '../app/text.js';
import { pin } from '../kit/flag.js';
import { liftCurtain } from '../match/game.js';

/** @typedef {import('../app/store.js').Store} Store */

/** Draws the screen between two players at one device: it hides the table until the next one confirms. @param {Readonly<Store>} store */
export function curtainScreen({ curtain }) {
  const seat = curtain?.seat ?? 0;
  const who = playerName(seat);
  return html`<main class="page curtain" data-curtain=${curtain?.seat ?? ''}>
    ${pin(seat, 'curtain__pin')}
    <h1 tabindex="-1">${curtainTitle(seat)}</h1>
    <p>${t('match-curtain-more', { who })}</p>
    <p class="row">
      <button type="button" class="button button--first" data-do="lift" @click=${liftCurtain}>
        ${t('match-curtain-lift', { who })}
      </button>
      <a class="button" href="#/">${t('page-to-home')}</a>
    </p>
  </main>`;
}

/** Returns the title of that screen. @param {number} seat of the player who is to look */
export function curtainTitle(seat) {
  return t('match-curtain-title', { who: playerName(seat) });
}
