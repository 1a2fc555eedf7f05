// What moves on the table in an action: ships along their voyages, the cubes of a voyage that ends, in the
// order in which they lie on it, ships sunk and captured.

import { cubeLetter } from '../names.js';
import { KINDS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').TextShape} Text */
/** @typedef {import('../../contract.d.ts').Flight} Flight */

const SHIP = '.shipsign';

/** What is known while the events are read. */
class Reading {
  /** @param {Frame} before @param {Frame} after */
  constructor(before, after) {
    this.viewer = after.viewer;
    this.before = viewOf(before).ships;
    /** The ships at sea after all of it. */
    this.sailing = new Set(
      viewOf(after).ships.flatMap(({ id, voyage }) => (voyage ? [`ship-${id}`] : [])),
    );
  }

  /** Where a seat keeps its cubes in sight. @param {number} seat */
  store(seat) {
    return seat === this.viewer ? 'strip' : `chip ${seat}`;
  }

  /** Where a seat's docked ships lie in sight. @param {number} seat */
  quay(seat) {
    return `${seat === this.viewer ? 'dock' : 'chip'} ${seat}`;
  }

  /** Where a ship stood before all of it: how many spaces from the start. @param {string} ship */
  space(ship) {
    return this.before.find(({ id }) => `ship-${id}` === ship)?.space ?? 0;
  }
}

/** A ship goes to where she stands in her row, from where she was or from elsewhere.
 * @param {Text} ship @param {Reading} reading @param {string} [from] @returns {Flight[]}
 */
function slide({ id }, { sailing }, from = id) {
  if (!sailing.has(id)) return [];
  const when = from === id ? 'old' : 'new';
  return [{ piece: 'token', from, to: id, toPart: SHIP, look: id, when, part: SHIP }];
}

/** The cubes that a voyage has brought, one by one from the start on.
 * @param {{seat: number, ship: Text, cubes: Text}} facts @param {Reading} reading @returns {Flight[]}
 */
function unload({ seat, ship, cubes }, reading) {
  const left = countsOf(cubes);
  return Array.from({ length: reading.space(ship.id) + 1 }, (_, space) => space).flatMap((space) =>
    KINDS.flatMap((kind) => {
      const lying = cubesAt(ship.id, space, kind);
      const some = Math.min(left[kind] ?? 0, lying);
      left[kind] -= some;
      return Array.from({ length: some }, (_, at) => ({
        piece: /** @type {const} */ ('token'),
        from: ship.id,
        to: reading.store(seat),
        look: ship.id,
        when: /** @type {const} */ ('old'),
        part: cubeSelector(space, kind, at),
      }));
    }),
  );
}

/** @param {number} space @param {string} kind @param {number} at */
function cubeSelector(space, kind, at) {
  return `.space:nth-child(${space + 1}) .cube--${kind}:nth-child(${at + 1} of .cube--${kind})`;
}

/** How many cubes of a kind are drawn on a space of a ship's voyage. @param {string} ship @param {number} space @param {string} kind */
function cubesAt(ship, space, kind) {
  const row = document.querySelector(`.area-market [data-target="${ship}"]`);
  return row?.querySelectorAll(`.space:nth-child(${space + 1}) .cube--${kind}`).length ?? 0;
}

/** Cubes as the engine names them, by kind. @param {Text} cubes @returns {Record<string, number>} */
function countsOf(cubes) {
  const some = Object.values(cubes.args ?? {});
  return Object.fromEntries(
    some.flatMap((each) =>
      typeof each === 'object' ? [[each.id.replace('some-', ''), Number(each.args?.count)]] : [],
    ),
  );
}

/** Cubes from the bank, by their letters. @param {readonly string[]} letters @param {number} seat @param {Reading} reading @returns {Flight[]} */
function gain(letters, seat, reading) {
  const to = reading.store(seat);
  return letters.map((words) => ({ piece: 'coin', from: 'market', to, words }));
}

/** @type {Record<string, (facts: Record<string, any>, reading: Reading) => Flight[]>} */
const FLIGHTS = {
  sailed: ({ ship }, reading) => slide(ship, reading),
  pushed: ({ ship }, reading) => slide(ship, reading),
  full_sail: ({ ship }, reading) => slide(ship, reading),
  storm: ({ ship }, reading) => slide(ship, reading),
  set_out: ({ seat, ship }, reading) => slide(ship, reading, reading.quay(seat)),
  captured: ({ ship }, reading) => slide(ship, reading),
  ended: (facts, reading) => unload(/** @type {any} */ (facts), reading),
  took: ({ seat, kind }, reading) =>
    gain([cubeLetter(kind.id.replace('kind-', ''))], seat, reading),
  merchant: ({ seat, cubes }, reading) => gain(lettersOf(cubes), seat, reading),
  sunk: ({ ship }) => [
    { piece: 'sink', from: ship.id, to: ship.id, look: ship.id, when: 'old', part: SHIP },
  ],
};

/** @param {Text} cubes */
function lettersOf(cubes) {
  const counts = countsOf(cubes);
  return KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => cubeLetter(kind)));
}

/** The pieces that move in each entry: of several moves of a ship, the last one shows the whole way.
 * @param {Frame} before @param {Frame} after @param {readonly Entry[]} entries @returns {Flight[][]}
 */
export function flights(before, after, entries) {
  const reading = new Reading(before, after);
  const acts = entries.map((entry) =>
    entry.events.flatMap((event) => FLIGHTS[event.kind]?.(event.facts, reading) ?? []),
  );
  const last = new Map(acts.flat().map((flight) => [slideOf(flight), flight]));
  return acts.map((act) =>
    act.filter((flight) => !slideOf(flight) || last.get(slideOf(flight)) === flight),
  );
}

/** The ship that slides in a flight; empty for other flights. @param {Flight} flight */
function slideOf({ toPart, to }) {
  return toPart === SHIP ? to : '';
}
