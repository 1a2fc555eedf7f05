// The turn of the captain to act: how far it is, and what it waits for.

import { drawPart } from '../part.js';
import { perMatch } from '../session.js';

/** @typedef {'idle' | 'starting' | 'thinking' | 'playing' | 'waiting' | 'held' | 'failed'} State */

/** A decision of a captain as it is made and played: for whom, and at which entry of the journal.
 * @typedef {{who: string, entries: number, acting: boolean, stop: AbortController}} Run
 */

export const botTurn = perMatch(
  () => ({
    /** @type {State} */
    state: 'idle',
    seat: 0,
    done: 0,
    of: 0,
    trouble: '',
    /** @type {Run | null} */
    run: null,
    /** Goes on before its time, or at the pace of steps. @type {(() => void) | null} */
    proceed: null,
    /** Is all shown at once until a person must act? */
    skipping: false,
    /** The turn that is shown. @type {import('./captainpace.js').Showing | null} */
    showing: null,
    /** The turn that was shown before it. @type {import('./captainpace.js').Showing | null} */
    shownLast: null,
    /** When the next action is due. */
    due: 0,
    /** Has the captains' worker been started for this match? */
    warm: false,
  }),
  (left) => {
    left.run?.stop.abort();
    left.proceed?.();
  },
);

/** @param {Partial<ReturnType<typeof botTurn>>} changes */
export function update(changes) {
  const entries = /** @type {[keyof ReturnType<typeof botTurn>, unknown][]} */ (
    Object.entries(changes)
  );
  if (entries.every(([name, value]) => botTurn()[name] === value)) return;
  Object.assign(botTurn(), changes);
  drawPart('botbar');
}

/** The next action, at the pace of steps. */
export function goNext() {
  const next = botTurn().proceed;
  botTurn().proceed = null;
  next?.();
}
