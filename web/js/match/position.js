// The position on the table: what the engine has told of it, whose eyes it is for, and what of it is
// shown.

import { get, set } from '../app/store.js';
import { setPlayers } from '../app/text.js';
import { ask } from '../boot/engine.js';
import { elsewhere } from '../saves/tabs.js';
import { actingCaptain, lookedOn, watched } from './captains.js';
import { friendToAct, passed } from './friends.js';
import { isShared } from './guests.js';
import { actingPeople, isDivided, lookAt } from './viewer.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {{op: string} & Record<string, unknown>} Question */

/** What is remembered of the match on the table; all of it is forgotten with the match. */
const fresh = () => ({
  /** The table as the engine told it; what is shown of it may be only for watching. @type {Frame | null} */
  whole: null,
  /** The seat whose captain a person stands in for until its turn is over. @type {number | null} */
  standIn: null,
  /** How long the journal was when the curtain was lifted last: nothing before is taken back. */
  lifted: 0,
  /** What was taken back, what is done again first at the end. @type {{seat: number, action: string}[]} */
  takenBack: [],
});

let now = fresh();

/** The table as the engine told it. @returns {Frame | null} */
export function whole() {
  return now.whole;
}

/** The frame that a question gives. @param {Question} question @returns {Promise<Frame>} */
export async function answerTo(question) {
  return /** @type {Frame} */ (/** @type {unknown} */ (await ask(question)));
}

/**
 * Puts a position on the table for whoever is to look at it now; if that is another than it was asked
 * for, the engine is asked again.
 * @param {Frame} frame
 * @param {object} how
 * @param {boolean} how.another another match than before
 * @param {number} how.since the entry that the frame's log begins with
 * @param {(frame: Frame) => Frame} how.manner how the frame lies on the table
 */
export async function lay(frame, { another, since, manner }) {
  const told = manner(frame);
  const before = another ? null : (get().frame?.viewer ?? null);
  const { viewer, curtain } = lookAt(told, before, another ? null : standInAt(frame));
  const from = frame.secrets ? 0 : since;
  const seen =
    viewer === frame.viewer ? told : manner(await answerTo({ op: 'look', viewer, since: from }));
  put(seen, { another, curtain });
}

/** @param {Frame} frame @param {{another: boolean, curtain: import('../app/store.js').Store['curtain']}} how */
function put(frame, { another, curtain }) {
  const takenBack = another ? [] : followUndo(frame);
  if (another) now = fresh();
  const log = another ? [] : get().log;
  const first = frame.log.length ? frame.log[0].number : frame.entries;
  now.whole = frame;
  now.takenBack = takenBack;
  setPlayers(frame.table.names ?? []);
  const hidden = another || curtain ? { past: null } : {};
  set({
    frame: shown(frame),
    log: [...log.slice(0, first), ...frame.log],
    selected: null,
    curtain,
    ...hidden,
  });
}

/** What has been taken back, after this answer. @param {Frame} frame */
function followUndo(frame) {
  const gone = get()
    .log.slice(frame.entries)
    .flatMap(({ seat, do: action }) => (action === null ? [] : { seat, action }));
  return frame.redo ? [...now.takenBack, ...gone.reverse()].slice(-frame.redo) : [];
}

/** What a redo does again; undefined if it isn't known. */
export function takenBackLast() {
  return now.takenBack.at(-1);
}

/** What a player may do with a frame: nothing while a captain acts, or another tab plays. @param {Frame} frame @returns {Frame} */
function shown(frame) {
  if (isShared(frame)) return frame;
  if (elsewhere() && !frame.lesson) return lookedOn(frame);
  now.standIn = standInAt(frame);
  if (now.standIn !== null || actingPeople(frame).length) return limited(frame);
  if (friendToAct(frame)) return passed(frame);
  return actingCaptain(frame) ? watched(frame) : limited(frame);
}

/** What was done behind another's curtain can't be taken back. @param {Frame} frame @returns {Frame} */
function limited(frame) {
  if (!isDivided(frame)) return frame;
  return { ...frame, undo: Math.min(frame.undo, Math.max(0, frame.entries - now.lifted)) };
}

/** The seat that a person plays for its captain in a position. @param {Frame} frame */
function standInAt({ actors, secrets }) {
  return now.standIn !== null && actors.includes(now.standIn) && !secrets ? now.standIn : null;
}

/** The seat that a person plays for its captain, if any. */
export function standsInFor() {
  return now.standIn;
}

/** May a person play for a captain? Not where that would show the captain's hand. */
export function mayStandIn() {
  return now.whole?.secrets === false;
}

/** Lets a person play for the captain of a seat until its turn is over; null lets the captain go on.
 * @param {number | null} seat
 */
export function standInFor(seat) {
  if (seat !== null && !mayStandIn()) return;
  now.standIn = seat;
  return showAgain();
}

/** The only thing that the captain to act can do, if it was told: it is to whoever looks from his seat. */
export function forcedForCaptain() {
  const { whole: frame } = now;
  return frame && frame.viewer === actingCaptain(frame)?.seat ? frame.forced : null;
}

/** Shows the table again: another tab has taken the match or let it go, or a captain has another player. */
export async function showAgain() {
  const { whole: frame } = now;
  if (!frame) return;
  set({ frame: shown(frame), selected: null });
  const { viewer } = lookAt(frame, frame.viewer, now.standIn);
  if (viewer === frame.viewer) return;
  await lay(frame, { another: false, since: get().log.length, manner: (each) => each });
}

/** Lifts the curtain: the player whom it names has the device. @returns {Promise<boolean>} */
export async function lift() {
  const { curtain, busy } = get();
  if (!curtain || busy) return false;
  set({ busy: true });
  try {
    const frame = await answerTo({ op: 'look', viewer: curtain.seat, since: 0 });
    if (get().curtain !== curtain) return false; // another match has come
    now.lifted = frame.entries;
    put(frame, { another: false, curtain: null });
    return true;
  } finally {
    set({ busy: false });
  }
}
