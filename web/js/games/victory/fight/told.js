// What has just happened in a broadside, beside the question that follows: where the other side's dice went,
// and which hull is full already.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { acting } from '../../../table/turninfo.js';
import { boardText } from '../../../table/words.js';
import { shipName } from '../names.js';
import { shipOf, viewOf } from '../position.js';
import { fightsIn } from './fights.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws it; nothing where there is nothing to tell. @param {Frame} frame */
export function toldLines(frame) {
  const lines = [...struck(frame), ...placed(frame), ...full(frame)];
  return lines.length
    ? html`<div class="fighttold">${lines.map((line) => html`<p>${line}</p>`)}</div>`
    : nothing;
}

/** Why some dice are struck out, while they lie there. @param {Frame} frame @returns {string[]} */
function struck(frame) {
  const { step, fight } = viewOf(frame);
  const some = fight?.sides.some(({ thrown, dice }) => dice.length < thrown.length);
  return step === 'place' && some ? [t('combat-struck')] : [];
}

/** Where the other side's dice have gone in this broadside, and which were made of several.
 * @param {Frame} frame @returns {string[]}
 */
function placed(frame) {
  const fight = fightsIn(get().log.slice(0, frame.past ?? frame.entries)).at(-1);
  const events = fight && fight.end === null ? fight.entries.flatMap((each) => each.events) : [];
  const since = events.findLastIndex(({ kind }) => kind === 'threw');
  const seat = acting(frame);
  return events
    .slice(since + 1)
    .filter(({ kind, facts }) => kind === 'placed' && facts.seat !== seat && facts.count)
    .map(({ text }) => boardText(text));
}

/** The ships that sink as things stand. @param {Frame} frame @returns {string[]} */
function full(frame) {
  const seat = acting(frame);
  return (viewOf(frame).fight?.sides ?? []).flatMap((side) => {
    const ship = shipOf(frame, side.ship);
    if (!ship || ship.free.hull) return [];
    return t(side.seat === seat ? 'combat-own-full' : 'combat-her-full', { ship: shipName(ship) });
  });
}
