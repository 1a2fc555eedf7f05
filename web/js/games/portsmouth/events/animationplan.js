// What moves on the table in an action: pieces, whence and whither, read from its events.

import { t } from '../../../app/text.js';
import { officer, specialties, viewOf } from '../cards/cards.js';
import { docked } from '../ship/ship.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../contract.d.ts').Flight} Flight */

/** A cell, a player's chip, the pile or the bank. @typedef {string} Place */

const PILE = 'strip';
const BANK = 'bar';
const DRAWN = 'drawn';

/** Where the pawns are, and whence the officer came, while the events are read. */
class Reading {
  /** @param {Frame} before @param {Frame} after */
  constructor(before, after) {
    this.pawns = viewOf(before).ships.map((ship) => ship.pawn);
    this.cells = viewOf(before).cells;
    this.before = new Map(this.cells.map((cell) => [cell.card, cell.id]));
    this.after = new Map(viewOf(after).cells.map((cell) => [cell.id, cell.card]));
    this.recruited = '';
    this.drawn = viewOf(before).drawn;
    this.docked = docked(after);
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
    const card = this.after.get(cell) ?? null;
    if (card !== null && card === this.drawn) return DRAWN;
    return this.before.get(card) ?? PILE;
  }

  /** What lay in a cell before. @param {string} cell */
  wasAt(cell) {
    return this.cells.find(({ id }) => id === cell);
  }

  /** The way aboard: to a square of the ship in the dock, else to the player's chip.
   * @param {number} seat @param {unknown} trade @returns {{to: Place, toPart?: string}}
   */
  aboard(seat, trade) {
    if (seat !== this.docked) return { to: chip(seat) };
    const square = specialties().includes(String(trade)) ? `[data-square="${trade}"]` : '.counters';
    return { to: `dock ${seat}`, toPart: square };
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
      {
        piece: 'part',
        part: '.cell__art',
        look: facts.cell,
        when: 'old',
        from: facts.cell,
        ...reading.aboard(facts.seat, officer(reading.wasAt(facts.cell)?.card ?? '')?.detail),
      },
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
        ...reading.aboard(facts.seat, reading.wasAt(cell)?.landsman),
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
