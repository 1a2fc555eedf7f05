// Refused options, asked of the engine when somebody wants to know: at the target that is pointed at,
// or all of them for a list. Kept until the position changes. A frame holds the reasons of closed places.

import { drawAfter } from '../app/store.js';
import { ask } from '../boot/engine.js';
import { isReadOnly } from '../match/mode.js';
import { follow, perMatch } from './session.js';
import { acting } from './turninfo.js';
import { change, ui } from './ui.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../protocol.d.ts').OptionsAnswer} OptionsAnswer */
/** @typedef {import('../protocol.d.ts').RefusalShape} Refusal */
/** @typedef {{target: string, label: import('../protocol.d.ts').TextShape, refusal: Refusal}} Refused */

/** How long the table waits to draw an answer together with what was pressed, in milliseconds. */
export const AWAITED = 120;

/** What stands for all targets. */
const ALL = '*';

const state = perMatch(() => ({
  key: '',
  /** The options at each target that was asked about. @type {Map<string, readonly Option[]>} */
  at: new Map(),
  /** All that is refused. @type {Refused[] | null} */
  refused: null,
  /** What is on its way. @type {Map<string, Promise<void>>} */
  asked: new Map(),
}));

/** What is known of a position. @param {Frame} frame */
function known(frame) {
  const here = state();
  const key = `${frame.n} ${frame.viewer}`;
  if (key !== here.key)
    Object.assign(here, { key, at: new Map(), refused: null, asked: new Map() });
  return here;
}

/** All options at a target, the one that is meant first; null if they have not been told.
 * @param {Frame} frame @param {string} target @returns {readonly Option[] | null}
 */
export function detailsAt(frame, target) {
  return known(frame).at.get(target) ?? null;
}

/** Notes what the engine has told of a target. @param {Frame} frame @param {string} target @param {Option[]} options */
export function noteOptions(frame, target, options) {
  known(frame).at.set(target, options);
}

/** All that is refused; empty while it is on its way. @param {Frame} frame @returns {readonly Refused[]} */
export function refusedIn(frame) {
  return isReadOnly() ? [] : (known(frame).refused ?? []);
}

/** How many options are refused. @param {Frame} frame */
export function refusedCount(frame) {
  if (isReadOnly()) return 0;
  return frame.omitted + frame.options.filter((option) => option.refusal).length;
}

/** Asks for the options at a target, or for all that is refused.
 * @param {Frame} frame @param {string | null} target @returns {Promise<void>}
 */
export function askOptions(frame, target) {
  const here = known(frame);
  const name = target ?? ALL;
  if (acting(frame) === null || isReadOnly()) return Promise.resolve();
  const asking = here.asked.get(name) ?? question(frame, target, here.key);
  here.asked.set(name, asking);
  return asking;
}

/** @param {Frame} frame @param {string | null} target @param {string} key of the position */
async function question(frame, target, key) {
  const { n, viewer } = frame;
  const asking = ask({ op: 'options', n, seat: acting(frame), viewer, target });
  drawAfter(asking, AWAITED);
  const answer = /** @type {OptionsAnswer | null} */ (
    /** @type {unknown} */ (await asking.catch(() => null))
  );
  if (!answer || state().key !== key) return; // the frame's reasons are still there
  if (target !== null) noteOptions(frame, target, answer.options);
  else
    state().refused = answer.refused.map(({ target: at, label, why }) => ({
      target: at,
      label,
      refusal: answer.refusals[why],
    }));
  change({});
}

/** Asks for what an open sheet is going to show. @returns {() => void} ends it */
export function mountDetails() {
  return follow(({ frame, past, selected }) => {
    if (!frame || past || isReadOnly()) return;
    if (ui.panel === 'can' && refusedCount(frame)) askOptions(frame, null);
    const place = selected ?? ui.place;
    if (ui.panel === 'info' && place && frame.omitted && !detailsAt(frame, place))
      askOptions(frame, place);
  });
}
