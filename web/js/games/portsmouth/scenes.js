// What moves on the table in an action: pieces, whence and whither, read from its events.

import { viewOf } from './cards.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */

/**
 * A place on the table: a cell's name, 'chip 2', 'pile', 'purse'.
 * @typedef {string} Place
 */

/**
 * One piece on its way. A card looks as in a cell before ('old') or after ('new') the change.
 * @typedef {object} Flight
 * @property {'pawn' | 'card' | 'hand' | 'coin' | 'flip'} piece
 * @property {Place} from
 * @property {Place} to
 * @property {number} [seat] whose pawn
 * @property {string} [look] the cell that a card or hand looks like
 * @property {'old' | 'new'} [when]
 * @property {number} [amount] of pounds
 */

/** Where the pawns are, and whence the officer came, while the events are read. */
class Reading {
  /** @param {Frame} before @param {Frame} after */
  constructor(before, after) {
    this.pawns = viewOf(before).ships.map((ship) => ship.pawn);
    this.before = new Map(viewOf(before).cells.map((cell) => [cell.card, cell.id]));
    this.after = new Map(viewOf(after).cells.map((cell) => [cell.id, cell.card]));
    this.recruited = '';
  }

  /** The seat's pawn, else its chip. @param {number} seat @returns {Place} */
  pawn(seat) {
    return this.pawns[seat] ?? chip(seat);
  }

  /** The pawn goes to a cell. @param {number} seat @param {string} cell @returns {Flight[]} */
  walk(seat, cell) {
    const from = this.pawn(seat);
    this.pawns[seat] = cell;
    return [{ piece: 'pawn', seat, from, to: cell }];
  }

  /** Where the card now in a cell was before. @param {string} cell @returns {Place} */
  origin(cell) {
    return this.before.get(this.after.get(cell) ?? null) ?? 'pile';
  }
}

/** @param {number} seat @returns {Place} */
function chip(seat) {
  return `chip ${seat}`;
}

/** @param {Place} from @param {Place} to @param {number} amount @returns {Flight[]} */
function coin(from, to, amount) {
  return [{ piece: 'coin', from, to, amount }];
}

/** @param {string} cell @param {Place} from @returns {Flight[]} */
function fill(cell, from) {
  return [{ piece: 'card', look: cell, when: 'new', from, to: cell }];
}

/** @type {Record<string, (facts: Record<string, any>, reading: Reading) => Flight[]>} */
const FLIGHTS = {
  entered: (facts, reading) => reading.walk(facts.seat, facts.cell),
  moved: (facts, reading) => reading.walk(facts.seat, facts.cell),
  landed: (facts, reading) => reading.walk(facts.seat, facts.cell),
  recruited(facts, reading) {
    reading.recruited = facts.cell;
    return [{ piece: 'card', look: facts.cell, when: 'old', from: facts.cell, to: chip(facts.seat) }];
  },
  landsman_aboard(facts, reading) {
    const cell = reading.recruited || reading.pawn(facts.seat);
    return [{ piece: 'hand', look: cell, when: 'old', from: cell, to: chip(facts.seat) }];
  },
  toll_paid: (facts) => coin(chip(facts.seat), chip(facts.owner_seat), 1),
  raised: (facts) => coin('purse', chip(facts.seat), facts.amount),
  bought: (facts) => coin(chip(facts.seat), 'purse', facts.count),
  bonus: (facts, reading) => coin(reading.recruited || reading.pawn(facts.seat), chip(facts.seat), facts.amount),
  gained: (facts, reading) => coin(reading.pawn(facts.seat), chip(facts.seat), facts.amount),
  topped_up: (facts) => coin('pile', chip(facts.seat), facts.amount),
  laid: (facts, reading) => fill(facts.cell, reading.origin(facts.cell)),
  slid: (facts, reading) => fill(facts.cell, reading.origin(facts.cell)),
  filled_unseen: (facts) => fill(facts.cell, 'pile'),
  turned_up: (facts) => [{ piece: 'flip', look: facts.cell, when: 'old', from: facts.cell, to: facts.cell }],
  traded: (facts) => [
    { piece: 'card', look: facts.cell, when: 'old', from: facts.cell, to: chip(facts.seat) },
    { piece: 'card', look: facts.cell, when: 'new', from: chip(facts.seat), to: facts.cell },
  ],
};

/** The pieces that move in each entry. @param {Frame} before @param {Frame} after
 * @param {readonly Entry[]} entries @returns {Flight[][]}
 */
export function scenes(before, after, entries) {
  const reading = new Reading(before, after);
  return entries.map((entry) => {
    reading.recruited = '';
    return entry.events.flatMap((event) => FLIGHTS[event.kind]?.(event.facts, reading) ?? []);
  });
}
