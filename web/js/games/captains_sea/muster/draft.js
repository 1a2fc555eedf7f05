// The watch bill while it is written: men by task. It goes to the engine as orders when it is sealed; in a
// lesson each order goes at once, so that the coach sees what is done and points at the next.

import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { play } from '../../../match/game.js';
import { optionsOf } from '../../../match/mode.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { speak } from '../../../table/voice/announcer.js';
import { oddsOf } from '../odds.js';
import { menOf, ownSeatOf, ownShip, SECTIONS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Men by task: `man-sf`, `mend-pa`, `helm`, `sheets`, `rig`. @typedef {Record<string, number>} Bill */

/** All tasks, as a bill lists them. */
export const TASKS = [
  ...SECTIONS.map((section) => `man-${section}`),
  'helm',
  'rig',
  'sheets',
  ...SECTIONS.map((section) => `mend-${section}`),
];

const state = perMatch(() => ({
  turn: -1,
  bill: /** @type {Bill | null} */ (null),
  /** Has a bill without a man at any task been asked about? */
  asked: false,
  /** Was the bill taken as a whole, so that men without a task are not forgotten? */
  meant: false,
}));

/** The bill as it is written so far; before that what the engine knows, else what is proposed.
 * @param {Frame} frame @returns {Bill}
 */
export function bill(frame) {
  const told = known(ownShip(frame));
  if (frame.lesson) return told;
  const kept = state();
  const { turn } = viewOf(frame);
  if (kept.turn !== turn) Object.assign(kept, { turn, bill: null, asked: false, meant: false });
  if (kept.bill) return kept.bill;
  return Object.values(told).some(Boolean) ? told : (proposed(frame) ?? told);
}

/** Crews that the engine proposes. @typedef {{id: string, tasks: Record<string, number>}} Template */

/** The ready-made crews of this turn; no lesson tells of sailing away. @param {Frame} frame @returns {Template[]} */
export function templates(frame) {
  const ready = /** @type {Template[]} */ (oddsOf(frame)?.muster?.templates ?? []);
  return frame.lesson ? ready.filter(({ id }) => id !== 'run') : ready;
}

/** All tasks in the engine's order, those that matter now first; as a bill has them before it has told.
 * @param {Frame} frame @returns {string[]}
 */
export function listed(frame) {
  return Object.keys(oddsOf(frame)?.muster?.tasks ?? {}).length
    ? Object.keys(oddsOf(frame)?.muster?.tasks)
    : TASKS;
}

/** The crew of the turn before while it mans the guns toward the enemy, else a ready-made one that does.
 * @param {Frame} frame @returns {Bill | null}
 */
function proposed(frame) {
  const ready = templates(frame).find(({ id }) => id === 'broadside');
  if (!ready || !isMustering(frame)) return null;
  const last = lastBill(frame);
  return last && sideOf(last) === sideOf(ready.tasks) ? last : { ...ready.tasks };
}

/** The side with more men at its guns; empty if neither has. @param {Bill} men */
export function sideOf(men) {
  const [port, starboard] = ['p', 's'].map((side) => men[`man-${side}f`] + men[`man-${side}a`]);
  if (port === starboard) return '';
  return port > starboard ? 'port' : 'starboard';
}

/** The tasks that the engine has been told. @param {Ship} ship @returns {Bill} */
function known(ship) {
  return Object.fromEntries(TASKS.map((task) => [task, menAt(ship, task)]));
}

/** @param {Ship} ship @param {string} task */
function menAt(ship, task) {
  const guns = ship.sections.find(({ id }) => `man-${id}` === task);
  return guns ? (guns.manned ?? 0) : (ship.tasks?.[task] ?? 0);
}

/** How many men a task may have: what its options name that isn't refused for want of room.
 * @param {Frame} frame @param {string} task
 */
export function mostOf(frame, task) {
  const ship = ownShip(frame);
  const guns = ship.sections.find(({ id }) => `man-${id}` === task);
  if (guns) return guns.sound;
  if (task === 'helm') return 1;
  return task === 'sheets' && ship.rigging <= ship.fighting_only ? 0 : 2;
}

/** Men without a task, who fight in melee. @param {Frame} frame */
export function freeMen(frame) {
  return menOf(ownShip(frame)) - Object.values(bill(frame)).reduce((sum, men) => sum + men, 0);
}

/** Gives a task a man more or less. @param {Frame} frame @param {string} task @param {1 | -1} more */
export function step(frame, task, more) {
  const now = bill(frame);
  const men = now[task] + more;
  if (men < 0 || men > mostOf(frame, task) || (more > 0 && freeMen(frame) < 1)) return;
  put(frame, { ...now, [task]: men });
  speak(
    t('table-bill-told', {
      task: t(`table-task-${task}`),
      men,
      most: mostOf(frame, task),
      free: freeMen(frame) - (frame.lesson ? more : 0),
    }),
  );
}

/** Writes the whole bill. @param {Frame} frame @param {Bill} wanted @param {boolean} [meant] is it a ready-made one? */
export function put(frame, wanted, meant = false) {
  if (frame.lesson) {
    const orders = ordersFor(frame, wanted);
    if (orders.length && !get().busy) play(orders);
    return;
  }
  bill(frame);
  Object.assign(state(), { bill: wanted, asked: false, meant });
  change({});
}

/** Fills a bill in the order of the wishes until no man is left but those who are kept.
 * @param {Frame} frame @param {readonly [string, number][]} wishes @param {number} [kept] for melee
 * @returns {Bill}
 */
export function filled(frame, wishes, kept = 0) {
  const found = Object.fromEntries(TASKS.map((task) => [task, 0]));
  let free = menOf(ownShip(frame)) - kept;
  for (const [task, wanted] of wishes) {
    const men = Math.max(
      0,
      Math.min(free, wanted - found[task], mostOf(frame, task) - found[task]),
    );
    found[task] += men;
    free -= men;
  }
  return found;
}

/** The bill of the turn before, as far as the men suffice; null in the first turn and where nobody had a task. @param {Frame} frame @returns {Bill | null} */
export function lastBill(frame) {
  const own = ownSeatOf(frame);
  const orders = /** @type {[string, number][]} */ ([]);
  let sealed = false;
  for (const { seat, do: action } of [...get().log].reverse()) {
    if (seat !== own || !action) continue;
    const [verb, ...rest] = action.split(' ');
    if (action === 'seal') {
      if (sealed) break;
      sealed = true;
    } else if (sealed && rest.length && isTask([verb, ...rest.slice(0, -1)].join('-')))
      orders.push([[verb, ...rest.slice(0, -1)].join('-'), Number(rest.at(-1))]);
    else if (sealed) break;
  }
  const last = new Map(orders.toReversed());
  return [...last.values()].some(Boolean) ? filled(frame, [...last]) : null;
}

/** @param {string} task */
function isTask(task) {
  return TASKS.includes(task);
}

/** A ship as she is shown: while her captain writes his bill, with the men where he wants them.
 * @param {Frame} frame @param {number} seat @returns {Ship}
 */
export function shipShown(frame, seat) {
  const ship = viewOf(frame).ships[seat];
  if (seat !== ownSeatOf(frame) || !isMustering(frame)) return ship;
  const wanted = bill(frame);
  return {
    ...ship,
    melee: freeMen(frame),
    tasks: Object.fromEntries(Object.keys(ship.tasks ?? {}).map((task) => [task, wanted[task]])),
    sections: ship.sections.map((each) => ({ ...each, manned: wanted[`man-${each.id}`] })),
  };
}

/** Does who looks write his bill now? @param {Frame} frame */
export function isMustering(frame) {
  return viewOf(frame).step === 'muster' && optionsOf(frame).some(({ verb }) => verb === 'seal');
}

/** The order that gives a task so many men. @param {string} task @param {number} men */
export function orderOf(task, men) {
  return `${task.replace('-', ' ')} ${men}`;
}

/** Has a bill that leaves all men without a task been pressed once? @param {Frame} frame */
export function isDoubted(frame) {
  return !frame.lesson && state().asked && isIdle(frame);
}

/** Does nobody stand at any of the guns that could bear and reach in this turn? @param {Frame} frame */
export function isUnarmed(frame) {
  const { tasks, out } = oddsOf(frame)?.muster ?? {};
  if (!tasks || out) return false;
  const guns = SECTIONS.map((id) => `man-${id}`).filter(
    (task) => tasks[task]?.bears && tasks[task].dice.some(Boolean),
  );
  return guns.length > 0 && guns.every((task) => !bill(frame)[task]);
}

/** Is nobody at any task? @param {Frame} frame */
function isIdle(frame) {
  return freeMen(frame) === menOf(ownShip(frame));
}

/** Seals the bill; one that leaves all men without a task only when it is pressed again. @param {Frame} frame */
export function sealBill(frame) {
  if (get().busy) return;
  if (!frame.lesson && isIdle(frame) && !state().asked && !state().meant) {
    state().asked = true;
    change({});
    return;
  }
  play([...ordersFor(frame, bill(frame)), 'seal']);
}

/** What the engine must be told: first of the tasks that lose men, then of those that get some.
 * @param {Frame} frame @param {Bill} wanted
 */
function ordersFor(frame, wanted) {
  const now = known(ownShip(frame));
  return TASKS.filter((task) => wanted[task] !== now[task])
    .toSorted((a, b) => Number(wanted[a] > now[a]) - Number(wanted[b] > now[b]))
    .map((task) => orderOf(task, wanted[task]));
}
