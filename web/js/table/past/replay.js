// The replay of a game that came by link: it is shown at the table but never saved. The player steps
// through it, lets it play, copies a link to a move, or goes on from there in a game of his own.

import { addressOf, copyText, linkIn, readLink } from '../../app/links.js';
import { getSetting } from '../../app/settings.js';
import { get, set } from '../../app/store.js';
import { list, t } from '../../app/text.js';
import { EngineError } from '../../boot/engine.js';
import { branchMatch, showShared } from '../../match/game.js';
import { isShared, isTransient } from '../../match/mode.js';
import { freshId } from '../../saves/logbook.js';
import { setMatchId } from '../../saves/ownmatch.js';
import { motionLeft } from '../motion/motion.js';
import { follow } from '../session.js';
import { openPanel, ui } from '../ui.js';
import { entryWished, showPast } from './past.js';

/** How long a position is looked at, in milliseconds. */
const LOOK = { instant: 450, brisk: 800, calm: 1500, step: 1500 };

/** The link of the game that lies on the table, and whether it plays. */
export const show = { text: '', playing: false };

/** Follows a game of one's own that is begun from a position of the replay. @returns {() => void} ends it */
export function mountReplay() {
  let before = isShared();
  return follow(({ frame }) => {
    const own = before && frame && !isTransient();
    if (own && isReplay(location.hash)) history.replaceState(null, '', '#/table');
    before = isShared();
  });
}

/** Puts the game of the address on the table, unless it lies there. */
export async function openReplay() {
  const link = linkIn(location.hash);
  if (!link || get().busy || get().stage?.name !== 'ready') return;
  if (isShared() && show.text === link.text) return void goTo(link.at ?? 0);
  try {
    const { save } = await readLink(link.text);
    if (!(await showShared(save))) return;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    location.replace(`#/g/${link.text}`); // its screen says why
    return;
  }
  Object.assign(show, { text: link.text, playing: false });
  goTo(link.at ?? 0);
}

/** Tells whether an address shows a replay. @param {string} hash */
export function isReplay(hash) {
  return linkIn(hash)?.way === 'r';
}

/** Returns the number of the entry that is shown. */
export function entryNow() {
  const { past, frame } = get();
  return past?.past ?? frame?.entries ?? 0;
}

function last() {
  return get().frame?.entries ?? 0;
}

/** Shows the position after so many entries; what plays stops. @param {number} entry */
export function goTo(entry) {
  show.playing = false;
  return showPast(Math.min(last(), Math.max(0, entry)));
}

/** The entries after which a turn has begun, the deal and the last among them. @returns {number[]} */
function turns() {
  const { log } = get();
  const begun = log.filter((entry, at) => at > 0 && entry.turn !== log[at - 1].turn);
  return [...new Set([0, ...begun.map((entry) => entry.number), last()])];
}

/** A step or more back or forth; quick presses count on. @param {number} by */
export function goBy(by) {
  goTo((entryWished() ?? last()) + by);
}

/** Steps a whole turn back or forth. @param {1 | -1} by */
export function goTurn(by) {
  const at = entryWished() ?? last();
  const next =
    by > 0 ? turns().find((entry) => entry > at) : turns().findLast((entry) => entry < at);
  if (next !== undefined) goTo(next);
}

/** Lets the game play from here, from the start if it is at its end, or stops it. */
export async function playOrPause() {
  if (show.playing) {
    show.playing = false;
    return set({});
  }
  show.playing = true;
  const { frame } = get();
  if (entryNow() === last()) await showPast(0);
  set({});
  while (show.playing && entryNow() < last()) {
    await new Promise((done) => setTimeout(done, LOOK[getSetting('pace')] + motionLeft()));
    if (!show.playing || get().frame !== frame || get().screen !== 'table') break;
    await showPast(entryNow() + 1);
  }
  show.playing = false;
  set({});
}

/** The address of the position that is shown. */
export function addressHere() {
  return addressOf({ way: 'g', text: show.text, at: entryNow() });
}

/** Copies the address of the position that is shown, and tells the player. */
export async function copyHere() {
  const address = addressHere();
  const done = await copyText(address);
  if (!done) openPanel('share');
  set({
    notice: {
      text: done ? t('links-copied', { count: address.length }) : t('links-not-copied'),
      tone: 'plain',
    },
  });
}

/** Begins a game of one's own from the position that is shown. */
export async function playOn() {
  const { frame } = get();
  if (!frame) return;
  const entry = entryNow();
  const { names = [], flags = [], captains } = frame.table;
  const id = freshId();
  show.playing = false;
  const putBack = setMatchId(id);
  const title = t('links-played-on', { title: list(names), entry });
  if (await branchMatch(entry, { names, flags, captains, id, title })) location.hash = '#/table';
  else putBack();
}

/** Starts the analysis of the game that is replayed. */
export function analyse() {
  show.playing = false;
  openPanel('analysis');
}

/** Returns to the screen of the link. */
export function leave() {
  show.playing = false;
  ui.panel = null;
  location.hash = `#/g/${show.text}`;
}
