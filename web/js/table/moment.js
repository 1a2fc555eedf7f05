// A moment of the game that one looks at before it goes on, such as how a combat ended: captains wait for it.

import { page } from '../app/games.js';
import { get } from '../app/store.js';
import { modeNow } from '../match/mode.js';

/** Modes of the table in which a game may show one. */
const MODES = new Set(['play', 'captain', 'friend']);

/** What the game shows in place of the table; null if nothing. */
export function momentNow() {
  const { frame, past, screen } = get();
  if (!frame || past || frame.outcome || screen !== 'table' || !MODES.has(modeNow().kind))
    return null;
  return page()?.moment?.(frame) ?? null;
}
