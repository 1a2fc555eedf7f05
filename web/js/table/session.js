// What the modules of the table remember of a match: each keeps its part here, and all of it is
// forgotten when another match comes to the table, or when another player looks at one with secrets.

import { get, subscribe } from '../app/store.js';

/** The match that is remembered. */
const now = {
  key: '',
  parts: /** @type {Map<object, {state: any, leave?: (state: any) => void}>} */ (new Map()),
};

/** Which match lies on the table; empty for none. */
export function matchKey() {
  const { frame } = get();
  return frame
    ? `${frame.game} ${frame.table.id ?? ''} ${frame.seed} ${frame.secrets ? frame.viewer : ''}`
    : '';
}

/**
 * Keeps a state for the match on the table.
 * @template State
 * @param {() => State} make the state of a match that has just come
 * @param {(state: State) => void} [leave] called with the state of the match that goes
 * @returns {() => State} gives the state of the match on the table
 */
export function perMatch(make, leave) {
  return () => {
    const key = matchKey();
    if (key !== now.key) forget(key);
    const kept = now.parts.get(make);
    if (kept) return kept.state;
    const state = make();
    now.parts.set(make, { state, leave });
    return state;
  };
}

/** @param {string} key of the match that comes */
function forget(key) {
  const gone = [...now.parts.values()];
  now.key = key;
  now.parts.clear();
  for (const { state, leave } of gone) leave?.(state);
}

/**
 * Hears of every change from now on, the present included.
 * @param {(store: ReturnType<typeof get>) => void} listener
 * @returns {() => void} stops hearing
 */
export function follow(listener) {
  const stop = subscribe(listener);
  listener(get());
  return stop;
}
