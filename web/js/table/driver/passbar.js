// What stands in the place of the actions while a friend must act on another device.

import { html } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { actingFriend } from '../../match/friends.js';
import { askedSeat } from '../turninfo.js';
import { openPanel } from '../ui.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the bar that stands in place of the actions while a friend must act on another device. @param {Frame} frame */
export function passBar(frame) {
  const seat = actingFriend(frame) ?? frame.actors[0];
  return html`<section class="area-waitbar waitbar" aria-label=${t('links-bar')}>
    <div class="waitbar__row">
      <p class="waitbar__who">${pin(seat)} <span>${t(askedSeat(frame) === null ? 'links-waits' : 'links-waits-answer', { who: playerName(seat) })}</span></p>
    </div>
    <div class="waitbar__row waitbar__buttons">
      <button type="button" class="main" data-do="pass" @click=${() => openPanel('pass')}>${t('links-pass')}</button>
      <button type="button" class="tool" data-do="answer" @click=${openAnswer}>${t('links-answer')}</button>
    </div>
  </section>`;
}

/** Before anything is pointed at: what is to be done. @param {Frame} frame */
export function passStatus(frame) {
  const seat = actingFriend(frame) ?? frame.actors[0];
  const told = askedSeat(frame) === null ? 'links-pass-told' : 'links-pass-told-answer';
  return html`<section class="area-inspector inspector" aria-label=${t('table-inspector')}>
    <p>${t(told, { who: playerName(seat) })}</p>
  </section>`;
}

function openAnswer() {
  location.hash = '#/p/';
}
