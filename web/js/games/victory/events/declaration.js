// The declaration: a notice that says who has declared and whose turns are still to come, once.

import { get, set } from '../../../app/store.js';
import { list, ownSeat, playerName, t } from '../../../app/text.js';
import { isPractice } from '../../../match/practice.js';
import { follow } from '../../../table/session.js';
import { components, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The position that was looked at last, and the notice that told of a declaration. */
const seen = {
  /** @type {Frame | null} */
  frame: null,
  told: '',
};

/** Tells of every declaration on the table. @returns {() => void} ends it */
export function mountDeclaration() {
  const stop = follow(({ frame, past }) => {
    if (!frame || past || frame === seen.frame) return;
    const before = seen.frame;
    seen.frame = frame;
    if (before && before.table.id === frame.table.id && !isPractice(frame)) compare(before, frame);
  });
  return () => {
    stop();
    Object.assign(seen, { frame: null, told: '' });
  };
}

/** @param {Frame} before @param {Frame} frame */
function compare(before, frame) {
  const [was, now] = [before, frame].map((each) => viewOf(each).declarer);
  if (was === null && now !== null && !frame.outcome) tell(frame, now);
  else if (now === null || frame.outcome) withdraw();
}

/** @param {Frame} frame @param {number} seat */
function tell(frame, seat) {
  const left = seatsToCome(frame);
  seen.told = t('recap-declaration', {
    who: playerName(seat),
    points: viewOf(frame).ports[seat].points,
    bonus: components().goal.bonus,
    count: left.length,
    left: list(left.map(playerName)),
  });
  set({ notice: { text: seen.told, tone: 'moment', rule: 'V87', lasting: true } });
}

/** Puts the notice away: the declaration was taken back, or the game is over. */
function withdraw() {
  if (seen.told && get().notice?.text === seen.told) set({ notice: null });
  seen.told = '';
}

/** Who still has a turn in this round, or is in the midst of it, whoever looks first; not who declared in
 * this turn. @param {Frame} frame @returns {number[]} */
export function seatsToCome(frame) {
  const { active, first, declarer } = viewOf(frame);
  if (active === null) return [];
  const seats = active === declarer ? [] : [active];
  for (let seat = (active + 1) % frame.seats; seat !== first; seat = (seat + 1) % frame.seats)
    seats.push(seat);
  const own = ownSeat();
  return seats.toSorted((a, b) => Number(b === own) - Number(a === own));
}
