// What is being loaded, and when it is ready.

import { t } from '../../../app/text.js';
import { sectionName } from '../names.js';
import { dueNow, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').DueView} Due */

/** What of a seat is loaded in an impulse of this turn, by name. @param {Frame} frame @param {number} seat @param {number} impulse */
export function clocksAt(frame, seat, impulse) {
  const ship = viewOf(frame).ships[seat];
  const guns = ship.sections.filter(({ due }) => dueNow(frame, due) === impulse);
  const ends = ['bow', 'stern'].filter((_, at) => dueNow(frame, ship.chasers[at]) === impulse);
  return [...guns.map(({ id }) => sectionName(id)), ...ends.map((end) => t(`chasers-${end}`))];
}

/** When something is loaded, as short as it goes: "ready 6", or "turn 3". @param {Frame} frame @param {Due} due */
export function dueWords(frame, due) {
  const now = dueNow(frame, due);
  return now === null ? t('table-due-later', { turn: due.turn }) : t('table-due', { impulse: now });
}
