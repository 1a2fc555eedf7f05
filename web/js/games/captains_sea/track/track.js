// The impulses of the turn as boxes: who activates in each, where the turn stands, what comes due.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { togglePanel } from '../../../table/ui.js';
import { IMPULSES, ownSeatOf, viewOf } from '../position.js';
import { clocksAt } from './clocks.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the track; it opens the list of the impulses. @param {Frame} frame */
export function track(frame) {
  return html`<button
    type="button"
    class="area-strip track"
    data-do="track"
    @click=${() => togglePanel('track')}
  >
    <span class="sr">${trackTold(frame)}</span>
    ${IMPULSES.map((impulse) => box(frame, impulse))}
  </button>`;
}

/** The impulse at hand; beyond the last one once all are over, as at Bonus Moves, 0 before the first. @param {Frame} frame */
function impulseNow(frame) {
  const { impulse } = viewOf(frame);
  if (impulse) return impulse;
  const entries = get().log.slice(0, frame.past ?? frame.entries);
  const last = entries
    .flatMap(({ events }) => events)
    .findLast(({ kind }) => kind === 'turn' || kind === 'impulse');
  return last?.kind === 'impulse' ? IMPULSES.length + 1 : 0;
}

/** @param {Frame} frame @param {number} impulse */
function box(frame, impulse) {
  const now = impulseNow(frame);
  const standing = impulse < now ? 'past' : impulse === now ? 'now' : 'ahead';
  return html`<span class="track__box track__box--${standing}" aria-hidden="true">
    <span class="track__number">${impulse}</span>
    <span class="track__marks">${actsAt(frame, impulse).map((seat) => pin(seat, 'pin--small'))}${
      clocksAt(frame, ownSeatOf(frame), impulse).length
        ? html`<i class="track__clock"></i>`
        : nothing
    }</span>
  </span>`;
}

/** Who activates in an impulse, the own seat first. @param {Frame} frame @param {number} impulse */
export function actsAt(frame, impulse) {
  const own = ownSeatOf(frame);
  return [own, 1 - own].filter((seat) => viewOf(frame).ships[seat].acts.includes(impulse));
}

/** All of it in words. @param {Frame} frame */
export function trackTold(frame) {
  const { ships } = viewOf(frame);
  const own = ownSeatOf(frame);
  const impulse = impulseNow(frame);
  if (!impulse && !ships.some(({ acts }) => acts.length)) return t('table-track-unknown');
  const where = IMPULSES.includes(impulse)
    ? t('table-track-now', { impulse })
    : t(impulse ? 'table-track-over' : 'table-track-none');
  return t('table-track-told', {
    where,
    own: ships[own].acts.join(', ') || t('table-never'),
    enemy: ships[1 - own].acts.join(', ') || t('table-never'),
  });
}
