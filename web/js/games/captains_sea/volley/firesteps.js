// Fire steps as the log tells them: what each side fired, its dice, the dice that parried, what was hit.

import { boardText, t } from '../../../app/text.js';
import { isHit } from '../events/loglines.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** Dice that parry, those of them thrown again, how many hits they cancelled, what tells why, and the entry of the throw.
 * @typedef {{dice: number[], again: number[], count: number, left: number, why: Happening['facts'], entry: number}} Parry
 */
/** Dice of the damage: two for the table, an odd one, and what is added; how many boxes of hull and rigging
 * the table sends the hits to, and how many of them a rake and chain shot add.
 * @typedef {{pair: number[], odd: number, by: number, total: number, hull: number, rigging: number, raked: number, chained: number}} Damage
 */
/** One attack, thrown in an entry; the last `again` of its dice are hits that a card had rolled again.
 * @typedef {{entry: number, seat: number, what: string, dice: number[], hits: number, again: number, chase: boolean, parry: Parry | null, damage: Damage | null, why: Happening['facts']}} Attack
 */
/** What a part of a ship lost: how much of it there was before, and after; how much in which entry.
 * @typedef {{what: Happening, from: number, to: number, hits: {entry: number, count: number}[]}} Loss
 */
/** What came of it for a ship: what she lost, and what else befell her. @typedef {{lost: Map<string, Loss>, befell: Happening[]}} Harm */
/** All that was fired at once, from the entry with which it begins to the last that belongs to it, and the last with
 * anything but dice of the damage, which the moment doesn't show; harm by seat.
 * @typedef {{entry: number, end: number, news: number, turn: number, impulse: number, attacks: Attack[], harm: Harm[]}} FireStep
 */

/** After these nothing more belongs to what was fired. */
const APART = new Set(['turn', 'impulse', 'moved', 'turned', 'backed', 'tries_grapple', 'night']);

/** What befalls a ship after hits, besides what she loses. */
const BEFALLS = new Set(['morale', 'caught_fire', 'double_die', 'captured', 'struck']);

/** The fire steps that were found last: the table asks for them in each drawing. */
const kept = {
  entries: /** @type {readonly Entry[] | null} */ (null),
  count: 0,
  steps: /** @type {FireStep[]} */ ([]),
};

/** All fire steps within entries, from the first of the game on. @param {readonly Entry[]} entries @returns {FireStep[]} */
export function fireSteps(entries) {
  const count = entries.length;
  if (kept.entries !== entries || kept.count !== count)
    Object.assign(kept, { entries, count, steps: found(entries) });
  return kept.steps;
}

/** @param {readonly Entry[]} entries @returns {FireStep[]} */
function found(entries) {
  /** @type {FireStep[]} */
  const steps = [];
  let [turn, impulse, open] = [0, 0, false];
  for (const { events, number } of entries) {
    for (const event of events) {
      const { kind, facts } = event;
      if (kind === 'turn') turn = Number(facts.turn);
      if (kind === 'impulse') impulse = Number(facts.impulse);
      if (APART.has(kind)) open = false;
      if (kind === 'broadside' || kind === 'chased') {
        if (!open)
          steps.push({
            entry: number,
            end: number,
            news: number,
            turn,
            impulse,
            attacks: [],
            harm: [unhurt(), unhurt()],
          });
        open = true;
        steps[steps.length - 1].attacks.push({ ...attackOf(event), entry: number });
      }
      if (open) follow(steps[steps.length - 1], event, number);
    }
  }
  return steps;
}

/** @returns {Harm} */
function unhurt() {
  return { lost: new Map(), befell: [] };
}

/** What belongs to the last attack, or to a ship that was hit. @param {FireStep} step @param {Happening} event @param {number} entry */
function follow(step, event, entry) {
  const { kind, facts } = event;
  const last = step.attacks[step.attacks.length - 1];
  if (kind === 'parried')
    last.parry = {
      dice: faces(facts.dice),
      again: faces(facts.again),
      count: Number(facts.count),
      left: Number(facts.left),
      why: facts,
      entry,
    };
  else if (kind === 'damage')
    last.damage = {
      pair: faces(facts.dice),
      odd: Number(facts.odd),
      by: Number(facts.by),
      total: Number(facts.total),
      hull: Number(facts.hull ?? 0),
      rigging: Number(facts.rigging ?? 0),
      raked: Number(facts.raked ?? 0),
      chained: Number(facts.chained ?? 0),
    };
  else if (isHit(event)) lose(step.harm[Number(facts.seat)].lost, event, entry);
  else if (BEFALLS.has(kind)) step.harm[Number(facts.seat)]?.befell.push(event);
  else if (kind !== 'broadside' && kind !== 'chased') return;
  step.end = entry;
  if (kind !== 'damage') step.news = entry;
}

/** Hits on the same part are told as one loss. @param {Map<string, Loss>} lost @param {Happening} event @param {number} entry */
function lose(lost, event, entry) {
  const { kind, facts } = event;
  const left = Number(facts.left);
  const count = kind === 'hull_hit' ? 1 : Number(facts.count);
  const part = `${kind} ${idOf(facts.section)}`;
  const { from, hits } = lost.get(part) ?? { from: left + count, hits: [] };
  lost.set(part, { what: event, from, to: left, hits: [...hits, { entry, count }] });
}

/** @param {Happening} event @returns {Omit<Attack, 'entry'>} */
function attackOf({ kind, facts }) {
  const words = (/** @type {unknown} */ fact) => boardText(/** @type {any} */ (fact));
  const what =
    kind === 'chased'
      ? words(facts.end)
      : [
          words(facts.side),
          ...[facts.ends, facts.aim, facts.shot].map(words),
          ...(idOf(facts.rake) === 'rake-none' ? [] : [words(facts.rake)]),
        ].join(', ');
  return {
    seat: Number(facts.seat),
    chase: kind === 'chased',
    what,
    dice: faces(facts.dice),
    hits: Number(facts.hits),
    again: Number(facts.again ?? 0),
    parry: null,
    damage: null,
    why: facts,
  };
}

/** The id of a text. @param {unknown} fact */
export function idOf(fact) {
  return /** @type {{id?: string}} */ (fact)?.id ?? '';
}

/** The faces in a list of dice; none in a dash. @param {unknown} dice @returns {number[]} */
function faces(dice) {
  return typeof dice === 'string' && /\d/.test(dice) ? dice.split(', ').map(Number) : [];
}

/** When it was fired; a game that began within a turn has it from its view. @param {FireStep} step @param {number} now the turn at hand */
export function whenWords({ turn, impulse }, now) {
  return t('volley-when', { turn: turn || now, impulse });
}

/** What came of a step for a ship, part by part, and whether that did no harm; empty if she is unhurt. Morale that
 * fell twice is told once. @param {Harm} harm @returns {{words: string, harmless: boolean}[]}
 */
export function harmLines({ lost, befell }) {
  const last = befell.findLastIndex(({ kind }) => kind === 'morale');
  const told = befell.filter(({ kind }, at) => kind !== 'morale' || at === last);
  return [
    ...[...lost.values()].map(({ what, from, to }) => {
      const { section } = /** @type {any} */ (what.text.args ?? {});
      const args = section ? { section, from, to } : { from, to };
      return { words: boardText({ id: `volley-${what.kind}`, args }), harmless: false };
    }),
    ...told.map(({ kind, facts, text }) => ({
      words: boardText({ id: `recap-did-${kind}`, args: { ...text.args, ...facts } }),
      harmless: kind === 'double_die' && !facts.hurt,
    })),
  ];
}

/** How many boxes of a ship's hull, rigging and crew were lost. @param {Harm} harm */
export function boxesLost({ lost }) {
  const count = (/** @type {string} */ kind) =>
    [...lost.values()]
      .filter(({ what }) => what.kind === kind)
      .reduce((sum, { from, to }) => sum + from - to, 0);
  return { hull: count('hull_hit'), rigging: count('rigging_hit'), crew: count('crew_hit') };
}
