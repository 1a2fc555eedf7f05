// What moves on the table in an action: pieces, whence and whither, read from its events.

import { t } from '../../app/text.js';
import { viewOf } from './cards.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../contract.d.ts').Flight} Flight */

/** A cell, a player's chip, the pile or the bank. @typedef {string} Place */

const PILE = 'strip';
const BANK = 'bar';

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
    return [{ piece: 'pin', seat, from, to: cell }];
  }

  /** Where the card now in a cell was before. @param {string} cell @returns {Place} */
  origin(cell) {
    return this.before.get(this.after.get(cell) ?? null) ?? PILE;
  }
}

/** @param {number} seat @returns {Place} */
function chip(seat) {
  return `chip ${seat}`;
}

/** @param {Place} from @param {Place} to @param {number} amount @returns {Flight[]} */
function coin(from, to, amount) {
  return [{ piece: 'coin', from, to, words: t('table-money', { amount }) }];
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
    return [
      { piece: 'card', look: facts.cell, when: 'old', from: facts.cell, to: chip(facts.seat) },
    ];
  },
  landsman_aboard(facts, reading) {
    const cell = reading.recruited || reading.pawn(facts.seat);
    return [
      {
        piece: 'part',
        part: '.cell__hand',
        look: cell,
        when: 'old',
        from: cell,
        to: chip(facts.seat),
      },
    ];
  },
  toll_paid: (facts) => coin(chip(facts.seat), chip(facts.owner_seat), 1),
  raised: (facts) => coin(BANK, chip(facts.seat), facts.amount),
  bought: (facts) => coin(chip(facts.seat), BANK, facts.count),
  bonus: (facts, reading) =>
    coin(reading.recruited || reading.pawn(facts.seat), chip(facts.seat), facts.amount),
  gained: (facts, reading) => coin(reading.pawn(facts.seat), chip(facts.seat), facts.amount),
  topped_up: (facts) => coin(PILE, chip(facts.seat), facts.amount),
  laid: (facts, reading) => fill(facts.cell, reading.origin(facts.cell)),
  slid: (facts, reading) => fill(facts.cell, reading.origin(facts.cell)),
  filled_unseen: (facts) => fill(facts.cell, PILE),
  turned_up: (facts) => [
    { piece: 'flip', look: facts.cell, when: 'old', from: facts.cell, to: facts.cell },
  ],
  traded: (facts) => [
    { piece: 'card', look: facts.cell, when: 'old', from: facts.cell, to: chip(facts.seat) },
    { piece: 'card', look: facts.cell, when: 'new', from: chip(facts.seat), to: facts.cell },
  ],
};

/** The pieces that move in each entry. @param {Frame} before @param {Frame} after
 * @param {readonly Entry[]} entries @returns {Flight[][]}
 */
export function animationPlan(before, after, entries) {
  const reading = new Reading(before, after);
  return entries.map((entry) => {
    reading.recruited = '';
    return entry.events.flatMap((event) => FLIGHTS[event.kind]?.(event.facts, reading) ?? []);
  });
}
