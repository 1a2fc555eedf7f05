// What an event says that somebody did: words that follow his name, or stand alone on a line under it.
// What is bought is told with its printed price and points.

import { boardText, list, playerName, t } from '../../../app/text.js';
import { byKind, cubesWords, kindWord, upgradeName } from '../names.js';
import { buildingOf, components, fieldOf, KINDS, LETTERS, upgradeOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */

/** Events that somebody does, `recap-did-<kind>`. */
const DEEDS = new Set([
  ...[
    'took',
    'sailed',
    'stayed',
    'pushed',
    'ended',
    'piece',
    'delivered',
    'undelivered',
    'merchant',
  ],
  ...['repaired', 'repaired_free', 'produced', 'relief', 'drew', 'drew_own', 'nothing_to_draw'],
  ...['traded', 'rested', 'built', 'rebuilt', 'fitted', 'founded', 'laid', 'bartered', 'set_out'],
  ...['boarded', 'full_sail', 'storm', 'dropped', 'attacked', 'letter', 'flees', 'cannons'],
  ...['foundry', 'threw', 'placed', 'mended', 'admiralty', 'jolly_roger', 'bonus'],
]);

/** What is told besides the facts of an event. @type {Record<string, (facts: Happening['facts']) => Record<string, string | number>>} */
const MORE = {
  traded: (facts) => ({ swaps: swap(facts) }),
  produced: ({ kind }) => ({ cubes: cubesWords({ [kindOf(kind)]: 1 }) }),
  piece: () => ({ points: pointsFor('piece_of_eight') }),
  admiralty: () => ({ points: pointsFor('admiralty') }),
  jolly_roger: () => ({ points: pointsFor('jolly_roger') }),
  built: ({ building }) => bought(buildingOf(keyOf(building)), keyOf(building)),
  rebuilt: ({ building }) => bought(buildingOf(keyOf(building)), keyOf(building)),
  founded: ({ field }) => bought(fieldOf(keyOf(field))),
  laid: () => bought({ cost: components().ship?.cost ?? {}, points: pointsFor('ship') }),
  fitted: ({ upgrade, paid }) => ({
    price: paid ? cubesWords(Object(paid)) : upgradePrice(keyOf(upgrade)),
    paid: '', // no text that could be told
  }),
};

/** What somebody did, after his name; null where an event is no deed. @param {Happening} event @returns {string | null} */
export function deedWords({ kind, facts }) {
  const told = isEmpty({ kind, facts }) ? 'ended_empty' : kind;
  return DEEDS.has(kind)
    ? boardText({
        id: `recap-did-${told}`,
        args: { ...facts, own: isOwn(facts), ...MORE[kind]?.(facts) },
      })
    : null;
}

/** Did a voyage end without cubes? @param {Pick<Happening, 'kind' | 'facts'>} event */
export function isEmpty({ kind, facts }) {
  return kind === 'ended' && Object(facts.cubes).id === 'cubes-0';
}

/** Several deeds of one kind as one: ships' moves, cubes, swaps, repairs, cards laid away.
 * @param {readonly Happening[]} events of the same kind @returns {string}
 */
export function deedsWords(events) {
  const [{ kind }] = events;
  if (kind === 'sailed') return t('recap-did-sailed_all', { ways: list(events.map(wayWords)) });
  if (events.length === 1) return deedWords(events[0]) ?? boardText(events[0].text);
  if (kind === 'ended' && !events.some(isEmpty))
    return t('recap-did-ended_all', { cargoes: list(events.map(cargoWords)) });
  if (kind === 'took') return t('recap-did-took_all', { cubes: cubesWords(sum(events)) });
  if (kind === 'produced') return t('recap-did-produced', { cubes: cubesWords(sum(events)) });
  if (kind === 'repaired' || kind === 'repaired_free')
    return t('recap-did-repaired_all', { count: events.length });
  if (kind === 'traded')
    return t('recap-did-traded', { swaps: list(events.map(({ facts }) => swap(facts))) });
  return list(events.map((event) => deedWords(event) ?? boardText(event.text)));
}

/** How far a ship got, and by which cards. @param {Happening} event */
function wayWords({ facts }) {
  const { sails = 0, pushes = 0 } = /** @type {{sails?: number, pushes?: number}} */ (facts);
  const by = [
    ...(sails ? [t('recap-by-sails', { count: sails })] : []),
    ...(pushes ? [t('recap-by-churches', { count: pushes })] : []),
  ];
  const id = by.length ? 'recap-way-by' : 'recap-way';
  return boardText({ id, args: { ...facts, by: list(by) } });
}

/** @param {Happening} event */
function cargoWords({ facts }) {
  return boardText({ id: 'recap-cargo', args: facts });
}

/** Who did it: the seat of its facts. @param {Happening} event @param {number} seat whose action it was */
export function doerOf({ facts }, seat) {
  return typeof facts.seat === 'number' ? facts.seat : seat;
}

/** How often each kind of cube is told. @param {readonly Happening[]} events @returns {Record<string, number>} */
export function sum(events) {
  /** @type {Record<string, number>} */
  const cubes = {};
  for (const { facts } of events) cubes[kindOf(facts.kind)] = (cubes[kindOf(facts.kind)] ?? 0) + 1;
  return cubes;
}

/** The events of a turn; an upgrade knows the cubes that were paid for it one by one. @param {readonly Entry[]} entries @returns {Happening[]} */
export function eventsOf(entries) {
  /** @type {Record<string, number>} */
  let paid = {};
  return entries.flatMap(({ do: action, events }) => {
    const [verb, letter] = (action ?? '').split(' ');
    if (verb === 'pay') paid = { ...paid, [letter]: (paid[letter] ?? 0) + 1 };
    return events.map((event) => {
      if (event.kind !== 'fitted' || !Object.keys(paid).length) return event;
      const facts = /** @type {Happening['facts']} */ ({ ...event.facts, paid: byKind(paid) });
      paid = {};
      return { ...event, facts };
    });
  });
}

/** An action that no event tells, or only once it is paid for; null for others. @param {string} action */
export function unsaid(action) {
  const [verb, what, ship] = action.split(' ');
  if (verb === 'pay') return t('recap-did-pay', { kind: kindWord(KINDS[LETTERS.indexOf(what)]) });
  if (verb !== 'fit') return ['done', 'decline', 'pass'].includes(verb) ? '' : null;
  const upgrade = upgradeName(what.split('.')[1]);
  return t('recap-did-fitted_soon', { ship: t(`ship-${ship}`), upgrade });
}

/** Is the ship that is moved his who moves it? 1 if so. @param {Happening['facts']} facts */
export function isOwn({ seat, other }) {
  return Number(typeof other === 'object' && boardText(other) === playerName(seat));
}

/** @param {Happening['facts']} facts */
function swap({ paid, kind }) {
  return boardText({ id: 'recap-swap', args: { paid, kind } });
}

/** What the printed thing cost and brings. @param {{cost: Record<string, number>, points: number} | undefined} printed @param {string} [building] */
function bought(printed, building) {
  const price = cubesWords(byKind(printed?.cost ?? {}));
  const told = { price, points: printed?.points ?? 0 };
  return building ? { ...told, building: t(`recap-a-${building}`) } : told;
}

/** @param {string} id */
function upgradePrice(id) {
  const printed = upgradeOf(id);
  return printed?.any
    ? t('cubes-any', { count: printed.any })
    : cubesWords(byKind(printed?.cost ?? {}));
}

/** @param {string} what */
function pointsFor(what) {
  return Number(components().points?.[what] ?? 0);
}

/** @param {{id: string}} kind */
function kindOf({ id }) {
  return id.replace('kind-', '');
}

/** What a name of the engine names: `mine` of `building-mine`. @param {{id: string}} name */
function keyOf({ id }) {
  return id.slice(id.indexOf('-') + 1);
}
