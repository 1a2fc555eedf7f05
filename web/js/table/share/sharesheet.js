// The sheets "Share this game" and "Pass the turn": an address to copy or to send.

import { html, nothing } from 'lit-html';
import { titleOf } from '../../app/games.js';
import { addressOf, canShare, copyText, linkText, shareAddress } from '../../app/links.js';
import { trustNote } from '../../app/linktrust.js';
import { pasteForm } from '../../app/paste.js';
import { get } from '../../app/store.js';
import { formatText, list, onLanguageChange, playerName, t } from '../../app/text.js';
import { EngineError } from '../../boot/engine.js';
import { takesAnswers } from '../../match/answers.js';
import { actingFriend, anyFriend } from '../../match/friends.js';
import { isShared } from '../../match/mode.js';
import { addressHere } from '../past/replay.js';
import { positionActions } from '../past/replaybar.js';
import { follow, perMatch } from '../session.js';
import { change, openPanel, ui } from '../ui.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** The address of the match on the table: for which position and use, and what was said of it; and
 * the last position that a friend must act in, so that the sheet opens once.
 */
const state = perMatch(() => ({
  made: { key: '', address: '', trouble: '', told: '' },
  passedAt: '',
}));

/** Opens the sheet when a friend must act, and asks for the link that an open sheet needs. @returns {() => void} ends it */
export function mountSharing() {
  return follow(({ frame, screen, past }) => {
    if (frame && screen === 'table' && !past) onPosition(frame);
  });
}

/** @param {Frame} frame */
function onPosition(frame) {
  const here = state();
  const position = String(frame.entries);
  const passes = get().mode.kind === 'friend';
  if (passes && here.passedAt !== position) {
    const opens = here.passedAt || frame.entries === 0;
    here.passedAt = position;
    if (opens) openPanel('pass');
  } else if (!passes) here.passedAt = 'playing';
  if (ui.panel === 'pass' && !passes) change({ panel: null });
  if (ui.panel === 'pass' || (ui.panel === 'share' && !isShared()))
    make(frame, ui.panel === 'pass' || isLast(frame) ? 'turn' : 'game');
}

onLanguageChange(() => Object.assign(state().made, { key: '', told: '' }));

/** Asks for the link, once for each position. @param {Frame} frame @param {'game' | 'turn'} kind */
async function make(frame, kind) {
  const { made } = state();
  const key = `${frame.n} ${kind}`;
  if (made.key === key) return;
  Object.assign(made, { key, address: '', trouble: '', told: '' });
  try {
    const text = await linkText(kind, { n: frame.n });
    if (made.key === key)
      made.address = addressOf({ way: kind === 'turn' ? 'p' : 'g', text, at: null });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (made.key === key) made.trouble = formatText(error.text);
  }
  change({});
}

/** Draws the sheet "Share this game". @param {Frame} frame */
export function shareSheet(frame) {
  if (isShared()) return replaySheet(frame);
  if (isLast(frame)) return html`<p>${t('links-last-more')}</p>${sending(frame)}`;
  return html`<p>${t('links-share-more')}</p>
    ${frame.outcome ? nothing : html`<p>${t('links-share-open')}</p>`} ${sending(frame)}`;
}

/** Draws the sheet "Pass the turn". @param {Frame} frame */
export function passSheet(frame) {
  const who = playerName(actingFriend(frame) ?? 0);
  return html`<p>${t('links-pass-more', { who })}</p>
    ${frame.secrets ? html`<p>${t('links-pass-secrets', { who })}</p>` : nothing} ${sending(frame)} ${pasteForm(t('links-answer-label'))} ${takesAnswers(frame) ? answersButton() : nothing} ${trustNote()}`;
}

/** Leads to the answers that spare a friend an exchange of links. */
function answersButton() {
  return html`<p>
    <button type="button" class="tool" data-do="answers" @click=${() => openPanel('answers')}>${t('table-menu-answers')}</button>
  </p>`;
}

/** Tells whether the game is over and a friend has to hear of it. @param {Frame} frame */
export function isLast(frame) {
  return Boolean(frame.outcome) && anyFriend(frame);
}

/** @param {Frame} frame */
function replaySheet(frame) {
  return html`<div class="sending">${field(addressHere())}<div class="sending__buttons">${positionActions(frame)}</div></div>`;
}

/** The address, and the ways to hand it on. @param {Frame} frame */
function sending(frame) {
  const { made } = state();
  if (made.trouble) return html`<p class="trouble" role="alert">${made.trouble}</p>`;
  if (!made.address) return html`<p role="status">${t('links-making')}</p>`;
  const title = t('links-title', {
    game: titleOf(frame.game),
    names: list(frame.table.names ?? []),
  });
  return html`<div class="sending">
    ${field(made.address)}
    <div class="sending__buttons">
      <button type="button" class="main" data-do="copy-link" @click=${copy}>${t('links-copy')}</button>
      ${
        canShare()
          ? html`<button type="button" class="tool" data-do="hand-on" @click=${() => shareAddress(title, made.address)}>${t('links-hand-on')}</button>`
          : nothing
      }
    </div>
    <p class="sending__told" role="status">${made.told}</p>
  </div>`;
}

/** @param {string} address */
function field(address) {
  return html`<label class="field"
    ><span>${t('links-address')}</span>
    <input
      type="text"
      readonly
      name="address"
      .value=${address}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
  /></label>`;
}

async function copy() {
  const { made } = state();
  const done = await copyText(made.address);
  made.told = done ? t('links-copied', { count: made.address.length }) : t('links-not-copied');
  change({});
}
