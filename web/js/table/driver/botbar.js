// What the captain to act does, and the buttons that stop it, skip what it does or let it go on.

import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { number, playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { actingCaptain, captainToAct, levelAbout, levelWord } from '../../match/captains.js';
import { mayStandIn } from '../../match/game.js';
import { modeNow } from '../../match/mode.js';
import { turnsOf } from '../log/logturns.js';
import { lineOf } from '../log/missedturns.js';
import { part } from '../part.js';
import { isRunning, pause, resume, skip, takeOver } from './botdriver.js';
import { botTurn, goNext } from './botturn.js';

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
      return [main('next', t('captains-next'), goNext), ...running()];
    default:
      return running();
  }
}

/** The buttons while it thinks and plays: what leads on in the place of the table's large button, what stops it
 * beside it.
 */
function running() {
  return [
    tool('skip', t('captains-skip'), skip, t('captains-skip-more'), botTurn().skipping),
    tool('hold', t('captains-pause'), pause, t('captains-pause-more')),
  ];
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

/** @param {string} name @param {string} words @param {() => void} act @param {string} [more] what it does
 * @param {boolean} [done] has it been pressed, so that there is nothing more to press?
 */
function tool(name, words, act, more = '', done = false) {
  return html`<button
    type="button"
    class="tool"
    data-bot-do=${name}
    title=${more || nothing}
    aria-keyshortcuts=${name === 'skip' ? 'Space' : nothing}
    aria-disabled=${done ? 'true' : 'false'}
    @click=${act}
  >${words}</button>`;
}

/** What the captain has just done; before that, how it plays. @param {Frame} frame */
export function botStatus(frame) {
  const seat = actingCaptain(frame)?.seat ?? frame.actors[0];
  const { log } = get();
  const own = page()?.watching?.(frame, seat, turnsOf(log).at(-1)?.entries ?? []);
  if (own) return own;
  const entries = log.slice(1 + log.findLastIndex((entry) => entry.seat !== seat));
  const level = captainToAct(frame);
  const line = entries.map((entry) => lineOf({ seat, entries: [entry] })).findLast(Boolean);
  return html`<section class="area-inspector inspector" aria-label=${t('table-inspector')}>
    <p>
      <b>${t('recap-who', { who: playerName(seat) })}</b> ${line ? t('table-sentence', { text: line }) : level && levelAbout(level)}
    </p>
  </section>`;
}

/** The space bar shows the rest of a captain's turn at once, whatever has the focus, lets one that has
 * stopped go on, or asks for its next action; true if it did. @param {KeyboardEvent} event
 */
export function onBotKey(event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (event.key !== ' ' || !get().frame || modeNow().kind !== 'captain') return false;
  if (at.closest?.('[role=dialog], .chips, .title, input, select')) return false;
  if (!isRunning() && at.closest?.('.waitbar button')) return false;
  event.preventDefault();
  if (isRunning()) skip();
  else if (botTurn().state === 'waiting') goNext();
  else resume();
  return true;
}

/** A tap on the board shows the rest of a captain's turn at once; the keyboard still points at places.
 * @param {MouseEvent} event @returns {boolean} whether it did
 */
export function onBoardTap(event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (modeNow().kind !== 'captain' || !isRunning()) return false;
  if (!event.detail || !at.closest('.area-market')) return false;
  event.stopPropagation();
  skip();
  return true;
}
