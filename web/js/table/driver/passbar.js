// What stands in the place of the actions while a friend must act on another device.

import { html } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { actingFriend } from '../../match/friends.js';
import { openPanel } from '../ui.js';

/** Draws the bar that stands in place of the actions while a friend must act on another device. @param {import('../../protocol.d.ts').Frame} frame */
export function passBar(frame) {
  const seat = actingFriend(frame) ?? frame.actors[0];
  return html`<section class="area-waitbar waitbar" aria-label=${t('links-bar')}>
    <div class="waitbar__row">
      <p class="waitbar__who">${pin(seat)} <span>${t('links-waits', { who: playerName(seat) })}</span></p>
    </div>
    <div class="waitbar__row waitbar__buttons">
      <button type="button" class="main" data-do="pass" @click=${() => openPanel('pass')}>${t('links-pass')}</button>
      <button type="button" class="tool" data-do="answer" @click=${openAnswer}>${t('links-answer')}</button>
    </div>
  </section>`;
}

/** Before anything is pointed at: what is to be done. @param {import('../../protocol.d.ts').Frame} frame */
export function passStatus(frame) {
  return html`<section class="area-inspector inspector" aria-label=${t('table-inspector')}>
    <p>${t('links-pass-told', { who: playerName(actingFriend(frame) ?? frame.actors[0]) })}</p>
  </section>`;
}

function openAnswer() {
  location.hash = '#/p/';
}
