// The position on the table: what the engine has told of it, whose eyes it is for, and what may be done
// with it here.

import { get, set } from '../app/store.js';
import { setPlayers } from '../app/text.js';
import { ask } from '../boot/engine.js';
import { isInOtherTab } from '../saves/tabs.js';
import { actingCaptain } from './captains.js';
import { actingFriend } from './friends.js';
import { isPractice, isPuzzleLookedAt } from './practice.js';
import {
  actingPeople,
  addresseeOf,
  chooseViewer,
  isDivided,
  namesFor,
  unaskedSeats,
} from './viewer.js';

/** @typedef {import('../app/store.js').Mode} Mode */
/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {{op: string} & Record<string, unknown>} Question */

/** What is remembered of the match on the table; all of it is forgotten with the match. */
const fresh = () => ({
  /** The table as the engine told it; here less of it may be taken back. @type {Frame | null} */
  whole: null,
  /** Has it come by link, to be looked at? */
  shared: false,
  /** The seat whose captain a person stands in for until its turn is over. @type {number | null} */
  standIn: null,
  /** How long the journal was when the curtain was lifted last: nothing before is taken back. */
  lifted: 0,
  /** What was taken back, what is done again first at the end. @type {{seat: number, action: string}[]} */
  takenBack: [],
});

let now = fresh();

/** Returns the table as the engine told it. @returns {Frame | null} */
export function engineFrame() {
  return now.whole;
}

/** Asks the engine a question that is answered by a frame. @param {Question} question @returns {Promise<Frame>} */
export async function askFrame(question) {
  return /** @type {Frame} */ (/** @type {unknown} */ (await ask(question)));
}

/**
 * Puts a position on the table for whoever is to look at it now; if that is another than it was asked
 * for, the engine is asked again.
 * @param {Frame} frame
 * @param {object} how
 * @param {boolean} how.another another match than before
 * @param {number} how.since the entry that the frame's log begins with
 * @param {boolean} [how.shared] has the match come by link, to be looked at?
 */
export async function showPosition(frame, { another, since, shared = now.shared }) {
  const before = another ? null : (get().frame?.viewer ?? null);
  const standIn = !another && standsIn(frame) ? now.standIn : null;
  const { viewer, curtain } = chooseViewer(frame, before, { standIn, shared });
  const from = frame.secrets ? 0 : since;
  const open = isDivided(frame);
  const unasked = unaskedSeats(frame);
  const seen =
    viewer === frame.viewer
      ? frame
      : await askFrame({ op: 'look', viewer, since: from, open_questions: open, unasked });
  put(seen, { another, curtain, shared });
}

/** @param {Frame} frame @param {{another: boolean, curtain: import('../app/store.js').Store['curtain'], shared: boolean}} how */
function put(frame, { another, curtain, shared }) {
  const takenBack = another ? [] : followUndo(frame);
  if (another) now = { ...fresh(), shared };
  const log = another ? [] : get().log;
  const first = frame.log.length ? frame.log[0].number : frame.entries;
  now.whole = frame;
  now.takenBack = takenBack;
  const own = addresseeOf(frame, { shared });
  setPlayers(namesFor(frame, own, { shared }), own);
  const hidden = another || curtain ? { past: null } : {};
  set({
    ...lying(frame),
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
  return [...now.takenBack, ...gone.reverse()].slice(0, frame.redo);
}

/** What a redo does again; undefined if it isn't known. */
export function takenBackLast() {
  return now.takenBack.at(-1);
}

/** A frame as it lies on the table, and how. @param {Frame} frame @returns {{frame: Frame, mode: Mode}} */
function lying(frame) {
  const mode = modeOf(frame);
  if (['shared', 'otherTab', 'puzzle'].includes(mode.kind))
    return { frame: { ...frame, undo: 0, redo: 0 }, mode };
  return { frame: limited(frame), mode };
}

/** What a player may do with a frame. @param {Frame} frame @returns {Mode} */
function modeOf(frame) {
  if (now.shared) return { kind: 'shared' };
  if (isPuzzleLookedAt(frame)) return { kind: 'puzzle' };
  if (isInOtherTab() && !isPractice(frame)) return { kind: 'otherTab' };
  now.standIn = standInAt(frame);
  if (standsIn(frame) || actingPeople(frame).length) return { kind: 'play' };
  const friend = actingFriend(frame);
  if (friend !== null) return { kind: 'friend', seat: friend };
  const captain = actingCaptain(frame);
  return captain ? { kind: 'captain', seat: captain.seat } : { kind: 'play' };
}

/** What was done behind another's curtain can't be taken back. @param {Frame} frame @returns {Frame} */
function limited(frame) {
  if (!isDivided(frame)) return frame;
  return { ...frame, undo: Math.min(frame.undo, Math.max(0, frame.entries - now.lifted)) };
}

/** The seat that a person plays for its captain in a position; while others are asked in its turn he
 * waits. @param {Frame} frame
 */
function standInAt({ actors, secrets, moment }) {
  if (now.standIn === null || secrets) return null;
  return actors.includes(now.standIn) || moment?.seat === now.standIn ? now.standIn : null;
}

/** Is he to act in his captain's place? @param {Frame} frame */
function standsIn(frame) {
  const seat = standInAt(frame);
  return seat !== null && frame.actors.includes(seat);
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
  set({ ...lying({ ...frame }), selected: null });
  const { viewer } = chooseViewer(frame, frame.viewer, {
    standIn: standsIn(frame) ? now.standIn : null,
    shared: now.shared,
  });
  if (viewer === frame.viewer) return;
  await showPosition(frame, { another: false, since: get().log.length });
}

/** Draws the curtain for a player who wants to look at the own hand. @param {number} seat */
export function drawCurtain(seat) {
  set({ curtain: { seat }, past: null, selected: null });
}

/** Lifts the curtain: the player whom it names has the device now. @returns {Promise<boolean>} */
export async function liftCurtain() {
  const { curtain, busy } = get();
  if (!curtain || busy) return false;
  set({ busy: true });
  try {
    const unasked = now.whole ? unaskedSeats(now.whole) : [];
    const frame = await askFrame({ op: 'look', viewer: curtain.seat, since: 0, unasked });
    if (get().curtain !== curtain) return false; // another match has come
    now.lifted = frame.entries;
    put(frame, { another: false, curtain: null, shared: now.shared });
    return true;
  } finally {
    set({ busy: false });
  }
}
