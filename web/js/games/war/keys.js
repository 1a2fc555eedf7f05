// The letters that only this game has at the table: ports in reach, the roll, the convoy's cards, the race, the
// list of ports, zooming.

import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { isReadOnly } from '../../match/mode.js';
import { commit, commitAt, select } from '../../table/choice.js';
import { perMatch } from '../../table/session.js';
import { togglePanel } from '../../table/ui.js';
import { commitArmed } from './actions/armed.js';
import { listedPorts, placeOptions } from './chart/destinations.js';
import { goTo, onZoomKey } from './chart/gridkeys.js';
import { isCell, open, ownSeatOf, seatsAt, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Letters typed after "g", to jump to a cell. */
const state = perMatch(() => ({ typed: /** @type {string | null} */ (null) }));

/** @type {Record<string, (frame: Frame) => void>} */
export const KEYS = {
  g: () => void (state().typed = ''),
  p: (frame) => next(listedPorts(frame), 1, true),
  P: (frame) => next(listedPorts(frame), -1, true),
  f: (frame) => next(convoySpaces(frame)),
  c: (frame) => {
    const [cast] = open(frame, 'cast');
    if (cast && !isReadOnly()) commit(cast);
  },
  b: () => togglePanel('compare'),
  a: () => togglePanel('world'),
  $: () => togglePanel('sheet'),
  k: (frame) => togglePanel('convoy', { seat: ownSeatOf(frame) }),
  e: (frame) => void (isReadOnly() || commitArmed(frame) || commitAt(get().selected)),
};

/** Letters among them that only look. */
export const LOOKING = [
  'g',
  'f',
  'b',
  'a',
  '$',
  'k',
  '+',
  '=',
  '-',
  '0',
  ...'abcdefghijklm',
  ...'123456789',
];

/** After "g" a row and a column; else spaces in reach by n, zooming by plus and minus.
 * @param {KeyboardEvent} event @param {Frame} frame @returns {boolean}
 */
export function onKey(event, frame) {
  if (state().typed !== null) return typed(event);
  if (event.ctrlKey || event.metaKey) return false;
  if (onZoomKey(event.key)) {
    event.preventDefault();
    return true;
  }
  if ((event.key === 'n' || event.key === 'N') && !isReadOnly()) {
    const all = placeOptions(frame).map(({ target }) => target);
    if (!all.length) return false;
    next(all, event.key === 'n' ? 1 : -1, true);
    event.preventDefault();
    return true;
  }
  return false;
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const jump = state();
  const letters = ((jump.typed ?? '') + event.key).toLowerCase();
  jump.typed = null;
  if (event.key === 'Escape') return false;
  const done = event.key === 'Enter' ? letters.slice(0, -5) : letters;
  if (event.key !== 'Enter' && /^[a-m]([1-3])?$/.test(letters)) jump.typed = letters;
  else if (isCell(done)) goTo(done);
  event.preventDefault();
  return true;
}

/** The spaces in which convoys lie. @param {Frame} frame @returns {string[]} */
function convoySpaces(frame) {
  const spaces = viewOf(frame).convoys.flatMap(({ at }) => at ?? []);
  return [...new Set(spaces)].filter((space) => seatsAt(frame, space).length);
}

/** Goes to the next of some spaces, and points at it if wanted. @param {string[]} spaces @param {1 | -1} [way] @param {boolean} [points] */
function next(spaces, way = 1, points = false) {
  if (!spaces.length) return;
  const here = document.activeElement?.getAttribute('data-target');
  const at = spaces.indexOf(here ?? get().selected ?? '');
  const space = spaces[(at + way + spaces.length) % spaces.length];
  if (points && !isReadOnly()) select(space);
  goTo(space);
}

/** The lines for the sheet of keys. */
export function keyLines() {
  return [
    'jump',
    'main',
    'space',
    'ports',
    'convoys',
    'cast',
    'zoom',
    'race',
    'world',
    'convoy',
    'sheet',
  ].map((key) => ({
    keys: t(`table-key-of-${key}`),
    does: t(`table-key-does-${key}`),
  }));
}
