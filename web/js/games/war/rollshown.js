// The dice of the turn in the strip: what was rolled for the move, and what a fort's shot, the press-gang or the
// plague did; from the roll to the next turn of who looks.

import { html, nothing } from 'lit-html';
import { get } from '../../app/store.js';
import { boardText, t } from '../../app/text.js';
import { burstSign } from './art.js';
import { ownSeatOf, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EventShape} Happening */

/** Events of a turn in which dice fell, and the number on the die. @type {Record<string, string>} */
const DICE = { rolled: 'roll', fort_fired: 'hits', press_gang: 'count', plague_struck: 'count' };

/** The last dice of the turn of who looks; nothing before the roll, nor in the turn of another. @param {Frame} frame */
export function rollShown(frame) {
  const seat = ownSeatOf(frame);
  if (frame.past !== undefined || viewOf(frame).active !== seat) return nothing;
  const shown = diceOf(seat);
  return shown.length
    ? html`<span class="strip__dice">${shown.map((event) => die(event))}</span>`
    : nothing;
}

/** @param {number} seat @returns {Happening[]} */
function diceOf(seat) {
  const events = get().log.flatMap((entry) => entry.events);
  const own = (/** @type {Happening} */ { facts }) => Number(facts.seat) === seat;
  const turn = events.findLastIndex((event) => event.kind === 'turn' && own(event));
  const found = events.slice(turn + 1).filter((event) => DICE[event.kind] && own(event));
  return found.slice(-2);
}

/** @param {Happening} event */
function die({ kind, facts, text }) {
  if (kind === 'rolled') {
    const roll = Number(facts.roll);
    return html`<span class="strip__roll">${t('table-rolled')} <b class="movedie">${roll}</b></span>`;
  }
  return html`<span class="strip__roll"><span class="hitdie">${burstSign(Number(facts[DICE[kind]]))}</span> ${boardText(text)}</span>`;
}
