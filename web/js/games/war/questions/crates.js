// Crates that are moved one by one in a question: what was done in it so far, read from the journal, and played
// anew from its start when a number changes. What may be done the engine says.

import { get } from '../../../app/store.js';
import { playFrom, undo } from '../../../match/game.js';
import { acting } from '../../../table/turninfo.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The last actions of a question: those of some verbs by who is asked. @param {Frame} frame @param {readonly string[]} verbs @returns {string[]} */
export function doneSoFar(frame, verbs) {
  const log = get().log.slice(0, frame.entries);
  const seat = acting(frame);
  const before = log.findLastIndex(
    (entry) => entry.seat !== seat || !verbs.includes((entry.do ?? '').split(' ')[0]),
  );
  return log
    .slice(before + 1, before + 1 + Math.max(0, Math.min(frame.undo, log.length - before - 1)))
    .map((entry) => entry.do ?? '');
}

/** How many crates of a good were moved by a verb. @param {readonly string[]} actions @param {string} verb @param {string} good */
export function moved(actions, verb, good) {
  return actions
    .map((action) => action.split(' '))
    .filter(([does, what]) => does === verb && what === good)
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

/** Takes what was done back and plays something else in its place, all of it or none. @param {number} count @param {string[]} actions */
export async function replay(count, actions) {
  if (actions.length) return void playFrom(count, actions);
  for (let left = count; left > 0; left -= 1) if (!(await undo())) return;
}
