// What the captain to act does, and the buttons that stop it or let it go on.

import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { get } from '../../app/store.js';
import { number, playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { actingCaptain, captainToAct, levelAbout, levelWord } from '../../match/captains.js';
import { mayStandIn } from '../../match/game.js';
import { modeNow } from '../../match/mode.js';
import { lineOf } from '../log/missedturns.js';
import { part } from '../part.js';
import { botTurn, goNext, pause, resume, takeOver } from './botdriver.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the bar that stands in place of the actions while a captain acts. @param {Frame} frame */
export function botBar(frame) {
  return part('botbar', () => barTemplate(frame));
}

/** @param {Frame} frame */
function barTemplate(frame) {
  const seat = actingCaptain(frame)?.seat ?? frame.actors[0];
  const who = t('captains-named', { who: playerName(seat), level: levelWord(captainToAct(frame)) });
  const state = botTurn().state === 'idle' ? 'thinking' : botTurn().state;
  return html`<section class="area-waitbar waitbar" aria-label=${t('captains-bar')} data-bot=${botTurn().state}>
    <div class="waitbar__row">
      ${keyed(state, html`<p class="waitbar__who">${pin(seat)} <span>${t(`captains-state-${state}`, { who })}</span></p>`)}
      ${botTurn().state === 'thinking' && botTurn().of > 1 ? nodes() : nothing}
    </div>
    ${botTurn().state === 'failed' ? html`<p class="waitbar__trouble" role="alert">${botTurn().trouble}</p>` : nothing}
    <div class="waitbar__row waitbar__buttons">${buttons(seat)}</div>
  </section>`;
}

/** How far the thought has come. */
function nodes() {
  const words = t('captains-nodes', {
    done: number(botTurn().done, 0),
    of: number(botTurn().of, 0),
  });
  return html`<span class="waitbar__nodes"
    ><progress max=${botTurn().of} value=${botTurn().done} aria-label=${words}></progress>
  </span>`;
}

/** @param {number} seat */
function buttons(seat) {
  switch (botTurn().state) {
    case 'held':
      return [main('go-on', t('captains-go-on'), resume), takeOverButton(seat)];
    case 'failed':
      return [main('again', t('captains-again'), resume), takeOverButton(seat)];
    case 'waiting':
      return [main('next', t('captains-next'), goNext), tool('hold', t('captains-pause'), pause)];
    case 'playing':
      return tool('hold', t('captains-pause'), pause);
    default:
      return tool('hold', t('captains-stop'), pause);
  }
}

/** @param {number} seat */
function takeOverButton(seat) {
  if (!mayStandIn()) return nothing;
  return tool('take-over', t('captains-take-over', { who: playerName(seat) }), takeOver);
}

/** @param {string} name @param {string} words @param {() => void} act */
function main(name, words, act) {
  return html`<button type="button" class="main" data-bot-do=${name} @click=${act}>${words}</button>`;
}

/** @param {string} name @param {string} words @param {() => void} act */
function tool(name, words, act) {
  return html`<button type="button" class="tool" data-bot-do=${name} @click=${act}>${words}</button>`;
}

/** What the captain has done in this turn; before that, what it looks at. @param {Frame} frame */
export function botStatus(frame) {
  const seat = actingCaptain(frame)?.seat ?? frame.actors[0];
  const { log } = get();
  const entries = log.slice(1 + log.findLastIndex((entry) => entry.seat !== seat));
  const level = captainToAct(frame);
  const line = lineOf({ seat, entries });
  return html`<section class="area-inspector inspector" aria-label=${t('table-inspector')}>
    <p>
      <b>${t('recap-who', { who: playerName(seat) })}</b> ${line ? t('table-sentence', { text: line }) : level && levelAbout(level)}
    </p>
  </section>`;
}

/** The space bar stops a captain, lets it go on, or asks for its next action; true if it did.
 * @param {KeyboardEvent} event
 */
export function onBotKey(event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (event.key !== ' ' || !get().frame || modeNow().kind !== 'captain') return false;
  if (at.closest?.('.waitbar button, [role=dialog], .chips, .title, input, select')) return false;
  event.preventDefault();
  if (botTurn().state === 'waiting') goNext();
  else if (botTurn().state === 'held' || botTurn().state === 'failed') resume();
  else pause();
  return true;
}
