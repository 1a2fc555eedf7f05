// A question that several are asked in turn, put to all people at this device together: only who says yes
// looks at his hand for it, behind the curtain. What it says and how long it stands hangs on nothing hidden.

import { get } from '../app/store.js';
import { play } from './game.js';
import { drawCurtain } from './position.js';
import { isAskedTogether, peopleOf } from './viewer.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** The people whom the open window asks. @param {Frame} frame @returns {number[]} */
export function askedTogether(frame) {
  const people = peopleOf(frame);
  return (frame.window?.seats ?? []).filter((seat) => people.includes(seat));
}

/** One of them says yes, or nobody does: the window passes whoever is asked before.
 * @param {number | null} seat @returns {Promise<void>}
 */
export async function answerTogether(seat) {
  const asked = get().frame?.window?.question.id;
  for (;;) {
    const { frame } = get();
    if (!frame?.window || frame.window.question.id !== asked || !isAskedTogether(frame)) return;
    if (frame.actors[0] === seat) return drawCurtain(seat);
    if (!(await play([frame.window.passing], frame.actors[0]))) return;
  }
}
